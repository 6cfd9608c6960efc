"""What one address begins faster than its pace waits its turn; nobody is refused for it (S9)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest

from foretell.server.admission.connections import Connections
from foretell.server.admission.pacing import AT_ONCE, WAITING, AddressPace
from tests.server.fake_clock import FakeClock
from tests.server.raw_sockets import UPGRADE, head, stranger
from tests.server.server_process import PROGRAM, Process, serving

FEW = "from foretell.server.admission import pacing; pacing.AT_ONCE, pacing.WAITING = 4, 50; "
"""A server at which four begin at once."""
A_SECOND: Final = 10
TRIES: Final = 16
LEAST: Final = (TRIES - 4) / A_SECOND - 0.2
"""Seconds that so many tries take at least, with some room for what each takes by itself."""
PROXIED = b"X-Forwarded-For: 192.0.2.%d\r\n"


def test_beyond_the_pace_each_waits_for_its_own_turn() -> None:
    """Of one address; others do not, and after a rest nobody does."""
    clock = FakeClock()
    pace = AddressPace(clock, 100, "request")
    waits = [pace.turn("192.0.2.1") for _ in range(AT_ONCE + WAITING)]
    assert waits[:AT_ONCE] == [0.0] * AT_ONCE
    assert waits[AT_ONCE:] == pytest.approx([0.01 * (n + 1) for n in range(WAITING)])
    assert pace.turn("192.0.2.2") == 0.0
    clock.advance(10)
    assert pace.turn("192.0.2.1") == 0.0


def test_only_so_many_wait() -> None:
    """The next is refused and takes no turn: a second later a hundred have begun."""
    clock = FakeClock()
    pace = AddressPace(clock, 100, "request")
    waits = [pace.turn("192.0.2.1") for _ in range(AT_ONCE + WAITING + 1000)]
    assert waits.count(None) == 1000
    clock.advance(1)
    assert [pace.turn("192.0.2.1") is None for _ in range(101)] == [False] * 100 + [True]


def test_nobody_waits_where_there_is_no_limit() -> None:
    """As many as come."""
    pace = AddressPace(FakeClock(), 0, "request")
    assert {pace.turn("192.0.2.1") for _ in range(10_000)} == {0.0}


def test_connections_have_their_pace() -> None:
    """Beyond those that may wait they are closed; those of a trusted proxy never wait."""
    told: list[tuple[str, ...]] = []
    pace = AddressPace(FakeClock(), 100, "connection")
    connections = Connections(10_000, ("10.0.0.0/8",), lambda *said: told.append(said), pace)
    slots = [connections.enter("192.0.2.1") for _ in range(AT_ONCE + WAITING + 1)]
    assert slots[-1] is None
    assert told == [("192.0.2.1", "too-many-connections")]
    assert [slot.wait for slot in slots[AT_ONCE : AT_ONCE + 2] if slot] == pytest.approx(
        [0.01, 0.02]
    )
    assert {slot.wait for _ in range(1000) if (slot := connections.enter("10.0.0.1"))} == {0.0}


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all, with a trusted proxy at an address of this machine."""
    path: Path = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as settings:
        settings.setenv("FORETELL_REQUESTS_PER_ADDRESS", str(A_SECOND))
        settings.setenv("FORETELL_TRUSTED_PROXIES", "127.0.0.7")
        with serving(path, FEW + PROGRAM) as found:
            yield found


def answers(process: Process, source: str, what: bytes, tries: int) -> list[bytes]:
    """How each of several is answered, each over a connection of its own."""
    found = []
    for _ in range(tries):
        with stranger(process.port, source) as plain:
            plain.sendall(what)
            found.append(plain.recv(65536).split(b" ", 2)[1])
    return found


def requests_of_one(process: Process, number: int, tries: int) -> list[bytes]:
    """Behind a proxy, in an address's name; its connections have no pace."""
    what = head("/health/live", PROXIED % number) + b"\r\n"
    return answers(process, "127.0.0.7", what, tries)


def sockets_of_one(process: Process, number: int, tries: int) -> list[bytes]:
    """Behind a proxy, for a table that there is not: a refusal waits its turn, too."""
    what = head("/ws/tables/none", UPGRADE + PROXIED % number) + b"\r\n"
    return answers(process, "127.0.0.7", what, tries)


def connections_of_one(process: Process, number: int, tries: int) -> list[bytes]:
    """Without a proxy, each with its only request."""
    what = head("/health/live") + b"\r\n"
    return answers(process, f"127.0.0.{10 + number}", what, tries)


KINDS: Final[tuple[Callable[[Process, int, int], list[bytes]], ...]] = (
    requests_of_one,
    sockets_of_one,
    connections_of_one,
)


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_a_real_server_lets_one_address_wait(process: Process, number: int) -> None:
    """All are answered as ever, only later; those of a second address at once."""
    kind = KINDS[number]
    [usual] = kind(process, 100 + number, 1)
    begun = time.monotonic()
    assert kind(process, number, TRIES) == [usual] * TRIES
    took = time.monotonic() - begun
    assert took >= LEAST
    begun = time.monotonic()
    assert kind(process, 50 + number, 4) == [usual] * 4
    assert time.monotonic() - begun < took


def test_who_hangs_up_while_requests_wait_is_no_failure(process: Process) -> None:
    """Those behind the first are answered to nobody, which is no error of the server."""
    what = head("/health/live", PROXIED % 200) + b"\r\n"
    answers(process, "127.0.0.7", what, 4)
    with stranger(process.port, "127.0.0.7") as plain:
        plain.sendall(what * 6)
        plain.recv(1)  # what else there is unread tells the server that nobody reads
    time.sleep(0.9)  # all would have had their turns
    told = httpx.get(f"{process.url}/metrics", trust_env=False).text
    assert "foretell_failures_total{" not in told
