"""The ASGI application of one server."""

from __future__ import annotations

from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from foretell.server.http import answers
from foretell.server.http.answers import allow
from foretell.server.http.bodies.tables import strictly
from foretell.server.http.description import described
from foretell.server.http.failures import FAILED, failed
from foretell.server.http.pages.site import page_for
from foretell.server.http.routes import (
    calendar,
    claims,
    daily,
    device,
    games,
    history,
    mutes,
    odds,
    operating,
    pad_pages,
    pads,
    printing,
    ratings,
    rules,
    tables,
    tournament_archive,
    tournament_deals,
    tournament_pages,
    tournament_prints,
    tournaments,
)
from foretell.server.http.routes.people import people_router
from foretell.server.server import Server

MOST_BODY = 64 * 1024


def nowhere(request: Request[Any, Any, Any], _: NotFoundException) -> Response[Any]:
    """An address at which there is nothing: the page says so itself, all others get a sentence."""
    page = page_for(request, 404)
    if page is not None:
        return page
    message = "there is nothing at this address; /schema lists what there is"
    return answers.problem(404, "no-such-address", message)


REFUSALS: Final = {
    **answers.HANDLERS,
    NotFoundException: nowhere,
    FAILED: failed,
}

PARTS: Final = (
    *(tables, mutes, ratings, claims, games, pads, pad_pages, printing, rules, odds, history),
    *(tournaments, tournament_deals, tournament_archive, tournament_pages, tournament_prints),
    *(daily, calendar, device, operating),
)
ROUTES: Final = [handler for part in PARTS for handler in part.HANDLERS]
"""All routes but those that need the people of one server."""


def make_app(server: Server) -> Litestar:
    """The application; the server is closed by whoever made it."""
    return Litestar(
        [*ROUTES, people_router(server.people)],
        state=State({"server": server}),
        exception_handlers=REFUSALS,
        openapi_config=described(),
        before_request=strictly,
        before_send=[allow],
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
