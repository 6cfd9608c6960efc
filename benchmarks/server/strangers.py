"""Attacks from one address, in a process of their own: what a stranger may try, again and again.

``python strangers.py KIND --port 8000 --table ID --seconds 5``; at the end a line of JSON says how
often it was tried, and for how long the server has kept what it should have cut.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

SOURCE: Final = "127.0.0.9"
"""Where attacks come from, on Linux: another address of this machine."""
HELD: Final = 80
"""Connections that one slow attack holds."""
SIMULTANEOUS: Final = 4
"""Connections over which one that is not slow is made."""
LONGEST: Final = 60.0
"""Seconds after which a connection that was not cut is given up."""
QUEUED: Final = 40
"""Requests that are sent one behind the other, before the first is answered."""
UPGRADE: Final = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)
JSON_BODY: Final = b"Content-Type: application/json\r\n"
NINETY: Final = JSON_BODY + b"Content-Length: 90\r\n"


def head(path: str, more: bytes = b"", method: str = "GET") -> bytes:
    """The beginning of a request, without its last empty line."""
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n".encode() + more


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A frame of at most 125 bytes, under a mask of zeros."""
    return bytes((kind, 128 | len(payload), 0, 0, 0, 0)) + payload


def posted(path: str, body: object) -> bytes:
    """A whole request."""
    text = json.dumps(body).encode()
    length = f"Content-Length: {len(text)}\r\n".encode()
    return head(path, JSON_BODY + length, "POST") + b"\r\n" + text


DEEP: Final = {"toml": ".".join(["a"] * 10_000) + " = 1", "players": 4}
WIDE: Final = {"record": "\n".join(f"[a{n}]\nb = {{c = {{d = 1}}}}" for n in range(2500))}
PINGS: Final = frame(0x89, b"y" * 125) * 500
PARTS: Final = frame(0x01) + frame(0x00) * 10_000
HEADERS: Final = b"".join(b"x-%d: y\r\n" % number for number in range(4000))


class Stranger:
    """One attack: its connections, how many there were, how long the longest was kept."""

    def __init__(self, port: int, table: str, seconds: float) -> None:
        """``table`` is one that anybody may look at."""
        self.port, self.table = port, table
        self.end = time.monotonic() + seconds
        self.tries = 0
        self.kept = 0.0

    @property
    def is_over(self) -> bool:
        """Whether nothing new is begun any more."""
        return time.monotonic() >= self.end

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[socket.socket]:
        """One connection; that it is cut is what the server should do."""
        self.tries += 1
        begun, loop = time.monotonic(), asyncio.get_running_loop()
        with suppress(OSError, TimeoutError), socket.socket() as plain:
            plain.setblocking(False)  # noqa: FBT003  # its only form
            with suppress(OSError):
                plain.bind((SOURCE, 0))
            await loop.sock_connect(plain, ("127.0.0.1", self.port))
            try:
                async with asyncio.timeout(LONGEST):
                    yield plain
            finally:
                self.kept = max(self.kept, time.monotonic() - begun)

    async def pours(self, first: bytes, again: bytes, *, is_socket: bool = False) -> None:
        """Send the same without end and read nothing, over one connection after the other."""
        loop = asyncio.get_running_loop()
        while not self.is_over:
            async with self.connection() as plain:
                await loop.sock_sendall(plain, first)
                if is_socket:
                    await loop.sock_recv(plain, 4096)
                while not self.is_over:
                    await loop.sock_sendall(plain, again)
                    await asyncio.sleep(0)

    async def asks(self, request: bytes) -> None:
        """Ask the same again and again."""
        loop = asyncio.get_running_loop()
        while not self.is_over:
            async with self.connection() as plain:
                while not self.is_over:
                    await loop.sock_sendall(plain, request)
                    if not await loop.sock_recv(plain, 65536):
                        break

    async def queues(self, request: bytes) -> None:
        """Ask the same many times without a look at an answer, and hang up."""
        loop = asyncio.get_running_loop()
        while not self.is_over:
            async with self.connection() as plain, asyncio.timeout(1.0):
                await loop.sock_sendall(plain, request * QUEUED)

    async def trickles(self, first: bytes, again: bytes = b"") -> None:
        """Hold connections that say a little now and then, until they are cut."""
        while not self.is_over:
            async with self.connection() as plain:
                await self._trickle(plain, first, again)
            await asyncio.sleep(0.2)

    async def _trickle(self, plain: socket.socket, first: bytes, again: bytes) -> None:
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(plain, first)
        place = 0
        while True:
            try:
                async with asyncio.timeout(1.0):
                    if not await loop.sock_recv(plain, 4096):
                        return
            except TimeoutError:
                await loop.sock_sendall(plain, again[place : place + 1])
                place = (place + 1) % max(1, len(again))

    async def together(self, number: int, attack: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """The same attack several times at once."""
        await asyncio.gather(*(attack() for _ in range(number)))


Attack = Callable[[Stranger], Coroutine[Any, Any, None]]


def quick(attack: Attack) -> Attack:
    """An attack that does as much as it can over few connections."""
    return lambda one: one.together(SIMULTANEOUS, lambda: attack(one))


def slow(first: bytes, again: bytes = b"") -> Attack:
    """An attack that holds many connections and says little."""
    return lambda one: one.together(HELD, lambda: one.trickles(first, again))


def socket_of(one: Stranger) -> bytes:
    """The request for the table's socket."""
    return head(f"/ws/tables/{one.table}", UPGRADE) + b"\r\n"


QUICK: Final[dict[str, Attack]] = {
    "toml": quick(lambda one: one.asks(posted("/api/rules", DEEP))),
    "queue": quick(lambda one: one.queues(posted("/api/rules", DEEP))),
    "record": quick(lambda one: one.asks(posted("/api/replay", WIDE))),
    "headers": quick(lambda one: one.pours(head("/health"), HEADERS)),
    "header": quick(lambda one: one.pours(head("/health", b"x: "), b"y" * 65536)),
    "pings": quick(lambda one: one.pours(socket_of(one), PINGS, is_socket=True)),
    "parts": quick(lambda one: one.pours(socket_of(one), PARTS, is_socket=True)),
}
SLOW: Final[dict[str, Attack]] = {
    "heads": slow(b"GET /health HT", b"TP/1.1\r\nHost: localhost\r\n" + b"x: y\r\n" * 9),
    "upgrades": slow(head("/ws/tables/x", UPGRADE)),
    "silence": slow(b""),
    "bodies": slow(head("/api/guests", NINETY, "POST") + b"\r\n", b" "),
}
KINDS: Final = {**QUICK, **SLOW}


def main() -> None:
    """Attack, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--table", required=True)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    os.nice(19)  # it stands for another machine
    one = Stranger(asked.port, asked.table, asked.seconds)
    asyncio.run(KINDS[asked.kind](one))
    print(json.dumps({"kind": asked.kind, "tries": one.tries, "kept_s": one.kept}))


if __name__ == "__main__":
    main()
