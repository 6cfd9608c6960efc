"""Blank score sheets, two or four on a paper that is cut between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from math import ceil
from typing import Final

from foretell.base.i18n import text
from foretell.printing.grid import draw_names, draw_rows, grid_of
from foretell.printing.letters import Face, lines
from foretell.printing.papers import MM, Box, Paper, one_of
from foretell.printing.pen import HAIR, SOFT, Pen
from foretell.printing.sheet import PrintedSheet, blank_sheet
from foretell.rules.value import Rules


@dataclass(frozen=True, slots=True)
class SheetSize:
    """How large a sheet is: how many are on a paper, and the measures of its parts in points."""

    across: int
    down: int
    margin: float
    title: float
    names: float
    notes: float
    least_row: float

    @property
    def is_turned(self) -> bool:
        """Whether they lie on the paper on its side."""
        return self.across != self.down


SIZES: Final = {
    "large": SheetSize(2, 1, 8 * MM, 15, 17, 6.2, 17),
    "small": SheetSize(2, 2, 6 * MM, 10.5, 12, 4.6, 13.6),
}
"""Half a paper and a quarter: 5½ × 8½ and 4¼ × 5½ inches of letter, A5 and A6 of A4."""


def blank_sheets(rules: Rules, size: str, paper: Paper, lang: str) -> bytes:
    """Blank sheets for a game by some rules, as a PDF; a long game takes several of them.

    Raises:
        ForetellError: there is no such size.

    >>> from foretell.printing.papers import PAPERS
    >>> from foretell.rules.presets import preset
    >>> blank_sheets(preset("standard", 4), "small", PAPERS["a4"], "en")[:5]
    b'%PDF-'
    """
    form = one_of(SIZES, size, "print-no-size")
    page = paper.turned() if form.is_turned else paper
    sheet = blank_sheet(rules, lang)
    boxes = places(page, form)
    parts = split(sheet, rows_in(boxes[0], form, sheet))
    pen = Pen(page, sheet.title, lang)
    pages = ceil(len(parts) / len(boxes))
    for number, part in enumerate(islice(cycle(parts), pages * len(boxes))):
        if number and number % len(boxes) == 0:
            pen.turn_page()
        if number % len(boxes) == 0:
            _cuts(pen, form)
        box, name = boxes[number % len(boxes)], f"sheet{number % len(parts)}"
        first = Box(0, 0, box.width, box.height)
        pen.stamp(name, box.x, box.y, partial(draw_sheet, pen, first, form, part, lang))
    return pen.pdf()


def places(page: Paper, form: SheetSize) -> list[Box]:
    """The boxes of the sheets on a page."""
    width, height = page.width / form.across, page.height / form.down
    return [
        Box(x * width, y * height, width, height)
        for y in range(form.down)
        for x in range(form.across)
    ]


def split(sheet: PrintedSheet, most: int) -> list[PrintedSheet]:
    """A sheet as several of about as many rows, none of more than ``most``."""
    count = ceil(len(sheet.rows) / most)
    step = ceil(len(sheet.rows) / count)
    return [sheet.part(first, first + step) for first in range(0, len(sheet.rows), step)]


def rows_in(box: Box, form: SheetSize, sheet: PrintedSheet) -> int:
    """How many rows have room in a box."""
    return max(1, int(_table(box, form, sheet).height / form.least_row))


def _table(box: Box, form: SheetSize, sheet: PrintedSheet) -> Box:
    """Where the rows stand."""
    inner = box.within(form.margin)
    above = form.title * 1.5 + form.names * 1.2
    below = len(_notes(inner, form, sheet)) * form.notes * 1.35 + form.notes
    return Box(inner.x, inner.y + above, inner.width, inner.height - above - below)


def _notes(inner: Box, form: SheetSize, sheet: PrintedSheet) -> list[str]:
    found = (lines(note, Face.TEXT, form.notes, inner.width) for note in sheet.notes)
    return [line for note in found for line in note]


def draw_sheet(pen: Pen, box: Box, form: SheetSize, sheet: PrintedSheet, lang: str) -> None:
    """One sheet: its title, the names, the rows and what they mean."""
    inner, table = box.within(form.margin), _table(box, form, sheet)
    _title(pen, inner, form, sheet, lang)
    grid = grid_of(table, sheet, table.height / len(sheet.rows))
    draw_names(pen, grid, sheet, form.names * 1.2)
    draw_rows(pen, grid, sheet)
    y = table.bottom + form.notes * 1.4
    for line in _notes(inner, form, sheet):
        pen.text(inner.x + inner.width / 2, y, line, form.notes, Face.TEXT, "middle", SOFT)
        y += form.notes * 1.35


def _title(pen: Pen, inner: Box, form: SheetSize, sheet: PrintedSheet, lang: str) -> None:
    """The name of the game between stars, its rules, and a line for the day."""
    y = inner.y + form.title * 0.6
    pen.star(inner.x + form.title * 0.35, y, form.title * 0.45)
    pen.text(inner.x + form.title * 1.05, y, sheet.title, form.title, Face.TITLE)
    pen.text(inner.x + form.title * 5.2, y + 1, sheet.about, form.notes * 1.2, colour=SOFT)
    day = inner.right - form.title * 7
    pen.line(day, y + form.title * 0.4, inner.right, y + form.title * 0.4, 0.35, HAIR)
    pen.text(day - 3, y + 1, text("print-day", lang), form.notes * 1.2, Face.TEXT, "right", SOFT)


def _cuts(pen: Pen, form: SheetSize) -> None:
    """Where the paper is cut."""
    width, height = pen.paper.width, pen.paper.height
    if form.across > 1:
        pen.path([(width / 2, 0), (width / 2, height)], 0.35, HAIR, dashes=(3, 3))
    if form.down > 1:
        pen.path([(0, height / 2), (width, height / 2)], 0.35, HAIR, dashes=(3, 3))
