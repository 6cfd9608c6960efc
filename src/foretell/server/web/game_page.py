"""A game that is over as plain HTML: every round with all hands open, trick by trick."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from foretell.cards import card_name
from foretell.i18n import figure
from foretell.record import RoundRecord
from foretell.server.table.fairness import table_of
from foretell.server.table.state import Trick
from foretell.server.table.telling import Told
from foretell.server.web.html import document, items, table

NONE: Final = "There is no such game on this server, or it is not kept any more."
RUNS: Final = "This game is still being played. It can be looked through when it is over."


def game_page(told: Told) -> str:
    """The page of a finished game."""
    place = f"/games/{told.game}"
    head = (
        f"<h1>{escape(told.state.name)}</h1>"
        f'<p><a href="{place}/record.toml">Record</a> · <a href="{place}/deal.json">deals</a>; '
        "to check them, in a terminal: <code>foretell verify</code> and the address of the "
        'deals · <a href="/fair">list of all games</a></p>'
    )
    parts = [part for number in range(len(told.tricks)) for part in _round(told, number)]
    return document(told.state.name, [head, *(parts or ["<p>No card was dealt.</p>"])])


def no_game_page(game: str, code: str) -> str:
    """What a browser reads where there is no game to look through, or not yet."""
    if code != "still-running":
        return document("No such game", ["<h1>No such game</h1>", f"<p>{escape(NONE)}</p>"])
    table = table_of(game)
    way = f'<p><a href="/t/{escape(table)}">Go to its table</a></p>'
    return document("Not over yet", ["<h1>Not over yet</h1>", f"<p>{escape(RUNS)}</p>", way])


def _round(told: Told, number: int) -> Iterator[str]:
    one = told.rounds[number]
    heading = "Play-off" if one.play_off else f"Round {number + 1}"
    yield f'<h2 id="{number + 1}">{heading}</h2>'
    yield items(_facts(told, one))
    yield table(["", "Hand", "Bid", "Tricks", "Points"], _hands(told, one))
    deck = told.state.rules.deck
    tricks = told.tricks[number]
    names = told.names
    yield items(_trick(trick, names, deck) for trick in tricks)


def _facts(told: Told, one: RoundRecord) -> Iterator[str]:
    yield f"{told.names[one.dealer]} dealt."
    for what, value in (
        ("Turned up", one.turn_up),
        ("Trump named", one.trump),
        ("Rule named", one.twist),
        ("Uber", one.uber),
        ("Last bid mended to", one.adjust),
        ("Passed on, by seat", " ".join(one.passes) if one.passes else None),
        ("Drawn, by seat", " ".join(one.pulls) if one.pulls else None),
    ):
        if value is not None:
            yield f"{what}: {value}"
    if one.revoke:
        yield f"{told.names[one.revoke.seat]}’s revoke was called."


def _hands(told: Told, one: RoundRecord) -> Iterator[list[str]]:
    for seat, hand in enumerate(one.hands or ()):
        if hand:
            columns = (one.bids, one.won, one.score)
            yield [told.names[seat], hand, *(_at(column, seat) for column in columns)]


def _at(column: tuple[int, ...] | None, seat: int) -> str:
    """A seat's number in a column; a dash where there is none."""
    is_there = column is not None and seat < len(column) and column[seat] is not None
    return figure(column[seat]) if is_there and column else "–"


def _trick(trick: Trick, names: list[str], deck: int) -> str:
    cards = " ".join(card_name(card, deck) for card in trick.cards)
    winner = "nobody" if trick.winner < 0 else names[trick.winner]
    return f"{names[trick.leader]} led: {cards} — taken by {winner}"
