"""The ASGI application of one server."""

from __future__ import annotations

from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import foretell
from foretell.server.http import answers, device, games, rules
from foretell.server.http.answers import allow
from foretell.server.http.bodies import strictly
from foretell.server.http.failures import FAILED, failed
from foretell.server.http.mutes import HANDLERS as MUTES
from foretell.server.http.operating import HANDLERS as OPERATE
from foretell.server.http.people import people_router
from foretell.server.http.routes import HANDLERS
from foretell.server.http.site import page_for
from foretell.server.people.tokens import PLAIN_COOKIE
from foretell.server.server import Server

Part = dict[str, Any]
ASKS: Final[list[Part]] = [{"token": []}, {"cookie": []}]
WAYS: Final[Part] = {
    "token": {"type": "http", "scheme": "bearer", "description": "for programs"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": PLAIN_COOKIE},
}
"""How somebody is known; under HTTPS the cookie's name begins with ``__Host-``."""


class Description(JsonRenderPlugin):
    """The description as JSON, made strict when it is first asked for; no page beside it."""

    def __init__(self) -> None:
        """Nobody has asked yet."""
        super().__init__(path="/openapi.json")
        self._made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Part) -> bytes:
        """The document."""
        if self._made is None:
            strict(openapi_schema)
            self._made = super().render(request, openapi_schema)
        return self._made


def strict(document: Part) -> None:
    """Say what the structs say: no other fields, who may ask, which bodies may be left out."""
    parts = document["components"]
    parts["securitySchemes"] = WAYS
    for schema in parts["schemas"].values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    for path in document["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict):
                _operation(operation)


def _operation(operation: Part) -> None:
    if "401" in operation["responses"]:
        operation["security"] = ASKS
    operation["responses"].get("204", {}).pop("content", None)
    body = operation.get("requestBody")
    if body is not None:
        schema = body["content"]["application/json"]["schema"]
        body["required"] = {"type": "null"} not in schema.get("oneOf", ())


CONFIG: Final = OpenAPIConfig(
    title="Foretell", version=foretell.__version__, render_plugins=[Description()]
)


MOST_BODY = 64 * 1024


def nowhere(request: Request[Any, Any, Any], _: NotFoundException) -> Response[Any]:
    """An address at which there is nothing: the page says so itself, all others get a sentence."""
    page = page_for(request, 404)
    if page is not None:
        return page
    message = "there is nothing at this address; /schema/openapi.json lists what there is"
    return answers.problem(404, "no-such-address", message)


REFUSALS: Final = {
    **answers.HANDLERS,
    NotFoundException: nowhere,
    FAILED: failed,
}


def make_app(server: Server) -> Litestar:
    """The application; the server is closed by whoever made it."""
    return Litestar(
        [
            *HANDLERS,
            *MUTES,
            *games.HANDLERS,
            *rules.HANDLERS,
            *device.HANDLERS,
            *OPERATE,
            people_router(server.people),
        ],
        state=State({"server": server}),
        exception_handlers=REFUSALS,
        openapi_config=CONFIG,
        before_request=strictly,
        before_send=[allow],
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
