"""The host of a running table may change how soon bots act, and nothing else of its options."""

from __future__ import annotations

import msgspec

from foretell.server.protocol import commands as w
from tests.server.test_late_joiners import begun
from tests.server.test_timers import begun as two_and_two_bots
from tests.server.test_timers import wait


def test_only_the_pace_changes_while_a_game_runs() -> None:
    """By the host alone; everybody sees it, and a restart knows it."""
    sim, host, _friend = begun()
    options = sim.table.state.options
    slow = msgspec.structs.replace(options, pace=1500)
    assert sim.clients[1].do(w.SetOptions(slow))["t"] == "rejected"
    assert host.do(w.SetOptions(slow))["t"] == "done"
    assert sim.clients[1].view["table"]["options"]["pace"] == 1500
    other = msgspec.structs.replace(slow, clock=60)
    assert host.do(w.SetOptions(other))["t"] == "rejected"
    sim.restart()
    assert sim.table.state.options == slow


def test_a_bot_acts_in_its_pace_though_a_person_had_more_time() -> None:
    """A table's one alarm was set for the end of a person's time; it is brought forward."""
    sim = two_and_two_bots()
    table = sim.table
    while not table.state.seats[next(iter(table.state.due()), 0)].player:
        client = wait(sim)
        assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"
    entries = len(sim.store.logs["t"])
    sim.quiet(0.5)
    assert len(sim.store.logs["t"]) > entries
