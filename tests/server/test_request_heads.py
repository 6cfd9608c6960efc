"""What a request's head may be: 32 KiB and 100 headers, on every route and for sockets (S9)."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.server.raw_sockets import MIB, UPGRADE, head, memory, pours, rest, stranger
from tests.server.server_process import Process, serving

ROUTES = ["/health", "/api/tables", "/nowhere", "/ws/tables/x"]
SMALL = b"".join(b"x-%d: y\r\n" % number for number in range(1000))


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all."""
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@pytest.mark.parametrize("what", [SMALL, b"y" * 65536], ids=["many", "one"])
@pytest.mark.parametrize("more", [b"", UPGRADE], ids=["plain", "upgrade"])
def test_heads_without_end_are_not_kept(process: Process, more: bytes, what: bytes) -> None:
    """Of 60 MiB on one connection nothing stays: it is closed long before."""
    before = memory(process)
    with stranger(process.port) as plain:
        plain.sendall(head("/ws/tables/x", more) + (b"x: " if what[:1] == b"y" else b""))
        pours(plain, what, 60 * MIB)
        assert memory(process) - before < 8 * MIB
        assert not rest(plain).startswith(b"HTTP/1.1 2")


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("more", [b"", UPGRADE], ids=["plain", "upgrade"])
def test_a_head_past_the_bound_is_431(process: Process, route: str, more: bytes) -> None:
    """By its bytes, in one header, many or the address, and by the number of its headers."""
    wide = b"".join(b"x-%d: %s\r\n" % (number, b"y" * 800) for number in range(45))
    for path, headers in (
        (route, b"x: " + b"y" * 40_000 + b"\r\n"),
        (route, wide),
        (f"{route}?{'y' * 40_000}", b""),
        (route, b"".join(b"x-%d: y\r\n" % number for number in range(100))),
    ):
        with stranger(process.port) as plain:
            plain.sendall(head(path, more + headers) + b"\r\n")
            answer = rest(plain)
        assert answer.startswith(b"HTTP/1.1 431 "), answer[:200]
        assert b'"code":"head-too-large"' in answer


@pytest.mark.parametrize("route", ROUTES)
def test_a_head_within_the_bound_is_read(process: Process, route: str) -> None:
    """Also for a socket: what it has no use for does not count against its library's limits."""
    wide = b"".join(b"x-%d: %s\r\n" % (number, b"y" * 7000) for number in range(4))
    for more in (b"Connection: close\r\n", UPGRADE):
        with stranger(process.port) as plain:
            plain.sendall(head(route, more + wide) + b"\r\n")
            plain.settimeout(60)
            status = int(plain.recv(100).split()[1])
        if more == UPGRADE:
            assert status == 101 or "ws" not in route
        assert status not in (400, 431)


def test_what_comes_behind_a_body_counts_as_its_head(process: Process) -> None:
    """Trailers without end are no way around the bound, nor are requests that pile up."""
    chunked = head("/api/guests", b"Transfer-Encoding: chunked\r\n", "POST") + b"\r\n0\r\n"
    before = memory(process) if sys.platform == "linux" else 0
    for begin, what in ((chunked, SMALL), (b"", (head("/health") + b"\r\n") * 500)):
        with stranger(process.port) as plain:
            plain.settimeout(3)  # no more is read while answers wait to be read
            plain.sendall(begin)
            assert pours(plain, what, 60 * MIB) < 60 * MIB
    if sys.platform == "linux":
        assert memory(process) - before < 16 * MIB


def test_a_body_that_nobody_waits_for_is_not_read_for_ever(process: Process) -> None:
    """Once the answer is given, little more of the request is taken."""
    with stranger(process.port) as plain:
        plain.sendall(head("/health", b"Content-Length: 99999999\r\n") + b"\r\n")
        assert pours(plain, b"y" * 65536, 90 * MIB) < 60 * MIB
