"""Pictures of matches: the lead of each with its interval, and bids met by the number of cards."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from foretell.arena.result import MatchResult
from foretell.base.errors import ForetellError
from foretell.base.extras import not_installed
from foretell.base.files import writing_to
from foretell.base.i18n import spoken

ENDINGS: Final = (".svg", ".png")


def check(file: Path) -> None:
    """See before a long match that its picture can be drawn.

    Raises:
        ForetellError: a file of that ending cannot be, it cannot be written, or the extra ``plots``
            is not installed.
    """
    if not find_spec("matplotlib"):
        raise not_installed("matplotlib", "plots")
    if file.suffix.lower() not in ENDINGS:
        error = ForetellError("plot-ending", "")
        raise spoken(error, "failed-plot-ending", file=str(file), endings=", ".join(ENDINGS))
    is_new = not file.exists()
    with writing_to(file):
        file.open("ab").close()
        if is_new:
            file.unlink()


def draw(file: Path, results: Sequence[MatchResult]) -> None:
    """Draw the leads, and below them the bids met by each hero; SVG or PNG by the file's ending.

    Raises:
        ForetellError: the file cannot be written.
    """
    from matplotlib.figure import Figure

    picture = Figure(figsize=(8, 3 + 0.4 * len(results)), layout="constrained")
    leads, hits = picture.subplots(2, 1, height_ratios=[1 + 0.4 * len(results), 3])
    _draw_leads(leads, results)
    _draw_hits(hits, results)
    with writing_to(file):
        picture.savefig(file, metadata={"Date": None} if file.suffix.lower() == ".svg" else {})


def _draw_leads(axes: Any, results: Sequence[MatchResult]) -> None:
    names = [f"{one.bot} – {one.others}" for one in results]
    means, margins = [one.lead.mean for one in results], [one.lead.margin for one in results]
    axes.errorbar(means, range(len(names)), xerr=margins, fmt="o", capsize=4)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.axvline(0, color="gray", linewidth=0.8)
    axes.set_xlabel("points a game above the others, 95 %")


def _draw_hits(axes: Any, results: Sequence[MatchResult]) -> None:
    for name, side in {one.bot: one.hero for one in results}.items():
        axes.plot(*zip(*side.hits_by_cards.items(), strict=True), marker=".", label=name)
    axes.set_xlabel("cards")
    axes.set_ylabel("bids met")
    axes.set_ylim(0, 1)
    axes.legend()
