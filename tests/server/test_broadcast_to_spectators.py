"""Many watchers: told in slices, each everything in its order, and players come in between."""

from __future__ import annotations

from typing import cast

import pytest

from foretell.server.audience import fan_out
from foretell.server.audience.broadcast import WrittenUpdate
from foretell.server.audience.connection import Connection
from foretell.server.audience.subscriber import Subscriber
from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options
from foretell.server.store.interface import Person
from foretell.server.table.state import SPECTATOR
from tests.server.fake_clock import FakeClock
from tests.server.simulated_table import FAST, SimulatedClient, SimulatedTable

LATE = Options(pace=0, clock=0, delay=1)


@pytest.fixture(autouse=True)
def small_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a handful of watchers is a fan_out."""
    monkeypatch.setattr(fan_out, "SLICE", 1)


@pytest.mark.parametrize("options", [FAST, LATE])
@pytest.mark.parametrize("seed", range(6))
def test_watchers_miss_nothing(options: Options, seed: int) -> None:
    """Whatever comes between two slices: moves, talk, comings, refusals, a seat taken."""
    sim = SimulatedTable({"sizes": [1, 2, 3]}, 4, options, seed)
    sim.begin()
    crowd_ = [SimulatedClient(sim, Person(f"g{n}", f"Ghost {n}")) for n in range(5)]
    sim.clients += crowd_
    while not sim.is_over:
        sim.step()
        one = sim.chance.choice(crowd_)
        match sim.chance.randrange(6):
            case 0:
                one.connect()
            case 1:
                one.resync()
            case 2:
                assert one.do(w.Say("hear, hear"))["t"] == "done"
            case 3:
                assert one.do(w.Act("99"))["t"] == "rejected"
            case 4:
                one.do(w.Sit())
    sim.quiet(1.0)
    for one in crowd_:
        assert not one.folding.has_gap
        folded = one.view
        one.connect()
        assert one.view == folded


def test_players_come_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second move is told to players before all watchers have heard of the first."""
    sim = SimulatedTable({"sizes": [3]}, 3, seed=3, people=3)
    for _ in range(4):
        SimulatedClient(sim, None)
    sim.begin()
    sim.quiet(2.0)
    told: list[bool] = []
    send = Subscriber.send_numbered

    def noted(viewer: Subscriber, kind: bytes, body: bytes) -> None:
        told.append(viewer.key == SPECTATOR)
        send(viewer, kind, body)

    monkeypatch.setattr(Subscriber, "send_numbered", noted)
    for _ in range(2):  # without a moment in between
        client = next(client for client in sim.clients if client.is_due)
        assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"
    sim.quiet(9 * fan_out.REST)
    assert told == [False] * 6 + [True] * 8


def test_a_crowd_that_is_told_too_much_is_told_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between slices others have time, as long as the watchers do not fall behind for it."""
    monkeypatch.setattr(fan_out, "HURRY", 8)
    clock = FakeClock()
    told: list[Subscriber] = []

    class Heard(WrittenUpdate):
        def tell(self, one: Subscriber) -> None:
            told.append(one)

    watchers = tuple(Subscriber(cast("Connection", None), None) for _ in range(5))
    waiting = fan_out.FanOut(clock)
    waiting.tell([Heard(watchers, b"")])
    clock.advance(fan_out.REST)
    assert len(told) == 1
    waiting.tell([Heard(watchers, b"")])
    clock.advance(fan_out.REST)
    assert len(told) == 3
    clock.advance(8 * fan_out.REST)
    assert told == [*watchers, *watchers]
