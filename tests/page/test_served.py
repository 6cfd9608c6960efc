"""How the server hands out the page: headers, packing, names that last, and the plain pages."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from foretell.server.http.pages.site import policy
from tests.server.server_process import Process

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Encoding": "identity"}


@pytest.fixture
def http(server: Process) -> Iterator[httpx.Client]:
    """A client that asks as browsers do."""
    with httpx.Client(base_url=server.url, headers=BROWSER, trust_env=False) as client:
        yield client


def test_the_document_is_strict_and_fresh(http: httpx.Client) -> None:
    """Nothing inline, nothing from elsewhere, no frame around it, asked for anew each time."""
    answer = http.get("/")
    assert '<script type="module"' in answer.text
    assert not re.search(r"<script(?![^>]*src=)|<style| style=| on\w+=", answer.text)
    said = answer.headers
    assert len(said.get_list("content-security-policy")) == 1
    assert "default-src 'self'" in said["content-security-policy"]
    assert f"ws://{http.base_url.netloc.decode()}" in said["content-security-policy"]
    assert "unsafe" not in said["content-security-policy"]
    assert said["content-type"] == "text/html; charset=utf-8"
    assert said["cache-control"] == "no-cache"
    assert said["x-content-type-options"] == "nosniff"
    assert said["referrer-policy"] == "no-referrer"
    assert "cross-origin-opener-policy" not in said  # over plain HTTP a browser only complains


@pytest.mark.parametrize(("asked", "lang"), [("de-CH, en;q=0.5", "de"), ("fr", "en"), ("", "en")])
def test_texts_are_fetched_along_with_the_script(http: httpx.Client, asked: str, lang: str) -> None:
    """The reader's texts are named beside the document, and it differs by language."""
    answer = http.get("/", headers={"Accept-Language": asked})
    named = re.fullmatch(
        rf"</(assets/text-{lang}-[^>]+)>; rel=modulepreload", answer.headers["link"]
    )
    assert named
    assert "\npage-" in http.get(f"/{named[1]}").text
    assert "Accept-Language" in answer.headers["vary"]


def test_what_it_loads_lasts_and_is_packed(http: httpx.Client) -> None:
    """Names change with what is in them, so that browsers keep files for ever."""
    for name in re.findall(r'(?:src|href)="(/assets/[^"]+)(?<!woff2)"', http.get("/").text):
        answer = http.get(name)
        assert "immutable" in answer.headers["cache-control"]
        with http.stream("GET", name, headers={"Accept-Encoding": "gzip"}) as packed:
            assert packed.headers["content-encoding"] == "gzip"
            assert gzip.decompress(b"".join(packed.iter_raw())) == answer.content
    assert http.get("/assets/../index.html").status_code == 404
    assert http.get("/assets/%2e%2e%2findex.html").status_code == 404


def test_what_installs_it_is_fresh(http: httpx.Client) -> None:
    """The worker knows every file of this build; the icons of the app are there."""
    worker = http.get("/worker.js")
    assert (worker.headers["content-type"], worker.headers["cache-control"]) == (
        "text/javascript; charset=utf-8",
        "no-cache",
    )
    for name in re.findall(r'(?:src|href)="(/[^"?]+\.\w+)"', http.get("/").text):
        assert name in worker.text
    said = http.get("/app.webmanifest")
    assert said.headers["content-type"].startswith("application/manifest+json")
    for icon in said.json()["icons"]:
        answer = http.get(icon["src"])
        assert answer.headers["content-type"] == "image/png"
        assert answer.content.startswith(b"\x89PNG")


def test_whose_code_is_in_it_is_told(http: httpx.Client) -> None:
    """The licence of every package, beside the page; the credits name each."""
    said = http.get("/licences.txt")
    assert said.headers["content-type"] == "text/plain; charset=utf-8"
    packages = re.findall(r"^## (\S+) \S+ \((.+)\)$", said.text, re.MULTILINE)
    assert {"svelte", "@fluent/bundle", "@noble/hashes", "uqr"} <= {name for name, _ in packages}
    granting = sum(kind in {"MIT", "OFL-1.1"} for _, kind in packages)
    assert said.text.count("Permission is hereby granted") == granting
    named = (Path(__file__).parents[2] / "docs/credits.md").read_text(encoding="utf-8")
    for name, kind in packages:
        assert re.search(rf"`{name}`.*\| {kind} \|", named), name


def test_programs_and_those_who_ask_for_it_get_plain_pages(http: httpx.Client) -> None:
    """``?plain`` and everything that is no browser; with a policy that allows its one style."""
    http.post("/api/guests", json={"name": "Ada"})
    table = http.post("/api/tables", json={"players": 3}).json()["page"]
    assert '<div id="app">' in http.get(table).text
    for answer in (http.get(f"{table}?plain"), http.get(table, headers={"Accept": "*/*"})):
        assert "Ada’s table" in answer.text
        assert "script" not in answer.text
        assert answer.headers["content-security-policy"].startswith("default-src 'none'; style-src")
    assert table in http.get("/?plain").text


def test_a_host_header_cannot_widen_the_policy() -> None:
    """Only what looks like a host is named."""
    assert "evil" not in policy("a; script-src evil")
    assert "ws://[::1]:8000" in policy("[::1]:8000")


def test_a_page_that_nobody_built_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Then the plain pages answer browsers too."""
    from foretell.server.http.pages import site

    site.site.cache_clear()
    monkeypatch.setattr(site, "files", lambda _package: tmp_path)
    assert site.site() is None
    site.site.cache_clear()
