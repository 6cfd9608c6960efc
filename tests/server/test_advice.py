"""Advice at a table: for who practises alone, by what is seen, dropped when the game goes on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from foretell.bots.advice import Weighed
from foretell.play.handle import Handle
from foretell.server.protocol import commands as w
from foretell.server.store.interface import Person
from foretell.server.tables.thinking import Stop, Told
from tests.server.simulated_table import SimulatedClient, SimulatedTable
from tests.server.test_timers import begun as two_and_two_bots

FOUND = [Weighed(0, 1.0, (1.0,))]


class Slow:
    """Advice at a table that comes when the test says so."""

    def __init__(self, sim: SimulatedTable) -> None:
        self.asked: list[Told] = []
        self.ended: list[bool] = []
        sim.table.context = replace(sim.table.context, advise=self.advise)

    def advise(self, _handle: Handle, _seat: int, told: Told) -> Stop:
        """Take the question; what is given back notes that it was ended."""
        self.asked.append(told)
        return lambda: self.ended.append(True)


def practising() -> SimulatedTable:
    """One person and three bots, at the person's turn."""
    sim = SimulatedTable(seed=1, people=1)
    sim.begin()
    while 0 not in sim.table.state.due():
        sim.quiet(1.0)
    return sim


def advice_of(sim: SimulatedTable, client: int = 0) -> list[dict[str, Any]]:
    """The advice that somebody has been sent."""
    frames = map(msgspec.json.decode, sim.clients[client].frames)
    return [one for one in frames if one["t"] == "advice"]


def test_every_legal_choice_is_weighed() -> None:
    """With its points, and the share of each number of tricks."""
    sim = practising()
    ada = sim.clients[0]
    assert ada.do(w.Advise())["t"] == "done"
    (advice,) = advice_of(sim)
    assert [one["text"] for one in advice["choices"]] == list(ada.seen.legal)
    assert advice["v"] == sim.table.state.v
    for one in advice["choices"]:
        assert sum(one["tricks"]) == pytest.approx(1, abs=0.01)
    ada.do(w.Advise())
    assert advice_of(sim)[1]["choices"] == advice["choices"]


def test_among_people_there_is_none() -> None:
    """It would be help that the others do not have."""
    sim = two_and_two_bots()
    for client in sim.clients[:2]:
        assert client.do(w.Advise())["code"] == "no-advice"
    assert not advice_of(sim)


def test_there_is_none_once_somebody_waits_for_a_seat() -> None:
    """They look on already, and will play the next round."""
    sim = practising()
    ada, friend = sim.clients[0], SimulatedClient(sim, Person("p1", "Grace"))
    assert friend.do(w.Sit())["t"] == "done"
    assert ada.do(w.Advise())["code"] == "no-advice"
    assert friend.do(w.Stand())["t"] == "done"
    assert ada.do(w.Advise())["t"] == "done"


def test_who_is_not_asked_gets_none() -> None:
    """Only at the own turn, and before the game there is no turn."""
    sim = SimulatedTable(seed=1, people=1)
    ada = sim.clients[0]
    ada.do(w.Sit(0))
    assert ada.do(w.Advise())["code"] == "not-started"
    sim = practising()
    assert sim.clients[0].do(w.Act(sim.clients[0].seen.legal[0]))["t"] == "done"
    assert sim.clients[0].do(w.Advise())["code"] == "not-your-turn"


def test_what_comes_too_late_is_dropped() -> None:
    """The game has gone on: the question is ended, and its answer told to nobody."""
    sim = practising()
    slow, ada = Slow(sim), sim.clients[0]
    ada.do(w.Advise())
    ada.do(w.Act(ada.seen.legal[0]))
    assert slow.ended == [True]
    slow.asked[0](FOUND)
    assert not advice_of(sim)


def test_what_is_asked_twice_is_weighed_once() -> None:
    """By two devices, with something said in between: the game stands as it stood."""
    sim = practising()
    slow, ada = Slow(sim), sim.clients[0]
    sim.clients.append(SimulatedClient(sim, ada.person))
    for device, client in enumerate(sim.clients):
        client.do(w.Advise(), name=f"ask {device}")
        client.do(w.Say("hm"), name=f"say {device}")
    assert (len(slow.asked), slow.ended) == (1, [])
    slow.asked[0](FOUND)
    assert len(advice_of(sim)) == len(advice_of(sim, 1)) == 1
    slow.asked[0](FOUND)
    assert len(advice_of(sim)) == 1


def test_what_went_back_to_its_log_is_told_nothing_of_before() -> None:
    """An answer to a question that the table has forgotten."""
    sim = practising()
    slow = Slow(sim)
    sim.clients[0].do(w.Advise())
    sim.table.reload()
    sim.quiet()
    slow.asked[0](FOUND)
    assert not advice_of(sim)


def test_who_asks_again_after_that_is_answered() -> None:
    """The table stands at the version it stood at, and weighs anew."""
    sim = practising()
    slow = Slow(sim)
    sim.clients[0].do(w.Advise(), name="before")
    sim.table.reload()
    sim.quiet()
    sim.clients[0].do(w.Advise(), name="after")
    assert (len(slow.asked), slow.ended) == (2, [True])
    slow.asked[1](FOUND)
    assert len(advice_of(sim)) == 1
