"""The lean side of the load: WebSocket and HTTP straight on sockets, so that little time is ours.

Only what the load needs: no fragments from the server, no compression, masks of zeros (RFC 6455
asks for random ones against caches in between; here is nothing in between).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final

import msgspec


class GamePart(msgspec.Struct):
    """What the load needs of a view of the game."""

    legal: list[str] | None = None


class TablePart(msgspec.Struct):
    """What the load needs of a table."""

    status: str | None = None
    due: list[int] | None = None
    fair: dict[str, Any] | None = None


class View(msgspec.Struct):
    """A whole view."""

    table: TablePart
    game: GamePart | None = None


class You(msgspec.Struct):
    """Where one sits."""

    seat: int | None = None


class Message(msgspec.Struct):
    """Any message of the server, as far as it matters here."""

    t: str
    n: int = 0
    v: int = 0
    id: str = ""
    code: str = ""
    why: str = ""
    you: You | None = None
    view: View | None = None
    table: TablePart | None = None
    game: GamePart | None = None


decode: Final = msgspec.json.Decoder(Message).decode


TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Socket(asyncio.Protocol):
    """A client's WebSocket: every message goes to ``take``, the end to ``gone``."""

    def __init__(self, path: str, token: str, take: Callable[[bytes], None]) -> None:
        """Ask for the upgrade as soon as there is a connection."""
        self._path, self._token, self._take = path, token, take
        self._rest = b""
        self._is_open = False
        self.transport: Any = None
        self.gone: Callable[[], None] = lambda: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the request."""
        self.transport = transport
        proof = f"Authorization: Bearer {self._token}\r\n" if self._token else ""
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\n{proof}"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Cut what comes into messages."""
        data = self._rest + data if self._rest else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(head.decode(errors="replace"))
            self._is_open = True
        self._rest = data[self._frames(data) :]

    def _frames(self, data: bytes) -> int:
        """Hand on the whole frames; where the next begins."""
        place, end = 0, len(data)
        while end - place >= 2:
            length, start = data[place + 1], place + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                if end < start:
                    break
                length = int.from_bytes(data[place + 2 : start], "big")
            if end < start + length:
                break
            self._frame(data[place] & 15, data[start : start + length])
            place = start + length
        return place

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind in (TEXT, BINARY):
            self._take(payload)
        elif kind == PING:
            self._write(10, payload)
        elif kind == CLOSE and self.transport:
            self.transport.close()

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        if self._is_open and not self.transport.is_closing():
            self._write(kind, message)

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = bytes((128 | kind, 128 | length))
        else:
            head = bytes((128 | kind, 254)) + length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, _error: Exception | None) -> None:
        """Say so."""
        self.gone()


async def connect(port: int, socket: Socket) -> Socket:
    """Open a socket to a server on this machine."""
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
    return socket


class Http:
    """One kept connection that posts JSON."""

    def __init__(self, port: int) -> None:
        """Connect with the first request."""
        self._port = port
        self._lock = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, sender: int, token: str = "") -> Any:
        """Post, as a proxy does for a client with an address of its own; the answer's body."""
        async with self._lock:
            if self._streams is None or self._streams[0].at_eof():  # unused, it was let go
                self._streams = await asyncio.open_connection("127.0.0.1", self._port)
            reader, writer = self._streams
            text = json.dumps(body).encode()
            proof = f"Authorization: Bearer {token}\r\n" if token else ""
            proof += f"X-Forwarded-For: 10.9.{sender >> 8}.{sender & 255}\r\n"
            head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            writer.write(f"{head}{proof}Content-Length: {len(text)}\r\n\r\n".encode() + text)
            return await self._answer(reader)

    @staticmethod
    async def _answer(reader: asyncio.StreamReader) -> Any:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].partition("\r\n")[0])
        body = await reader.readexactly(length)
        if not head.startswith("http/1.1 2"):
            raise ConnectionError(f"{head.partition(chr(13))[0]}: {body.decode()}")
        return json.loads(body)

    def close(self) -> None:
        """Hang up."""
        if self._streams:
            self._streams[1].close()
            self._streams = None
