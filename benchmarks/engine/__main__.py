"""``make bench``: how fast the engine is on this machine, beside OpenSpiel. See ../README.md."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from benchmarks.engine import measure
from benchmarks.engine.page import around, load_now, rewrite
from benchmarks.engine.parts import PARTS, Part, measure_all
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from foretell.base.jit import IS_PLAIN

STYLES = {True: "green", False: "bold red", None: ""}
PLAIN = "NUMBA_DISABLE_JIT is set: these are the times of plain Python, not of compiled code"


@click.command("bench")
@click.option("--json", "as_json", is_flag=True, help="Print JSON: medians alone.")
@click.option("--quick", is_flag=True, help="Too short to mean much: shows that all works.")
@click.option("--only", type=click.Choice([*PARTS]), multiple=True, help="One part; or several.")
@click.option("--write", type=click.Path(path_type=Path), help="A page whose figures to replace.")
def bench(*, as_json: bool, quick: bool, only: tuple[str, ...], write: Path | None) -> None:
    """Measure the engine: medians of several runs, the least and the most beside them."""
    load = load_now()
    if write is not None:
        if only or quick:
            raise click.UsageError("--write takes a whole run: no --only, no --quick")
        around(write)
    with _progress() as tell:
        found = measure_all(only or PARTS, measure.QUICK if quick else measure.FULL, tell)
    _notes(found)
    if as_json:
        click.echo(json.dumps({key: one.json for key, one in found.items()}, indent=1))
    else:
        _print(found)
    if write is not None:
        rewrite(write, found, load)


@contextmanager
def _progress() -> Iterator[Callable[[str, str], None]]:
    """A line that moves in a terminal; elsewhere a line for each part."""
    console = Console(stderr=True, highlight=False)
    if not console.is_terminal:
        yield lambda title, detail: None if detail else console.print(f"measuring: {title}")
        return
    with console.status("measuring") as status:
        yield lambda title, detail: status.update(f"measuring: {title} … {detail}")


def _notes(found: dict[str, measure.Measured]) -> None:
    if IS_PLAIN:
        click.echo(PLAIN, err=True)
    for measured in found.values():
        for note in measured.notes:
            click.echo(note, err=True)


def _print(found: dict[str, measure.Measured]) -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 120)
    for key, measured in found.items():
        if measured.figures:
            console.print(_table(PARTS[key], measured))
            console.print(PARTS[key].means, style="dim", end="\n\n")


def _table(part: Part, measured: measure.Measured) -> Table:
    table = Table(title=part.title, box=box.SIMPLE_HEAD, title_justify="left")
    for name in ("", "median", "least – most", "target"):
        table.add_column(name, justify="right" if name else "left", no_wrap=bool(name))
    table.add_column("what it is", style="dim")
    for one in measured.figures:
        middle, rest = one.texts
        style = STYLES[one.is_met]
        table.add_row(one.name, Text(middle, style=style), rest, one.target, one.means)
    return table


if __name__ == "__main__":
    bench()
