"""A table that its server has closed to a guest: nothing is waited for any more."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from foretell.client.refused import CommandRejected
from foretell.client.table import Table

FAIR = {"game": "t", "commit": "", "commits": ["", "", ""], "seeds": [None, None, None]}
VIEW: dict[str, Any] = {
    "table": {"status": "playing", "due": [], "fair": FAIR},
    "game": None,
    "sheet": [],
    "chat": [],
}
SNAPSHOT = {"t": "snapshot", "n": 1, "v": 1, "view": VIEW, "you": {"seat": 0}}


def test_who_is_signed_out_is_told_and_waits_for_nothing() -> None:
    """A command under way, a turn that is waited for, and whatever comes later."""

    async def out(socket: ServerConnection) -> None:
        await socket.send(json.dumps(SNAPSHOT))
        await socket.recv()
        await socket.send(json.dumps({"t": "bye", "why": "signed-out"}))

    async def test() -> None:
        async with serve(out, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Table("t", f"http://127.0.0.1:{port}", "") as table:
                waits = asyncio.ensure_future(table.turn())
                under_way = asyncio.ensure_future(table.claim())
                for each in (waits, under_way, table.claim(), table.turn()):
                    with pytest.raises(CommandRejected, match="signed-out"):
                        await asyncio.wait_for(each, 30)

    asyncio.run(test())
