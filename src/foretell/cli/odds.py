"""``foretell odds``: the exact first-round chance of the leader, for one card or as a table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from foretell.cli.spoken import Spoken
from foretell.errors import ForetellError
from foretell.i18n import figure, spoken

if TYPE_CHECKING:
    from rich.table import Table

    from foretell.analysis import Cell, Odds


@click.command("odds", cls=Spoken, help="help-odds")
@click.option("--players", metavar="N", type=int, required=True, help="help-odds-players")
@click.option("--card", metavar="CARD", help="help-odds-card")
@click.option("--turn-up", metavar="CARD", help="help-odds-turn-up")
@click.option("--trump", metavar="c|d|h|s", help="help-odds-trump")
@click.option("--json", "as_json", is_flag=True, help="help-option-json")
def odds(
    *, players: int, card: str | None, turn_up: str | None, trump: str | None, as_json: bool
) -> None:
    """The leader's exact chance of winning round 1, and the bid worth making."""
    if card is not None and turn_up is not None:
        _one(players, card, turn_up, trump, as_json=as_json)
    elif (card, turn_up, trump) == (None, None, None):
        _whole(players, as_json=as_json)
    else:
        raise spoken(ForetellError("odds-options", ""), "failed-odds-options")


def _one(players: int, card: str, turn_up: str, trump: str | None, *, as_json: bool) -> None:
    from foretell.analysis import first_round, odds_json

    found = first_round(players, as_recorded(card), as_recorded(turn_up), trump)
    if as_json:
        click.echo(json.dumps(odds_json(found)))
    else:
        _print(_one_table(found), found.note)


def as_recorded(card: str) -> str:
    """A card as records write it: people also say 10 for T.

    >>> as_recorded("10d"), as_recorded("8d")
    ('Td', '8d')
    """
    return f"T{card[2:]}" if card[:2] == "10" and len(card) == 3 else card


def _whole(players: int, *, as_json: bool) -> None:
    from foretell.analysis import table_json

    if as_json:
        click.echo(json.dumps(table_json(players), indent=1))
    else:
        _print(
            _chances(players),
            "* worth a bid of 1 (a chance of 3/7 or more), – cannot be.",
            _smallest(players),
            "After a Wizard the dealer named trump having seen their card: there the chances are "
            "only those of random opponents, which is the wrong model.",
        )


def _print(*parts: Table | str) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    for part in parts:
        if part:
            console.print(part)


def _one_table(found: Odds) -> Table:
    from rich import box
    from rich.table import Table

    trump = "no trump" if found.trump == "none" else f"trump {found.trump}"
    table = Table(
        title=f"{found.players} players, {found.card} led, {found.turn_up} up, {trump}",
        box=box.SIMPLE_HEAD,
        show_header=False,
    )
    zero, one = found.expected
    table.add_row("wins", f"{float(found.win):.2%}", f"{found.numerator}/{found.denominator}")
    table.add_row("bid 0", figure(f"{float(zero):+.2f}"), "points expected")
    table.add_row("bid 1", figure(f"{float(one):+.2f}"), "points expected")
    table.add_row("worth bidding", f"[bold]{found.bid}[/bold]", "")
    return table


def _chances(players: int) -> Table:
    from rich import box
    from rich.table import Table

    from foretell.analysis import Situation, odds_table

    table = Table(title=f"Round 1, {players} players: the leader wins, in %", box=box.SIMPLE_HEAD)
    table.add_column("card")
    for situation in Situation:
        table.add_column(situation.value, justify="right")
    cells = {(cell.rank, cell.situation): cell for cell in odds_table(players)}
    for rank in dict.fromkeys(rank for rank, _ in cells):
        table.add_row(rank, *(_percent(cells.get((rank, at))) for at in Situation))
    return table


def _percent(cell: Cell | None) -> str:
    if cell is None:
        return "–"
    text = f"{100 * float(cell.odds.win):.2f}"
    return f"[bold green]{text}*[/bold green]" if cell.odds.bid == 1 else f"{text} "


def _smallest(players: int) -> Table:
    from rich import box
    from rich.table import Table

    from foretell.analysis import smallest_bids

    table = Table(title="The smallest card worth a bid of 1", box=box.SIMPLE_HEAD)
    for name in ("situation", "turned up", "card", "chance"):
        table.add_column(name, justify="right" if name == "chance" else "left")
    for row in smallest_bids(players):
        table.add_row(row.situation, row.turned, row.rank, f"{float(row.odds.win):.2%}")
    return table
