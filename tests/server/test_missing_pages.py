"""Addresses at which there is nothing."""

from __future__ import annotations

from pathlib import Path

import httpx

from foretell.server.http.pages.site import site
from tests.server.server_process import serving

JSON = "application/json"


def test_an_unknown_address_is_told_in_plain_words(tmp_path: Path) -> None:
    """Programs get a sentence, browsers the page, which says so itself; both with 404."""
    with serving(tmp_path) as process, httpx.Client(trust_env=False) as client:
        for path in ("/nowhere", "/api/nowhere", "/t/", "/games"):
            answer = client.get(process.url + path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-address")
            assert answer.json()["message"].startswith("there is nothing at this address")
        head = client.head(f"{process.url}/health")
        assert (head.status_code, head.content) == (200, b"")
        assert client.get(f"{process.url}/fair").headers["content-type"].count("charset") == 1
        for heads in ({"Content-Type": JSON}, dict[str, str]()):
            empty = client.post(f"{process.url}/api/guests", headers=heads)
            assert "the body is empty" in empty.json()["message"]
        assert "HEAD" in client.put(f"{process.url}/api/me").headers["allow"]
        seen = client.get(f"{process.url}/nowhere", headers={"Accept": "text/html"})
        kind = "text/html" if site() else "application/json"
        assert (seen.status_code, seen.headers["content-type"].split(";")[0]) == (404, kind)
