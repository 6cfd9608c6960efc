"""Equal cells on a paper, and the marks along which they are cut."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from foretell.printing.papers import MM, Box, Paper
from foretell.printing.pen import HAIR, SOFT, Pen

LEAST_MARGIN: Final = 6 * MM
"""What printers leave white at the edges of a paper."""
MARK: Final = 4.5 * MM
APART: Final = 1 * MM


@dataclass(frozen=True, slots=True)
class Cells:
    """Cells of one size in rows and columns, in the middle of a paper."""

    paper: Paper
    width: float
    height: float
    across: int
    down: int

    @property
    def count(self) -> int:
        """How many there are."""
        return self.across * self.down

    @property
    def whole(self) -> Box:
        """All of them together."""
        width, height = self.width * self.across, self.height * self.down
        left, top = (self.paper.width - width) / 2, (self.paper.height - height) / 2
        return Box(left, top, width, height)

    def box(self, place: int) -> Box:
        """A cell by its place, row by row."""
        row, column = divmod(place, self.across)
        x, y = self.whole.x + column * self.width, self.whole.y + row * self.height
        return Box(x, y, self.width, self.height)


def cells_on(paper: Paper, width: float, height: float) -> Cells:
    """As many cells of a size as a paper has room for.

    >>> from foretell.printing.papers import PAPERS
    >>> cells_on(PAPERS["letter"], 63 * MM, 88 * MM).count
    9
    """
    across = int((paper.width - 2 * LEAST_MARGIN) / width)
    down = int((paper.height - 2 * LEAST_MARGIN) / height)
    return Cells(paper, width, height, across, down)


def draw_marks(pen: Pen, cells: Cells) -> None:
    """Marks at the edges of the paper, and fine crosses where four cells meet."""
    whole = cells.whole
    columns = [whole.x + column * cells.width for column in range(cells.across + 1)]
    rows = [whole.y + row * cells.height for row in range(cells.down + 1)]
    for x in columns:
        pen.line(x, whole.y - APART - MARK, x, whole.y - APART, 0.4, SOFT)
        pen.line(x, whole.bottom + APART, x, whole.bottom + APART + MARK, 0.4, SOFT)
    for y in rows:
        pen.line(whole.x - APART - MARK, y, whole.x - APART, y, 0.4, SOFT)
        pen.line(whole.right + APART, y, whole.right + APART + MARK, y, 0.4, SOFT)
    for x in columns[1:-1]:
        for y in rows[1:-1]:
            pen.line(x - MM, y, x + MM, y, 0.25, HAIR)
            pen.line(x, y - MM, x, y + MM, 0.25, HAIR)
