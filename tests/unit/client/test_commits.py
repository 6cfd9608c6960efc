"""A commitment that the server could not keep is said again."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from foretell.client import saying
from foretell.client.table import Table

FAIR = {"game": "t", "commit": "", "commits": [""], "seeds": [None]}
VIEW: dict[str, Any] = {
    "table": {"status": "open", "due": [], "fair": FAIR},
    "game": None,
    "sheet": [],
    "chat": [],
}
SNAPSHOT = {"t": "snapshot", "n": 1, "v": 1, "view": VIEW, "you": {"seat": 0}}


async def forgetful(socket: ServerConnection, said: list[str]) -> None:
    """A server that cannot keep the first commitment."""
    await socket.send(json.dumps(SNAPSHOT))
    async for text in socket:
        heard = json.loads(text)
        said.append(heard["what"]["commit"])
        answer = {"id": heard["id"], "v": 1}
        if len(said) == 1:
            refused = {"t": "rejected", "code": "not-saved", "message": "", "n": 1}
            await socket.send(json.dumps(refused | answer))
            continue
        shown = {"fair": FAIR | {"commits": [said[-1]]}}
        await socket.send(json.dumps({"t": "update", "n": 2, "v": 1, "table": shown}))
        await socket.send(json.dumps({"t": "done", "n": 2} | answer))


def test_a_commitment_that_was_not_saved_is_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk was full for a moment; whoever starts waits until it is kept."""
    monkeypatch.setattr(saying, "AGAIN_SECONDS", 0.01)
    said: list[str] = []

    async def test() -> None:
        async with serve(lambda socket: forgetful(socket, said), "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Table("t", f"http://127.0.0.1:{port}", "") as table:
                await asyncio.wait_for(table._said(), 30)

    asyncio.run(test())
    assert len(said) == 2
    assert said[0] == said[1]
