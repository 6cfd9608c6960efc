"""The host of a running table may change how soon bots act, and nothing else of its options."""

from __future__ import annotations

import msgspec

from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options
from tests.server.simulated_table import SimulatedTable
from tests.server.test_late_joiners import begun
from tests.server.test_timers import begun as two_and_two_bots
from tests.server.test_timers import wait


def to_a_bot(sim: SimulatedTable) -> None:
    """Let people choose until a bot has to."""
    while not sim.table.state.seats[next(iter(sim.table.state.due()), 0)].player:
        client = wait(sim)
        assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"


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
    to_a_bot(sim)
    entries = len(sim.store.logs["t"])
    sim.quiet(0.5)
    assert len(sim.store.logs["t"]) > entries


def test_another_pace_does_not_let_a_wait_begin_anew() -> None:
    """Or a host who changes it all the time would hold everybody up."""
    sim = two_and_two_bots(options=Options(pace=1000, clock=30))
    to_a_bot(sim)
    entries = len(sim.store.logs["t"])
    for seconds, pace in ((0.8, 1500), (0.6, 1450)):
        sim.quiet(seconds)
        assert len(sim.store.logs["t"]) == entries
        assert sim.clients[0].do(w.SetOptions(Options(pace=pace, clock=30)))["t"] == "done"
        entries += 1
    sim.quiet(0.06)
    assert len(sim.store.logs["t"]) > entries


def test_the_first_cards_come_after_one_pace_and_others_after_five() -> None:
    """Everybody has time to read the score, and nobody waits for the game to begin."""
    sim = SimulatedTable({"sizes": [1, 2]}, 3, Options(pace=1000, clock=0), people=3)
    sim.begin()
    sim.quiet(0.9)
    assert sim.table.state.number == 0
    sim.quiet(0.2)
    assert sim.table.state.number == 1
    while not sim.table.state.sheet:
        client = wait(sim)
        client.do(w.Act(client.seen.legal[0]))
    sim.quiet(4.9)
    assert sim.table.state.number == 1
    sim.quiet(0.2)
    assert sim.table.state.number == 2


def test_a_bot_that_searches_takes_as_long_where_there_is_no_pace() -> None:
    """Whatever it holds: nobody learns anything from how soon it is heard."""
    sim = SimulatedTable({"sizes": [2]}, 3, Options(pace=0, clock=0), people=1)
    sim.clients[0].do(w.Sit())
    sim.clients[0].do(w.Start("sampler"))
    sim.quiet()
    to_a_bot(sim)
    entries = len(sim.store.logs["t"])
    sim.quiet(0.09)
    assert len(sim.store.logs["t"]) == entries
    sim.quiet(0.02)
    assert len(sim.store.logs["t"]) > entries
