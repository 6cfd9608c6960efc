"""``foretell odds``: the exact first-round chance of the leader, for one card or as a table."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import click

from foretell.base.errors import ForetellError
from foretell.base.i18n import figure, spoken, text
from foretell.cli.spoken import Spoken, language

if TYPE_CHECKING:
    from rich.table import Table

    from foretell.analysis import Cell, Odds


@click.command("odds", cls=Spoken, help="help-odds")
@click.option("--players", metavar="N", type=int, required=True, help="help-odds-players")
@click.option("--card", metavar="CARD", help="help-odds-card")
@click.option("--turn-up", metavar="CARD", help="help-odds-turn-up")
@click.option("--trump", metavar="c|d|h|s", help="help-odds-trump")
@click.option("--json", "as_json", is_flag=True, help="help-option-json")
@click.pass_context
def odds(
    context: click.Context,
    *,
    players: int,
    card: str | None,
    turn_up: str | None,
    trump: str | None,
    as_json: bool,
) -> None:
    """The leader's exact chance of winning round 1, and the bid worth making."""
    lang = None if as_json else language(context)
    if card is not None and turn_up is not None:
        _one(players, card, turn_up, trump, lang)
    elif (card, turn_up, trump) == (None, None, None):
        _whole(players, lang)
    else:
        raise spoken(ForetellError("odds-options", ""), "failed-odds-options")


def _one(players: int, card: str, turn_up: str, trump: str | None, lang: str | None) -> None:
    """One card, as a table in a language, or as JSON where there is none."""
    from foretell.analysis import first_round, odds_json

    found = first_round(players, as_recorded(card), as_recorded(turn_up), trump)
    if lang is None:
        click.echo(json.dumps(odds_json(found)))
    else:
        _print(_one_table(found, lang), text("odds-informed-dealer", lang) if found.note else "")


def as_recorded(card: str) -> str:
    """A card as records write it: people also say 10 for T.

    >>> as_recorded("10d"), as_recorded("8d")
    ('Td', '8d')
    """
    return f"T{card[2:]}" if card[:2] == "10" and len(card) == 3 else card


def _whole(players: int, lang: str | None) -> None:
    """All cards, likewise."""
    from foretell.analysis import table_json

    if lang is None:
        click.echo(json.dumps(table_json(players), indent=1))
    else:
        notes = (text("odds-star", lang), text("odds-informed-dealers", lang))
        _print(_chances(players, lang), notes[0], _smallest(players, lang), notes[1])


def _situation(said: str, lang: str) -> str:
    """What is turned up, and what the card is to it, in a language.

    >>> _situation("Jester up", "de")
    'Narr offen'
    """
    return text(f"odds-at-{'-'.join(re.findall('[a-z]+', said.lower()))}", lang)


def _print(*parts: Table | str) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    for part in parts:
        if part:
            console.print(part)


def _one_table(found: Odds, lang: str) -> Table:
    from rich import box
    from rich.table import Table

    key = "odds-one-title-no-trump" if found.trump == "none" else "odds-one-title"
    said = {"card": found.card, "up": found.turn_up, "trump": found.trump}
    title = text(key, lang, players=found.players, **said)
    table = Table(title=title, box=box.SIMPLE_HEAD, show_header=False)
    odds = f"{found.numerator}/{found.denominator}"
    table.add_row(text("odds-wins", lang), f"{float(found.win):.2%}", odds)
    for bid, expected in enumerate(found.expected):
        points = figure(f"{float(expected):+.2f}")
        table.add_row(text("odds-bid", lang, bid=bid), points, text("odds-expected", lang))
    table.add_row(text("odds-worth", lang), f"[bold]{found.bid}[/bold]", "")
    return table


def _chances(players: int, lang: str) -> Table:
    from rich import box
    from rich.table import Table

    from foretell.analysis import Situation, odds_table

    table = Table(title=text("odds-title", lang, players=players), box=box.SIMPLE_HEAD)
    table.add_column(text("odds-card", lang))
    for situation in Situation:
        table.add_column(_situation(situation.value, lang), justify="right")
    cells = {(cell.rank, cell.situation): cell for cell in odds_table(players)}
    for rank in dict.fromkeys(rank for rank, _ in cells):
        table.add_row(rank, *(_percent(cells.get((rank, at))) for at in Situation))
    return table


def _percent(cell: Cell | None) -> str:
    if cell is None:
        return "–"
    chance = f"{100 * float(cell.odds.win):.2f}"
    return f"[bold green]{chance}*[/bold green]" if cell.odds.bid == 1 else f"{chance} "


def _smallest(players: int, lang: str) -> Table:
    from rich import box
    from rich.table import Table

    from foretell.analysis import smallest_bids

    table = Table(title=text("odds-smallest", lang), box=box.SIMPLE_HEAD)
    for name in ("situation", "turned", "card", "chance"):
        table.add_column(
            text(f"odds-{name}", lang), justify="right" if name == "chance" else "left"
        )
    for row in smallest_bids(players):
        turned = text("odds-any", lang) if row.turned == "any" else row.turned
        chance = f"{float(row.odds.win):.2%}"
        table.add_row(_situation(row.situation, lang), turned, row.rank, chance)
    return table
