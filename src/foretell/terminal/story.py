"""What has happened at a table so far: the log, the score sheet, the finished tricks."""

from __future__ import annotations

from dataclasses import dataclass, field

from foretell.engine.structs import PLAY_OFF_ROW
from foretell.play.seen import Seen
from foretell.terminal import sight
from foretell.terminal.events import EventKind, TerminalEvent, happened


@dataclass(frozen=True, slots=True)
class ScoredRow:
    """A scored round on the sheet; by player."""

    number: int
    size: int
    dealer: int
    trump: str
    bids: tuple[int | None, ...]
    won: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    is_play_off: bool
    sitting: int
    revoke: int


@dataclass
class Story:
    """Views folded into what a table remembers; one view after the other goes in."""

    seen: Seen
    events: list[TerminalEvent] = field(default_factory=list)
    rows: list[ScoredRow] = field(default_factory=list)
    tricks: list[list[tuple[int, str]]] = field(default_factory=list)
    trump: str = "none"
    fresh: list[TerminalEvent] = field(default_factory=list)
    """What the last view brought."""

    def add(self, seen: Seen) -> list[TerminalEvent]:
        """Take the next view in; what it says has happened."""
        before, self.seen = self.seen, seen
        self.fresh = happened(before, seen)
        for event in self.fresh:
            self._note(event, before, seen)
        self.events += self.fresh
        return self.fresh

    def events_of_round(self) -> list[TerminalEvent]:
        """What has happened since the last deal."""
        for place in range(len(self.events) - 1, -1, -1):
            if self.events[place].kind in (EventKind.ROUND, EventKind.PLAY_OFF):
                return self.events[place:]
        return self.events

    def _note(self, event: TerminalEvent, before: Seen, seen: Seen) -> None:
        if event.kind in (EventKind.ROUND, EventKind.PLAY_OFF):
            self.tricks = []
            self.trump = seen.trump or "none"
        elif event.kind is EventKind.TRUMP:
            self.trump = event.text
        elif event.kind in (EventKind.TRICK, EventKind.NO_TRICK):
            self.tricks.append(sight.last_trick(seen))
        elif event.kind is EventKind.SCORED:
            self.rows.append(self._row(before, seen))

    def _row(self, before: Seen, seen: Seen) -> ScoredRow:
        players = seen.rules.players
        return ScoredRow(
            number=before.round_no + 1,
            size=before.cards_each,
            dealer=before.dealer,
            trump=self.trump,
            bids=tuple(bid if isinstance(bid, int) else None for bid in seen.bids),
            won=tuple(seen.won[:players]),
            points=tuple(seen.points[:players]),
            scores=tuple(seen.scores[:players]),
            is_play_off=before.row == PLAY_OFF_ROW,
            sitting=before.sitting,
            revoke=seen.revoke_seat,
        )
