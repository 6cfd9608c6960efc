"""What is so already is granted and stands in no log; a table hears nothing of it."""

from __future__ import annotations

from foretell.server.protocol import commands as w
from tests.server.simulated_table import SimulatedTable


def test_before_the_game() -> None:
    """A seat that changes places with itself; nor does the host put out the host."""
    sim = SimulatedTable()
    host, other = sim.clients
    assert host.do(w.Sit(0))["t"] == "done"
    assert other.do(w.Sit(1))["t"] == "done"
    entries = len(sim.store.logs["t"])
    assert host.do(w.Swap(1, 1))["t"] == "done"
    assert host.do(w.Remove(0))["code"] == "own-seat"
    assert len(sim.store.logs["t"]) == entries


def test_in_the_game() -> None:
    """Who has left leaves, and what does not rest goes on."""
    sim = SimulatedTable({"sizes": [5]})
    sim.begin()
    host, other = sim.clients
    assert other.do(w.Stand())["t"] == "done"
    entries = len(sim.store.logs["t"])
    assert other.do(w.Stand())["t"] == "done"
    assert host.do(w.Resume())["t"] == "done"
    assert len(sim.store.logs["t"]) == entries
