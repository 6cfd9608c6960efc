"""What goes wrong at one place ends there: tables go on, and everybody else is told and heard."""

from __future__ import annotations

import asyncio

import msgspec
import numpy as np
import pytest

from foretell import bots
from foretell.client.table import Table
from foretell.play.handle import Handle
from foretell.rules.value import Rules
from foretell.server.audience.outbox import Outbox
from foretell.server.audience.subscriber import MOST_WAITING, Subscriber
from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options
from foretell.server.protocol.messages import Do
from foretell.server.store.interface import Person
from foretell.server.tables.thinking import ThreadedThinkers
from tests.server.simulated_table import (
    FakeConnection,
    SimulatedClient,
    SimulatedTable,
    encode,
)

ADA = Person("p0", "Ada")


def test_a_bot_that_fails_acts_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the plainest choice: everybody at the table waits for it."""

    def broken(*_asked: object) -> bots.Bot:
        raise MemoryError

    monkeypatch.setattr(bots, "make", broken)
    handle = Handle(Rules(players=3))
    handle.start(0)
    handle.deal(np.arange(60, dtype=np.int64))
    seat = handle.actor()

    async def test() -> list[int]:
        loop = asyncio.get_running_loop()
        thinkers, found = ThreadedThinkers(loop), loop.create_future()
        thinkers.choose(handle.copy(), seat, "rule", 1, found.set_result)
        try:
            return await asyncio.wait_for(found, 300)
        finally:
            thinkers.close()

    (choice,) = asyncio.run(test())
    assert handle.attempt(choice)


def begun() -> tuple[SimulatedTable, SimulatedClient, SimulatedClient]:
    """A game of two that has begun and waits for somebody."""
    sim = SimulatedTable(seed=1)
    sim.begin()
    sim.quiet()
    one, other = sim.clients
    return sim, one, other


class Broken(FakeConnection):
    """A socket whose library fails."""

    fails = False

    def send(self, message: bytes) -> None:
        """Take a message, or not."""
        if self.fails:
            raise RuntimeError("the library fails")
        super().send(message)


def test_a_socket_that_fails_harms_nobody_else() -> None:
    """The others hear all, and so does its own person again by the next number."""
    sim, one, other = begun()
    broken = Broken(one)
    assert one.session is not None
    assert one.session.subscriber is not None
    one.session.subscriber.connection = broken
    broken.fails = True
    other.do(w.Say("hello"))
    broken.fails = False
    assert other.view["chat"][-1]["text"] == "hello"
    other.do(w.Say("again"))
    assert one.folding.has_gap
    one.resync()
    assert one.view["chat"] == other.view["chat"]
    sim.play()


def test_a_message_that_fails_is_followed_by_the_next() -> None:
    """Whatever is wrong with it, those that wait behind it leave."""
    outbox, left = Outbox(), list[int]()
    outbox.after(lambda: left.append(1 // 0))
    outbox.after(lambda: left.append(2))
    assert left == [2]


def test_a_host_who_changes_the_pace_holds_nobody_up() -> None:
    """What a bot has waited already counts, however often its pace is another one."""
    sim = SimulatedTable("standard", 4, Options(pace=2000, clock=0), seed=3, people=1)
    sim.begin()
    host, log = sim.clients[0], sim.store.logs["t"]
    before = len([body for body in log if b"acted" in body or b"dealt" in body])
    for number in range(40):
        sim.quiet(0.5)
        host.do(w.SetOptions(Options(pace=1990 + number % 2, clock=0)))
        if host.is_due:
            host.do(w.Act(host.seen.legal[0]))
    log = sim.store.logs["t"]
    assert len([body for body in log if b"acted" in body or b"dealt" in body]) > before + 4


def test_a_device_that_comes_and_goes_is_dealt_cards() -> None:
    """While nobody looks the table stands still; what was waited before is not waited again."""
    sim = SimulatedTable({"sizes": [1, 1]}, 4, Options(pace=700, clock=0), seed=3, people=1)
    sim.begin()
    client = sim.clients[0]
    for _ in range(80):
        sim.quiet(0.5)
        client.connect()
        if client.is_due:
            client.do(w.Act(client.seen.legal[0]))
    assert sim.is_over


def test_who_has_gone_when_the_disk_fails_stops_nobody() -> None:
    """The others are shown the table as it was, and it goes on."""
    sim, one, other = begun()
    sim.store.is_broken = True
    one.raw(encode(Do("gone", "t", one.folding.v, w.Say("hello"))))
    assert one.session is not None
    one.session.closed()
    sim.store.commit()
    sim.store.is_broken = False
    assert not sim.table.is_gone
    assert other.view["chat"] == []
    one.connect()
    sim.play()


def test_an_answer_that_waits_for_a_commit_that_fails_comes_all_the_same() -> None:
    """A refusal, too: whoever waits for it does nothing else."""
    sim, one, other = begun()
    said = other.do(w.Say("before"), name="kept")
    sim.store.is_broken = True
    one.raw(encode(Do("lost", "t", one.folding.v, w.Say("hello"))))
    other.raw(encode(Do("stale", "t", 99, w.Act("0"))))
    other.answers.clear()
    other.raw(encode(Do("kept", "t", other.folding.v, w.Say("before"))))
    sim.store.commit()
    assert one.answers["lost"]["code"] == "not-saved"
    assert other.answers["stale"]["code"] == "stale"
    assert other.answers["kept"]["v"] == said["v"]
    sim.store.is_broken = False
    sim.play()


class Slow:
    """A connection whose reader takes nothing."""

    def __init__(self) -> None:
        self.queue: list[bytes] = []

    @property
    def waiting(self) -> int:
        """Bytes that wait."""
        return sum(map(len, self.queue))

    def send(self, message: bytes) -> None:
        """Take a message."""
        self.queue.append(message)

    def forget(self) -> None:
        """Drop what waits."""
        self.queue.clear()

    def close(self, _code: int, _why: str) -> None:
        """Not asked for here."""
        raise AssertionError


def test_an_answer_is_not_cut_off_with_the_stream() -> None:
    """A snapshot heals what one sees; who waits for an answer does nothing else."""
    connection = Slow()
    viewer = Subscriber(connection, ADA)
    viewer.send(b"early")
    connection.queue.clear()  # it has left
    viewer.send_numbered(b"update", b'{"x":"%s"}' % (b"x" * MOST_WAITING))
    viewer.send(b"done")
    viewer.send_numbered(b"update", b"{}")
    assert viewer.is_lagging
    assert connection.queue == [b"early", b"done"]


def test_an_answer_that_comes_before_a_new_socket_is_waited_for_no_more() -> None:
    """Its number counts messages of the old socket."""
    snapshot = {"t": "snapshot", "n": 1, "v": 0, "you": {}}
    view: dict[str, object] = {
        "table": {"status": "playing"},
        "game": None,
        "sheet": [],
        "chat": [],
    }

    async def test() -> None:
        one = Table("t", "", "")

        async def send(message: bytes, answer_to: str = "") -> None:
            assert msgspec.json.decode(message)["id"] == answer_to
            one._take({"t": "done", "id": answer_to, "v": 1, "n": 57})
            one.folding.begin()
            one._take({**snapshot, "view": view})

        one.link.send = send  # type: ignore[method-assign]
        assert await asyncio.wait_for(one.do(w.Say("hm"), name="a"), 30) == 1

    asyncio.run(test())
