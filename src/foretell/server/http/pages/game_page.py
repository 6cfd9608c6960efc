"""A game that is over as plain HTML: every round with all hands open, trick by trick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from foretell.base.i18n import LANGUAGES, figure, text, told
from foretell.record import RoundRecord
from foretell.server.deals.commitments import table_of
from foretell.server.http.pages.html import isolated, plain_page
from foretell.server.protocol.rejection import Rejection
from foretell.server.protocol.views import TrickView
from foretell.server.table.finished import FinishedGame


def game_page(told: FinishedGame, lang: str = LANGUAGES[0]) -> str:
    """The page of a finished game."""
    rounds = [_round(told, number, lang) for number in range(len(told.tricks))]
    return plain_page("game", lang, title=told.state.name, game=told.game, rounds=rounds)


REASONS: Final = {"still-running": "not-over", "event-open": "not-over", "damaged-table": "damaged"}
"""Why there is no game to look through, as the texts of the plain pages call it."""


def no_game_page(game: str, refused: Rejection, lang: str = LANGUAGES[0]) -> str:
    """What a browser reads where there is no game to look through, or not yet."""
    key = f"plain-{REASONS.get(refused.code, 'no-game')}"
    table = table_of(game) if refused.code == "still-running" else ""
    return plain_page("no_game", lang, title=text(key, lang), why=told(refused, lang), table=table)


def _round(told: FinishedGame, number: int, lang: str) -> dict[str, object]:
    one = told.rounds[number]
    return {
        "play_off": one.play_off,
        "facts": _facts(told, one, lang),
        "hands": _hands(told, one),
        "tricks": [_trick(trick, told.names, lang) for trick in told.tricks[number]],
    }


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


def _trick(trick: TrickView, names: list[str], lang: str) -> str:
    cards = " ".join(trick.cards)
    winner = text("plain-nobody", lang) if trick.winner is None else isolated(names[trick.winner])
    leader = isolated(names[trick.leader])
    return text("plain-trick", lang, leader=leader, cards=cards, winner=winner)
