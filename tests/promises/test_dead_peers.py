"""A network on which everything vanishes one way: both ends find it out in time (R8)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

from foretell.client import Guest, Table, visit
from tests.server.server_process import Process, serving

OPTIONS: Final = {"pace": 0, "clock": 0}
SERVER_SECONDS, CLIENT_SECONDS = 15.0, 4.0
BUSY: Final = 5.0
"""Seconds by which a busy machine may be late."""


class BlackHole:
    """A way to the server; what goes ``up`` or ``down`` vanishes once it is told to."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = 0
        self.swallows = ""
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> BlackHole:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        ways = (self._way("up", reader, back), self._way("down", there, writer))
        self._tasks |= {asyncio.create_task(way) for way in ways}

    async def _way(
        self, name: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Carry one way; an end that comes after the hole has opened vanishes, too."""
        try:
            while data := await reader.read(65536):
                if self.swallows != name:
                    writer.write(data)
            while self.swallows == name:
                await asyncio.sleep(0.1)
        except OSError:
            pass
        finally:
            writer.close()


async def until(seconds: float, what: Callable[[], object]) -> None:
    """Wait until something is so, but not for longer."""
    async with asyncio.timeout(seconds):
        while not what():
            await asyncio.sleep(0.05)


def is_here(watcher: Table) -> bool:
    """Whether the first seat's person is connected, as somebody else is told."""
    return bool(watcher.facts["seats"][0].get("is_here"))


async def vanishing(ada: Guest, port: int, way: str) -> None:
    """Somebody sits behind a hole, somebody else looks on from elsewhere."""
    link = await ada.open("standard", 3, options=OPTIONS)
    async with (
        BlackHole(port) as hole,
        visit(f"http://127.0.0.1:{hole.port}", token=ada.token) as behind,
        behind.table(link) as table,
        visit(ada.url, f"Eve {way}") as eve,
        eve.table(link) as watcher,
    ):
        await table.sit()
        states: list[str] = []
        table.on_message = lambda m: states.append(m.get("state") or m["t"])
        await until(30, lambda: is_here(watcher))
        hole.swallows = way
        await asyncio.gather(
            until(CLIENT_SECONDS + BUSY, lambda: "reconnecting" in states),
            until(SERVER_SECONDS + BUSY, lambda: not is_here(watcher)),
        )
        hole.swallows = ""
        states.clear()
        await until(40, lambda: "snapshot" in states)
        assert table.seat == 0


async def everywhere(process: Process) -> None:
    """Both directions at once."""
    async with asyncio.TaskGroup() as group:
        for way in ("up", "down"):
            group.create_task(case(process, way))


async def case(process: Process, way: str) -> None:
    """One direction at one server."""
    async with visit(process.url, f"Ada {way}") as ada:
        await vanishing(ada, process.port, way)


def test_dead_peers_are_found(tmp_path: Path) -> None:
    """In each direction; and everybody is back when the network is."""
    with serving(tmp_path / "data") as process:
        asyncio.run(everywhere(process))
