"""Who asks: the token that a request bears, and whom it speaks for."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from foretell.server.admission.admission import Admitted
from foretell.server.people.errors import NoGuest
from foretell.server.people.people import Identity, People
from foretell.server.people.tokens import token_in

Asking = Request[Any, Any, Any]
ADMITTED: Final = "foretell.admitted"
"""Where in the scope of a request stands what admission knows of it."""


def admitted(request: Asking) -> Admitted:
    """What admission knows of a request."""
    found: Admitted = request.scope[ADMITTED]  # type: ignore[typeddict-item]
    return found


async def guest_of(request: Asking, people: People) -> Identity:
    """Who asks.

    Raises:
        NoGuest: nobody that is known.
        Banned: somebody whom an operator has banned, where that counts.
    """
    return await people.guest(_token(request), even_banned=admitted(request).even_banned)


async def here_of(request: Asking, people: People) -> Identity | None:
    """Whom the asking device speaks for, if for anybody."""
    try:
        return await people.guest(_token(request), even_banned=True)
    except NoGuest:
        return None


def _token(request: Asking) -> str | None:
    said = request.headers.get("authorization")
    return token_in(said, request.cookies, is_secure=admitted(request).is_secure)
