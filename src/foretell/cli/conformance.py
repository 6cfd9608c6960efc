"""``foretell conformance``: an implementation against the rules as data, a line a paragraph."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click
from click.core import ParameterSource

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken, text
from foretell.cli.spoken import Spoken, language
from foretell.conformance.cases import LEVELS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from foretell.conformance.answering import Answering
    from foretell.conformance.run import Result

MOST_TOLD = 20
SECONDS = 10.0
OF_PROGRAMS = ("program", "time_limit", "level")
"""Options that say nothing to a bot."""


@click.command("conformance", cls=Spoken, help="help-conformance")
@click.argument("paths", metavar="[PATH…]", nargs=-1, type=click.Path(exists=True, path_type=Path))
@click.option("--program", metavar="PROGRAM", help="help-conformance-program")
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(0, min_open=True),
    help="help-conformance-time-limit",
)
@click.option(
    "--level",
    type=click.Choice(LEVELS),
    default=LEVELS[-1],
    show_default=True,
    help="help-conformance-level",
)
@click.option("--bot", metavar="BOT", help="help-conformance-bot")
@click.option("--json", "as_json", is_flag=True, help="help-conformance-json")
@click.pass_context
def conformance(
    context: click.Context,
    *,
    paths: tuple[Path, ...],
    program: str | None,
    time_limit: float | None,
    level: str,
    bot: str | None,
    as_json: bool,
) -> None:
    """Hold the engine, or a program, against the rules as data: docs/conformance.md."""
    from foretell.conformance.run import run

    if bot is not None:
        _ask_bot(context, bot, paths, as_json=as_json)
        return
    results = []
    with _asked(program, time_limit) as answers:
        for result in run(paths or _all(), answers, level):
            results.append(result)
            if as_json:
                click.echo(json.dumps(_told(result)))
    if not results:
        raise spoken(ForetellError("no-cases", ""), "failed-no-case", level=level)
    if not as_json:
        _print(results, language(context))
    context.exit(0 if all(result.verdict.passed for result in results) else 1)


def _ask_bot(
    context: click.Context,
    bot: str,
    paths: tuple[Path, ...],
    *,
    as_json: bool,
) -> None:
    from foretell.cli.bot_positions import tell_solved

    for name in OF_PROGRAMS:
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            error, option = ForetellError("bot-and-program", ""), f"--{name.replace('_', '-')}"
            raise spoken(error, "failed-bot-and-program", option=option)
    tell_solved(context, bot, paths, as_json=as_json)


@contextmanager
def _asked(program: str | None, seconds: float | None) -> Iterator[Answering]:
    """Who answers: a program, or the engine."""
    if program is not None:
        from foretell.conformance.program import Program

        with Program(program, seconds or SECONDS) as answers:
            yield answers
        return
    if seconds is not None:
        raise spoken(ForetellError("no-program", ""), "failed-program-none")
    from foretell.conformance.subject import ENGINE

    yield ENGINE


def _all() -> list[Path]:
    from foretell.conformance.run import folder, paths_in

    found = folder()
    if found is None:
        raise spoken(ForetellError("no-cases", ""), "failed-no-cases")
    return paths_in(found)


def _told(result: Result) -> dict[str, object]:
    case, verdict = result.case, result.verdict
    return {
        "id": case.id,
        "file": str(case.file),
        "level": case.level,
        "source": list(case.source),
        "passed": verdict.passed,
        "problems": list(verdict.problems),
        "unanswered": [" ".join(place) for place in verdict.unanswered],
    }


def _print(results: Sequence[Result], lang: str) -> None:
    _print_table(results, lang)
    _print_failures([result for result in results if result.verdict.problems], lang)
    left = Counter(place[0] for result in results for place in result.verdict.unanswered)
    if left:
        counted = ", ".join(f"{key} {number}" for key, number in left.most_common())
        click.echo(text("cli-conformance-left", lang, counted=counted))
    for level in LEVELS:
        passed = [result.verdict.passed for result in results if result.case.level == level]
        if passed:
            numbers = {"passed": str(sum(passed)), "all": str(len(passed))}
            click.echo(text("cli-conformance-passed", lang, level=level, **numbers))


def _print_table(results: Sequence[Result], lang: str) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from foretell.conformance.run import by_paragraph

    table = Table(box=box.SIMPLE_HEAD)
    for name in ("paragraph", "cases", "failed", "unanswered"):
        justify: Literal["left", "right"] = "left" if name == "paragraph" else "right"
        table.add_column(text(f"cli-conformance-{name}", lang), justify=justify)
    for row in by_paragraph(results):
        counts = [str(number) if number else "-" for number in (row.failed, row.unanswered)]
        style = "red" if row.failed else "yellow" if row.unanswered else None
        table.add_row(row.source, str(row.cases), *counts, style=style)
    Console(highlight=False).print(table)


def _print_failures(failures: Sequence[Result], lang: str) -> None:
    for result in failures[:MOST_TOLD]:
        click.echo(f"{result.case.id} ({result.case.file.name})")
        for problem in result.verdict.problems:
            click.echo(f"    {problem}")
    if len(failures) > MOST_TOLD:
        number = str(len(failures) - MOST_TOLD)
        click.echo(f"    {text('cli-conformance-more', lang, number=number)}")
