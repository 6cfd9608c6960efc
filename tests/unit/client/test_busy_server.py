"""A server that has no time for what a client asks: the client says so, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest

from foretell.client import CommandRejected, Guest, Table

BUSY = httpx.Response(429, json={"code": "too-many", "message": "wait a while"})
Answer = Callable[[httpx.Request], httpx.Response]


def client(answer: Answer) -> httpx.AsyncClient:
    """Requests that one function answers."""
    return httpx.AsyncClient(transport=httpx.MockTransport(answer), base_url="http://server")


def test_deals_are_not_called_wrong_for_want_of_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it they cannot be checked whole."""

    def answer(request: httpx.Request) -> httpx.Response:
        return BUSY if request.url.path == "/fair" else httpx.Response(200, content=b"{}")

    monkeypatch.setattr("foretell.client.table.http_to", lambda _url: client(answer))
    table = Table("t", "http://server", "")
    table.folding.view = {"table": {"fair": {"game": "t"}}}
    with pytest.raises(CommandRejected, match="list") as refused:
        asyncio.run(table.verify())
    assert refused.value.code == "no-list"


def test_who_stays_muted_is_told_so() -> None:
    """Nobody believes to hear again whom they do not."""

    def answer(request: httpx.Request) -> httpx.Response:
        kept = [{"id": "1", "name": "Bo"}, {"id": "2", "name": "Cy"}]
        return BUSY if request.method == "DELETE" else httpx.Response(200, json=kept)

    ada = Guest("http://server", "Ada", "", client(answer))
    with pytest.raises(CommandRejected, match="wait a while") as refused:
        asyncio.run(ada.unmute("Bo"))
    assert refused.value.code == "too-many"
    asyncio.run(ada.unmute("Dee"))
