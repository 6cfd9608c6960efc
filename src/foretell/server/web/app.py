"""The ASGI application of one server."""

from __future__ import annotations

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

import foretell
from foretell.errors import ForetellError
from foretell.server.operate.routes import HANDLERS as OPERATE
from foretell.server.server import Server
from foretell.server.store.interface import NotSaved
from foretell.server.web.routes import HANDLERS

STATUS = {"no-such-table": 404, "no-name": 401}
MOST_BODY = 64 * 1024


def refused(_request: Request[None, None, State], error: ForetellError) -> Response[dict[str, str]]:
    """A refusal as JSON: a stable code and a sentence."""
    body = {"code": error.code, "message": error.message}
    return Response(body, status_code=STATUS.get(error.code, 400), media_type=MediaType.JSON)


def not_saved(_request: Request[None, None, State], _error: NotSaved) -> Response[dict[str, str]]:
    """The store cannot write now."""
    body = {"code": "not-saved", "message": "the server cannot store anything now: try again"}
    return Response(body, status_code=503, media_type=MediaType.JSON)


def make_app(server: Server) -> Litestar:
    """The application; the server is closed by whoever made it."""
    return Litestar(
        [*HANDLERS, *OPERATE],
        state=State({"server": server}),
        exception_handlers={ForetellError: refused, NotSaved: not_saved},
        openapi_config=OpenAPIConfig(title="Foretell", version=foretell.__version__),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
