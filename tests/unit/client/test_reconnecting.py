"""A server that opens sockets only to close them is not asked again and again at once."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from websockets.asyncio.server import ServerConnection, serve

from foretell.client import link as links
from foretell.client.link import FIRST_WAIT, Link


def test_waits_grow_until_a_table_says_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each wait is twice the one before; it begins anew with a message of the table."""
    answers = ["bye"] * 5 + ["update"] + ["bye"] * 2
    waits: list[float] = []

    async def slam(socket: ServerConnection) -> None:
        await socket.send(json.dumps({"t": answers[len(waits)], "why": "lagging"}))

    async def rest(seconds: float) -> None:
        waits.append(seconds / FIRST_WAIT)
        if len(waits) == len(answers):
            raise asyncio.CancelledError

    async def test() -> None:
        async with serve(slam, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            await Link(f"ws://127.0.0.1:{port}", "", lambda _: None).run()

    monkeypatch.setattr(links, "rest", rest)
    monkeypatch.setattr(random, "uniform", lambda _least, most: most)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(test())
    assert waits == [1, 2, 4, 8, 16, 1, 2, 4]
