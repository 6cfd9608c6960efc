"""Frames without end, and sockets that nobody reads: each is closed, and costs nobody else (S9)."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from foretell.client import visit
from foretell.server.protocol import commands as w
from tests.server.raw_sockets import MIB, frame, memory, opened, pours, stranger, until
from tests.server.server_process import PROGRAM, Process, serving

PING, PONG, TEXT, MORE = 9, 10, 1, 0
QUICK_PINGS = """from foretell.server.http.sockets import pings
pings.PING_SECONDS, pings.PONG_SECONDS = 1.0, 4.0
"""
"""A server that finds dead peers within five seconds."""
APP_PING = frame(TEXT, b'{"t":"ping"}')
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all."""
    path: Path = tmp_path_factory.mktemp("data")
    with serving(path, QUICK_PINGS + PROGRAM) as found:
        yield found


@pytest.fixture(scope="module")
def table(process: Process) -> str:
    """A table that everybody may look at."""

    async def made() -> str:
        async with visit(process.url, "Ada") as ada:
            return await ada.open("standard", 3)

    return asyncio.run(made())


FLOODS = {
    "pings": frame(PING, b"y" * 125) * 1000,
    "pongs": frame(PONG, b"y" * 125) * 1000,
    "fragments": frame(TEXT, is_last=False) + frame(MORE, is_last=False) * 20_000,
    "no-frames": b"\xff" * 65536,
}


@LINUX
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_closes_the_socket(process: Process, table: str, kind: str) -> None:
    """Whatever it is made of; nothing of it is kept, and others are answered meanwhile."""
    asked = Asker(process.url)
    before = memory(process)
    with stranger(process.port) as plain:
        opened(plain, table)
        asked.start()
        assert pours(plain, FLOODS[kind], 60 * MIB) < 60 * MIB
    asked.stop()
    assert memory(process) - before < 8 * MIB
    assert asked.slowest < 5.0  # on a quiet machine some milliseconds


class Asker(threading.Thread):
    """Somebody else, who asks again and again and notes how long the slowest answer took."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url, self.slowest, self.is_done = url, 0.0, False

    def run(self) -> None:
        """Ask until it is stopped, at least twice."""
        with httpx.Client(trust_env=False) as client:
            client.get(f"{self.url}/health/live")
            while True:
                begun = time.perf_counter()
                client.get(f"{self.url}/health/live").raise_for_status()
                self.slowest = max(self.slowest, time.perf_counter() - begun)
                if self.is_done:
                    return

    def stop(self) -> None:
        """Ask no more."""
        self.is_done = True
        self.join()


@pytest.mark.parametrize("extra", [PING, PONG, MORE], ids=["pings", "pongs", "parts"])
def test_other_frames_count_as_messages_do(process: Process, table: str, extra: int) -> None:
    """Thirty messages may come at once; with thirty other frames between them they are too many."""
    other = frame(TEXT, is_last=False) + frame(MORE, b'{"t":"ping"}')
    between = other if extra == MORE else frame(extra) + APP_PING
    for frames, is_closed in ((APP_PING * 30, False), (between * 30, True)):
        with stranger(process.port) as plain:
            until(plain, lambda said: b'"snapshot"' in said, opened(plain, table))
            plain.sendall(frames)
            said = until(plain, lambda said: b'"too-fast"' in said or said.count(b'"pong"') == 30)
        assert (b'"too-fast"' in said) == is_closed, said
        assert b'"pong"' in said


def until_closed(plain: socket.socket, what: bytes, every: float) -> None:
    """Send the same now and then and read nothing, until nobody takes it any more."""
    end = time.monotonic() + 60
    with suppress(ConnectionError):
        while time.monotonic() < end:
            plain.sendall(what)
            time.sleep(every)
    assert time.monotonic() < end, "it is still there"


def test_a_socket_that_never_reads_is_found_by_its_pongs(process: Process, table: str) -> None:
    """Pongs that were not asked for, and pings of its own, do not keep it."""
    for kind in (PONG, PING):
        with stranger(process.port) as plain:
            opened(plain, table)
            until_closed(plain, frame(kind, b"here"), 0.3)


def test_what_waits_for_a_reader_is_bounded(tmp_path: Path) -> None:
    """Under the bound of tables there is one of sockets, whatever it is that waits."""
    bound = "from foretell.server.http.connections import bounds; bounds.MOST_HELD = 8192; "
    often = (
        "from foretell.server.limits import Rate; from foretell.server.tables import session; "
        "session.MESSAGES = Rate(10**6, 1e-6); "
    )
    resync = frame(TEXT, b'{"t":"resync"}')

    async def made(url: str) -> str:
        async with visit(url, "Ada") as ada:
            found = await ada.open("standard", 3)
            async with ada.table(found) as table:
                for number in range(9):
                    await table.do(w.Say(f"{number} {'x' * 280}"))
            return found

    with serving(tmp_path, bound + often + PROGRAM) as process, socket.socket() as plain:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect(("127.0.0.1", process.port))
        opened(plain, asyncio.run(made(process.url)))
        until_closed(plain, resync, 0.002)


def test_who_answers_pings_stays(process: Process, table: str) -> None:
    """A silent watcher whose program answers pings is not cut."""

    async def test() -> None:
        async with visit(process.url, "Bob") as bob, bob.table(table) as seen:
            sockets = set()
            for _ in range(16):
                await asyncio.sleep(0.5)
                sockets.add(seen.link._socket)
            assert len(sockets) == 1

    asyncio.run(test())
