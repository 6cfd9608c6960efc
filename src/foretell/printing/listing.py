"""A list or a table of any length as pages: standings, seatings, a list for the door."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from foretell.printing.letters import Face, fitted, lines, width
from foretell.printing.papers import MM, Box, Paper
from foretell.printing.pen import HAIR, MIST, SOFT, Pen

MARGIN: Final = 15 * MM
TITLE: Final = 21.0
ABOUT: Final = 9.0
HEAD: Final = 52.0
"""What the title takes of a page, in points."""
FOOT: Final = 22.0
"""What notes and the number of the page take."""
SIZES: Final = (12.0, 11.0, 10.0, 9.0, 8.0, 7.0)
"""Sizes of letters: the largest that fits is taken, the last one if none does."""
GAP: Final = 1.4
"""Room between columns, and the height of a row over twice its letters, in sizes of the letters."""
ROW: Final = 1.9


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedList:
    """What stands in a list: rows of texts below their heads; ``right`` are columns of numbers."""

    title: str
    about: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: frozenset[int] = frozenset()
    notes: tuple[str, ...] = ()


def list_pages(made: PrintedList, paper: Paper, lang: str) -> bytes:
    """A list as a PDF, on its side where that takes larger letters.

    >>> from foretell.printing.papers import PAPERS
    >>> one = PrintedList(title="Cup", about="", heads=("Name",), rows=(("Ada",),))
    >>> list_pages(one, PAPERS["a4"], "en")[:5]
    b'%PDF-'
    """
    upright, turned = (size_for(made, one) for one in (paper, paper.turned()))
    page = paper if upright >= min(turned, SIZES[2]) else paper.turned()
    size, pen = size_for(made, page), Pen(page, made.title, lang)
    inner = page.whole.within(MARGIN)
    row = size * ROW
    most = max(1, int((inner.height - HEAD - FOOT) / row) - 1)
    parts = [made.rows[at : at + most] for at in range(0, max(1, len(made.rows)), most)]
    for number, part in enumerate(parts, start=1):
        if number > 1:
            pen.turn_page()
        _title(pen, inner, made)
        _table(pen, Box(inner.x, inner.y + HEAD, inner.width, row), made, part, size)
        _foot(pen, inner, made, f"{number}/{len(parts)}" if len(parts) > 1 else "")
    return pen.pdf()


def size_for(made: PrintedList, paper: Paper) -> float:
    """The size of the letters that a paper has room for."""
    room = paper.width - 2 * MARGIN
    return next((one for one in SIZES if sum(widths(made, one)) <= room), SIZES[-1])


def widths(made: PrintedList, size: float) -> list[float]:
    """How wide each column is, with the gap behind it."""
    found = []
    for column, head in enumerate(made.heads):
        cells = [width(row[column], Face.TEXT, size) for row in made.rows]
        found.append(max([width(head, Face.BOLD, size), *cells]) + GAP * size)
    return found


def _title(pen: Pen, inner: Box, made: PrintedList) -> None:
    """What a page begins with."""
    y = inner.y + TITLE * 0.5
    pen.star(inner.x + 8, y, 10)
    title = fitted(made.title, Face.TITLE, TITLE, inner.width - 24)
    pen.text(inner.x + 24, y, title, TITLE, Face.TITLE)
    about = fitted(made.about, Face.TEXT, ABOUT, inner.width - 24)
    pen.text(inner.x + 24, y + TITLE * 0.95, about, ABOUT, colour=SOFT)


def _table(
    pen: Pen, first: Box, made: PrintedList, rows: Sequence[tuple[str, ...]], size: float
) -> None:
    """The heads, and rows below them; every second one on grey."""
    columns = widths(made, size)
    spare = max(0.0, first.width - sum(columns)) / len(columns)
    columns = [one + min(spare, 4 * size) for one in columns]
    _row(pen, first, made.heads, columns, made.right, size, Face.BOLD)
    pen.line(first.x, first.bottom, first.x + sum(columns), first.bottom, 0.9)
    for number, cells in enumerate(rows, start=1):
        box = Box(first.x, first.y + number * first.height, sum(columns), first.height)
        if number % 2 == 0:
            pen.box(box, 0, fill=MIST)
        _row(pen, box, cells, columns, made.right, size, Face.TEXT)
    bottom = first.bottom + len(rows) * first.height
    pen.line(first.x, bottom, first.x + sum(columns), bottom, colour=HAIR)


def _row(
    pen: Pen,
    box: Box,
    cells: Sequence[str],
    columns: Sequence[float],
    right: frozenset[int],
    size: float,
    face: Face,
) -> None:
    """A row of texts, each in its column."""
    x, y, inset = box.x, box.y + box.height / 2, GAP * size / 2
    for column, (cell, room) in enumerate(zip(cells, columns, strict=True)):
        shown = fitted(cell, face, size, room - inset)
        is_right = column in right
        place = x + room - inset if is_right else x + inset
        pen.text(place, y, shown, size, face, "right" if is_right else "left")
        x += room


def _foot(pen: Pen, inner: Box, made: PrintedList, page: str) -> None:
    """What marks mean, and which page it is."""
    y = inner.bottom - 4
    pen.text(inner.right, y, page, 7, at="right", colour=SOFT)
    notes = " ".join(made.notes)
    for at, line in enumerate(lines(notes, Face.TEXT, 7, inner.width - 40)[:2]):
        pen.text(inner.x, y - 9 + 9 * at, line, 7, colour=SOFT)
