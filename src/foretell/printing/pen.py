"""A pen that draws on pages of paper, and the PDF that comes of it. Its y goes down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from math import cos, radians, sin
from typing import TYPE_CHECKING, Any, Final

from foretell.printing.letters import Face, pieces, width
from foretell.printing.papers import Box, Paper

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

INK: Final = "#1b1b1f"
SOFT: Final = "#5c5c66"
HAIR: Final = "#a9a9b2"
MIST: Final = "#f1f1f3"
FINE: Final = 0.5
CAPITALS: Final = 0.355
"""Half the height of capital letters and figures, in sizes of the font."""
SHARE: Final = {"left": 0.0, "middle": 0.5, "right": 1.0}
"""How much of a text stands left of the point that it is written at."""


class Pen:
    """Writes and draws, page by page; lengths in points, places from the upper left corner."""

    def __init__(self, paper: Paper, title: str, lang: str) -> None:
        """An empty page; ``title`` and language are what a reader's program says of the file."""
        from reportlab.pdfgen.canvas import Canvas

        self.paper = paper
        self._file = BytesIO()
        self._stamps: set[str] = set()
        size = (paper.width, paper.height)
        self.canvas: Canvas = Canvas(self._file, pagesize=size, invariant=1, lang=lang)
        self.canvas.setTitle(title)
        self.canvas.setAuthor("Foretell")
        self.canvas.setLineJoin(1)

    def turn_page(self) -> None:
        """Begin the next page."""
        self.canvas.showPage()
        self.canvas.setLineJoin(1)

    def pdf(self) -> bytes:
        """The whole file, its last page done."""
        self.canvas.showPage()
        self.canvas.save()
        return self._file.getvalue()

    def up(self, y: float) -> float:
        """A height as PDF counts it, from below."""
        return self.paper.height - y

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 9,
        face: Face = Face.TEXT,
        at: str = "left",
        colour: str = INK,
    ) -> None:
        """Write a line whose capital letters stand round a height; ``at`` is which end is at x."""
        left = x - SHARE[at] * width(text, face, size)
        line = self.canvas.beginText(left, self.up(y + CAPITALS * size))
        line.setFillColor(self._colour(colour))
        for name, piece in pieces(text, face):
            line.setFont(name, size)
            line.textOut(piece)
        self.canvas.drawText(line)

    def line(
        self, x0: float, y0: float, x1: float, y1: float, width: float = FINE, colour: str = INK
    ) -> None:
        """Draw a straight line."""
        self._stroke(width, colour)
        self.canvas.line(x0, self.up(y0), x1, self.up(y1))

    def box(
        self, box: Box, width: float = FINE, colour: str = INK, fill: str = "", radius: float = 0
    ) -> None:
        """Draw a rectangle, filled or not; one of width 0 has no outline."""
        self._stroke(width, colour, fill)
        drawn = (box.x, self.up(box.bottom), box.width, box.height)
        how = {"stroke": int(width > 0), "fill": int(bool(fill))}
        if radius:
            self.canvas.roundRect(*drawn, radius, **how)
        else:
            self.canvas.rect(*drawn, **how)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        width: float = FINE,
        colour: str = INK,
        fill: str = "",
    ) -> None:
        """Draw a circle, filled or not."""
        self._stroke(width, colour, fill)
        self.canvas.circle(x, self.up(y), radius, stroke=int(width > 0), fill=int(bool(fill)))

    def path(
        self,
        points: list[tuple[float, float]],
        width: float = FINE,
        colour: str = INK,
        fill: str = "",
        dashes: tuple[float, ...] = (),
    ) -> None:
        """Draw lines from point to point; what is filled is closed."""
        self._stroke(width, colour, fill)
        self.canvas.setDash(list(dashes))
        drawn: Any = self.canvas.beginPath()
        for place, (x, y) in enumerate(points):
            (drawn.lineTo if place else drawn.moveTo)(x, self.up(y))
        if fill:
            drawn.close()
        self.canvas.drawPath(drawn, stroke=int(width > 0), fill=int(bool(fill)))
        self.canvas.setDash([])

    def stamp(self, name: str, x: float, y: float, draw: Callable[[], None]) -> None:
        """Put a drawing of the upper left corner elsewhere; one name is drawn and kept but once."""
        if name not in self._stamps:
            self._stamps.add(name)
            self.canvas.beginForm(name, 0, 0, self.paper.width, self.paper.height)
            draw()
            self.canvas.endForm()
        self.canvas.saveState()
        self.canvas.translate(x, -y)
        self.canvas.doForm(name)
        self.canvas.restoreState()

    @contextmanager
    def turned(self, x: float, y: float, turn: float) -> Iterator[None]:
        """Turn what is drawn meanwhile round a point, clockwise by degrees."""
        self.canvas.saveState()
        self.canvas.translate(x, self.up(y))
        self.canvas.rotate(-turn)
        self.canvas.translate(-x, -self.up(y))
        yield
        self.canvas.restoreState()

    def star(self, x: float, y: float, radius: float, fill: str = INK) -> None:
        """Draw the star of the game: four long points and four short ones between."""
        self.path(
            [
                around(x, y, radius * (1 if turn % 90 == 0 else 0.2), turn)
                for turn in range(0, 360, 45)
            ],
            width=0,
            fill=fill,
        )

    def _stroke(self, width: float, colour: str, fill: str = "") -> None:
        self.canvas.setLineWidth(width)
        self.canvas.setStrokeColor(self._colour(colour))
        if fill:
            self.canvas.setFillColor(self._colour(fill))

    @staticmethod
    @cache
    def _colour(colour: str) -> Any:
        from reportlab.lib.colors import HexColor

        return HexColor(colour)


def around(x: float, y: float, radius: float, turn: float) -> tuple[float, float]:
    """The point at an angle round another: 0 is up, 90 on the right.

    >>> around(10, 10, 5, 90)
    (15.0, 10.0)
    """
    angle = radians(turn)
    return round(x + radius * sin(angle), 3), round(y - radius * cos(angle), 3)
