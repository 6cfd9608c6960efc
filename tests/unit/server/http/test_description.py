"""What the server says of itself: every route and body described, on a page that stands alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import pytest
from litestar.testing import TestClient

from foretell.server.http import description
from foretell.server.http.app import make_app
from foretell.server.http.description import PARAMETERS
from foretell.server.http.pages.html import HEADERS

PAGE = "/schema"
DOCUMENT = "/schema/openapi.json"
Part = dict[str, Any]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Any]]:
    """A server that is asked for nothing but what it says of itself."""
    with TestClient(make_app(Mock())) as made:
        yield made


@pytest.fixture(scope="module")
def document(client: TestClient[Any]) -> Part:
    """The description for programs."""
    answer = client.get(DOCUMENT)
    assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    told: Part = answer.json()
    return told


def operations(document: Part) -> Iterator[tuple[str, str, Part]]:
    """Every route: method, path, and what is said of it."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def test_every_route_says_what_it_does(document: Part) -> None:
    """In a sentence without what is only for who works on it; its parameters and answers too."""
    known = list(operations(document))
    assert len(known) > 40
    for method, path, operation in known:
        said = operation["description"]
        assert said.endswith("."), (method, path)
        assert not re.search("Raises|``|:class:", said)
        for parameter in operation.get("parameters", ()):
            assert parameter["description"] == PARAMETERS[parameter["name"]]
        for answer in operation["responses"].values():
            assert answer["description"] not in ("", "Request fulfilled, document follows")


def test_every_body_says_what_it_is(document: Part) -> None:
    """In a sentence; and no other field is taken."""
    for name, schema in document["components"]["schemas"].items():
        if "properties" in schema:
            assert schema.get("description", "").endswith("."), name
            assert schema["additionalProperties"] is False


def test_the_page_lists_every_route_and_body(client: TestClient[Any], document: Part) -> None:
    """With its description; each link on it leads to something on it."""
    page = client.get(PAGE).text
    for method, path, _ in operations(document):
        assert f"<code>{method} {path}</code>" in page
    ids = re.findall(r'id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(document["components"]["schemas"]) < set(ids)
    links = set(re.findall(r'href="([^"]+)"', page))
    assert links - {f"#{one}" for one in ids} == {DOCUMENT}


def test_the_page_runs_and_loads_nothing(client: TestClient[Any]) -> None:
    """Its one style, as the other plain pages have it."""
    answer = client.get(PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert not re.search(r"<script|<img|<link|://", answer.text)


def test_the_page_speaks_german_around_what_is_english(client: TestClient[Any]) -> None:
    """What the routes say of themselves is marked as English."""
    page = client.get(PAGE, headers={"Accept-Language": "de"}).text
    assert '<html lang="de">' in page
    assert "Beendete Spiele" in page
    assert '<p lang="en">Open a table; you are its host.</p>' in page


def test_the_page_is_made_once_in_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """To make it holds the event loop for longer than anything that a stranger sends may (S9)."""
    made: list[str] = []

    def page(_: Part, lang: str) -> str:
        made.append(lang)
        return lang

    monkeypatch.setattr(description, "schema_page", page)
    with TestClient(make_app(Mock())) as client:
        said = [
            client.get(PAGE, headers={"Accept-Language": lang}).text
            for lang in ("en", "de", "de-AT", "en", "de")
        ]
    assert said == ["en", "de", "de", "en", "de"]
    assert made == ["en", "de"]
