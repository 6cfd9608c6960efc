"""What a server has let go of is gone from memory at once: its collector looks rarely."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from foretell.client import visit
from foretell.server.audience.subscriber import Subscriber
from foretell.server.http.connections.parser import HttpConnection
from foretell.server.http.sockets.picows_socket import FastConnection
from foretell.server.http.sockets.upgrade import Upgrade
from foretell.server.tables.session import SocketSession
from tests.server.counted_objects import TELLING, held
from tests.server.server_process import serving

SOCKETS = 30
CLASSES = (HttpConnection, Upgrade, FastConnection, SocketSession, Subscriber)
OF_SOCKETS = tuple(one.__name__ for one in CLASSES)


@pytest.mark.skipif(os.name == "nt", reason="no such signals")
def test_sockets_leave_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come and go, what is there is that of those who are there."""

    async def come_and_go(url: str) -> None:
        async with visit(url, "Ada") as ada:
            table = await ada.open("standard", 3)
            for _ in range(SOCKETS):
                async with ada.table(table):
                    pass

    monkeypatch.chdir(tmp_path)
    with serving(tmp_path / "data", TELLING) as process:
        asyncio.run(come_and_go(process.url))
        until = time.monotonic() + 60
        while any((found := held(process, tmp_path))[one] > 2 for one in OF_SOCKETS):
            assert time.monotonic() < until, {one: found[one] for one in OF_SOCKETS}
            time.sleep(0.1)
