"""A game that is over as plain HTML: every round with all hands open, trick by trick."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from foretell.base.i18n import LANGUAGES, figure, text
from foretell.cards import card_name
from foretell.record import RoundRecord
from foretell.server.deals.commitments import table_of
from foretell.server.http.html import coded, document, isolated, items, said, table
from foretell.server.table.finished import FinishedGame
from foretell.server.table.state import Trick


def game_page(told: FinishedGame, lang: str = LANGUAGES[0]) -> str:
    """The page of a finished game."""
    place = f"/games/{told.game}"
    check = coded("plain-deals-how", lang, command="<code>foretell verify</code>")
    head = (
        f"<h1>{escape(told.state.name)}</h1>"
        f'<p><a href="{place}/record.toml">{said(lang, "record")}</a> · '
        f'<a href="{place}/deal.json">{said(lang, "deals")}</a>; {check} · '
        f'<a href="/fair">{said(lang, "list")}</a></p>'
    )
    parts = [part for number in range(len(told.tricks)) for part in _round(told, number, lang)]
    nothing = f"<p>{said(lang, 'no-card')}</p>"
    return document(told.state.name, [head, *(parts or [nothing])], lang)


REASONS: Final = {"still-running": "not-over", "damaged-table": "damaged"}
"""Why there is no game to look through, as the texts of the plain pages call it."""


def no_game_page(game: str, code: str, lang: str = LANGUAGES[0]) -> str:
    """What a browser reads where there is no game to look through, or not yet."""
    key = REASONS.get(code, "no-game")
    parts = [f"<h1>{said(lang, key)}</h1>", f"<p>{said(lang, f'{key}-why')}</p>"]
    if code == "still-running":
        table = escape(table_of(game))
        parts.append(f'<p><a href="/t/{table}">{said(lang, "to-table")}</a></p>')
    return document(text(f"plain-{key}", lang), parts, lang)


def _round(told: FinishedGame, number: int, lang: str) -> Iterator[str]:
    one = told.rounds[number]
    heading = said(lang, "play-off") if one.play_off else said(lang, "round", number=number + 1)
    yield f'<h2 id="{number + 1}">{heading}</h2>'
    yield items(_facts(told, one, lang))
    heads = [text(f"plain-{key}", lang) for key in ("hand", "bid", "tricks-taken", "points")]
    yield table(["", *heads], _hands(told, one))
    deck = told.state.rules.deck
    yield items(_trick(trick, told.names, deck, lang) for trick in told.tricks[number])


def _facts(told: FinishedGame, one: RoundRecord, lang: str) -> Iterator[str]:
    yield text("plain-dealt", lang, who=isolated(told.names[one.dealer]))
    for what, value in (
        ("turned-up", one.turn_up),
        ("trump", one.trump),
        ("twist", one.twist),
        ("uber", one.uber),
        ("adjust", one.adjust),
        ("passes", " ".join(one.passes) if one.passes else None),
        ("pulls", " ".join(one.pulls) if one.pulls else None),
    ):
        if value is not None:
            yield text(f"plain-{what}", lang, value=str(value))
    if one.revoke:
        yield text("plain-revoke", lang, who=isolated(told.names[one.revoke.seat]))


def _hands(told: FinishedGame, one: RoundRecord) -> Iterator[list[str]]:
    for seat, hand in enumerate(one.hands or ()):
        if hand:
            columns = (one.bids, one.won, one.score)
            yield [told.names[seat], hand, *(_at(column, seat) for column in columns)]


def _at(column: tuple[int, ...] | None, seat: int) -> str:
    """A seat's number in a column; a dash where there is none."""
    is_there = column is not None and seat < len(column) and column[seat] is not None
    return figure(column[seat]) if is_there and column else "–"


def _trick(trick: Trick, names: list[str], deck: int, lang: str) -> str:
    cards = " ".join(card_name(card, deck) for card in trick.cards)
    winner = text("plain-nobody", lang) if trick.winner < 0 else isolated(names[trick.winner])
    leader = isolated(names[trick.leader])
    return text("plain-trick", lang, leader=leader, cards=cards, winner=winner)
