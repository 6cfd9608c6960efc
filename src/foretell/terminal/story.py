"""What has happened at a table so far: the log, finished tricks, the score sheet (rules, 6.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from foretell.play.seen import Seen
from foretell.terminal import faces, sight
from foretell.terminal.events import EventKind, TerminalEvent, happened
from foretell.terminal.words import Words


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
    sitting: frozenset[int]
    revoke: int | None


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
            number=before.round_number,
            size=before.cards_each,
            dealer=before.dealer,
            trump=self.trump,
            bids=tuple(bid if isinstance(bid, int) else None for bid in seen.bids[:players]),
            won=tuple(seen.won[:players]),
            points=tuple(seen.points[:players]),
            scores=tuple(seen.scores[:players]),
            is_play_off=before.is_play_off,
            sitting=before.sitting,
            revoke=seen.revoke_seat,
        )


LEFT: Final = 14
SHORT_LEFT: Final = 8
WIDEST: Final = 18
NARROWEST: Final = 5
WITH_POINTS: Final = 11
WITH_BIDS: Final = 16


class Sheet:
    """Draws score sheets for one table; what does not fit in is left out, totals never."""

    def __init__(self, words: Words, names: Sequence[str], width: int) -> None:
        self.words = words
        self.names = names
        players = max(1, len(names))
        self.left = LEFT if (width - LEFT) // players > NARROWEST + 2 else SHORT_LEFT
        self.column = max(NARROWEST, min(WIDEST, (width - self.left) // players))

    def lines(self, rows: Sequence[ScoredRow]) -> list[Text]:
        """A heading and a line for each scored round."""
        return [self._heading(), *(self._row(row) for row in rows)]

    def _heading(self) -> Text:
        said = self.words.say("sheet-round") if self.left == LEFT else ""
        mark = self.words.fit("…")
        short = [faces.shortened(name, self.column - 2, mark) for name in self.names]
        names = [Text(name + " ") for name in short]
        cells = [faces.padded(name, self.column, right=True) for name in names]
        line = faces.beside([faces.padded(Text("  " + said), self.left), *cells], "")
        line.stylize("bold")
        return line

    def _row(self, row: ScoredRow) -> Text:
        number = f"{'*' if row.is_play_off else ''}{row.number}".rjust(4)
        size = str(row.size).rjust(4) if self.left == LEFT else ""
        line = Text(f"{number}{size} ") + self._suit(row.trump)
        line = faces.padded(line, self.left)
        for seat in range(len(self.names)):
            line += faces.padded(self._cell(row, seat), self.column, right=True)
        return line

    def _suit(self, trump: str) -> Text:
        return Text(" - ") if trump == "none" else faces.suit(self.words, trump)

    def _cell(self, row: ScoredRow, seat: int) -> Text:
        """Tricks of the bid, points where there is room, and the total."""
        if seat not in row.sitting:
            return Text(self.words.fit("· "), style=faces.QUIET)
        bid, number, cell = row.bids[seat], self.words.number, Text()
        if self.column >= WITH_BIDS:
            said = f"{row.won[seat]}/{'-' if bid is None else bid}"
            cell.append(said.rjust(5), style=faces.QUIET)
        if self.column >= WITH_POINTS:
            points = ("+" if row.points[seat] > 0 else "") + number(row.points[seat])
            cell.append(points.rjust(5), style=self._style(bid, row.won[seat]))
        cell.append(number(row.scores[seat]).rjust(min(5, self.column - 1)), style="bold")
        return cell.append(self.words.fit("●") if row.dealer == seat else " ", style="cyan")

    def _style(self, bid: int | None, won: int) -> str:
        """Green for a bid that was met, red for one that was not."""
        return "" if bid is None else "green" if bid == won else "red"
