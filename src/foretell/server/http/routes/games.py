"""Games that are over: their page, their record, their deals, and the list of all commitments."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from foretell.record import write
from foretell.server.deals.commitments import address_of, table_of
from foretell.server.http.answers import language_of, specs, status_of
from foretell.server.http.authentication import server_of
from foretell.server.http.pages.game_page import game_page, no_game_page
from foretell.server.http.pages.html import HEADERS
from foretell.server.http.pages.site import is_browser, page_for
from foretell.server.protocol.rejection import Rejection
from foretell.server.server import Server
from foretell.server.store.interface import Store
from foretell.server.table.finished import FinishedGame
from foretell.server.viewer.making import steps_of, steps_of_file
from foretell.server.viewer.shape import GameSteps, RecordFile

T = TypeVar("T")
TOML = "application/toml"
MOST_BODY = 512 * 1024
"""As JSON the text of a record may take more room than in its file."""
LINES = "text/plain"


async def told(state: State, game: str, tell: Callable[[FinishedGame], T]) -> T:
    """Something about a game that is over; the log is played again in a thread.

    Raises:
        Rejection: there is no such game, it is not over, or its table is damaged.
    """
    server = server_of(state)
    table = table_of(game)
    with server.tables.context.damages.noted(table):
        async with server.replaying:
            log = await server.store.log(table)
            if log is None:
                raise Rejection("no-such-game", game=game)
            return await asyncio.to_thread(lambda: tell(FinishedGame(table, log, game)))


async def told_last(state: State, table: str, tell: Callable[[FinishedGame], T]) -> T:
    """The same about the last game of a table.

    Raises:
        Rejection: there is no such table, its game is not over, or it is damaged.
    """
    log = await server_of(state).store.log(table)
    games = [address_of(one, table) for one in log.secrets] if log else []
    return await told(state, max(games, key=lambda one: (len(one), one), default=table), tell)


@get(
    "/games/{game:str}",
    media_type=MediaType.HTML,
    response_headers=HEADERS,
    responses=specs(404, 410),
    tags=["games"],
)
async def look_through(
    request: Request[None, None, State], state: State, game: FromPath[str]
) -> Response[bytes] | Response[str] | str:
    """A finished game, all hands open, trick by trick: the page for a browser, else plain."""
    if found := page_for(request):
        return found
    try:
        return await told(state, game, lambda one: game_page(one, language_of(request)))
    except Rejection as refused:
        if not is_browser(request):
            raise
        told_so = no_game_page(game, refused, language_of(request))
        return Response(told_so, status_code=status_of(refused))


@get("/games/{game:str}/record.toml", media_type=TOML, responses=specs(404, 410), tags=["games"])
async def record(state: State, game: FromPath[str]) -> str:
    """The game record of a finished game."""
    return await told(state, game, lambda one: write(one.record()))


@get("/games/{game:str}/deal.json", responses=specs(404, 410), tags=["games"])
async def deal(state: State, game: FromPath[str]) -> dict[str, Any]:
    """The bundle of a finished game's deals, for ``foretell verify``."""
    return await told(state, game, FinishedGame.bundle)


@get("/fair", media_type=LINES, tags=["games"])
async def published(state: State) -> Stream:
    """Every commitment that this server ever published, opened: one JSON object a line."""
    server: Server = state.server
    return Stream(_lines(server.store), media_type=LINES)


async def _lines(store: Store) -> AsyncIterator[str]:
    last = 0
    while lines := await store.published(last):
        yield "".join(f"{line}\n" for _, line in lines)
        last = lines[-1][0]


@get("/games/{game:str}/steps.json", responses=specs(404, 410), tags=["games"])
async def steps(state: State, game: FromPath[str]) -> GameSteps:
    """A finished game step by step, all hands open."""
    return await told(state, game, steps_of)


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=MOST_BODY,
    responses=specs(413),
    tags=["games"],
)
async def replay(state: State, data: JSONBody[RecordFile]) -> GameSteps:
    """A game record step by step: replayed by the rules, and forgotten."""
    server: Server = state.server
    async with server.replaying:
        return await asyncio.to_thread(steps_of_file, data.record)


HANDLERS = [look_through, record, deal, published, steps, replay]
