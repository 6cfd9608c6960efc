"""What every table of a duplicate round did with its deals, once the round is closed."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath

from foretell.server.deals.commitments import game_id
from foretell.server.http.answers import specs
from foretell.server.http.authentication import Ask, server_of
from foretell.server.protocol.rejection import Rejection
from foretell.server.tournaments.events import PlayedDeal
from foretell.server.tournaments.state import TournamentLog
from foretell.tournament.checks import drawn
from foretell.tournament.exporting import plain_number


class TableDeals(msgspec.Struct, frozen=True):
    """One table: who sat where by number, its game to look through, its deals in their order."""

    table: int
    people: list[int]
    game: str
    deals: list[PlayedDeal]


class DuplicateDeals(msgspec.Struct, frozen=True):
    """A round: what each table did, and by deal and seat the mean of all tables' points."""

    n: int
    tables: list[TableDeals]
    means: list[list[int | float]]


@get(
    "/api/tournaments/{tournament:str}/rounds/{n:int}/deals",
    responses=specs(404, 409, 410),
    tags=["tournaments"],
)
async def duplicate_deals(
    request: Ask, tournament: FromPath[str], n: FromPath[int]
) -> DuplicateDeals:
    """What every table of a duplicate round did with its deals, when the last has finished."""
    state = await server_of(request.app.state).tournaments.get(tournament)
    one = drawn(state.tournament.state, n)
    if not state.tournament.state.format.is_duplicate:
        raise Rejection("no-such-game", game=tournament)
    if state.is_shut(one.n):
        raise Rejection("event-open")
    tables = [
        TableDeals(number, list(table.people), game_at(state, one.n, number), deals)
        for number, table in enumerate(one.tables, start=1)
        if (deals := state.sheets.get((one.n, number), []))
    ]
    return DuplicateDeals(one.n, tables, means_of([table.deals for table in tables]))


def game_at(state: TournamentLog, n: int, number: int) -> str:
    """The id of the game at a table."""
    return game_id(state.tables[n][number - 1], state.deals[n].attempt)


def means_of(sheets: list[list[PlayedDeal]]) -> list[list[int | float]]:
    """By deal and seat the mean of the points of all tables that played it.

    >>> means_of([[PlayedDeal(1, [0], [0], [20])], [PlayedDeal(1, [1], [0], [-10])]])
    [[5]]
    """
    found = []
    for at in range(max(map(len, sheets), default=0)):
        rows = [sheet[at].points for sheet in sheets if at < len(sheet)]
        seats = zip(*rows, strict=True)
        found.append([plain_number(Fraction(sum(seat), len(rows))) for seat in seats])
    return found


HANDLERS: list[Any] = [duplicate_deals]
