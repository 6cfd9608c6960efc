"""The ASGI application of one server."""

from __future__ import annotations

from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from foretell.server.http import (
    answers,
    calendar,
    claims,
    daily,
    device,
    games,
    history,
    odds,
    pad_pages,
    pads,
    printing,
    rules,
    tournament_archive,
    tournament_deals,
    tournament_pages,
    tournament_prints,
    tournaments,
)
from foretell.server.http.answers import allow
from foretell.server.http.bodies import strictly
from foretell.server.http.description import described
from foretell.server.http.failures import FAILED, failed
from foretell.server.http.mutes import HANDLERS as MUTES
from foretell.server.http.operating import HANDLERS as OPERATE
from foretell.server.http.people import people_router
from foretell.server.http.ratings import HANDLERS as RATINGS
from foretell.server.http.routes import HANDLERS
from foretell.server.http.site import page_for
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

ROUTES: Final = [
    *HANDLERS,
    *MUTES,
    *RATINGS,
    *claims.HANDLERS,
    *games.HANDLERS,
    *pads.HANDLERS,
    *pad_pages.HANDLERS,
    *printing.HANDLERS,
    *rules.HANDLERS,
    *odds.HANDLERS,
    *history.HANDLERS,
    *tournaments.HANDLERS,
    *tournament_deals.HANDLERS,
    *tournament_archive.HANDLERS,
    *tournament_pages.HANDLERS,
    *tournament_prints.HANDLERS,
    *daily.HANDLERS,
    *calendar.HANDLERS,
    *device.HANDLERS,
    *OPERATE,
]
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
