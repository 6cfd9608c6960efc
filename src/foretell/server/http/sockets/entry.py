"""The way from a socket to its table, whatever carries it."""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial
from typing import Final

from foretell.server.audience.connection import Connection
from foretell.server.audience.subscriber import CLOSE_RESTARTING, encode
from foretell.server.people.errors import Banned, NoGuest
from foretell.server.people.people import Identity
from foretell.server.protocol.messages import Bye
from foretell.server.protocol.rejection import Rejection
from foretell.server.server import Server
from foretell.server.store.interface import NotSaved, Person
from foretell.server.store.sharing import Elsewhere
from foretell.server.table.seats import demand_sight
from foretell.server.tables.session import SocketSession
from foretell.server.tables.sessions import SIGNED_OUT

NOT_FOUND: Final = 4404
FORBIDDEN: Final = 4403


async def session_at(
    server: Server, table: str, token: str | None, address: str, open_: ExitStack
) -> SocketSession:
    """The session of a new socket; in sight of "sign out everywhere" until the stack is closed.

    Raises:
        Rejection: there is no such table, it is damaged or cannot be read now, or the guest is
            banned.
    """
    try:
        guest = await _guest(server, token)
        live = await server.tables.get(table, guest.id if guest else "")
        demand_sight(live.state, guest.id if guest else "")
    except NotSaved as error:
        server.metrics.refused("not-saved")
        raise Rejection("not-saved") from error
    except Rejection as refused:
        server.metrics.refused(refused.code)
        raise
    complain = partial(server.operation.complain.note, address)
    if guest is None:
        return SocketSession(live, None, server.clock, complain=complain)
    away = await server.mutes.of(guest.id)
    live.commands.blocks[guest.id] = away.blocked
    person = Person(guest.id, guest.name, guest.figure)
    session = SocketSession(live, person, server.clock, away.unread, complain)
    open_.enter_context(server.sessions.held(guest.id, guest.digest, session))
    if await _guest(server, token) is None:  # signed out before the socket was in sight
        session.end("signed-out", SIGNED_OUT)
    return session


async def _guest(server: Server, token: str | None) -> Identity | None:
    """Whose token this is; without a good one somebody who may look."""
    try:
        return await server.people.guest(token)
    except NoGuest:
        return None


def turn_away(connection: Connection, refused: Rejection) -> None:
    """Say why, and close: for good, or until the table may be had."""
    if isinstance(refused, Elsewhere):
        connection.send(encode(Bye("restarting")))
        connection.close(CLOSE_RESTARTING, "restarting")
        return
    connection.send(encode(Bye(refused.code)))
    code = FORBIDDEN if isinstance(refused, Banned) else NOT_FOUND
    connection.close(code, refused.code)
