"""Choices undone by consent: what goes back, for whom, and when nothing does."""

from __future__ import annotations

import random

import pytest

from foretell import fair
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.record import write
from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options, RulesValue
from foretell.server.table.apply import fingerprint
from foretell.server.table.finished import FinishedGame
from tests.server.simulated_table import SimulatedClient, SimulatedTable
from tests.server.test_timers import wait

UNDO = Options(pace=0, clock=0, undo=True)
RULES: RulesValue = {"sizes": [3, 2]}


def begun(rules: RulesValue = RULES, people: int = 3, seed: int = 1) -> SimulatedTable:
    """A game at a table where choices are undone by consent."""
    sim = SimulatedTable(rules, 4, UNDO, seed=seed, people=people)
    sim.begin()
    wait(sim)
    return sim


def chosen(sim: SimulatedTable) -> SimulatedClient:
    """Whoever was to decide, after a choice of theirs; bots may have followed."""
    client = wait(sim)
    assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"
    return client


def others(sim: SimulatedTable, client: SimulatedClient) -> list[SimulatedClient]:
    """The other people."""
    return [one for one in sim.clients if one is not client]


def test_a_choice_goes_back_when_all_agree() -> None:
    """With what came after it, and for everybody: the views are those of before."""
    sim = begun()
    client = wait(sim)
    before = [one.view["game"] for one in sim.clients]
    chosen(sim)
    chosen(sim)
    first, second = others(sim, client)
    assert client.do(w.Undo())["t"] == "done"
    assert client.view["table"]["seats"][client.seat or 0]["wants_undo"]
    assert [one.view["game"] for one in sim.clients] != before
    assert first.do(w.Undo())["t"] == "done"
    assert second.do(w.Undo())["t"] == "done"
    assert [one.view["game"] for one in sim.clients] == before
    assert not any(seat.get("wants_undo") for seat in client.view["table"]["seats"])
    assert client.is_due


def test_a_card_marked_ahead_is_no_longer_marked() -> None:
    """It was meant for another trick: nothing is played by itself where the seat chooses anew."""
    sim = begun(people=2)
    while (client := wait(sim)).seen.phase != Phase.PLAY:
        chosen(sim)
    chosen(sim)
    assert client.do(w.Premove(client.seen.hand[0]))["t"] == "done"
    assert client.folding.you["premove"]
    for one in sim.clients:
        assert one.do(w.Undo())["t"] == "done"
    assert not client.folding.you.get("premove")
    sim.quiet(5.0)
    assert client.is_due


def test_one_who_lets_it_stand_keeps_it() -> None:
    """Who asked can think better of it; then the others' consent is worth nothing."""
    sim = begun()
    client = chosen(sim)
    first, second = others(sim, client)
    v = sim.table.state.v
    assert client.do(w.Undo())["t"] == "done"
    assert first.do(w.Undo())["t"] == "done"
    assert client.do(w.Undo(on=False))["t"] == "done"
    assert sim.table.state.requests.undo == set()
    assert second.do(w.Undo())["code"] == "nothing-undone"
    assert sim.table.state.v == v


def test_who_chooses_anew_wants_nothing_undone() -> None:
    """The command meant the choice before."""
    sim = begun(people=1)
    sim.clients[0].do(w.Act(sim.clients[0].seen.legal[0]))
    assert sim.clients[0].do(w.Undo())["t"] == "done"  # alone with bots: at once
    assert sim.clients[0].seen.phase == Phase.BID
    both = begun(people=2)
    client = chosen(both)
    client.do(w.Undo())
    while wait(both) is not client:
        chosen(both)
    chosen(both)
    assert not both.table.state.requests.undo


def test_a_round_that_is_scored_stands() -> None:
    """Its cards have been seen, and the next are dealt."""
    sim = begun(people=2)
    while not sim.table.state.sheet:
        client = chosen(sim)
        sim.quiet(0.1)
    assert client.do(w.Undo())["code"] == "nothing-undone"


def test_hidden_bids_go_back_together() -> None:
    """A bid that nobody has seen yet is still one's own; opened ones are all given anew."""
    sim = begun({"preset": "hidden", "sizes": [3]}, people=2)
    client = chosen(sim)
    assert client.do(w.Undo())["code"] == "nothing-undone"
    other = chosen(sim)
    assert client.do(w.Undo())["t"] == "done"
    assert other.do(w.Undo())["t"] == "done"
    assert {0, 1} <= set(sim.table.state.due()) | set(sim.table.state.sealed)
    assert client.view["game"]["bids"] == [None] * 4


def test_only_where_the_table_says_so() -> None:
    """As a rule what lies, lies."""
    sim = SimulatedTable(RULES, 4, Options(pace=0, clock=0), people=2)
    sim.begin()
    client = chosen(sim)
    assert client.do(w.Undo())["code"] == "no-undo"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("preset", ["standard", "camelot", "smyrna", "pull-one", "uber-wizard"])
def test_games_with_much_undone_are_records_that_hold(preset: str, seed: int) -> None:
    """The log replays to the same table, the record to the same scores, the deals verify."""
    rules: RulesValue = {"preset": preset, "sizes": [2, 3]}
    sim, chance = begun(rules, people=2, seed=seed), random.Random(seed)
    undone = 0
    while not sim.is_over:
        sim.quiet(0.1)
        due = [one for one in sim.clients if one.is_due]
        for client in due[:1]:
            client.do(w.Act(chance.choice(client.seen.legal)))
        if chance.random() < 0.3 and undone < 12:
            before = sim.table.state.v
            for client in chance.sample(sim.clients, 2):
                client.do(w.Undo())
            undone += sim.table.state.v != before
    assert undone > 2
    live = fingerprint(sim.table.state)
    sim.restart()
    assert fingerprint(sim.table.state) == live
    log = sim.store.kept("t")
    assert log is not None
    over = FinishedGame("t", log, sim.table.state.fair.game)
    record = over.record()
    assert Game.replay(write(record)).scores == sim.table.state.handle.seats_of("scores")[:4]
    assert fair.verify(over.bundle()).verdict is fair.Verdict.VERIFIED
