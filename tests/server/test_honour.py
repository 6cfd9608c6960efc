"""Honour play with a clock: no step of it holds a table up (R16, rules 14)."""

from __future__ import annotations

import random

import pytest

from foretell.engine.structs import Phase
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import RulesValue
from tests.server.sim import Pad, Sim
from tests.server.test_time import CLOCK, begun, events, wait

HONOUR: RulesValue = {"revoke": "honour", "sizes": [2, 1]}


@pytest.mark.parametrize("seed", range(20))
def test_stallers_cannot_hold_honour_play_up(seed: int) -> None:
    """Nor by taking back, calling wrongly, or not agreeing to the score (R16, rules 14)."""
    sim = Sim(HONOUR, 4, CLOCK, seed=seed, people=3)
    sim.begin()
    start, chance = sim.clock.now(), random.Random(seed)
    while not sim.is_over:
        sim.quiet(chance.choice((0.3, 1.0, 29.0, 31.0)))
        for pad in chance.sample(sim.pads, 3):
            if pad.is_due and chance.random() < 0.3:
                pad.do(w.Act(chance.choice(pad.seen.legal)))
            pad.do(w.TakeBack())
            pad.do(w.CallRevoke(chance.randrange(4), 1))
            pad.do(w.Back())
        decisions = 4 * (1 + 2 * 2 + 1) + 4 * (1 + 2 + 1)
        assert sim.clock.now() - start < decisions * 61


def to_play(sim: Sim) -> Pad:
    """Let bids be made, until a person is to play a card."""
    while (pad := wait(sim)).seen.phase != Phase.PLAY:
        pad.do(w.Act(pad.seen.legal[0]))
    return pad


def test_a_card_is_taken_back_once_so_that_nobody_waits_for_ever() -> None:
    """The bot after a person who plays and takes back before it can act does get its turn."""
    sim = begun(HONOUR, people=4)
    pad = to_play(sim)
    for turn in range(3):
        assert pad.do(w.Act(pad.seen.legal[0]))["t"] == "done"
        assert pad.view["table"]["may_take_back"] == (None if turn else pad.seat)
        answer = pad.do(w.TakeBack())
        if answer["t"] == "rejected":
            break
    assert answer["code"] == "wrong-phase"
    other = wait(sim)
    assert other is not pad
    assert other.do(w.Act(other.seen.legal[0]))["t"] == "done"
    assert other.do(w.TakeBack())["t"] == "done"


def test_a_wrong_call_gives_nobody_more_time() -> None:
    """Neither the seat that is to lead nor those who are to agree."""
    sim = begun(HONOUR, people=4)
    while sim.table.state.handle.get("tricks_done") < 1:
        pad = to_play(sim)
        pad.do(w.Act(pad.seen.legal[0]))
    pad = wait(sim)
    deadline, v = pad.view["table"]["deadline"], sim.table.state.v
    sim.quiet(10.0)
    caller = next(other for other in sim.pads if other is not pad)
    assert caller.do(w.CallRevoke(pad.seat or 0, 1))["t"] == "done"
    assert (pad.view["table"]["deadline"], sim.table.state.v) == (deadline, v)
    assert caller.do(w.CallRevoke(pad.seat or 0, 1))["code"] == "already-called"
    sim.quiet(20.1)
    assert [x.seat for x in events(sim) if isinstance(x, e.TimedOut)] == [pad.seat]


def test_agreeing_to_the_score_has_a_clock() -> None:
    """Who does not agree in time agrees all the same."""
    sim = begun(HONOUR, people=4)
    while sim.table.state.phase != Phase.AGREE:
        pad = wait(sim)
        pad.do(w.Act(pad.seen.legal[0]))
    assert sim.pads[0].view["table"]["due"] == [0, 1, 2, 3]
    assert sim.pads[0].do(w.Act(sim.pads[0].seen.legal[0]))["t"] == "done"
    assert not sim.table.state.sheet
    sim.quiet(29.9)
    assert not sim.table.state.sheet
    sim.quiet(0.2)
    assert len(sim.table.state.sheet) == 1
    assert {x.seat for x in events(sim) if isinstance(x, e.TimedOut)} == {1, 2, 3}
