"""The player's part of fair deals: draw a seed, commit, reveal in time, keep what was seen.

All of it happens by itself. What is kept here never leaves the device but as the scheme says;
after the game it is what the published deals are checked against (docs/fair-deals.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from foretell.base.errors import ForetellError
from foretell.fair import Kept, Secret, opens, player_commit
from foretell.server.protocol import commands as w

Facts = dict[str, Any]


class Written(msgspec.Struct, frozen=True):
    """What a keeper keeps, as a file has it."""

    game: str
    seat: int
    seed: str
    is_revealed: bool
    commit: str | None
    dealer: int | None
    hands: dict[int, list[str]]
    turn_ups: dict[int, str | None]
    pinned: str | None = None


def named(fair: Facts, seat: int) -> tuple[str, int]:
    """The game and the place that a seat's commitment names: its event's, or the table's own.

    >>> named({"game": "t", "event": {"game": "e.1", "seats": [4, -1]}}, 0)
    ('e.1', 4)
    """
    event = fair.get("event")
    if event is None:
        return fair["game"], seat
    return event["game"], event["seats"][seat] if event["seats"] else -1


def game_address(fair: Facts) -> str:
    """What a game is called under ``/games/``, by what is public of its seeds.

    >>> game_address({"game": "x7.2"}), game_address({"game": "hidden.2", "address": "x7.2"})
    ('x7.2', 'x7.2')
    """
    return str(fair.get("address", fair["game"]))


class SeedKeeper:
    """What one device does for one seat at one table.

    >>> keeper = SeedKeeper(lambda: Secret.of("00" * 32))
    >>> fair = {"game": "g", "commit": "", "commits": ["", ""], "seeds": [None, None]}
    >>> keeper.due({"status": "open", "fair": fair}, 1)
    Commit(commit='f7af3fbe800c3fa84e6e8e00963050e6a8bf494e4df8aca638edcb12f52fa7ef')
    """

    def __init__(self, draw: Callable[[], Secret] = Secret) -> None:
        """``draw`` makes a seed, by chance unless a player typed one."""
        self._draw = draw
        self.on_change: Callable[[], object] = lambda: None
        """Is called when there is something new to keep, before anybody else hears of it."""
        self._place: tuple[str, int] | None = None
        self._seed: Secret | None = None
        self._is_revealed = False
        self.commit: str | None = None
        self.pinned: str | None = None
        self.first_dealer: int | None = None
        self.hands: dict[int, list[str]] = {}
        self.turn_ups: dict[int, str | None] = {}

    def due(self, facts: Facts, seat: int | None) -> w.Commit | w.Reveal | None:
        """What the server has not heard of the device, by what it shows; ``None`` for nothing.

        It is due until it is shown, so it is asked for once what was said before is answered.
        """
        if seat is None or named(facts["fair"], seat)[1] < 0:
            return None
        if facts["status"] == "open":
            return self._committed(facts["fair"], seat)
        if facts["status"] == "starting":
            return self._revealed(facts["fair"], seat)
        return None

    def _committed(self, fair: Facts, seat: int) -> w.Commit | None:
        """Draw a seed for a seat and game; commit again to what got lost, or void by standing up.

        What another device has said in between counts: the last one plays.
        """
        game = fair["game"]
        if self._place != (game, seat) or self._seed is None:
            self._place, self._seed = (game, seat), self._draw()
            self._is_revealed, self.commit, self.first_dealer = False, None, None
            self.pinned = None
            self.hands, self.turn_ups = {}, {}
            self.on_change()
        elif fair["commits"][seat]:
            return None
        return w.Commit(player_commit(*named(fair, seat), self._seed))

    def _revealed(self, fair: Facts, seat: int) -> w.Reveal | None:
        """Reveal it, if the own commitment is among those that the server has shown.

        Again only under the same commitment of the server, which is kept.
        """
        is_mine = self._place == (fair["game"], seat) and fair["seeds"][seat] is None
        if not is_mine or self._seed is None:
            return None
        if self._is_revealed and self.commit != fair["commit"]:
            return None
        if not opens(fair["commits"][seat], *named(fair, seat), self._seed):
            return None
        if not self._is_revealed:
            self._is_revealed, self.commit = True, fair["commit"]
            self.pinned = fair["event"]["pinned"] if "event" in fair else None
            self.on_change()
        return w.Reveal(self._seed.reveal())

    def saw(self, game: Facts, seat: int | None) -> None:
        """Keep what the published deal has to agree with: the first dealer, cards, turn-ups."""
        if not self._is_revealed or self._place is None or self._place[1] != seat:
            return
        number = game["round_number"]
        if number in self.turn_ups or game["phase"] in ("deal", "over"):
            return
        if number == 1:
            self.first_dealer = game["dealer"]
        self.turn_ups[number] = game["turn_up"]
        is_as_dealt = all(game[name] is None for name in ("passed", "received", "given"))
        if is_as_dealt and len(game["hand"]) == game["cards_each"]:
            self.hands[number] = game["hand"]
        self.on_change()

    def written(self) -> str:
        """All that is kept, with the seed, for a file that only this person reads."""
        if self._place is None or self._seed is None:
            return ""
        game, seat = self._place
        kept = Written(
            game, seat, self._seed.reveal(), self._is_revealed, self.commit, self.first_dealer,
            self.hands, self.turn_ups, self.pinned,
        )  # fmt: skip
        return msgspec.json.encode(kept).decode()

    def restore(self, text: str | bytes) -> None:
        """Go on with what was written; what is no such text is let be."""
        try:
            kept = msgspec.json.decode(text, type=Written)
            seed = Secret.of(kept.seed)
        except (msgspec.MsgspecError, ForetellError, UnicodeDecodeError):
            return
        self._place, self._seed = (kept.game, kept.seat), seed
        self._is_revealed, self.commit = kept.is_revealed, kept.commit
        self.first_dealer, self.hands, self.turn_ups = kept.dealer, kept.hands, kept.turn_ups
        self.pinned = kept.pinned

    def kept(self, game: str) -> Kept | None:
        """What was kept of a game; ``None`` on a device that did not play it."""
        if self._place is None or self._place[0] != game or not self._is_revealed:
            return None
        seed = self._seed.reveal() if self._seed else None
        seen = self.first_dealer, self.hands, self.turn_ups, self.pinned
        return Kept(self.commit, seed, self._place[1], *seen)
