"""A late friend takes a bot's seat when the next round is dealt."""

from __future__ import annotations

from foretell.server.protocol import commands as w
from foretell.server.protocol.event import RulesValue
from foretell.server.store.interface import Person
from foretell.server.table.apply import fingerprint
from foretell.server.tables.summary import summary_of
from tests.server.simulated_table import SimulatedClient, SimulatedTable

RULES: RulesValue = {"preset": "standard", "sizes": [2, 2, 2]}


def begun() -> tuple[SimulatedTable, SimulatedClient, SimulatedClient]:
    """A game of two people and two bots, and a friend who watches."""
    sim = SimulatedTable(RULES, 4, seed=3, people=3)
    host, other, friend = sim.clients
    host.do(w.Sit(0))
    other.do(w.Sit(1))
    host.do(w.Start())
    sim.quiet()
    return sim, host, friend


def to_next_round(sim: SimulatedTable) -> None:
    """Play until another round is dealt."""
    number = sim.table.state.number
    while sim.table.state.number == number:
        sim.step()


def test_the_seat_is_theirs_from_the_next_round_on() -> None:
    """Until then they see what watchers see, and the bot plays on."""
    sim, host, friend = begun()
    assert friend.do(w.Sit())["t"] == "done"
    assert "seat" not in friend.folding.you
    assert friend.view["game"]["hand"] == []
    assert host.view["table"]["seats"][2]["next_name"] == "Emmy"
    assert host.view["table"]["seats"][2]["kind"] == "bot"
    assert friend.do(w.Act("0"))["code"] == "not-seated"
    to_next_round(sim)
    assert friend.seat == 2
    assert len(friend.view["game"]["hand"]) == 2
    seat = host.view["table"]["seats"][2]
    assert (seat["kind"], seat["name"], seat.get("next_name", "")) == ("person", "Emmy", "")
    before = fingerprint(sim.table.state)
    sim.restart()
    assert fingerprint(sim.table.state) == before
    sim.play()
    assert sim.store.tables["t"].people == ["p0", "p1", "p2"]


def test_who_goes_before_the_seat_is_theirs_has_three_minutes_too() -> None:
    """However long the table has been there: nobody hands the seat to a bot at once."""
    sim, host, friend = begun()
    sim.quiet(200.0)
    assert friend.do(w.Sit())["t"] == "done"
    assert friend.session is not None
    friend.session.closed()
    friend.session = None
    to_next_round(sim)
    assert host.do(w.HandToBot(2))["code"] == "not-absent"
    sim.quiet(181.0)
    assert host.do(w.HandToBot(2))["t"] == "done"


def test_they_may_choose_which_and_think_better_of_it() -> None:
    """Another bot's seat, none at all, and never a person's."""
    sim, host, friend = begun()
    friend.do(w.Sit(3))
    assert [s.get("next_name", "") for s in host.view["table"]["seats"]] == ["", "", "", "Emmy"]
    friend.do(w.Sit(2))
    assert [s.get("next_name", "") for s in host.view["table"]["seats"]] == ["", "", "Emmy", ""]
    assert friend.do(w.Sit(1))["code"] == "no-bot-seat"
    assert friend.do(w.Stand())["t"] == "done"
    to_next_round(sim)
    assert friend.seat is None


def test_each_waits_for_a_seat_of_their_own() -> None:
    """And under a name of their own: two friends never share a bot's seat."""
    sim = SimulatedTable(RULES, 4, seed=3, people=4)
    host, first, second, third = sim.clients
    host.do(w.Sit(0))
    host.do(w.Start())
    sim.quiet()
    assert first.do(w.Sit(2))["t"] == "done"
    assert second.do(w.Sit(2))["code"] == "no-bot-seat"
    assert second.do(w.Sit())["t"] == "done"
    assert third.person is not None
    third.person = Person(third.person.id, "Grace")
    third.connect()
    assert third.do(w.Sit())["code"] == "name-taken"
    names = [seat.get("next_name", "") for seat in host.view["table"]["seats"]]
    assert names == ["", "Emmy", "Grace", ""]
    to_next_round(sim)
    assert (first.seat, second.seat, third.seat) == (2, 1, None)


def test_not_at_a_locked_table_nor_under_a_name_that_is_there() -> None:
    """What keeps people out before the start keeps them out later."""
    sim = SimulatedTable(RULES, 4, seed=3, people=2)
    host, friend = sim.clients
    host.do(w.Sit())
    host.do(w.Lock())
    host.do(w.Start())
    assert friend.do(w.Sit())["code"] == "locked"
    sim = SimulatedTable(RULES, 3, seed=3, people=3)
    for client in sim.clients:
        client.do(w.Sit())
    sim.clients[0].do(w.Start())
    late = SimulatedClient(sim, None)
    assert late.do(w.Sit())["code"] == "no-name"


def test_a_card_changes_nothing_that_is_listed() -> None:
    """A table's last change is told to the minute: else each move would write the list anew."""
    sim, _, _ = begun()
    before, v = summary_of(sim.table.state), sim.table.state.v
    sim.quiet(1.0)
    sim.step()
    assert sim.table.state.v > v
    assert summary_of(sim.table.state) == before
