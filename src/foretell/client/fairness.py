"""The player's part of fair deals: draw a seed, commit, reveal in time, keep what was seen.

All of it happens by itself. What is kept here never leaves the device but as the scheme says;
after the game it is what the published deals are checked against (docs/fair-deals.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from foretell.fair import Kept, Secret, opens, player_commit
from foretell.server import wishes as w

Facts = dict[str, Any]


class Keeper:
    """What one device does for one seat at one table.

    >>> keeper = Keeper(lambda: Secret.of("00" * 32))
    >>> fair = {"game": "g", "commit": "", "commits": ["", ""], "seeds": [None, None]}
    >>> keeper.due({"status": "open", "fair": fair}, 1)
    Commit(commit='f7af3fbe800c3fa84e6e8e00963050e6a8bf494e4df8aca638edcb12f52fa7ef')
    """

    def __init__(self, draw: Callable[[], Secret] = Secret) -> None:
        """``draw`` makes a seed, by chance unless a player typed one."""
        self._draw = draw
        self._place: tuple[str, int] | None = None
        self._seed: Secret | None = None
        self._is_revealed = False
        self.commit: str | None = None
        self.first_dealer: int | None = None
        self.hands: dict[int, list[str]] = {}
        self.turn_ups: dict[int, str | None] = {}

    def due(self, facts: Facts, seat: int | None) -> w.Commit | w.Reveal | None:
        """What the device has to say now, once; ``None`` for nothing."""
        if seat is None:
            return None
        if facts["status"] == "open":
            return self._committed(facts["fair"]["game"], seat)
        if facts["status"] == "starting":
            return self._revealed(facts["fair"], seat)
        return None

    def _committed(self, game: str, seat: int) -> w.Commit | None:
        """Draw a seed for a seat and game, if that has not been done."""
        if self._place == (game, seat):
            return None
        self._place, self._seed = (game, seat), self._draw()
        self._is_revealed, self.commit, self.first_dealer = False, None, None
        self.hands, self.turn_ups = {}, {}
        return w.Commit(player_commit(game, seat, self._seed))

    def _revealed(self, fair: Facts, seat: int) -> w.Reveal | None:
        """Reveal it once, if the own commitment is among those that the server has shown."""
        is_mine = self._place == (fair["game"], seat) and fair["seeds"][seat] is None
        if not is_mine or self._seed is None or self._is_revealed:
            return None
        if not opens(fair["commits"][seat], fair["game"], seat, self._seed):
            return None
        self._is_revealed, self.commit = True, fair["commit"]
        return w.Reveal(self._seed.reveal())

    def saw(self, game: Facts, seat: int | None) -> None:
        """Keep what the published deal has to agree with: the first dealer, cards, turn-ups."""
        if not self._is_revealed or self._place is None or self._place[1] != seat:
            return
        number = game["round_no"] + 1
        if number in self.turn_ups or game["phase"] in ("deal", "over"):
            return
        if number == 1:
            self.first_dealer = game["dealer"]
        self.turn_ups[number] = game["turn_up"]
        is_as_dealt = all(game[name] is None for name in ("passed", "received", "given"))
        if is_as_dealt and len(game["hand"]) == game["cards_each"]:
            self.hands[number] = game["hand"]

    def kept(self, game: str) -> Kept | None:
        """What was kept of a game; ``None`` on a device that did not play it."""
        if self._place is None or self._place[0] != game or not self._is_revealed:
            return None
        seed = self._seed.reveal() if self._seed else None
        return Kept(self.commit, seed, self._place[1], self.first_dealer, self.hands, self.turn_ups)
