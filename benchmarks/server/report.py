"""The figures as a part of a page, with date, commit and machine."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.engine.page import commit, load_now, machine

START = "<!-- server figures: written by `make load` -->"
END = "<!-- end of server figures -->"
SHARED_START = "<!-- figures of several processes: written by `make load` -->"
SHARED_END = "<!-- end of figures of several processes -->"

# Scene, path of the figure, what it is, its unit, the most or least that was promised.
Row = tuple[str, str, str, str, float | None]
ROWS: list[Row] = [
    ("saturated", "moves_per_second", "200 tables × 4: moves", "/s", None),
    ("saturated", "server_us_per_move", "processor time of the server a move", "µs", None),
    ("saturated", "delivered_p50_ms", "action sent to others told, p50", "ms", None),
    ("paced", "moves_per_second", "1,000 tables × 6 at 0.25 actions/s: moves", "/s", None),
    ("paced", "acked_p50_ms", "sent to stored and answered, p50", "ms", None),
    ("paced", "acked_p99_ms", "sent to stored and answered, p99", "ms", None),
    ("paced", "fanned_p50_ms", "own answer to others told, p50", "ms", None),
    ("paced", "fanned_p99_ms", "own answer to others told, p99", "ms", None),
    ("paced", "delivered_p50_ms", "sent to others told, p50", "ms", 10.0),
    ("paced", "delivered_p99_ms", "sent to others told, p99", "ms", 100.0),
    ("paced", "kib_per_socket", "memory of the server a socket", "KiB", 64.0),
    ("paced", "error_count", "errors", "", 0.0),
    ("paced", "restart.listening_s", "killed: listening again", "s", None),
    ("paced", "restart.first_action_p50_s", "killed: a table's first action, p50", "s", None),
    ("paced", "restart.first_action_p99_s", "killed: a table's first action, p99", "s", 3.0),
    ("paced", "restart.all_back_s", "killed: all 6,000 sockets back", "s", 10.0),
    ("bots", "p99_ratio", "p99 beside a table of six bots of 50 ms / without", "×", 1.5),
    ("watchers", "p99_ratio", "players' p99 with 2,000 watchers / without", "×", 1.2),
    ("watchers", "least", "the least of its pairs of blocks", "×", None),
    ("watchers", "most", "the most of them", "×", None),
    ("watchers", "moves", "moves counted with watchers, and as many without", "", None),
    ("strangers", "alone_p99_ms", "one table at 20 actions/s alone, p99", "ms", None),
    (
        "strangers",
        "worst.p99_ratio",
        "p99 beside a stranger's worst attack / alone",
        "×",
        2.0,
    ),
    ("strangers", "worst.growth_mib", "memory of the server that they have taken", "MiB", 32.0),
    ("soak", "games", "an hour, 50 tables × 4 at 2 actions/s: games to their end", "", None),
    ("soak", "before_mib", "memory of the server in the third quarter", "MiB", None),
    ("soak", "after_mib", "memory of the server in the last quarter", "MiB", None),
    ("soak", "growth", "last quarter / the one before", "×", 1.02),
    ("soak", "error_count", "errors", "", 0.0),
    ("colyseus", "foretell.moves_per_second", "Foretell, in turn with Colyseus: moves", "/s", None),
    ("colyseus", "colyseus.moves_per_second", "Colyseus: moves", "/s", None),
    ("colyseus", "foretell.server_us_per_move", "Foretell: processor time a move", "µs", None),
    ("colyseus", "colyseus.server_us_per_move", "Colyseus: processor time a move", "µs", None),
    ("colyseus", "ratio", "moves of Foretell / of Colyseus (promised: more than 1)", "×", -1.0),
]

_COSTS = "processor time of the servers a move at 500 moves/s"
SHARED_ROWS: list[Row] = [
    *(
        row
        for many in (1, 2, 4)
        for row in (
            ("processes", f"postgres_{many}_ratio", f"{_COSTS}, {many} / a folder", "×", 1.15),
            ("processes", f"postgres_{many}.database_us_per_move", "PostgreSQL's own", "µs", None),
            ("processes", f"postgres_{many}.journal_bytes_per_move", "its journal", "B", None),
        )
    ),
    ("throughput", "postgres_1.moves_per_second", "moves of one process", "/s", None),
    ("throughput", "postgres_4.moves_per_second", "moves of four processes", "/s", None),
    ("throughput", "four_to_one", "moves of four processes / of one", "×", -3.2),
    ("silences", "killed", "longest silence: one process killed", "s", 6.0),
    ("silences", "paused", "one process paused for 4 s", "s", 6.0),
    ("silences", "handed over", "one process restarted", "s", 1.5),
    ("silences", "rolling restart", "all processes restarted in turn", "s", 1.5),
    ("silences", "database away 10 s", "the database dead for 10 s", "s", 15.0),
    ("thousand", "postgres_3_p99_ratio", "1,000 tables × 6: p99 / a folder", "×", 5.0),
]
BLOCKS = [(START, END, ROWS), (SHARED_START, SHARED_END, SHARED_ROWS)]
"""The parts of the page: each is written anew where one of its scenes was measured."""


def circumstances(said: str) -> str:
    """When, at which commit, on how busy a machine something is measured."""
    return f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, commit {commit()}, {said}, {load_now()}"


def write(page: Path, found: dict[str, Any]) -> None:
    """Put new figures in place of those between the page's two marks.

    Raises:
        ValueError: the page has no such marks.
    """
    text = page.read_text(encoding="utf-8")
    for start, end, rows in BLOCKS:
        told = {scene: one for scene, one in found.items() if scene in {row[0] for row in rows}}
        if told:
            text = _replaced(text, start, end, "\n".join(["", *_lines(told, rows), ""]), page)
    page.write_text(text, encoding="utf-8")


def _replaced(text: str, start: str, end: str, new: str, page: Path) -> str:
    before, found, rest = text.partition(start)
    _old, ends, after = rest.partition(end)
    if not (found and ends):
        raise ValueError(f"{page}: no lines {start} and {end} to write between")
    return f"{before}{start}\n{new}\n{end}{after}"


def _lines(found: dict[str, Any], rows: list[Row]) -> Iterator[str]:
    yield f"Measured on {machine()}; medians of so many runs, so many seconds counted in each:"
    yield ""
    yield from (f"- `{scene}`: {one['how']}" for scene, one in found.items())
    yield ""
    yield "| figure | median | promised | met |"
    yield "|---|---:|---:|---|"
    for scene, path, means, unit, bound in rows:
        value = _value(found.get(scene, {}), path)
        if value is not None:
            row = _row(value, means, unit, bound)
            yield _unproven(row, found[scene]) if bound is not None else row


def _unproven(row: str, found: dict[str, Any]) -> str:
    """A row whose figure says nothing on this machine, marked so."""
    if not str(found.get("said", "")).startswith("not shown"):
        return row
    return f"{row.rstrip('| ').rpartition('|')[0]}| {found['said']} |"


def _value(found: dict[str, Any], path: str) -> float | None:
    if path == "error_count" and "errors" in found:
        return float(sum(found["errors"].values()))
    value: Any = found
    for part in path.split("."):
        value = value.get(part) if value is not None else None
    return None if value is None else float(value)


def _row(value: float, means: str, unit: str, bound: float | None) -> str:
    """A bound that is negative is a least value."""
    shown = f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
    if bound is None:
        return f"| {means} | {shown} {unit} | | |"
    is_met = value >= -bound if bound < 0 else value <= bound
    sign = "≥" if bound < 0 else "≤"
    said = "yes" if is_met else "**no**"
    return f"| {means} | {shown} {unit} | {sign} {abs(bound):g} {unit} | {said} |"
