"""The score sheet: bid, tricks, points and total of everybody in every round (rules, 6.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from foretell.terminal import faces
from foretell.terminal.story import ScoredRow
from foretell.terminal.words import Words

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
        if not row.sitting >> seat & 1:
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
