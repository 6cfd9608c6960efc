"""Connections that say little, slowly or nothing: cut in time, and never too many (S9).

The servers of these tests are the real ones with shorter times.
"""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from subprocess import PIPE

import httpx
import pytest
import structlog

from foretell.server.admission.complaints import Complaints
from foretell.server.admission.connections import Connections
from foretell.server.admission.pacing import AddressPace
from foretell.server.http.connections import accept, bounds
from tests.server.fake_clock import FakeClock
from tests.server.raw_sockets import UPGRADE, head, rest, stranger
from tests.server.server_process import PROGRAM, Process, serving
from tests.server.server_without_sockets import FORETELL

SHORT = (
    "from foretell.server.http.connections import bounds; "
    "bounds.HEAD_SECONDS, bounds.BODY_SECONDS, bounds.READ_SECONDS = 2.0, 2.0, 2.0; "
    "from foretell.server.http.connections import accept; accept.HELLO_SECONDS = 5.0; "
)
"""A server with a part of the patience."""
FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200)); "
POST = head("/api/guests", b"Content-Type: application/json\r\nContent-Length: 99\r\n", "POST")


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all."""
    with serving(tmp_path_factory.mktemp("data"), SHORT + PROGRAM) as found:
        yield found


def asked(url: str, source: str = "127.0.0.1") -> httpx.Response:
    """An answer to somebody at an address, over a connection of its own."""
    way = httpx.HTTPTransport(local_address=source, verify=False, trust_env=False)
    with httpx.Client(transport=way) as client:
        return client.get(url)


def held(url: str, source: str = "127.0.0.1") -> int:
    """How many connections the server says that it holds, this one left out."""
    return int(asked(f"{url}/health", source).json()["connections"]) - 1


def until_held(url: str, number: int, source: str = "127.0.0.1") -> None:
    """Wait until a server holds so many."""
    for _ in range(200):
        if held(url, source) == number:
            return
        time.sleep(0.05)
    assert held(url, source) == number


def trickled(plain: socket.socket, what: bytes, every: float) -> bytes:
    """Send a byte now and then, until the connection is closed; what was answered."""
    plain.settimeout(every)
    found = b""
    for place in range(400):
        try:
            more = plain.recv(65536)
        except TimeoutError:
            more = None
        except ConnectionError:
            return found
        if more == b"":
            return found
        found += more or b""
        with suppress(OSError):
            plain.sendall(what[place % len(what) :][:1])
    raise AssertionError("nobody closed it")


def test_the_times_are_those_that_were_promised() -> None:
    """Ten seconds for a head and for TLS, thirty for a body."""
    assert bounds.HEAD_SECONDS == accept.HELLO_SECONDS == 10.0
    assert bounds.BODY_SECONDS == bounds.READ_SECONDS == 30.0


@pytest.mark.parametrize("said", [b"", head("/health"), head("/ws/tables/x", UPGRADE)])
def test_a_head_that_does_not_come_is_cut(process: Process, said: bytes) -> None:
    """Silence is closed without a word, half a head with 408; half an upgrade as well."""
    begun = time.monotonic()
    with stranger(process.port) as plain:
        plain.sendall(said)
        answer = rest(plain, 20)
    assert time.monotonic() - begun > 0.5
    assert answer == b"" if not said else answer.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(
    "what", [head("/health", b"x: y\r\n" * 50), b"\r\n"], ids=["head", "empty"]
)
def test_bytes_now_and_then_win_no_time(process: Process, what: bytes) -> None:
    """A head has to be whole in time, however busy somebody is sending it; also the second."""
    with stranger(process.port) as plain:
        trickled(plain, what, 0.1)
    with stranger(process.port) as plain:
        plain.sendall(head("/health/live") + b"\r\n")
        assert b"alive" in trickled(plain, what, 0.1)


@pytest.mark.parametrize("path", ["/api/guests", "/api/replay", "/nowhere"])
def test_a_body_that_does_not_come_is_cut(process: Process, path: str) -> None:
    """Also where it is never whole; somebody else is served meanwhile."""
    with stranger(process.port) as plain:
        plain.sendall(POST.replace(b"/api/guests", path.encode()) + b"\r\n{")
        assert httpx.get(f"{process.url}/health/live", trust_env=False).status_code == 200
        answer = trickled(plain, b" ", 0.1)
    assert re.match(rb"HTTP/1\.1 (408|404|405|4\d\d) ", answer), answer
    until_held(process.url, 0)


def test_an_answer_that_nobody_reads_is_let_go(process: Process) -> None:
    """Who asks for much and reads nothing does not stay for ever."""
    with socket.socket() as plain:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect(("127.0.0.1", process.port))
        request = head("/schema/openapi.json") + b"\r\n"
        with suppress(OSError):
            for _ in range(400):
                plain.sendall(request)
                time.sleep(0.02)
        until_held(process.url, 0)


def test_connections_of_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all kinds together; the server says how many it holds; an end makes room again."""
    monkeypatch.setenv("FORETELL_CONNECTIONS_PER_ADDRESS", "5")
    away = "127.0.0.2"
    with serving(tmp_path) as process, ExitStack() as open_:
        plains = [open_.enter_context(stranger(process.port)) for _ in range(5)]
        plains[0].sendall(head("/ws/tables/x/y", UPGRADE) + b"\r\n")
        plains[1].sendall(head("/ws/tables/x", UPGRADE) + b"\r\n")
        assert b" 404 " in rest(plains[0])
        assert b"no-such-table" in rest(plains[1])
        until_held(process.url, 3, away)
        more = [open_.enter_context(stranger(process.port)) for _ in range(3)]
        assert not rest(more[2])
        until_held(process.url, 5, away)
        for plain in (*plains, *more):
            plain.close()
        until_held(process.url, 0)
        figures = asked(f"{process.url}/metrics").text
        assert 'foretell_connections{kind="http"} 1.0' in figures
        assert 'code="too-many-connections"' in figures


@pytest.mark.skipif(sys.platform != "linux", reason="every address of 127/8 is this machine there")
def test_connections_in_all_stay_below_the_open_files(tmp_path: Path) -> None:
    """From many addresses, too: who is in is served, and the database can be written."""
    with ExitStack() as open_:
        process = open_.enter_context(serving(tmp_path, FEW_FILES + PROGRAM))
        with httpx.Client(base_url=process.url, trust_env=False) as client:
            assert client.get("/health").status_code == 200
            for number in range(220):
                with suppress(OSError):
                    open_.enter_context(stranger(process.port, f"127.0.1.{1 + number % 50}"))
            last = open_.enter_context(stranger(process.port, "127.0.1.99"))
            assert not rest(last)  # all who knocked before have been let in or refused
            found = client.get("/health").json()
            assert found["ok"]
            assert 60 <= found["connections"] <= 72
            assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201


def test_tls_that_is_never_set_up_is_cut(
    tmp_path: Path, certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts from the first moment on, and is closed as a head is that does not come."""
    for name, file in zip(("CERT", "KEY"), certificate, strict=True):
        monkeypatch.setenv(f"FORETELL_TLS_{name}", str(file))
    with serving(tmp_path / "data", SHORT + PROGRAM) as process, ExitStack() as open_:
        plains = [open_.enter_context(stranger(process.port)) for _ in range(4)]
        assert held(process.url) == 4
        for plain in plains:
            rest(plain, 20)
        until_held(process.url, 0)


def test_a_trusted_proxy_speaks_for_many() -> None:
    """Its own address sets no bound; that of all connections holds for it, too."""
    told = []
    connections = Connections(
        2,
        ("10.0.0.0/8",),
        lambda *said: told.append(said),
        AddressPace(FakeClock(), 0, "connection"),
    )
    connections.most = 6
    assert all(connections.enter("10.0.0.1") for _ in range(3))
    assert [bool(connections.enter("::ffff:192.0.2.1")) for _ in range(3)] == [True, True, False]
    assert [bool(connections.enter("10.0.0.1")) for _ in range(2)] == [True, False]
    assert told == [
        ("::ffff:192.0.2.1", "too-many-connections"),
        ("10.0.0.1", "too-many-connections"),
    ]


def test_the_log_tells_who_it_was_and_is_not_filled() -> None:
    """All are counted, ten are told at once, and then one now and then with how many were not."""
    counted: list[str] = []
    clock = FakeClock()
    complain = Complaints(counted.append, clock)
    with structlog.testing.capture_logs() as lines:
        for _ in range(1000):
            complain("192.0.2.1", "head-too-large")
        clock.advance(6)
        complain("192.0.2.2", "too-slow")
    assert len(counted) == 1001
    assert len(lines) == 11
    assert (lines[-1]["address"], lines[-1]["left_out"]) == ("192.0.2.2", 990)


def test_the_server_tells_it_in_its_log(tmp_path: Path) -> None:
    """By address and reason, and nothing else is said of it."""
    command = [*FORETELL, "serve", "--port", "0", "--data", str(tmp_path), "--log-format", "json"]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline().rpartition(":")[2])
        for _ in range(30):
            with stranger(port) as plain:
                plain.sendall(b"no such thing\r\n\r\n")
                assert b" 400 " in rest(plain)
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=30)
    lines = [json.loads(line) for line in said.splitlines()]
    assert 10 <= len(lines) <= 20
    assert {(line["address"], line["code"]) for line in lines} == {("127.0.0.1", "bad-request")}
