"""Time that the server costs is nobody's time (R4); a card is taken back once (R16)."""

from __future__ import annotations

import itertools

import pytest

from foretell.engine.structs import Phase
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options, RulesValue
from tests.server.simulated_table import SimulatedClient, SimulatedTable

CLOCK = Options(pace=500, clock=30)
OUTAGES = (1.0, 10.0, 60.0, 600.0)
RULES: list[RulesValue] = [
    {"preset": "pass-one", "sizes": [2, 1]},
    {"preset": "hidden", "sizes": [2]},
    {"preset": "delayed", "exchange": "pull-one", "sizes": [2]},
    {"preset": "uber-wizard", "sizes": [3]},
    {"preset": "gizzard-fester", "sizes": [3]},
    {"preset": "camelot", "sizes": [3]},
    {"preset": "smyrna"},
    {"revoke": "honour", "sizes": [2]},
]


def timed_out(sim: SimulatedTable) -> list[e.TimedOut]:
    """Those whose time was up."""
    log = [e.read(body).event for body in sim.store.logs["t"]]
    return [event for event in log if isinstance(event, e.TimedOut)]


def wait(sim: SimulatedTable) -> SimulatedClient | None:
    """Let bots and deals happen until a person has to decide, or the game is over."""
    while not sim.is_over:
        for client in sim.clients:
            if client.seat is not None and client.is_due:
                return client
        sim.quiet(0.5)
    return None


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_an_outage_costs_no_time(rules: RulesValue) -> None:
    """In every phase that a game comes to: after each outage the whole clock is there again."""
    sim = SimulatedTable(rules, 4, CLOCK, seed=2, people=4)
    sim.begin()
    phases, outages = set(), itertools.cycle(OUTAGES)
    for _ in range(60):
        if wait(sim) is None:
            break
        phases.add(sim.table.state.phase)
        down(sim, next(outages))
        sim.quiet(29.0)
        assert not timed_out(sim)
        client = wait(sim)
        assert client is not None
        assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"
    assert len(phases) >= 2


def down(sim: SimulatedTable, seconds: float) -> None:
    """The server is away for a while."""
    sim.table.close("restarting")
    sim.clock.advance(seconds)
    sim.restart()


def test_an_outage_costs_nothing_of_a_break() -> None:
    """Three minutes are three minutes of a server that is there."""
    sim = SimulatedTable({"sizes": [2]}, 4, CLOCK, seed=2, people=2)
    sim.begin()
    client = wait(sim)
    assert client is not None
    assert client.do(w.BeBack())["t"] == "done"
    sim.quiet(10.0)
    down(sim, 600.0)
    sim.quiet(170.0 + 29.0)
    assert not timed_out(sim)
    sim.quiet(15.0)
    assert [event.seat for event in timed_out(sim)] == [client.seat]


def test_a_card_is_taken_back_once() -> None:
    """Who could do it for ever would hold the table up."""
    sim = SimulatedTable(
        {"revoke": "honour", "sizes": [3]}, 4, Options(pace=0, clock=30), 2, people=4
    )
    sim.begin()
    client = wait(sim)
    while client is not None and sim.table.state.phase != Phase.PLAY:
        client.do(w.Act(client.seen.legal[0]))
        client = wait(sim)
    assert client is not None
    for expected in ("done", "rejected"):
        client.do(w.Act(client.seen.legal[0]))
        assert client.do(w.TakeBack())["t"] == expected
    other = wait(sim)
    assert other is not None
    assert other is not client
    assert other.do(w.Act(other.seen.legal[0]))["t"] == "done"
    assert other.do(w.TakeBack())["t"] == "done"
