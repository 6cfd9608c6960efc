"""Draws a score sheet: a row for each round with the dealer's circle, the suit, and every seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from foretell.base.i18n import figure
from foretell.printing.letters import Face, fitted
from foretell.printing.papers import Box
from foretell.printing.pen import HAIR, INK, MIST, SOFT, Pen
from foretell.printing.sheet import Numbers, PrintedRow, PrintedSheet, marks

INKS: Final = {"c": "#177a41", "d": "#ad5700", "h": "#c01f37", "s": "#2b3a8f"}
"""The four suits in the colours of the usual cards."""
SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
WIDE: Final = 2.7
"""So many times as wide as high a seat's cell has everything side by side."""
LEAST: Final = 12.6
MOST: Final = 22.0
"""How wide a column of the row's head may be."""
HEADS: Final = 3
"""Columns before the seats: the round, the dealer, the suit."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the columns and rows of a sheet stand."""

    box: Box
    seats: int
    row: float
    is_numbered: bool = False

    @property
    def head(self) -> float:
        """How wide each of the columns before the seats is."""
        return min(MOST, max(LEAST, self.box.width * 0.048))

    @property
    def before_seats(self) -> float:
        """How wide what stands before the seats is."""
        return self.number + 2 * self.head

    @property
    def number(self) -> float:
        """How wide the first column is: wider where the cards of a round are not its number."""
        return self.head * (1.8 if self.is_numbered else 1)

    @property
    def seat(self) -> float:
        """How wide the column of a seat is."""
        return (self.box.width - self.before_seats) / self.seats

    def cell(self, row: int, seat: int) -> Box:
        """The cell of a seat in a row."""
        x = self.box.x + self.before_seats + seat * self.seat
        return Box(x, self.box.y + row * self.row, self.seat, self.row)

    def before(self, row: int, column: int) -> Box:
        """A cell before the seats."""
        y = self.box.y + row * self.row
        if column == 0:
            return Box(self.box.x, y, self.number, self.row)
        return Box(self.box.x + self.number + (column - 1) * self.head, y, self.head, self.row)


def grid_of(box: Box, sheet: PrintedSheet, row: float) -> Grid:
    """The grid of a sheet whose rows are so high."""
    is_numbered = any(one.cards is not None and str(one.cards) != one.number for one in sheet.rows)
    return Grid(box, len(sheet.names), row, is_numbered)


def draw_names(pen: Pen, grid: Grid, sheet: PrintedSheet, height: float) -> None:
    """The names over the columns of a grid, or lines to write them on."""
    said = marks(sheet.names)
    for seat, name in enumerate(sheet.names):
        cell = grid.cell(0, seat)
        box = Box(cell.x, grid.box.y - height, cell.width, height).within(2.5, 0)
        if not name:
            pen.line(box.x, box.bottom - 3.5, box.right, box.bottom - 3.5, colour=HAIR)
            continue
        size = min(9.5, height * 0.6)
        whole = f"{said[seat]} {name}" if said[seat].isdigit() else name
        shown = fitted(whole, Face.BOLD, size, box.width)
        middle = box.x + box.width / 2
        pen.text(middle, box.bottom - height * 0.42, shown, size, Face.BOLD, "middle")


def draw_rows(pen: Pen, grid: Grid, sheet: PrintedSheet) -> None:
    """Every row, the lines between them, and those between the seats."""
    said = marks(sheet.names)
    for place, row in enumerate(sheet.rows):
        _head(pen, grid, place, row, said)
        for seat in range(grid.seats):
            _cell(pen, grid.cell(place, seat), row, seat)
    _rules(pen, grid, len(sheet.rows))


def _rules(pen: Pen, grid: Grid, rows: int) -> None:
    """The lines of the grid."""
    box = grid.box
    for place in range(1, rows):
        y = box.y + place * grid.row
        pen.line(box.x, y, box.right, y, 0.35, HAIR)
    for seat in range(grid.seats):
        x = grid.cell(0, seat).x
        pen.line(x, box.y, x, box.y + rows * grid.row, 0.9 if seat == 0 else 0.35, INK)
    for y in (box.y, box.y + rows * grid.row):
        pen.line(box.x, y, box.right, y, 0.9)


def _head(pen: Pen, grid: Grid, place: int, row: PrintedRow, said: tuple[str, ...]) -> None:
    """The round and its cards, the circle of the dealer, the space for the suit."""
    number, dealer, suit = (grid.before(place, column) for column in range(HEADS))
    _number(pen, number, row, is_numbered=grid.is_numbered)
    size = min(grid.row * 0.4, grid.head * 0.4)
    x, y = dealer.x + dealer.width / 2, dealer.y + dealer.height / 2
    pen.circle(x, y, size, 0.6, SOFT)
    if row.dealer is not None:
        pen.text(x, y, said[row.dealer], size * 1.15, Face.BOLD, "middle")
    box = Box(suit.x + suit.width / 2 - size, y - size, 2 * size, 2 * size)
    pen.box(box, 0.6, SOFT, radius=size * 0.35)
    if row.trump == "none":
        pen.line((box.x + size) - size / 2, y, (box.x + size) + size / 2, y, 1, SOFT)
    elif row.trump:
        ink = INKS[row.trump]
        pen.text(box.x + size, y, SIGNS[row.trump], size * 1.7, Face.BOLD, "middle", ink)


def _number(pen: Pen, box: Box, row: PrintedRow, *, is_numbered: bool) -> None:
    """The cards of a round, which are its name; small beside it its number, where that differs."""
    y = box.y + box.height / 2
    cards = row.number if row.cards is None else str(row.cards)
    if not is_numbered:
        size = min(box.height * 0.55, box.width * 0.62, 11)
        pen.text(box.x + box.width * 0.47, y, cards, size, Face.TITLE, "middle")
        return
    size = min(box.height * 0.55, box.width * 0.4, 11)
    pen.text(box.x + 1, y, row.number, max(4.5, size * 0.6), colour=SOFT)
    pen.text(box.right - 3.5, y, cards, size, Face.TITLE, "right")


def _cell(pen: Pen, cell: Box, row: PrintedRow, seat: int) -> None:
    """A seat's round: the divided box, the points, and on grey the total."""
    if cell.width > WIDE * cell.height:
        side = min(cell.height * 0.7, cell.width * 0.17, 17)
        total = Box(cell.x + cell.width * 0.68, cell.y, cell.width * 0.32, cell.height)
        y = cell.y + cell.height / 2
        points = (total.x + cell.x + 2 * side + 4) / 2
    else:
        side = min(cell.height * 0.4, cell.width * 0.27, 20)
        total = Box(cell.x, cell.y + cell.height * 0.55, cell.width, cell.height * 0.45)
        y = cell.y + cell.height * 0.275
        points = (cell.right + cell.x + 2 * side + 3) / 2
    pen.box(total, 0, fill=MIST)
    _divided(pen, cell.x + 3, y, side, row, seat)
    size = min(side * 0.78, 9.5)
    is_met = _at(row.points, seat) is not None and (_at(row.points, seat) or 0) > 0
    said = _points(row, seat)
    pen.text(points, y, said, size, Face.TEXT, "middle", INK if is_met else SOFT)
    middle = total.x + total.width / 2, total.y + total.height / 2
    large = min(size * 1.1, total.width / 2.5)
    pen.text(*middle, _said(row.scores, seat), large, Face.BOLD, "middle")


def _divided(pen: Pen, x: float, y: float, side: float, row: PrintedRow, seat: int) -> None:
    """The box for the bid, and beside it that for the tricks; grey where the two are the same."""
    bid, won = _at(row.bids, seat), _at(row.won, seat)
    for place, number in enumerate((bid, won)):
        box = Box(x + place * side, y - side / 2, side, side)
        pen.box(box, 0.6, SOFT)
        if number is not None:
            middle = box.x + side / 2
            pen.text(middle, y, str(number), min(side * 0.72, 9.5), Face.BOLD, "middle")


def _points(row: PrintedRow, seat: int) -> str:
    points = _at(row.points, seat)
    mark = "*" if row.revoked == seat else ""
    return "" if points is None else f"{figure(f'{points:+d}')}{mark}"


def _said(numbers: Numbers, seat: int) -> str:
    number = _at(numbers, seat)
    return "" if number is None else figure(number)


def _at(numbers: Numbers, seat: int) -> int | None:
    return numbers[seat] if seat < len(numbers) else None
