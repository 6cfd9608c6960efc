"""The description of the HTTP API at ``/schema/openapi.json``, as strict as the server is."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import foretell
from foretell.server.people.tokens import PLAIN_COOKIE

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
