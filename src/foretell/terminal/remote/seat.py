"""The terminal's table on a server: views come as they happen, actions wait to be stored.

What happened before one came is told from the sheet and the tricks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from foretell.base.errors import ForetellError, IllegalAction
from foretell.client import CommandRejected
from foretell.engine.structs import NO_SEAT, Phase
from foretell.play.seen import Seen
from foretell.rules.plan import seats_of
from foretell.server.protocol import commands as w
from foretell.terminal import sight
from foretell.terminal.advice import ChoiceWorth
from foretell.terminal.events import EventKind, TerminalEvent
from foretell.terminal.remote.remote import GameMoment, Remote
from foretell.terminal.remote.talk import refusal
from foretell.terminal.story import ScoredRow, Story
from foretell.terminal.words import Words, dummies

BEFORE = (Phase.DEAL, Phase.LOT)


def rows_of(sheet: list[dict[str, Any]]) -> list[ScoredRow]:
    """The rounds on a table's score sheet."""
    return [
        ScoredRow(
            number=row["number"],
            size=row["cards"],
            dealer=row["dealer"],
            trump=row["trump"],
            bids=tuple(row["bids"]),
            won=tuple(row["won"]),
            points=tuple(row["points"]),
            scores=tuple(row["scores"]),
            is_play_off=row["is_play_off"],
            sitting=frozenset(row["sitting"]),
            revoke=row["revoke"],
        )
        for row in sheet
    ]


def story_of(moment: GameMoment) -> Story:
    """What can be told of a game from how it stands now."""
    story = Story(moment.seen)
    story.rows = rows_of(moment.sheet)
    story.trump = moment.seen.trump or "none"
    if moment.seen.phase not in BEFORE or moment.tricks:
        story.tricks = [_laid(moment.seen, trick) for trick in moment.tricks]
        story.events = [*_beginning(moment.seen), *_tricks(story, moment)]
    return story


def _laid(seen: Seen, trick: dict[str, Any]) -> list[tuple[int, str]]:
    """Seat and card of a finished trick, the leader's first."""
    return list(zip(seen.order_from(trick["leader"]), trick["cards"], strict=False))


def _beginning(seen: Seen) -> Iterator[TerminalEvent]:
    """The deal and the bids, as far as they are known."""
    kind = EventKind.PLAY_OFF if seen.is_play_off else EventKind.ROUND
    yield TerminalEvent(kind, seen.dealer, seen.cards_each)
    for seat in sight.bidders(seen):
        bid = seen.bids[seat]
        if bid == "?":
            yield TerminalEvent(EventKind.HIDDEN_BID, seat)
        elif isinstance(bid, int):
            yield TerminalEvent(EventKind.BID, seat, bid)


def _tricks(story: Story, moment: GameMoment) -> Iterator[TerminalEvent]:
    """The finished tricks, and the one on the table."""
    for number, (laid, trick) in enumerate(zip(story.tricks, moment.tricks, strict=True), start=1):
        yield from _played(laid)
        is_taken = trick["winner"] is not None
        winner = trick["winner"] if is_taken else NO_SEAT
        yield TerminalEvent(EventKind.TRICK if is_taken else EventKind.NO_TRICK, winner, number)
    yield from _played(sight.trick(moment.seen))


def _played(laid: list[tuple[int, str]]) -> Iterator[TerminalEvent]:
    for seat, card in laid:
        yield TerminalEvent(EventKind.PLAYED, seat, cards=(card,))


LATE = frozenset({"stale", "already-chosen", "not-your-turn", "over"})
"""Refusals of what somebody else has done in the meantime: the clock, or another device."""


class RemoteSeat:
    """A ``SeatAtTable`` on a server: a seat of one's own, or a place to watch."""

    def __init__(self, remote: Remote, words: Words) -> None:
        """The game has begun."""
        self.remote = remote
        self.words = words
        self.meanwhile: Callable[[], object] = lambda: None
        """Done while an answer is waited for."""
        self.now: GameMoment = remote.moments.get()

    @property
    def seat(self) -> int:
        """The own seat; -1 for somebody who watches."""
        return self.remote.seat

    @property
    def title(self) -> str:
        """What the table is called."""
        return str(self.remote.facts["name"])

    @property
    def names(self) -> tuple[str, ...]:
        """The players, then the dummies."""
        rules = self.remote.table.rules
        return (*self.remote.names, *dummies(self.words, seats_of(rules) - rules.players))

    def next(self) -> GameMoment | None:
        """What has come after the last moment, if something has."""
        if self.remote.moments.empty():
            return None
        self.now = self.remote.moments.get()
        return self.now

    def past(self) -> list[Seen]:
        """The view as it stands: what was before stands on the server's score sheet."""
        return [self.now.seen]

    def step(self) -> Seen | None:
        """Nothing is let happen here: things happen on the server."""
        return None

    def deal(self) -> Seen:
        """The server deals in its own time."""
        return self.now.seen

    def act(self, action: str) -> Seen:
        """Do what is due.

        Raises:
            IllegalAction: the rules do not allow it.
        """
        return self.command(w.Act(action))

    def command(self, command: w.AnyCommand) -> Seen:
        """Send a command; what comes of it comes as the next moment.

        Raises:
            IllegalAction: it is not granted.
        """
        try:
            self.remote.command(command, self.meanwhile)
        except CommandRejected as refused:
            if refused.code not in LATE:
                raise IllegalAction(refused.code, refusal(self.words, refused)) from None
        return self.now.seen

    def claim(self) -> list[Seen]:
        """Take all tricks left; what comes of it comes as the next moments."""
        return [self.command(w.Claim())]

    def advise(self) -> list[ChoiceWorth]:
        """What each choice is worth, as the server finds it.

        Raises:
            ForetellError: others play too, nothing is asked, or the game has gone on.
        """
        try:
            self.remote.command(w.Advise(), self.meanwhile)
        except CommandRejected as refused:
            raise IllegalAction(refused.code, refusal(self.words, refused)) from None
        found = self.remote.advised(self.meanwhile)
        return [ChoiceWorth(one["text"], one["points"], one["tricks"]) for one in found]

    def may_take_back(self) -> bool:
        """Never asked for: ``u`` asks the server."""
        return False

    def take_back(self) -> Seen:
        """Take back the card just played (rules 14)."""
        return self.command(w.TakeBack())

    def call(self, seat: int, trick: int) -> Seen:
        """Call a revoke (rules 14).

        Raises:
            ForetellError: the trick cannot be.
        """
        if not 1 <= trick <= self.now.seen.cards_each:
            raise ForetellError("no-such-trick", f"trick {trick}")
        return self.command(w.CallRevoke(seat, trick))

    def keep(self, path: Path | None = None) -> Path:  # noqa: ARG002  # the server keeps it
        """Where the game is kept: on the server, under this link."""
        return Path(f"/t/{self.remote.table.id}")
