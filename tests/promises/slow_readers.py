"""Clients that read a byte a second, among others that do not: what it costs the others (R9)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final
from unittest import mock

import msgspec

from foretell.client import Table, visit
from foretell.server.protocol import commands as w
from foretell.server.protocol.messages import Resync
from tests.promises.figures import Figured, percentile
from tests.promises.restarts import LIMITS
from tests.server.server_process import Process, serving

TABLES, WATCHERS = 16, 3
"""At each table one person speaks, and so many look on."""
READERS: Final = 7
"""A tenth of all: those who read a byte a second, or like everybody else."""
SPELLS, SPELL_SECONDS, SETTLE_SECONDS = 3, 10.0, 3.0
EVERY: Final = 0.25
"""Seconds between two lines of chat at a table."""
ASK_EVERY: Final = 0.07
"""Seconds between two commands of a reader to see everything anew: so that much waits for it."""
LINE: Final = "x" * 250


class Reader:
    """A socket that asks for much; it reads all of it, or a byte a second."""

    def __init__(self, port: int, table: str) -> None:
        self._port, self._table = port, table
        self.is_slow = False
        self.ends = 0

    async def run(self) -> None:
        """Come, and come again whenever the server has had enough."""
        while True:
            with contextlib.suppress(OSError), socket.socket() as plain:
                plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                plain.setblocking(False)  # noqa: FBT003  # its only form
                await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", self._port))
                async with self._asking(plain):
                    await self._read(plain)
            self.ends += self.is_slow
            await asyncio.sleep(0.5)

    @asynccontextmanager
    async def _asking(self, plain: socket.socket) -> AsyncIterator[None]:
        task = asyncio.create_task(self._ask(plain))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _ask(self, plain: socket.socket) -> None:
        """Shake hands, then ask again and again."""
        loop, host = asyncio.get_running_loop(), f"127.0.0.1:{self._port}"
        command = msgspec.json.encode(Resync())
        frame = bytes([0x81, 0x80 | len(command), 0, 0, 0, 0]) + command
        hello = f"GET /ws/tables/{self._table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        key = "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        await loop.sock_sendall(plain, f"{hello}Connection: Upgrade\r\n{key}".encode())
        while True:
            await asyncio.sleep(ASK_EVERY)
            await loop.sock_sendall(plain, frame)

    async def _read(self, plain: socket.socket) -> None:
        loop, was_slow = asyncio.get_running_loop(), self.is_slow
        while self.is_slow == was_slow and await loop.sock_recv(plain, 1 if was_slow else 65536):
            await asyncio.sleep(1.0 if was_slow else 0.0)


class Talk:
    """One table: somebody speaks, and it is noted how late each line is heard by each."""

    def __init__(self, speaker: Table) -> None:
        self.speaker = speaker
        self.delays: list[float] = []
        self._said: dict[str, float] = {}

    def hear(self, message: dict[str, Any]) -> None:
        """Note how late a line is."""
        for one in message.get("news") or ():
            if one["k"] == "chatted" and one["line"]["text"] in self._said:
                self.delays.append(time.monotonic() - self._said[one["line"]["text"]])

    async def speak(self) -> None:
        """Say a line again and again."""
        for number in range(1_000_000):
            text = f"{number} {LINE}"
            self._said[text] = time.monotonic()
            await self.speaker.do(w.Say(text))
            await asyncio.sleep(EVERY)


async def _table(stack: AsyncExitStack, process: Process, number: int) -> Talk:
    ada = await stack.enter_async_context(visit(process.url, f"Ada {number}"))
    link = await ada.open("standard", 3)
    talk = Talk(await stack.enter_async_context(ada.table(link)))
    await talk.speaker.sit()
    for place in range(WATCHERS):
        eve = await stack.enter_async_context(visit(process.url, f"Eve {number} {place}"))
        watcher = await stack.enter_async_context(eve.table(link))
        watcher.on_message = talk.hear
    return talk


async def _measured(process: Process) -> float:
    async with AsyncExitStack() as stack:
        talks = [await _table(stack, process, number) for number in range(TABLES)]
        readers = [Reader(process.port, talk.speaker.id) for talk in talks[:READERS]]
        runs = [asyncio.create_task(one.run()) for one in readers]
        runs += [asyncio.create_task(talk.speak()) for talk in talks]
        delays: dict[bool, list[float]] = {False: [], True: []}
        for spell in range(2 * SPELLS):
            for reader in readers:
                reader.is_slow = spell % 2 == 1
            await asyncio.sleep(SETTLE_SECONDS)
            for talk in talks:
                talk.delays = delays[spell % 2 == 1]
            await asyncio.sleep(SPELL_SECONDS)
            for talk in talks:
                talk.delays = []
        ends = sum(reader.ends for reader in readers)
        for task in runs:
            task.cancel()
        await asyncio.gather(*runs, return_exceptions=True)
    assert ends, "no reader was slow enough to be cut off: nothing was measured"
    return percentile(delays[True], 0.99) / percentile(delays[False], 0.99)


def compared(_seed: int) -> Figured:
    """R9: how many times later the others hear a line, p99, where a tenth hardly reads."""
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.dict(os.environ, LIMITS),
        serving(Path(folder) / "data") as process,
    ):
        return Figured(1, asyncio.run(asyncio.wait_for(_measured(process), 300)))
