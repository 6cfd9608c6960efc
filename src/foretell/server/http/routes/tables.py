"""The HTTP routes: tables, the lobby, a page for every link, the way to a socket."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from foretell.server.http.answers import language_of, specs
from foretell.server.http.authentication import Ask, person_of, server_of
from foretell.server.http.bodies.tables import (
    HoursAnswer,
    Lobby,
    LobbyTable,
    NewTable,
    TableAnswer,
    listed,
)
from foretell.server.http.pages.html import HEADERS
from foretell.server.http.pages.page import home_page, table_page
from foretell.server.http.pages.site import asset, beside, page_for
from foretell.server.protocol.event import Options
from foretell.server.table.seats import demand_sight
from foretell.server.table.state import OVER, RUNNING, Status
from foretell.server.tables.summary import summary_of

OPEN = (Status.OPEN, Status.STARTING)
PLAYING = (Status.PLAYING,)
STRANGER = ""
"""Whoever the plain pages are for: they say what everybody may know."""
KINDS_OF_TABLE = (*RUNNING, *OVER)
"""How far tables are; logs of another kind say something else."""


@get("/api/me/tables", responses=specs(401), tags=["people"])
async def my_tables(request: Ask) -> list[LobbyTable]:
    """The tables at which you sit or have sat, the last changed first."""
    person = await person_of(request)
    found = await server_of(request.app.state).store.tables_of(person.id)
    return [listed(summary) for summary in found if summary.status in KINDS_OF_TABLE]


@post("/api/tables", responses=specs(401, 413), tags=["tables"])
async def open_table(request: Ask, data: JSONBody[NewTable]) -> TableAnswer:
    """Open a table; you are its host."""
    server = server_of(request.app.state)
    person = await person_of(request)
    server.operation.admission.open_table(await server.store.hosted(person.id))
    table = await server.tables.open(
        person,
        data.rules,
        data.players,
        name=data.name,
        rules_name=data.rules_name,
        private=data.private,
        options=data.options.on(Options(clock=server.settings.clock if data.players > 1 else 0)),
    )
    return TableAnswer(table, f"/t/{table}", f"/ws/tables/{table}")


@post("/api/tables/{table:str}/rematch", responses=specs(401, 404, 410, 413), tags=["tables"])
async def rematch(request: Ask, table: FromPath[str]) -> TableAnswer:
    """Open a table for another game of the same people, or find the one that is open."""
    server = server_of(request.app.state)
    new = await server.tables.rematch(await person_of(request), table)
    return TableAnswer(new, f"/t/{new}", f"/ws/tables/{new}")


@get("/api/tables", responses=specs(), tags=["tables"])
async def lobby(state: State) -> Lobby:
    """Tables to sit down at, to watch, and to look back on; private ones are not listed."""
    store = server_of(state).store
    found = [await store.summaries(statuses=statuses) for statuses in (OPEN, PLAYING, OVER)]
    return Lobby(*([listed(summary) for summary in summaries] for summaries in found))


@get("/api/tables/hours", responses=specs(), tags=["tables"])
async def played_hours(state: State) -> HoursAnswer:
    """At which hours of the week open tables were played in the last four weeks."""
    return HoursAnswer(await server_of(state).hours.found())


@get("/api/tables/{table:str}", responses=specs(404, 410), tags=["tables"])
async def one_table(state: State, table: FromPath[str]) -> LobbyTable:
    """A table in short, for whoever has its link: who sits there, and the game once it is over."""
    return listed(summary_of((await server_of(state).tables.look(table)).state))


@get(
    "/t/{table:str}",
    media_type=MediaType.HTML,
    response_headers=HEADERS,
    responses=specs(404, 409, 410),
    tags=["tables"],
)
async def page(request: Ask, state: State, table: FromPath[str]) -> Response[bytes] | str:
    """A table: the page for a browser; plain, with seats, sheet and rules, for all others."""
    if found := page_for(request):
        return found
    live = await server_of(state).tables.look(table)
    demand_sight(live.state, STRANGER)
    return table_page(live, language_of(request))


@get(["/", "/me", "/look"], media_type=MediaType.HTML, response_headers=HEADERS, tags=["tables"])
async def home(request: Ask, state: State) -> Response[bytes] | str:
    """The page's own places; plain, the tables that may be looked at."""
    if found := page_for(request):
        return found
    running = await server_of(state).store.summaries(statuses=(*OPEN, *PLAYING))
    return home_page(running, language_of(request))


HANDLERS = [
    my_tables,
    open_table,
    rematch,
    lobby,
    played_hours,
    one_table,
    home,
    page,
    asset,
    beside,
]
