"""The table of long runs in ``docs/promises.md``: read, and written with one row changed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from tests.promises.rows import ROWS, Row

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "promises.md"
BEGIN: Final = "<!-- long runs: written by `make promises` -->"
END: Final = "<!-- end of long runs -->"
HEAD: Final = (
    "| row | promise | quick run | long run asked for | reached | seeds | date | commit |",
    "|---|---|---|---|---|---|---|---|",
)
LINE: Final = re.compile(
    r"\| (?P<name>\S+) \|.*\| (?P<count>[\d,]+) [^|]*\| 0–(?P<last>\d+) "
    r"\| (?P<date>[\d-]+) \| `(?P<commit>\S+)` \|"
)


class Run(NamedTuple):
    """What a long run has reached: the count, how many seeds, when, at which commit."""

    reached: int
    seeds: int
    date: str
    commit: str


def read(page: str | None = None) -> dict[str, Run]:
    """The runs that stand on the page, by row."""
    text = PAGE.read_text(encoding="utf-8") if page is None else page
    inside = text.partition(BEGIN)[2].partition(END)[0]
    found = filter(None, map(LINE.fullmatch, inside.splitlines()))
    return {
        m["name"]: Run(int(m["count"].replace(",", "")), int(m["last"]) + 1, m["date"], m["commit"])
        for m in found
    }


def line(row: Row, run: Run | None) -> str:
    """A row of the table; one that was not run long says so."""
    asked = f"| {row.name} | {row.promise} | {row.quick:,} {row.unit} | {row.long:,} |"
    if run is None or not run.seeds:
        return f"{asked} quick only | – | – | – |"
    reached = f"{run.reached:,} {row.unit}" + (" (all)" if run.reached >= row.long else "")
    return f"{asked} {reached} | 0–{run.seeds - 1} | {run.date} | `{run.commit}` |"


def made(runs: dict[str, Run], page: str) -> str:
    """The page with the table of these runs."""
    before, _, rest = page.partition(BEGIN)
    lines = [*HEAD, *(line(row, runs.get(row.name)) for row in ROWS)]
    return "\n".join([f"{before}{BEGIN}", "", *lines, "", END]) + rest.partition(END)[2]


def write(row: Row, run: Run) -> None:
    """Put one run on the page; the other rows stay as they are."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(made(read(page) | {row.name: run}, page), encoding="utf-8")
