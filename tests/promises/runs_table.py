"""The table of long runs in ``docs/promises.md``: read, and written with new runs in it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.promises.kept_runs import Run, Runs
from tests.promises.rows import ROWS, Row

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "promises.md"
BEGIN: Final = "<!-- long runs: written by `make promises` -->"
END: Final = "<!-- end of long runs -->"
HEAD: Final = (
    "| row | promise | quick run | long run asked for | reached | seeds | date | commit |",
    "|---|---|---|---|---|---|---|---|",
)
LINE: Final = re.compile(
    r"\| (?P<name>\S+) \|.*\| (?P<count>[\d,]+) [^|]*?(?P<figures>(; [\d.]+)*) \| 0–(?P<last>\d+) "
    r"\| (?P<date>[\d-]+) \| `(?P<commit>\S+)` \|"
)


def read(page: str | None = None) -> Runs:
    """The runs that stand on the page, by row and commit."""
    text = PAGE.read_text(encoding="utf-8") if page is None else page
    inside = text.partition(BEGIN)[2].partition(END)[0]
    runs: Runs = {}
    for m in filter(None, map(LINE.fullmatch, inside.splitlines())):
        figures = [float(one) for one in m["figures"].split("; ") if one]
        count = int(m["count"].replace(",", ""))
        run = Run(count, int(m["last"]) + 1, m["date"], m["commit"], figures)
        runs.setdefault(m["name"], {})[run.commit] = run
    return runs


def line(row: Row, run: Run | None) -> str:
    """A line of the table; a row that was not run long says so."""
    quick = f"{row.quick:,} {row.unit}" if row.quick else "not timed"
    asked = f"| {row.name} | {row.promise} | {quick} | {row.long:,} |"
    if run is None or not run.seeds:
        return f"{asked} {'quick only' if row.quick else 'not yet'} | – | – | – |"
    reached = f"{run.reached:,} {row.unit}" + (" (all)" if run.reached >= row.long else "")
    figures = "".join(f"; {figure:.3g}" for figure in run.figures)
    return f"{asked} {reached}{figures} | 0–{run.seeds - 1} | {run.date} | `{run.commit}` |"


def shown(runs: dict[str, Run]) -> list[Run | None]:
    """The run that has reached most, and the last one if it was of other code."""
    if not runs:
        return [None]
    most = max(runs.values(), key=lambda run: run.reached)
    last = list(runs.values())[-1]
    return [most] if most is last else [most, last]


def made(runs: Runs, page: str) -> str:
    """The page with the table of these runs."""
    before, _, rest = page.partition(BEGIN)
    lines = [line(row, run) for row in ROWS for run in shown(runs.get(row.name, {}))]
    inside = [f"{before}{BEGIN}", "", *HEAD, *lines, "", END]
    return "\n".join(inside) + rest.partition(END)[2]


def write(new: Runs) -> None:
    """Put runs on the page, each beside the longest that was there before it."""
    page = PAGE.read_text(encoding="utf-8")
    runs = read(page)
    for name, by_commit in new.items():
        for commit, run in by_commit.items():
            before = runs.setdefault(name, {})
            before.pop(commit, None)
            before[commit] = run
    PAGE.write_text(made(runs, page), encoding="utf-8")
