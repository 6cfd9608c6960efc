"""What stands before every route: whose page asks, how often, in which form, with which token."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litestar.connection import ASGIConnection, Request
from litestar.handlers.base import BaseRouteHandler

from foretell.server.addresses import Origins
from foretell.server.admission.admission import SAFE
from foretell.server.limits import address_key
from foretell.server.people.errors import ForeignOrigin, NoGuest, NotJson
from foretell.server.people.people import Identity, People
from foretell.server.people.tokens import token_in

Connection = ASGIConnection[Any, Any, Any, Any]
Guard = Callable[[Connection, BaseRouteHandler], None]
EVEN_BANNED: Final = "even_banned"
"""In a handler's ``opt``: one's own data may be seen and deleted by somebody who is banned."""


def address_of(connection: Connection, origins: Origins) -> str:
    """The client's address, as far as the proxies may be trusted."""
    peer = connection.client.host if connection.client else ""
    return origins.address(peer, connection.headers.get("x-forwarded-for", ""))


def token_of(connection: Connection, origins: Origins) -> str | None:
    """The token that a request or a socket bears."""
    scheme = connection.scope.get("scheme", "http")
    is_secure = origins.is_secure(str(scheme))
    said = connection.headers.get("authorization")
    return token_in(said, connection.cookies, is_secure=is_secure)


def guest_of(request: Request[Any, Any, Any], people: People, origins: Origins) -> Identity:
    """Who asks.

    Raises:
        NoGuest: nobody that is known.
        Banned: somebody whom an operator has banned.
    """
    even_banned = bool(request.route_handler.opt.get(EVEN_BANNED))
    return people.guest(token_of(request, origins), even_banned=even_banned)


def here_of(request: Request[Any, Any, Any], people: People, origins: Origins) -> Identity | None:
    """Whom the asking device speaks for, if for anybody."""
    try:
        return people.guest(token_of(request, origins), even_banned=True)
    except NoGuest:
        return None


def guards(people: People, origins: Origins) -> list[Guard]:
    """What every request must pass, the cheapest first; before a body is read."""

    def few_enough(connection: Connection, _: BaseRouteHandler) -> None:
        people.limits.demand("request", address_key(address_of(connection, origins)))

    def own_page(connection: Connection, _: BaseRouteHandler) -> None:
        if connection.scope.get("method", "GET") not in SAFE:
            check_origin(connection, origins)

    def in_json(connection: Connection, _: BaseRouteHandler) -> None:
        check_json(connection)

    def not_banned(connection: Connection, handler: BaseRouteHandler) -> None:
        if not handler.opt.get(EVEN_BANNED):
            people.moderation.admit_address(address_of(connection, origins))

    return [few_enough, own_page, in_json, not_banned]


def check_origin(connection: Connection, origins: Origins) -> None:
    """Refuse what another site's page has made.

    Raises:
        ForeignOrigin: it has.
    """
    headers = connection.headers
    scheme, host = str(connection.scope.get("scheme", "http")), headers.get("host", "")
    if not origins.is_own(scheme, host, headers.get("origin"), headers.get("sec-fetch-site")):
        raise ForeignOrigin("this must be asked by the server's own page or by a program")


def check_json(connection: Connection) -> None:
    """Refuse a body that a plain form of another site could have sent.

    Raises:
        NotJson: the body does not say that it is JSON.
    """
    headers = connection.headers
    is_empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not (is_empty and not kind):
        raise NotJson("send JSON, with Content-Type: application/json")
