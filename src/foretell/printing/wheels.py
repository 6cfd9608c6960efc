"""Bidding wheels to cut out: a disc of numbers under another with a window."""

from __future__ import annotations

from math import ceil
from typing import Final

from foretell.base.i18n import text
from foretell.printing.cuts import cells_on
from foretell.printing.letters import Face
from foretell.printing.papers import MM, Box, Paper
from foretell.printing.pen import HAIR, INK, MIST, SOFT, Pen, around

MOST_BID: Final = 20
"""The most tricks that a round can have (rules 3)."""
ROOM: Final = 88 * MM
RADIUS: Final = 42 * MM
RIM: Final = 0.8
"""Where the middles of the numbers stand, in radii."""
WINDOW: Final = (0.66, 0.94)
"""From where to where the window goes, in radii."""
WIDE: Final = 13.0
"""How many degrees the window is wide: less than from number to number."""
ON_A_PAGE: Final = 3


def wheels(players: int, paper: Paper, lang: str) -> bytes:
    """A wheel for each player, three on a page, as a PDF.

    >>> from foretell.printing.papers import PAPERS
    >>> wheels(3, PAPERS["letter"], "de")[:5]
    b'%PDF-'
    """
    pen = Pen(paper, text("print-wheels-title", lang), lang)
    cells = cells_on(paper, ROOM, ROOM)
    first = Box(0, 0, ROOM, ROOM)
    for page in range(ceil(players / ON_A_PAGE)):
        if page:
            pen.turn_page()
        for row in range(min(ON_A_PAGE, players - page * ON_A_PAGE)):
            left, right = cells.box(2 * row), cells.box(2 * row + 1)
            pen.stamp("numbers", left.x, left.y, lambda: _numbers(pen, first))
            pen.stamp("cover", right.x, right.y, lambda: _cover(pen, first, lang))
        said = text("print-wheels-how", lang)
        y = paper.height - 4.5 * MM
        pen.text(paper.width / 2, y, said, 7, at="middle", colour=SOFT)
    return pen.pdf()


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2


def _hole(pen: Pen, x: float, y: float) -> None:
    """Where the pin goes through."""
    pen.circle(x, y, 1.5 * MM, 0.6, SOFT)
    pen.line(x - MM, y, x + MM, y, 0.4, SOFT)
    pen.line(x, y - MM, x, y + MM, 0.4, SOFT)


def _numbers(pen: Pen, box: Box) -> None:
    """The lower disc: every bid at its rim, each upright where it is on top."""
    x, y = _middle(box)
    pen.circle(x, y, RADIUS, 0.9)
    pen.circle(x, y, RADIUS * 0.62, 0.4, HAIR)
    step = 360 / (MOST_BID + 1)
    for number in range(MOST_BID + 1):
        edge = step * (number + 0.5)
        pen.line(*around(x, y, RADIUS * 0.62, edge), *around(x, y, RADIUS, edge), 0.35, HAIR)
        with pen.turned(x, y, step * number):
            pen.text(x, y - RADIUS * RIM, str(number), 17, Face.TITLE, "middle")
    pen.star(x, y, RADIUS * 0.5, MIST)
    _hole(pen, x, y)


def _cover(pen: Pen, box: Box, lang: str) -> None:
    """The upper disc: a sky of stars, a window to cut out, and room for a name."""
    x, y = _middle(box)
    pen.circle(x, y, RADIUS, 0.9)
    pen.circle(x, y, RADIUS * 0.96, 0.4, HAIR)
    _window(pen, x, y)
    for turn in range(30, 360, 30):
        with pen.turned(x, y, turn):
            pen.star(x, y - RADIUS * RIM, 6 if turn % 60 else 10, INK if turn % 60 == 0 else SOFT)
    pen.circle(x, y, RADIUS * 0.6, 0.4, HAIR)
    pen.star(x, y, RADIUS * 0.5, MIST)
    pen.text(x, y - RADIUS * 0.36, text("print-wheels-bid", lang), 12, Face.TITLE, "middle")
    width = RADIUS * 0.42
    pen.line(x - width, y + RADIUS * 0.4, x + width, y + RADIUS * 0.4, 0.5, SOFT)
    _hole(pen, x, y)


def _window(pen: Pen, x: float, y: float) -> None:
    """The window: dashes to cut along."""
    near, far = WINDOW
    half = WIDE / 2
    turns = [half * place / 4 for place in range(-4, 5)]
    outer = [around(x, y, RADIUS * far, turn) for turn in turns]
    inner = [around(x, y, RADIUS * near, turn * far / near) for turn in reversed(turns)]
    points = [*outer, *inner, outer[0]]
    pen.path(points, 0.7, INK, dashes=(2.5, 1.8))
