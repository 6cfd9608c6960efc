"""A chart of the totals: a line for each seat, told apart without colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from foretell.base.i18n import figure
from foretell.printing.letters import Face, fitted
from foretell.printing.papers import Box
from foretell.printing.pen import HAIR, INK, SOFT, Pen
from foretell.printing.sheet import PrintedSheet

Dashes = tuple[float, ...]
STYLES: Final[tuple[tuple[str, Dashes], ...]] = (
    ("#2b3a8f", ()),
    ("#c01f37", (5, 2)),
    ("#177a41", (1.2, 2)),
    ("#ad5700", (7, 2, 1.2, 2)),
    ("#6a2c8f", (2.5, 2.5)),
    ("#1b1b1f", (9, 3)),
)
"""For each seat a colour and dashes, so that a copy in black keeps the lines apart."""
NAMES: Final = 74.0
"""The room on the right for names, in points."""
LEFT: Final = 26.0
APART: Final = 9.5
"""How far names stand from each other at least."""
STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
LINES: Final = 6
"""About so many lines of points lie behind a chart."""


@dataclass(frozen=True, slots=True)
class Plot:
    """Where rounds and points stand on the paper."""

    box: Box
    rounds: int
    least: int
    most: int
    step: int

    def at(self, number: float, points: float) -> tuple[float, float]:
        """The place of a total after so many rounds."""
        x = self.box.x + self.box.width * number / max(1, self.rounds)
        y = self.box.bottom - self.box.height * (points - self.least) / (self.most - self.least)
        return round(x, 2), round(y, 2)


def plot_of(box: Box, totals: list[list[int]]) -> Plot:
    """A plot in which all totals have room, from a round number to another.

    >>> plot = plot_of(Box(0, 0, 100, 50), [[0, 30, 20], [0, -10, 60]])
    >>> plot.least, plot.most, plot.step, plot.at(2, 60)
    (-20, 60, 20, (100.0, 0.0))
    """
    values = [points for line in totals for points in line]
    span = max(values) - min(values)
    step = next((one for one in STEPS if span / one <= LINES), STEPS[-1])
    least, most = min(values) // step * step, -(-max(values) // step) * step
    return Plot(box, len(totals[0]) - 1, least, max(most, least + step), step)


def draw_chart(pen: Pen, box: Box, sheet: PrintedSheet) -> None:
    """The totals of all seats from nought to the end."""
    rows = [row for row in sheet.rows if row.scores and not row.is_play_off]
    totals = [[0, *(row.scores[seat] or 0 for row in rows)] for seat, _ in enumerate(sheet.names)]
    plot = plot_of(Box(box.x + LEFT, box.y, box.width - LEFT - NAMES, box.height - 12), totals)
    _ground(pen, plot, [row.number for row in rows])
    for (colour, dashes), line in zip(STYLES, totals, strict=False):
        points = [plot.at(number, total) for number, total in enumerate(line)]
        pen.path(points, 1.4, colour, dashes=dashes)
        pen.circle(*points[-1], 2, 0, fill=colour)
    _names(pen, plot, sheet, totals)


def _ground(pen: Pen, plot: Plot, numbers: list[str]) -> None:
    """The lines behind, the points on the left and the rounds below."""
    for points in range(plot.least, plot.most + 1, plot.step):
        _, y = plot.at(0, points)
        ink, wide = (SOFT, 0.8) if points == 0 else (HAIR, 0.3)
        pen.line(plot.box.x, y, plot.box.right, y, wide, ink)
        pen.text(plot.box.x - 5, y, figure(points), 7, Face.TEXT, "right", SOFT)
    every = -(-len(numbers) // 20)
    for place, number in enumerate(numbers, start=1):
        if place % every == 0 or len(numbers) == 1:
            x, _ = plot.at(place, plot.least)
            pen.text(x, plot.box.bottom + 8, number, 7, Face.TEXT, "middle", SOFT)


def _names(pen: Pen, plot: Plot, sheet: PrintedSheet, totals: list[list[int]]) -> None:
    """The names at the ends of their lines, none over another."""
    ends = {seat: plot.at(plot.rounds, line[-1])[1] for seat, line in enumerate(totals)}
    heights = spread(ends, plot.box.bottom)
    x = plot.box.right
    for seat, y in heights.items():
        colour, dashes = STYLES[seat % len(STYLES)]
        pen.line(x + 3, ends[seat], x + 8, y, 0.3, HAIR)
        pen.path([(x + 8, y), (x + 24, y)], 1.4, colour, dashes=dashes)
        shown = fitted(sheet.names[seat], Face.BOLD, 7.5, NAMES - 28)
        pen.text(x + 28, y, shown, 7.5, Face.BOLD, "left", INK)


def spread(heights: dict[int, float], lowest: float) -> dict[int, float]:
    """Heights moved apart, in their order, none below the lowest.

    >>> spread({0: 50.0, 1: 48.0, 2: 10.0}, 50.0)
    {0: 50.0, 1: 40.5, 2: 10.0}
    """
    found: dict[int, float] = {}
    limit = lowest
    for seat, y in sorted(heights.items(), key=lambda one: -one[1]):
        found[seat] = min(y, limit)
        limit = found[seat] - APART
    return found
