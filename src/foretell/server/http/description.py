"""What the server takes and answers, as OpenAPI: for programs, and as a page for people."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

import msgspec
from litestar import Request, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

import foretell
from foretell.base.i18n import text
from foretell.rules import choosing
from foretell.rules.explain import Section
from foretell.server.http.answers import language_of
from foretell.server.http.pages.html import HEADERS, plain_page
from foretell.server.people.tokens import PLAIN_COOKIE

Part = dict[str, Any]
Asked = Request[Any, Any, Any]
ASKS: Final[list[Part]] = [{"token": []}, {"cookie": []}]
WAYS: Final[Part] = {
    "token": {"type": "http", "scheme": "bearer", "description": "for programs"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": PLAIN_COOKIE},
}
"""How somebody is known; under HTTPS the cookie's name begins with ``__Host-``."""
PARAMETERS: Final = {
    "table": "the id of a table, as in its link",
    "tournament": "the id of a tournament, as in its link",
    "day": "a day in UTC, as 2026-11-25; else today",
    "event": "the id of a robot event, from its list",
    "pad": "the id of a score pad, as in its link",
    "after": "how many notes or entries are known already",
    "X-Pencil": "the pencil that the device drew, to know whether it counts",
    "game": "the id of a game, as the table tells it",
    "name": "a preset, as people call it too",
    "players": "for how many players",
    "rules": "a preset, as people call it too",
    "round": "the number of a round; 0: the last one",
    "n": "the number of a round, from 1",
    "by_name": "a line for each person, by name",
    "size": "half a paper or a quarter",
    "paper": "the paper",
    "lang": "the language; else that of Accept-Language",
    "set": "the card set",
    "cards": "the size of a card",
    "backs": "whether backs come after the faces",
    "person": "the id of a person who shows their ratings, as in the link of their page",
    "device": "the id of a device, from the list of your devices",
    "key": "the key of the entry, from its list",
}
MORE: Final = (choosing.Axis, choosing.AxisSection, choosing.NumberKey, choosing.Option, Section)
"""Bodies that are no messages of the server's own."""
DONE: Final = {
    "200": "done: what was asked for",
    "201": "made: what there is now",
    "204": "done; there is nothing to say",
}
"""What is meant where all goes well, by status."""
REFUSALS: Final = "Raises:"
"""Where a docstring begins to speak to who works on the server."""


class Description(JsonRenderPlugin):
    """The description as JSON, made strict when it is first asked for."""

    def __init__(self) -> None:
        """Nobody has asked yet."""
        super().__init__(path="/openapi.json")
        self._made: bytes | None = None

    def render(self, request: Asked, openapi_schema: Part) -> bytes:
        """The document."""
        if self._made is None:
            strict(openapi_schema)
            self._made = super().render(request, openapi_schema)
        return self._made


class SchemaPage(OpenAPIRenderPlugin):
    """The description as a plain page: every route by what it is about, and every body.

    It is large, so it is made once in each language: no stranger can have it made again and again.
    """

    def __init__(self, description: Description) -> None:
        """Of what ``description`` says."""
        super().__init__(path="/")
        self._description = description
        self._made: dict[str, bytes] = {}

    def render(self, request: Asked, openapi_schema: Part) -> bytes:
        """The page in the reader's language; what the routes say of themselves is English."""
        lang = language_of(request)
        if lang not in self._made:
            document = json.loads(self._description.render(request, openapi_schema))
            self._made[lang] = schema_page(document, lang).encode()
        return self._made[lang]


def described() -> OpenAPIConfig:
    """What describes an application: ``/schema`` to read, ``/schema/openapi.json`` beside it."""
    description = Description()
    return OpenAPIConfig(
        title="Foretell",
        version=foretell.__version__,
        use_handler_docstrings=True,
        render_plugins=[SchemaPage(description), description],
        openapi_router=Router(
            "/schema", route_handlers=[], include_in_schema=False, response_headers=HEADERS
        ),
    )


def strict(document: Part) -> None:
    """Say what the structs say: no other fields, who may ask, which bodies may be left out."""
    parts = document["components"]
    parts["securitySchemes"] = WAYS
    meant = dict([*_meanings(msgspec.Struct), *((one.__name__, _said(one)) for one in MORE)])
    for name, schema in parts["schemas"].items():
        if "properties" in schema:
            schema["additionalProperties"] = False
        if name in meant:
            schema["description"] = meant[name]
    for path in document["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict):
                _operation(operation)


def _meanings(kind: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """The name of every body and what its class says of it."""
    for one in kind.__subclasses__():
        if one.__module__.startswith(foretell.__name__):
            yield one.__name__, _said(one)
        yield from _meanings(one)


def _said(kind: type) -> str:
    """What a class says of itself."""
    return _plain(kind.__doc__ or "")


def _plain(docstring: str) -> str:
    """What a docstring says to those outside."""
    said = docstring.partition(REFUSALS)[0].partition(">>>")[0]
    return " ".join(said.replace("``", "").split())


def _operation(operation: Part) -> None:
    answers = operation["responses"]
    if "401" in answers:
        operation["security"] = ASKS
    answers.get("204", {}).pop("content", None)
    for status, meaning in DONE.items():
        answers.get(status, {}).update(description=meaning)
    operation["description"] = _plain(operation.pop("description", ""))
    for parameter in operation.get("parameters", ()):
        parameter["description"] = PARAMETERS[parameter["name"]]
    body = operation.get("requestBody")
    if body is not None:
        schema = body["content"]["application/json"]["schema"]
        body["required"] = {"type": "null"} not in schema.get("oneOf", ())


def schema_page(document: Part, lang: str) -> str:
    """A description as HTML."""
    groups = groupby(sorted(_routes(document), key=_place), key=lambda one: one["tags"][0])
    schemas = sorted(document["components"]["schemas"].items())
    return plain_page(
        "schema",
        lang,
        title=text("plain-schema", lang),
        groups=[(tag, list(routes)) for tag, routes in groups],
        schemas=[(name, schema, schema.get("required", [])) for name, schema in schemas],
        kind=kind_words,
    )


def _routes(document: Part) -> list[Part]:
    return [
        {**operation, "method": method.upper(), "path": path}
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if isinstance(operation, dict)
    ]


def _place(route: Part) -> tuple[str, str, str]:
    return route["tags"][0], route["path"], route["method"]


def kind_words(schema: Part) -> list[tuple[str, str]]:
    """What a value is, in words; with each the name of the body that it is, or nothing.

    >>> kind_words({"type": "array", "items": {"$ref": "#/components/schemas/Seat"}})
    [('array of', ''), ('Seat', 'Seat')]
    >>> kind_words({"oneOf": [{"type": "integer"}, {"type": "null"}]})
    [('integer', ''), ('or', ''), ('null', '')]
    """
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return [(name, name)]
    for key in ("oneOf", "anyOf"):
        if key in schema:
            words = [kind_words(one) for one in schema[key]]
            return [word for one in words for word in (("or", ""), *one)][1:]
    if "items" in schema:
        return [("array of", ""), *kind_words(schema["items"])]
    if "enum" in schema:
        return [(" ".join(json.dumps(one) for one in schema["enum"]), "")]
    kinds = schema.get("type", "any value")
    return [(kinds if isinstance(kinds, str) else " or ".join(kinds), "")]
