"""The HTTP routes: guests, tables, the lobby, a page for every link, the way to a socket."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath, JSONBody

from foretell.server.events import Options
from foretell.server.guests import COOKIE, SECURE_COOKIE
from foretell.server.live.session import Session
from foretell.server.live.viewer import encode
from foretell.server.protocol import Bye
from foretell.server.refused import Refused
from foretell.server.server import Server
from foretell.server.store.interface import Person
from foretell.server.web.bodies import (
    GuestAnswer,
    Lobby,
    LobbyTable,
    NewGuest,
    NewTable,
    TableAnswer,
    listed,
)
from foretell.server.web.page import table_page
from foretell.server.web.sockets import run_socket

YEAR = 365 * 24 * 3600
NOT_FOUND = 4404
FORBIDDEN = 4403
OPEN, PLAYING, OVER = ("open",), ("playing",), ("finished", "ended")

Ask = Request[None, None, State]
Socket = WebSocket[None, None, State]


def server_of(state: State) -> Server:
    """The server that an application belongs to."""
    server: Server = state.server
    return server


def person_of(request: Ask) -> Person:
    """Who asks.

    Raises:
        NotAuthorizedException: no token, or a wrong one.
    """
    people = server_of(request.app.state).people
    person = people.of(request.headers, request.cookies)
    if person is None:
        raise NotAuthorizedException("no such token: get one from POST /api/guests")
    return person


@post("/api/guests", tags=["people"])
async def new_guest(state: State, data: JSONBody[NewGuest]) -> Response[GuestAnswer]:
    """Become a guest: a name and a token that is yours alone."""
    server = server_of(state)
    guest = await server.people.welcome(data.name)
    is_secure = server.settings.is_secure
    cookie = Cookie(
        key=SECURE_COOKIE if is_secure else COOKIE,
        value=guest.token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=is_secure,
        path="/",
    )
    token = guest.token if data.wants_token else None
    return Response(GuestAnswer(guest.person.name, token), status_code=201, cookies=[cookie])


@get("/api/me", sync_to_thread=False, tags=["people"])
def me(request: Ask) -> GuestAnswer:
    """Who you are, by your token."""
    return GuestAnswer(person_of(request).name)


@get("/api/me/tables", sync_to_thread=False, tags=["people"])
def my_tables(request: Ask) -> list[LobbyTable]:
    """The tables at which you sit or have sat, the last changed first."""
    person = person_of(request)
    found = server_of(request.app.state).store.tables_of(person.id)
    return [listed(summary) for summary in found]


@post("/api/tables", tags=["tables"])
async def open_table(request: Ask, data: JSONBody[NewTable]) -> TableAnswer:
    """Open a table; you are its host."""
    server = server_of(request.app.state)
    person = person_of(request)
    server.operation.gate.open_table(server.store.hosted(person.id))
    table = await server.tables.open(
        person,
        data.rules,
        data.players,
        name=data.name,
        private=data.private,
        options=data.options or Options(clock=server.settings.clock),
    )
    return TableAnswer(table, f"/t/{table}", f"/ws/tables/{table}")


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(request: Ask, table: FromPath[str]) -> TableAnswer:
    """Open a table for another game of the same people, or find the one that is open."""
    server = server_of(request.app.state)
    new = await server.tables.rematch(person_of(request), table)
    return TableAnswer(new, f"/t/{new}", f"/ws/tables/{new}")


@get("/api/tables", sync_to_thread=False, tags=["tables"])
def lobby(state: State) -> Lobby:
    """Tables to sit down at, to watch, and to look back on; private ones are not listed."""
    store = server_of(state).store
    found = [store.summaries(statuses=statuses) for statuses in (OPEN, PLAYING, OVER)]
    return Lobby(*([listed(summary) for summary in summaries] for summaries in found))


@get("/t/{table:str}", media_type=MediaType.HTML, tags=["tables"])
async def page(state: State, table: FromPath[str]) -> str:
    """A table as a plain page: who sits, the rules, the score sheet, the finished tricks."""
    live = await server_of(state).tables.get(table)
    return table_page(live)


def is_allowed(origin: str | None, host: str | None, server: Server) -> bool:
    """Whether a page may open a socket: the server's own, or one that the settings name."""
    if not origin:
        return True
    allowed = {*server.settings.origins, server.settings.public_url.rstrip("/")}
    return origin in allowed or urlsplit(origin).netloc == host


@websocket("/ws/tables/{table:str}")
async def socket_at(socket: Socket, table: FromPath[str]) -> None:
    """Look at a table, and play at it."""
    server = server_of(socket.app.state)
    headers = socket.headers
    if not is_allowed(headers.get("origin"), headers.get("host"), server):
        await socket.close(FORBIDDEN, "origin")
        return
    await socket.accept()
    try:
        live = await server.tables.get(table)
    except Refused as refused:
        await socket.send_data(encode(Bye(refused.code)).decode(), "text")
        await socket.close(NOT_FOUND, refused.code)
        return
    person = server.people.of(headers, socket.cookies)
    await run_socket(socket, Session(live, person, server.clock))


HANDLERS = [new_guest, me, my_tables, open_table, rematch, lobby, page, socket_at]
