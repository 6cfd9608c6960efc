"""Somebody on the wire who keeps to no protocol: plain sockets, and what a server then holds."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tests.server.server_process import Process

UPGRADE: Final = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)
MIB: Final = 2**20


def head(path: str, more: bytes = b"", method: str = "GET") -> bytes:
    """The beginning of a request, without its last empty line."""
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n".encode() + more


def frame(kind: int, payload: bytes = b"", *, is_last: bool = True) -> bytes:
    """A frame of at most 125 bytes, under a mask of zeros."""
    return bytes((kind | 128 * is_last, 128 | len(payload), 0, 0, 0, 0)) + payload


@contextmanager
def stranger(port: int, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection to a server on this machine."""
    with socket.create_connection(("127.0.0.1", port), 60, (source, 0)) as plain:
        yield plain


def opened(plain: socket.socket, table: str) -> bytes:
    """Make a connection a socket at a table; what came after the answer's head."""
    plain.sendall(head(f"/ws/tables/{table}", UPGRADE) + b"\r\n")
    found = b""
    while b"\r\n\r\n" not in found:
        found += (more := plain.recv(65536))
        assert more, found
    assert b" 101 " in found.partition(b"\r\n")[0], found
    return found.partition(b"\r\n\r\n")[2]


def pours(plain: socket.socket, what: bytes, most: int) -> int:
    """Send the same again and again until nobody takes it; how many bytes were sent."""
    sent = 0
    with suppress(OSError):
        while sent < most:
            plain.sendall(what)
            sent += len(what)
    return sent


def rest(plain: socket.socket, seconds: float = 60.0) -> bytes:
    """All that comes until the connection is closed, within so long."""
    found, end = b"", time.monotonic() + seconds
    with suppress(ConnectionError):
        while True:
            plain.settimeout(max(0.01, end - time.monotonic()))
            more = plain.recv(65536)
            if not more:
                return found
            found += more
    return found


def until(plain: socket.socket, is_so: Callable[[bytes], object], found: bytes = b"") -> bytes:
    """What has come and comes until it is as wanted, or the connection is closed."""
    plain.settimeout(60)
    with suppress(ConnectionError):
        while not is_so(found) and (more := plain.recv(65536)):
            found += more
    return found


def heard(plain: socket.socket, seconds: float) -> bytes:
    """What comes within so long, closed or not."""
    found, end = b"", time.monotonic() + seconds
    with suppress(OSError):
        while (left := end - time.monotonic()) > 0:
            plain.settimeout(left)
            found += plain.recv(65536)
    return found


def memory(process: Process) -> int:
    """Bytes that a server holds in memory."""
    assert process.process is not None
    told = Path(f"/proc/{process.process.pid}/statm").read_text(encoding="ascii")
    return int(told.split()[1]) * os.sysconf("SC_PAGE_SIZE")
