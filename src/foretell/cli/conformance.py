"""``foretell conformance``: the engine against the rules as data, a line a paragraph."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken, text
from foretell.cli.spoken import Spoken, language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from foretell.conformance.run import Result

MOST_TOLD = 20


@click.command("conformance", cls=Spoken, help="help-conformance")
@click.argument("paths", metavar="[PATH…]", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="help-conformance-json")
@click.pass_context
def conformance(context: click.Context, *, paths: tuple[Path, ...], as_json: bool) -> None:
    """Hold the engine against the rules as data: docs/conformance.md."""
    from foretell.conformance.run import run
    from foretell.conformance.subject import EngineStanding

    results = []
    for result in run(paths or _all(), EngineStanding):
        results.append(result)
        if as_json:
            click.echo(json.dumps(_told(result)))
    if not results:
        raise spoken(ForetellError("no-cases", ""), "failed-no-case")
    if not as_json:
        _print(results, language(context))
    context.exit(1 if any(result.problems for result in results) else 0)


def _all() -> list[Path]:
    from foretell.conformance.run import folder, paths_in

    found = folder()
    if found is None:
        raise spoken(ForetellError("no-cases", ""), "failed-no-cases")
    return paths_in(found)


def _told(result: Result) -> dict[str, object]:
    case = result.case
    return {
        "id": case.id,
        "file": str(case.file),
        "source": list(case.source),
        "passed": not result.problems,
        "problems": list(result.problems),
    }


def _print(results: Sequence[Result], lang: str) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from foretell.conformance.run import by_paragraph

    table = Table(box=box.SIMPLE_HEAD)
    for name in ("paragraph", "cases", "failed"):
        justify: Literal["left", "right"] = "left" if name == "paragraph" else "right"
        table.add_column(text(f"cli-conformance-{name}", lang), justify=justify)
    for row in by_paragraph(results):
        failed = str(row.failed) if row.failed else "-"
        table.add_row(row.source, str(row.cases), failed, style="red" if row.failed else None)
    console = Console(highlight=False)
    console.print(table)
    _print_failures([result for result in results if result.problems], lang)
    passed = sum(not result.problems for result in results)
    console.print(text("cli-conformance-passed", lang, passed=str(passed), all=str(len(results))))


def _print_failures(failures: Sequence[Result], lang: str) -> None:
    for result in failures[:MOST_TOLD]:
        click.echo(f"{result.case.id} ({result.case.file.name})")
        for problem in result.problems:
            click.echo(f"    {problem}")
    if len(failures) > MOST_TOLD:
        number = str(len(failures) - MOST_TOLD)
        click.echo(f"    {text('cli-conformance-more', lang, number=number)}")
