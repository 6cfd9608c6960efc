"""Coins to cut out: a player lays as many as the bid, and one onto each trick."""

from __future__ import annotations

from typing import Final

from foretell.base.i18n import text
from foretell.printing.cuts import cells_on
from foretell.printing.papers import MM, Box, Paper
from foretell.printing.pen import INK, SOFT, Pen, around

ACROSS: Final = 24 * MM
"""How wide a coin is."""
ROOM: Final = 26.5 * MM
BEADS: Final = 40


def coins(paper: Paper, lang: str) -> bytes:
    """A page of coins, more than the sixty that any round can need, as a PDF.

    >>> from foretell.printing.papers import PAPERS
    >>> coins(PAPERS["a4"], "en")[:5]
    b'%PDF-'
    """
    pen = Pen(paper, text("print-coins-title", lang), lang)
    cells = cells_on(paper, ROOM, ROOM)
    for place in range(cells.count):
        cell = cells.box(place)
        pen.stamp("coin", cell.x, cell.y, lambda: _coin(pen, Box(0, 0, ROOM, ROOM)))
    _saying(pen, text("print-coins-how", lang))
    return pen.pdf()


def _coin(pen: Pen, box: Box) -> None:
    """A coin: its edge, a ring of beads, and the star of the game."""
    x, y, radius = box.x + box.width / 2, box.y + box.height / 2, ACROSS / 2
    pen.circle(x, y, radius, 0.8)
    pen.circle(x, y, radius * 0.72, 0.5, SOFT)
    for bead in range(BEADS):
        pen.circle(*around(x, y, radius * 0.86, bead * 360 / BEADS), radius * 0.035, 0, fill=SOFT)
    pen.star(x, y, radius * 0.6)
    with pen.turned(x, y, 45):
        pen.star(x, y, radius * 0.34, SOFT)
    pen.circle(x, y, radius * 0.1, 0.6, INK, "#ffffff")


def _saying(pen: Pen, said: str) -> None:
    """A line at the lower edge of the page, that is cut away."""
    pen.text(pen.paper.width / 2, pen.paper.height - 4.5 * MM, said, 7, at="middle", colour=SOFT)
