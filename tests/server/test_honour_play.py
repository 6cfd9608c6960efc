"""Honour play with a clock: no step of it holds a table up (R16, rules 14)."""

from __future__ import annotations

import random

import pytest

from foretell.engine.structs import Phase
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import RulesValue
from tests.server.simulated_table import SimulatedClient, SimulatedTable
from tests.server.test_timers import CLOCK, begun, events, wait

HONOUR: RulesValue = {"revoke": "honour", "sizes": [2, 1]}


@pytest.mark.parametrize("seed", range(20))
def test_stallers_cannot_hold_honour_play_up(seed: int) -> None:
    """Nor by taking back, calling wrongly, or not agreeing to the score (R16, rules 14)."""
    sim = SimulatedTable(HONOUR, 4, CLOCK, seed=seed, people=3)
    sim.begin()
    start, chance = sim.clock.now(), random.Random(seed)
    while not sim.is_over:
        sim.quiet(chance.choice((0.3, 1.0, 29.0, 31.0)))
        for client in chance.sample(sim.clients, 3):
            if client.is_due and chance.random() < 0.3:
                client.do(w.Act(chance.choice(client.seen.legal)))
            client.do(w.TakeBack())
            client.do(w.CallRevoke(chance.randrange(4), 1))
            client.do(w.Back())
        decisions = 4 * (1 + 2 * 2 + 1) + 4 * (1 + 2 + 1)
        assert sim.clock.now() - start < decisions * 61


def to_play(sim: SimulatedTable) -> SimulatedClient:
    """Let bids be made, until a person is to play a card."""
    while (client := wait(sim)).seen.phase != Phase.PLAY:
        client.do(w.Act(client.seen.legal[0]))
    return client


def test_a_card_is_taken_back_once_so_that_nobody_waits_for_ever() -> None:
    """The bot after a person who plays and takes back before it can act does get its turn."""
    sim = begun(HONOUR, people=4)
    client = to_play(sim)
    for turn in range(3):
        assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"
        assert client.view["table"]["may_take_back"] == (None if turn else client.seat)
        answer = client.do(w.TakeBack())
        if answer["t"] == "rejected":
            break
    assert answer["code"] == "wrong-phase"
    other = wait(sim)
    assert other is not client
    assert other.do(w.Act(other.seen.legal[0]))["t"] == "done"
    assert other.do(w.TakeBack())["t"] == "done"


def test_a_wrong_call_gives_nobody_more_time() -> None:
    """Neither the seat that is to lead nor those who are to agree."""
    sim = begun(HONOUR, people=4)
    while sim.table.state.handle.get("tricks_done") < 1:
        client = to_play(sim)
        client.do(w.Act(client.seen.legal[0]))
    client = wait(sim)
    deadline, v = client.view["table"]["deadline"], sim.table.state.v
    sim.quiet(10.0)
    caller = next(other for other in sim.clients if other is not client)
    assert caller.do(w.CallRevoke(client.seat or 0, 1))["t"] == "done"
    assert (client.view["table"]["deadline"], sim.table.state.v) == (deadline, v)
    assert caller.do(w.CallRevoke(client.seat or 0, 1))["code"] == "already-called"
    sim.quiet(20.1)
    assert [x.seat for x in events(sim) if isinstance(x, e.TimedOut)] == [client.seat]


def test_agreeing_to_the_score_has_a_clock() -> None:
    """Who does not agree in time agrees all the same."""
    sim = begun(HONOUR, people=4)
    while sim.table.state.phase != Phase.AGREE:
        client = wait(sim)
        client.do(w.Act(client.seen.legal[0]))
    assert sim.clients[0].view["table"]["due"] == [0, 1, 2, 3]
    assert sim.clients[0].do(w.Act(sim.clients[0].seen.legal[0]))["t"] == "done"
    assert not sim.table.state.sheet
    sim.quiet(29.9)
    assert not sim.table.state.sheet
    sim.quiet(0.2)
    assert len(sim.table.state.sheet) == 1
    assert {x.seat for x in events(sim) if isinstance(x, e.TimedOut)} == {1, 2, 3}


def test_who_has_agreed_has_not_where_the_last_card_is_taken_back() -> None:
    """It was to another score; the card is played again, and all are asked again."""
    sim = begun(HONOUR, people=4)
    while sim.table.state.phase != Phase.AGREE:
        client = wait(sim)
        client.do(w.Act(client.seen.legal[0]))
    last = sim.clients[sim.table.state.may_take_back() or 0]
    for client in sim.clients:
        if client is not last:
            assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"
    assert last.do(w.TakeBack())["t"] == "done"
    assert last.do(w.Act(last.seen.legal[0]))["t"] == "done"
    assert last.view["table"]["due"] == [0, 1, 2, 3]


def test_the_time_that_is_shown_is_that_of_whoever_has_least() -> None:
    """Where all choose at once, and one of them has a break."""
    sim = begun({"preset": "hidden", "sizes": [3]}, people=4)
    deadline = sim.clients[0].view["table"]["deadline"]
    assert sim.clients[0].do(w.BeBack())["t"] == "done"
    assert sim.clients[0].view["table"]["deadline"] == deadline


def test_nobody_calls_a_seat_that_there_is_not() -> None:
    """Six may sit at a table, and four do."""
    sim = begun(HONOUR, people=4)
    assert sim.clients[0].do(w.CallRevoke(5, 1))["code"] == "no-such-seat"
