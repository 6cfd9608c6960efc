"""``foretell replay``: play game records again; every fault is one line, never a traceback."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from foretell.cli.spoken import Spoken
from foretell.i18n import figure

if TYPE_CHECKING:
    from rich.text import Text

    from foretell.record.report import Report

ENDING = ".toml"
SHEETS = 3
"""Up to so many files get a whole score sheet each, more of them a line each."""
WORTH_A_SECOND_PROCESS = 200
AT_ONCE = 20

Told = tuple["Report", tuple[str, ...]]


@click.command("replay", cls=Spoken, help="help-replay")
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="help-replay-json")
@click.pass_context
def replay_command(context: click.Context, *, files: tuple[str, ...], as_json: bool) -> None:
    """Check game records by playing them again, and print their score sheets."""
    names = list(found(files))
    bad = 0
    for told in reports(names):
        bad += "error" in told[0]
        if as_json:
            click.echo(json.dumps(told[0]))
        else:
            tell(told, is_short=len(names) > SHEETS)
    if not as_json and len(names) > SHEETS:
        click.echo(f"{len(names) - bad} of {len(names)} records are right.")
    context.exit(1 if bad else 0)


def found(files: tuple[str, ...]) -> Iterator[str]:
    """The files that are named, and those in the folders that are named."""
    for name in files:
        folder = Path(name)
        inside = sorted(str(file) for file in files_in(folder)) if folder.is_dir() else []
        yield from inside or [name]


def files_in(folder: Path) -> Iterator[Path]:
    """The records below a folder, as far as it may be read."""
    with suppress(OSError):
        yield from (file for file in folder.rglob(f"*{ENDING}") if file.is_file())


def reports(names: list[str]) -> Iterator[Told]:
    """What came of each file, in their order; many are read by several processes."""
    processes = os.cpu_count() or 1
    if len(names) < WORTH_A_SECOND_PROCESS or processes == 1:
        yield from map(report_of, names)
    else:
        yield from reports_of_many(names, processes)


def report_of(name: str) -> Told:
    """What came of a file; a folder that is named itself had none."""
    from foretell.record.report import report

    if Path(name).is_dir():
        return {"file": name, "error": f"there is no record in this folder, no {ENDING} file"}, ()
    return report(name)


def reports_of_many(names: list[str], processes: int) -> Iterator[Told]:
    """The same by several processes."""
    import multiprocessing

    ways = multiprocessing.get_all_start_methods()
    way = multiprocessing.get_context("fork" if "fork" in ways else None)
    with way.Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(report_of, names, AT_ONCE)


def tell(told: Told, *, is_short: bool) -> None:
    """Print what came of a file for people: a sheet, or a line; a fault goes to stderr."""
    from foretell.record.places import clean

    report, players = told
    if "error" in report:
        click.echo(f"{clean(report['file'])}: {report['error']}", err=True)
    elif is_short:
        click.echo(line(report, players))
    else:
        sheet(report, players)


def line(report: Report, players: tuple[str, ...]) -> str:
    """A game in one line."""
    from foretell.record.places import clean, shown

    pairs = zip(players, report["scores"], strict=True)
    totals = ", ".join(f"{shown(name)} {figure(score)}" for name, score in pairs)
    state = "" if report["complete"] else ", unfinished"
    return f"{clean(report['file'])}: {len(report['rounds'])} rounds{state}: {totals}"


def sheet(report: Report, players: tuple[str, ...]) -> None:
    """Print the score sheet of a game."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from foretell.record.places import shown

    table = Table(box=box.SIMPLE_HEAD)
    table.padding = (0, 1, 0, 0)
    for head in ("", "cards", "trump"):
        table.add_column(head, justify="right")
    for name in players:
        table.add_column(Text(shown(name)), justify="right")
    for number, one in enumerate([*report["rounds"], *report["play_off"]], start=1):
        is_extra = number > len(report["rounds"])
        table.add_row(Text("+" if is_extra else str(number)), *row(one))
    click.echo(title(report))
    Console(highlight=False).print(table)


def title(report: Report) -> str:
    """What stands above a sheet."""
    from foretell.record.places import clean

    rules = report["rules"]
    name = rules if isinstance(rules, str) else f"own rules from {rules.get('preset', 'standard')}"
    state = "complete" if report["complete"] else "unfinished"
    return f"{clean(report['file'])}: {name}, {state}"


def row(one: dict[str, Any]) -> list[Text]:
    """A round of a sheet: for each seat bid/tricks and total; * marks the dealer."""
    from rich.text import Text

    cells = [Text(str(one["size"])), Text(one["trump"] or "?")]
    won = one["won"] or ["?"] * len(one["bids"])
    for seat, bid in enumerate(one["bids"]):
        mark = "*" if seat == one["dealer"] else ""
        said = "–" if bid < 0 else str(bid)
        style = "green" if one["points"][seat] > 0 else "red"
        cells.append(
            Text(f"{mark}{said}/{won[seat]}", style).append(
                f" {figure(one['scores'][seat]):>4}", ""
            )
        )
    return cells
