"""The score sheet: bid, tricks, points and total of everybody in every round (rules, 6.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from foretell.terminal import faces
from foretell.terminal.story import Row
from foretell.terminal.words import Words

LEFT: Final = 14
WIDEST: Final = 18
NARROWEST: Final = 7
ROOMY: Final = 14


class Sheet:
    """Draws score sheets for one table."""

    def __init__(self, words: Words, names: Sequence[str], width: int) -> None:
        self.words = words
        self.names = names
        self.column = max(NARROWEST, min(WIDEST, (width - LEFT) // max(1, len(names))))

    def lines(self, rows: Sequence[Row]) -> list[Text]:
        """A heading and a line for each scored round."""
        return [self._heading(), *(self._row(row) for row in rows)]

    def _heading(self) -> Text:
        cells = [faces.padded(Text("  " + self.words.say("sheet-round")), LEFT)]
        cells += [
            faces.padded(Text(name + " "), self.column, right=True) for name in self.names
        ]
        line = faces.beside(cells, "")
        line.stylize("bold")
        return line

    def _row(self, row: Row) -> Text:
        left = f"{'*' if row.is_play_off else ''}{row.number}".rjust(4)
        line = Text(f"{left}{str(row.size).rjust(4)} ")
        line += self._suit(row.trump)
        line = faces.padded(line, LEFT)
        for seat in range(len(self.names)):
            line += self._cell(row, seat)
        return line

    def _suit(self, trump: str) -> Text:
        return Text(" - ") if trump == "none" else faces.suit(self.words, trump)

    def _cell(self, row: Row, seat: int) -> Text:
        """Bid and tricks, points where there is room, and the total."""
        if not row.sitting >> seat & 1:
            return faces.padded(Text(self.words.fit("· "), style=faces.QUIET), self.column, right=True)
        bid = row.bids[seat]
        number = self.words.number
        met = bid is not None and bid == row.won[seat]
        cell = Text()
        if self.column >= ROOMY:
            said = f"{'-' if bid is None else bid}/{row.won[seat]}"
            cell.append(said.rjust(5), style=faces.QUIET)
        if self.column >= NARROWEST + 3:
            points = ("+" if row.points[seat] > 0 else "") + number(row.points[seat])
            cell.append(points.rjust(5), style="green" if met else "red" if bid is not None else "")
        cell.append(number(row.scores[seat]).rjust(5), style="bold")
        mark = ("●" if self.words.unicode else "D") if row.dealer == seat else " "
        cell.append(mark, style="cyan")
        return faces.padded(cell, self.column, right=True)
