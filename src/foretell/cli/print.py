"""``foretell print``: score sheets, games, wheels, coins and cards, as PDF."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from foretell.base.i18n import spoken
from foretell.cli.spoken import SpokenGroup, language, say

OUT: Final = "-"
"""The name that means the standard output."""
RULES: Final = click.option(
    "--rules", default="standard", metavar="NAME|FILE.toml", help="help-simulate-rules"
)
SET: Final = click.option("--set", "cards", metavar="NAME", help="help-print-set")


def printed(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options of everything that is printed; ``name`` is the file if nobody names one."""

    def with_options(command: Callable[..., Any]) -> Callable[..., Any]:
        paper = click.option(
            "--paper", default="a4", show_default=True, metavar="a4|letter", help="help-print-paper"
        )
        output = click.option(
            "--output", "-o", default=f"wizard-{name}.pdf", show_default=True, metavar="FILE",
            help="help-print-output",
        )  # fmt: skip
        return paper(output(click.pass_context(command)))

    return with_options


@click.group("print", cls=SpokenGroup, help="help-print")
def print_command() -> None:
    """Score sheets, wheels, coins and cards to print."""


@print_command.command("sheet", help="help-print-sheet")
@click.option("--players", metavar="N", type=click.IntRange(1, 6), help="help-rules-players")
@RULES
@click.option(
    "--size", default="large", show_default=True, metavar="large|small", help="help-print-size"
)
@printed("sheet")
def sheet(
    context: click.Context, *, players: int | None, rules: str, size: str, paper: str, output: str
) -> None:
    """Blank score sheets."""
    from foretell.cli.rules import read_rules
    from foretell.printing import blank_sheets, paper_named

    made = read_rules(rules, players)
    write(context, output, blank_sheets(made, size, paper_named(paper), language(context)))


@print_command.command("game", help="help-print-game")
@click.argument("record", metavar="RECORD", type=click.Path(path_type=Path))
@printed("game")
def game(context: click.Context, *, record: Path, paper: str, output: str) -> None:
    """The sheet of a game that was played."""
    from foretell.base.errors import BadRecord
    from foretell.printing import game_sheet, paper_named
    from foretell.record import outcome, read

    page = paper_named(paper)
    try:
        played = read(record)
        ended = outcome(played)
    except BadRecord as error:
        raise error.within(str(record)) from None
    write(context, output, game_sheet(played, ended, page, language(context)))


@print_command.command("wheels", help="help-print-wheels")
@click.option(
    "--players", metavar="N", type=click.IntRange(1, 6), default=6, show_default=True,
    help="help-print-players",
)  # fmt: skip
@printed("wheels")
def wheels(context: click.Context, *, players: int, paper: str, output: str) -> None:
    """Bidding wheels to cut out."""
    from foretell.printing import paper_named
    from foretell.printing import wheels as drawn

    write(context, output, drawn(players, paper_named(paper), language(context)))


@print_command.command("coins", help="help-print-coins")
@printed("coins")
def coins(context: click.Context, *, paper: str, output: str) -> None:
    """Coins to cut out."""
    from foretell.printing import coins as drawn
    from foretell.printing import paper_named

    write(context, output, drawn(paper_named(paper), language(context)))


@print_command.command("deck", help="help-print-deck")
@RULES
@SET
@click.option("--large", is_flag=True, help="help-print-large")
@click.option(
    "--cards", "size", default="poker", show_default=True, metavar="poker|bridge",
    help="help-print-cards",
)  # fmt: skip
@click.option("--backs", is_flag=True, help="help-print-backs")
@printed("deck")
def deck(
    context: click.Context, *, rules: str, cards: str | None, large: bool, paper: str,
    output: str, size: str, backs: bool,
) -> None:  # fmt: skip
    """A deck to cut out."""
    from foretell.cli.rules import read_rules
    from foretell.printing import deck as drawn
    from foretell.printing import paper_named, set_named

    chosen, page = set_named(set_meant(cards, is_large=large)), paper_named(paper)
    made = read_rules(rules, None)
    pdf = drawn(made, chosen, page, language(context), size=size, with_backs=backs)
    write(context, output, pdf)


@print_command.command("two-packs", help="help-print-two-packs")
@SET
@printed("two-packs")
def two_packs(context: click.Context, *, cards: str | None, paper: str, output: str) -> None:
    """How two ordinary packs become a deck, and faces to stick on."""
    from foretell.printing import paper_named, set_named
    from foretell.printing import two_packs as drawn

    chosen = set_named(cards or "standard")
    write(context, output, drawn(chosen, paper_named(paper), language(context)))


def set_meant(name: str | None, *, is_large: bool) -> str:
    """The set that is meant; of one alone there are large figures.

    Raises:
        ForetellError: another one was named, and large figures too.

    >>> set_meant("medieval", is_large=False), set_meant(None, is_large=True)
    ('medieval', 'standard-large')
    """
    from foretell.base.errors import ForetellError

    if is_large and name not in {None, "standard", "standard-large"}:
        raise spoken(ForetellError("not-large", ""), "print-not-large", said=repr(name))
    return "standard-large" if is_large else name or "standard"


def write(context: click.Context, output: str, pdf: bytes) -> None:
    """Write a file, or to the standard output, and say where it is.

    Raises:
        ForetellError: it cannot be written.
    """
    from foretell.base.files import write_whole, writing_to

    if output == OUT:
        sys.stdout.buffer.write(pdf)
        return
    with writing_to(Path(output)):
        write_whole(Path(output), pdf)
    click.echo(say(context, "cli-printed", file=output))
