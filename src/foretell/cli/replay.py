"""``foretell replay``: play game records again; every fault is one line, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from foretell.base.i18n import LANGUAGES, figure, text
from foretell.cli.spoken import Spoken, language

if TYPE_CHECKING:
    from rich.text import Text

    from foretell.record.replay import Report

SHEETS = 3
"""Up to so many files get a whole score sheet each, more of them a line each."""
NUMBERS, CELL = 18, 19
"""Columns of a sheet: before the seats, and for each of them."""
WORTH_A_SECOND_PROCESS = 200
AT_ONCE = 20

Told = tuple["Report", tuple[str, ...]]


@click.command("replay", cls=Spoken, help="help-replay")
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="help-replay-json")
@click.pass_context
def replay_command(context: click.Context, *, files: tuple[str, ...], as_json: bool) -> None:
    """Check game records by playing them again, and print their score sheets."""
    from foretell.record.found import found

    names, bad = list(found(files)), 0
    lang = LANGUAGES[0] if as_json else language(context)
    for told in reports(names, lang):
        bad += "error" in told[0]
        if as_json:
            click.echo(json.dumps(told[0]))
        else:
            tell(told, lang, is_short=len(names) > SHEETS)
    if not as_json and len(names) > SHEETS:
        click.echo(text("record-right", lang, right=len(names) - bad, all=len(names)))
    context.exit(1 if bad else 0)


def reports(names: list[str], lang: str) -> Iterator[Told]:
    """What came of each file, in their order; many are read by several processes."""
    from foretell.arena.processes import by_processes, cores

    job, processes = partial(report_of, lang), cores()
    if len(names) < WORTH_A_SECOND_PROCESS or processes == 1:
        yield from map(job, names)
    else:
        yield from by_processes(job, names, processes)


def report_of(lang: str, name: str) -> Told:
    """What came of a file; a folder that is named itself had none."""
    from foretell.fair.fetching import is_url
    from foretell.record.found import ENDING
    from foretell.record.replay import report

    if is_url(name) and not Path(name).exists():
        return {"file": name, "error": text("record-address", lang)}, ()
    if Path(name).is_dir():
        return {"file": name, "error": text("record-no-records", lang, ending=ENDING)}, ()
    return report(name, lang)


def tell(told: Told, lang: str, *, is_short: bool) -> None:
    """Print what came of a file for people: a sheet, or a line; a fault goes to stderr."""
    from foretell.base.decoding import clean

    report, players = told
    if "error" in report:
        click.echo(f"{clean(report['file'])}: {report['error']}", err=True)
    elif is_short:
        click.echo(line(report, players, lang))
    else:
        sheet(report, players, lang)


def line(report: Report, players: tuple[str, ...], lang: str) -> str:
    """A game in one line."""
    from foretell.base.decoding import clean, shown

    pairs = zip(players, report["scores"], strict=True)
    totals = ", ".join(f"{shown(name)} {figure(score)}" for name, score in pairs)
    key = "record-line" if report["complete"] else "record-line-unfinished"
    rounds = text(key, lang, rounds=len(report["rounds"]))
    return f"{clean(report['file'])}: {rounds}: {totals}"


def sheet(report: Report, players: tuple[str, ...], lang: str) -> None:
    """Print the score sheet of a game."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from foretell.base.decoding import shown

    console = Console(highlight=False)
    is_short = NUMBERS + CELL * len(players) > console.width
    table = Table(box=box.SIMPLE_HEAD)
    table.padding = (0, 0 if is_short else 1, 0, 0)
    for head in ("", text("record-cards", lang), text("record-trump", lang)):
        table.add_column(head, justify="right")
    for name in players:
        table.add_column(Text(shown(name)), justify="right")
    for number, one in enumerate([*report["rounds"], *report["play_off"]], start=1):
        is_extra = number > len(report["rounds"])
        table.add_row(Text("+" if is_extra else str(number)), *row(one, lang, is_short=is_short))
    click.echo(title(report, lang))
    console.print(table)
    click.echo(text("record-sheet-short" if is_short else "record-sheet-how", lang))


def title(report: Report, lang: str) -> str:
    """What stands above a sheet."""
    from foretell.base.decoding import clean

    rules = report.get("rules_name") or report["rules"]
    if not isinstance(rules, str):
        rules = text("record-own-rules", lang, preset=rules.get("preset", "standard"))
    key = "record-complete" if report["complete"] else "record-unfinished"
    return f"{clean(report['file'])}: {text(key, lang, rules=rules)}"


def row(one: dict[str, Any], lang: str, *, is_short: bool) -> list[Text]:
    """A round of a sheet: the suit, and for each seat circle, box, points and total.

    Where there is little room, the points are only told by their colour.
    """
    from rich.text import Text

    from foretell.record.sheet import SheetCell, suit_mark

    trump = text("record-no-trump", lang) if one["trump"] == "none" else suit_mark(one["trump"])
    cells = [Text(str(one["size"])), Text(trump or "?")]
    won = one["won"] or [None] * len(one["bids"])
    for seat, (bid, points) in enumerate(zip(one["bids"], one["points"], strict=True)):
        is_dealer, total = seat == one["dealer"], one["scores"][seat]
        cell = SheetCell(is_dealer, bid, won[seat], points, total)
        cells.append(Text(cell.short if is_short else str(cell), "green" if points > 0 else "red"))
    return cells
