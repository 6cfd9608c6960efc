"""``foretell conformance --bot``: which positions a bot solves, by the kind of position."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal

import click

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken, text
from foretell.cli.spoken import language

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from foretell.conformance.bot_positions import BotPosition


def tell_solved(context: click.Context, bot: str, paths: Sequence[Path], *, as_json: bool) -> None:
    """Ask a bot in each position of some files or folders, or in all, and print what it solves."""
    found: list[tuple[BotPosition, bool]] = []
    for position, answer in answers(bot, paths or [_folder()]):
        found.append((position, answer in position.best))
        if as_json:
            click.echo(json.dumps(_told(position, answer)))
    if not found:
        where = ", ".join(map(str, paths))
        raise spoken(ForetellError("no-positions", ""), "failed-no-positions", files=where)
    if not as_json:
        _print(found, language(context))


def answers(bot: str, paths: Sequence[Path]) -> Iterator[tuple[BotPosition, str]]:
    """What a bot does in each position; it is made anew for each.

    Raises:
        ForetellError: there is no such bot, it fails or answers with what is not allowed, or a
            file is no position.
    """
    from foretell.arena.asking import chosen
    from foretell.arena.loading import bot_source
    from foretell.arena.prints import prints_aside
    from foretell.conformance.bot_positions import read_bot_positions

    with prints_aside():
        source = bot_source(bot)
    for path in paths:
        for position in read_bot_positions(path):
            with prints_aside():
                answer = chosen(source.fresh(0), source.name, position.seen)
            yield position, answer


def _folder() -> Path:
    from foretell.conformance.run import folder

    found = folder()
    if found is None:
        raise spoken(ForetellError("no-cases", ""), "failed-no-cases")
    return found / "bots"


def _told(position: BotPosition, answer: str) -> dict[str, object]:
    return {
        "id": position.id,
        "kind": position.kind,
        "reason": position.reason,
        "best": list(position.best),
        "answer": answer,
        "solved": answer in position.best,
    }


def _print(found: Sequence[tuple[BotPosition, bool]], lang: str) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from foretell.conformance.bot_positions import by_kind

    table = Table(box=box.SIMPLE_HEAD)
    for name in ("kind", "positions", "solved"):
        justify: Literal["left", "right"] = "left" if name == "kind" else "right"
        table.add_column(text(f"cli-conformance-{name}", lang), justify=justify)
    for row in by_kind(found):
        table.add_row(row.kind, str(row.positions), str(row.solved))
    Console(highlight=False).print(table)
    solved = str(sum(is_solved for _, is_solved in found))
    click.echo(text("cli-conformance-solves", lang, solved=solved, all=str(len(found))))
