"""``foretell odds``: the exact first-round chance of the leader, or the odds of any hand."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource

from foretell.base.errors import ForetellError
from foretell.base.i18n import figure, spoken, text
from foretell.bots.levels import USUAL
from foretell.cli.hand_odds import HandAsked, as_recorded, tell_hand
from foretell.cli.spoken import Spoken, language

if TYPE_CHECKING:
    from rich.table import Table

    from foretell.analysis import Cell, Odds

OF_HANDS: Final = ("hand", "place", "bids", "rules", "bot", "worlds", "seed")
"""Options that mean something for a hand alone."""


@click.command("odds", cls=Spoken, help="help-odds")
@click.option("--players", metavar="N", type=int, required=True, help="help-odds-players")
@click.option("--card", metavar="CARD", help="help-odds-card")
@click.option("--turn-up", metavar="CARD", help="help-odds-turn-up")
@click.option("--trump", metavar="c|d|h|s", help="help-odds-trump")
@click.option("--hand", metavar="CARDS", help="help-odds-hand")
@click.option("--place", metavar="N", type=int, default=1, help="help-odds-place")
@click.option("--bids", metavar="N", default="", help="help-odds-bids")
@click.argument("more_bids", metavar="[N ...]", nargs=-1)
@click.option("--rules", metavar="PRESET|FILE", default="standard", help="help-odds-rules")
@click.option("--bot", metavar="BOT", default=USUAL, help="help-odds-bot")
@click.option("--worlds", metavar="N", type=int, help="help-odds-worlds")
@click.option("--seed", metavar="N", type=int, default=0, help="help-odds-seed")
@click.option("--json", "as_json", is_flag=True, help="help-option-json")
@click.pass_context
def odds(
    context: click.Context, /, *, card: str | None, more_bids: tuple[str, ...], **said: Any
) -> None:
    """The leader's exact chance in round 1, or what each bid on any hand is worth."""
    lang = None if said.pop("as_json") else language(context)
    if said["hand"] is not None and card is None:
        bids = " ".join((said.pop("bids"), *more_bids))
        tell_hand(HandAsked(bids=bids, **said), lang)
        return
    exact = (said["players"], said["turn_up"], said["trump"])
    of_hands = [name for name in OF_HANDS if _is_given(context, name)]
    if of_hands or more_bids:
        raise spoken(ForetellError("odds-options", ""), "failed-odds-hand-options")
    _exactly(card, *exact, lang)


def _is_given(context: click.Context, name: str) -> bool:
    """Whether somebody wrote an option."""
    return context.get_parameter_source(name) is ParameterSource.COMMANDLINE


def _exactly(
    card: str | None, players: int, turn_up: str | None, trump: str | None, lang: str | None
) -> None:
    """The exact chances of the first round."""
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
    from foretell.analysis.odds_table import slug

    return text(f"odds-at-{slug(said)}", lang)


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
