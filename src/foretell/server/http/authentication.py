"""Who asks: the token that a request bears, and whom it speaks for."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State

from foretell.server.admission.admission import Admitted
from foretell.server.people.errors import NoGuest
from foretell.server.people.people import Identity, People
from foretell.server.people.tokens import token_in
from foretell.server.server import Server
from foretell.server.store.interface import Person

Asking = Request[Any, Any, Any]
Ask = Request[None, None, State]
"""A request to one of our routes; :data:`Asking` is any request."""
ADMITTED: Final = "foretell.admitted"
"""Where in the scope of a request stands what admission knows of it."""


def server_of(state: State) -> Server:
    """The server that an application belongs to."""
    server: Server = state.server
    return server


def admitted(request: Asking) -> Admitted:
    """What admission knows of a request."""
    found: Admitted = request.scope[ADMITTED]  # type: ignore[typeddict-item]
    return found


async def guest_of(request: Asking, people: People) -> Identity:
    """Who asks, and by which device.

    Raises:
        NoGuest: nobody that is known.
        Banned: somebody whom an operator has banned, where that counts.
    """
    return await people.guest(_token(request), even_banned=admitted(request).even_banned)


async def person_of(request: Ask) -> Person:
    """Who asks, as tables and pads know people.

    Raises:
        NoGuest: no token, or a wrong one.
        Banned: an operator has banned them.
    """
    guest = await guest_of(request, server_of(request.app.state).people)
    return Person(guest.id, guest.name, guest.figure)


async def here_of(request: Asking, people: People) -> Identity | None:
    """Whom the asking device speaks for, if for anybody."""
    try:
        return await people.guest(_token(request), even_banned=True)
    except NoGuest:
        return None


def _token(request: Asking) -> str | None:
    said = request.headers.get("authorization")
    return token_in(said, request.cookies, is_secure=admitted(request).is_secure)
