"""What is refused leaves no circles of objects: nothing waits until a collector looks (S9).

A request that is in a circle stays with its body, and the collector counts objects, not their
bytes: what strangers send as fast as it is answered would fill the memory.
"""

from __future__ import annotations

import json
import socket
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server.counted_objects import TELLING, circles, held
from tests.server.raw_sockets import UPGRADE, frame, head, stranger
from tests.server.server_process import Process, serving

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="every address of 127/8 is this machine there"
)

TIMES: Final = 10
RESET: Final = struct.pack("ii", 1, 0)
"""As an end of a connection: hang up at once, whatever was not read."""
END: Final = b"\x88"
"""How the last frame of a socket begins."""
JSON: Final = b"Content-Type: application/json\r\n"
LAST: Final = b"Connection: close\r\n"


def posted(path: str, body: object, more: bytes = b"") -> bytes:
    """A whole request with a body, JSON or bytes."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    length = b"Content-Length: %d\r\n" % len(data)
    return head(path, JSON + length + more, "POST") + b"\r\n" + data


def asked(path: str, more: bytes = LAST) -> bytes:
    """A whole request without one."""
    return head(path, more) + b"\r\n"


DEEP: Final = {"toml": ".".join(["a"] * 10_000) + " = 1"}
RULES: Final = posted("/api/rules", DEEP)
SOCKET: Final = asked("/ws/tables/x", UPGRADE)
EVIL: Final = b"Origin: https://evil.example\r\n"
REQUESTS: Final = {
    "rules that are too long": posted("/api/rules", DEEP, LAST),
    "rules that are no TOML": posted("/api/rules", {"toml": "deck = "}, LAST),
    "rules that do not exist": posted("/api/rules", {"rules": {"deck": 1, "x": 2}}, LAST),
    "rules that contradict": posted("/api/rules", {"rules": {"bidding": "zero"}}, LAST),
    "a record that is too long": posted("/api/replay", {"record": "[a]\nb = 1\n" * 9_000}, LAST),
    "a record that is none": posted("/api/replay", {"record": "deck = 1"}, LAST),
    "no JSON": posted("/api/guests", b"{", LAST),
    "JSON in JSON": posted("/api/rules", b'{"rules": ' + b"[" * 20_000, LAST),
    "another type": posted("/api/guests", {"name": 1}, LAST),
    "no text": posted("/api/guests", b"\xff", LAST),
    "a large body": posted("/api/guests", b" " * 70_000, LAST),
    "a body that is none": head("/api/guests", JSON + b"Transfer-Encoding: chunked\r\n", "POST")
    + b"\r\nzz\r\n",
    "nobody": posted("/api/tables", {}, LAST),
    "nobody's data": asked("/api/me"),
    "another page": posted("/api/guests", {"name": "Ada"}, EVIL + LAST),
    "another host": asked("/about").replace(b"localhost", b"evil.example"),
    "no such address": asked("/nowhere"),
    "no such table": asked("/api/tables/x/rules"),
    "no such game": asked("/games/x/record.toml"),
    "another method": head("/api/rules", LAST, "PUT") + b"\r\n",
    "a head that is none": b"\x00\r\n\r\n",
    "a large head": asked("/health", b"x: y\r\n" * 200),
    "a socket of no table": SOCKET,
    "a socket elsewhere": asked("/ws/x", UPGRADE + LAST),
    "a socket of another page": asked("/ws/tables/x", UPGRADE + EVIL),
    "a socket that floods": SOCKET + frame(0x9, b"x") * 500,
    "a socket in parts": SOCKET + frame(0x1, is_last=False) + frame(0x0, is_last=False) * 500,
    "a socket that speaks no frames": SOCKET + frame(0x3),
}
"""What is answered with a refusal, after which the connection is closed."""
GONE: Final = {
    **REQUESTS,
    "half a head": RULES[:50],
    "half a body": RULES[:9000],
    "one behind another": RULES * 3,
    "too many behind each other": RULES * 40,
    "half of one behind another": RULES * 2 + RULES[:9000],
    "a socket behind others": RULES * 2 + SOCKET,
}
"""What somebody sends who hangs up then."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, Path]]:
    """A server, and the folder in which it tells."""
    folder = tmp_path_factory.mktemp("telling")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        with serving(folder / "data", TELLING) as process:
            yield process, folder


def until_alone(client: httpx.Client) -> None:
    """Wait until the server has noticed that all others are gone."""
    end = time.monotonic() + 60
    while client.get("/health").json()["connections"] > 1:
        assert time.monotonic() < end, "they stay"
        time.sleep(0.01)


def read(plain: socket.socket) -> None:
    """Read until the connection is closed, or the end of a socket is said."""
    plain.settimeout(60)
    while (more := plain.recv(65536)) and END not in more:
        pass


def sent(process: Process, what: bytes, source: str, *, is_read: bool) -> None:
    """Send something; read to the end what is answered, or hang up."""
    with stranger(process.port, source) as plain, suppress(OSError):
        if not is_read:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        plain.sendall(what)
        if is_read:
            read(plain)


def sent_by_all(process: Process, kinds: dict[str, bytes], *, is_read: bool) -> None:
    """Each of them once, from an address of its own: none is refused for another."""
    for number, what in enumerate(kinds.values()):
        sent(process, what, f"127.0.{1 + is_read}.{1 + number}", is_read=is_read)


@pytest.mark.parametrize(
    ("kinds", "is_read"), [(REQUESTS, True), (GONE, False)], ids=["read", "gone"]
)
def test_what_is_refused_leaves_no_circle(
    served: tuple[Process, Path], kinds: dict[str, bytes], *, is_read: bool
) -> None:
    """Neither the request nor its connection, whether or not somebody waits for the answer."""
    process, folder = served
    with httpx.Client(base_url=process.url, trust_env=False) as client:
        sent_by_all(process, kinds, is_read=is_read)  # the first loads what all others use
        until_alone(client)
        circles(process, folder)
        for _ in range(TIMES):
            sent_by_all(process, kinds, is_read=is_read)
        until_alone(client)
        found = circles(process, folder)
        kept = held(process, folder)["RequestResponseCycle"]
    assert found.total() < TIMES, found
    assert kept < TIMES, "something waits for what is gone"
