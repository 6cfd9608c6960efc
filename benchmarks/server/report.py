"""The figures as a part of a page, with date, commit and machine."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.engine.page import commit, load_now, machine

START = "<!-- server figures: written by `make load` -->"
END = "<!-- end of server figures -->"

# Scene, path of the figure, what it is, its unit, the most or least that was promised.
ROWS: list[tuple[str, str, str, str, float | None]] = [
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


def circumstances(said: str) -> str:
    """When, at which commit, on how busy a machine something is measured."""
    return f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, commit {commit()}, {said}, {load_now()}"


def write(page: Path, found: dict[str, Any]) -> None:
    """Put new figures in place of those between the page's two marks.

    Raises:
        ValueError: the page has no such marks.
    """
    before, start, rest = page.read_text(encoding="utf-8").partition(START)
    _old, end, after = rest.partition(END)
    if not (start and end):
        raise ValueError(f"{page}: no lines {START} and {END} to write between")
    text = "\n".join([START, "", *_lines(found), "", END])
    page.write_text(f"{before}{text}{after}", encoding="utf-8")


def _lines(found: dict[str, Any]) -> Iterator[str]:
    yield f"Measured on {machine()}; medians of so many runs, so many seconds counted in each:"
    yield ""
    yield from (f"- `{scene}`: {one['how']}" for scene, one in found.items())
    yield ""
    yield "| figure | median | promised | met |"
    yield "|---|---:|---:|---|"
    for scene, path, means, unit, bound in ROWS:
        if scene in found:
            yield _row(_value(found[scene], path), means, unit, bound)


def _value(found: dict[str, Any], path: str) -> float:
    if path == "error_count":
        return float(sum(found["errors"].values()))
    value: Any = found
    for part in path.split("."):
        value = value[part]
    return float(value)


def _row(value: float, means: str, unit: str, bound: float | None) -> str:
    """A bound that is negative is a least value."""
    shown = f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
    if bound is None:
        return f"| {means} | {shown} {unit} | | |"
    is_met = value >= -bound if bound < 0 else value <= bound
    sign = "≥" if bound < 0 else "≤"
    said = "yes" if is_met else "**no**"
    return f"| {means} | {shown} {unit} | {sign} {abs(bound):g} {unit} | {said} |"
