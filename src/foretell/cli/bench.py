"""``foretell bench``: how fast the engine is on this machine, beside OpenSpiel."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.benchmarks.parts import PARTS
from foretell.cli.spoken import Spoken

if TYPE_CHECKING:
    from rich.table import Table

    from foretell.benchmarks.measure import Measured
    from foretell.benchmarks.parts import Part

STYLES = {True: "green", False: "bold red", None: ""}
PLAIN = "NUMBA_DISABLE_JIT is set: these are the times of plain Python, not of compiled code"


@click.command("bench", cls=Spoken, help="help-bench")
@click.option("--json", "as_json", is_flag=True, help="help-bench-json")
@click.option("--quick", is_flag=True, help="help-bench-quick")
@click.option("--only", type=click.Choice([*PARTS]), multiple=True, help="help-bench-only")
@click.option("--write", type=click.Path(path_type=Path), help="help-bench-write")
def bench(*, as_json: bool, quick: bool, only: tuple[str, ...], write: Path | None) -> None:
    """Measure the engine: medians of several runs, the least and the most beside them."""
    from foretell.benchmarks.measure import FULL, QUICK
    from foretell.benchmarks.page import around, load_now, rewrite
    from foretell.benchmarks.parts import as_json as json_of
    from foretell.benchmarks.parts import measure_all

    load = load_now()
    if write is not None:
        _refuse_half_pages(only, quick=quick)
        around(write)
    with _progress() as tell:
        found = measure_all(only or PARTS, QUICK if quick else FULL, tell)
    _notes(found)
    if as_json:
        click.echo(json.dumps(json_of(found), indent=1))
    else:
        _print(found)
    if write is not None:
        rewrite(write, found, load)


def _refuse_half_pages(only: tuple[str, ...], *, quick: bool) -> None:
    if only or quick:
        raise spoken(ForetellError("bench-options", ""), "failed-bench-options")


@contextmanager
def _progress() -> Iterator[Callable[[str, str], None]]:
    """A line that moves in a terminal; elsewhere a line for each part."""
    from rich.console import Console

    console = Console(stderr=True, highlight=False)
    if not console.is_terminal:
        yield lambda title, detail: None if detail else console.print(f"measuring: {title}")
        return
    with console.status("measuring") as status:
        yield lambda title, detail: status.update(f"measuring: {title} … {detail}")


def _notes(found: dict[str, Measured]) -> None:
    from foretell.base.jit import IS_PLAIN

    if IS_PLAIN:
        click.echo(PLAIN, err=True)
    for measured in found.values():
        for note in measured.notes:
            click.echo(note, err=True)


def _print(found: dict[str, Measured]) -> None:
    from rich.console import Console

    console = Console(highlight=False, width=None if sys.stdout.isatty() else 120)
    for key, measured in found.items():
        if measured.figures:
            console.print(_table(PARTS[key], measured))
            console.print(PARTS[key].means, style="dim", end="\n\n")


def _table(part: Part, measured: Measured) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(title=part.title, box=box.SIMPLE_HEAD, title_justify="left")
    for name in ("", "median", "least – most", "target"):
        table.add_column(name, justify="right" if name else "left", no_wrap=bool(name))
    table.add_column("what it is", style="dim")
    for one in measured.figures:
        middle, rest = one.texts
        style = STYLES[one.is_met]
        table.add_row(one.name, Text(middle, style=style), rest, one.target, one.means)
    return table
