"""Draws the faces and backs of our own cards, as they are on the page, with a pen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from io import StringIO
from typing import Any, Final, NamedTuple

from foretell.printing.letters import Face
from foretell.printing.papers import Box, Paper
from foretell.printing.pen import Pen
from foretell.svg.drawing import HEIGHT, WIDTH
from foretell.svg.sets import DrawnSet
from foretell.svg.sprite import Symbol, symbols_of

PAPER: Final = "#ffffff"
"""The ground of a card that is printed: the paper itself, also where the page has parchment."""
CREAM: Final = "#fbf8ef"
"""What the page takes for paper."""
OUTLINE: Final = 'stroke="#cfc6ad"'
"""The line round a card on the page; on paper it is cut there."""
PLATE: Final = Box(4, 75.4, 54, 10.7)
"""Where the title of a card stands on it, in the units of its drawing."""
TITLE: Final = 7.4
TITLE_INK: Final = "#23243a"


class Placed(NamedTuple):
    """A card, and the cell of the paper that it lies in."""

    card: str
    cell: Box

    @property
    def scale(self) -> float:
        """Points to a unit of the drawing: as large as the cell allows."""
        return min(self.cell.width / WIDTH, self.cell.height / HEIGHT)

    @property
    def corner(self) -> tuple[float, float]:
        """Where the drawing begins, in the middle of the cell."""
        x = self.cell.x + (self.cell.width - WIDTH * self.scale) / 2
        return x, self.cell.y + (self.cell.height - HEIGHT * self.scale) / 2


def draw_faces(pen: Pen, placed: Sequence[Placed], cards: DrawnSet, deck: int, lang: str) -> None:
    """Cards of a set, each in its cell."""
    _paint(pen, [(one, list(cards.layers(one.card, deck, lang, PAPER))) for one in placed])
    for one in placed:
        if said := cards.title(one.card, deck, lang):
            _title(pen, one, said)


def draw_backs(pen: Pen, cells: Iterable[Box], back: str) -> None:
    """The same back in every cell."""
    drawn = symbols_of("backs", PAPER)[back]
    for cell in cells:
        first = Placed("", Box(0, 0, cell.width, cell.height))
        pen.stamp("back", cell.x, cell.y, partial(_paint, pen, [(first, [drawn])]))


def _paint(pen: Pen, placed: Sequence[tuple[Placed, list[Symbol]]]) -> None:
    """All of it as one drawing; what the cards share is read but once."""
    from reportlab.graphics import renderPDF

    parts = {
        name: part for _, layers in placed for one in layers for name, part in one.parts.items()
    }
    groups = "".join(_group(one, layers) for one, layers in placed)
    renderPDF.draw(_read("".join(parts.values()), groups, pen.paper), pen.canvas, 0, 0)


def _group(placed: Placed, layers: list[Symbol]) -> str:
    x, y = placed.corner
    drawn = "".join(layer.text for layer in layers)
    return f'<g transform="translate({x:.3f} {y:.3f})scale({placed.scale:.5f})">{drawn}</g>'


def _read(parts: str, groups: str, paper: Paper) -> Any:
    """A drawing as large as a paper."""
    from svglib.svglib import svg2rlg

    box = f'viewBox="0 0 {paper.width} {paper.height}"'
    size = f'width="{paper.width}pt" height="{paper.height}pt" {box}'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    whole = f"{head}<defs>{parts}</defs>{groups}</svg>"
    plain = whole.replace(OUTLINE, 'stroke="none"').replace(CREAM, PAPER)
    return svg2rlg(StringIO(plain))


def _title(pen: Pen, placed: Placed, said: str) -> None:
    """The title of a card, on a plate below its figure."""
    (x, y), scale = placed.corner, placed.scale
    plate = Box(x + PLATE.x * scale, y + PLATE.y * scale, PLATE.width * scale, PLATE.height * scale)
    pen.box(plate, 0, fill=PAPER, radius=2 * scale)
    middle = plate.x + plate.width / 2, plate.y + plate.height / 2
    pen.text(*middle, said, TITLE * scale, Face.BOLD, "middle", TITLE_INK)
