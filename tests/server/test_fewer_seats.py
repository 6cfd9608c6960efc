"""The host starts with those who are here, instead of filling up with bots (rules 1)."""

from __future__ import annotations

import pytest

from foretell.fair import Verdict, verify
from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options, RulesValue
from foretell.server.table.apply import fingerprint
from tests.server.simulated_table import SimulatedTable
from tests.server.test_fair_start import bundle_of, lines, mute
from tests.server.test_games import replayed

QUICK = Options(clock=0, pace=0)


def room(rules: RulesValue, players: int, people: int) -> SimulatedTable:
    """A waiting room whose host has moved to the last seat, free ones before it."""
    sim = SimulatedTable(rules, players, QUICK, seed=1, people=people)
    for client in sim.clients:
        client.do(w.Sit())
    sim.clients[0].do(w.Swap(0, players - 1))
    return sim


@pytest.mark.parametrize(("players", "people"), [(6, 3), (6, 5), (4, 3)])
def test_those_who_are_here_play_by_rules_for_so_many(players: int, people: int) -> None:
    """Rounds are as many as the rules have for them; the deals verify, the log replays."""
    sim = room({"preset": "standard", "rounds": 2}, players, people)
    assert sim.clients[0].do(w.Shrink())["t"] == "done"
    table = sim.clients[0].view["table"]
    assert (table["players"], len(table["seats"])) == (people, people)
    assert [client.seat for client in sim.clients] == [people - 1, *range(people - 1)]
    assert sim.clients[0].do(w.Start())["t"] == "done"
    sim.play()
    assert len(sim.table.state.sheet[0].scores) == people
    assert replayed(sim) == fingerprint(sim.table.state)
    for client in sim.clients:
        report = verify(bundle_of(sim), client.keeper.kept("t"), lines(sim))
        assert report.verdict is Verdict.VERIFIED, report.failures


@pytest.mark.parametrize("free", [(3,), (1,), (0, 2)])
def test_the_game_begins_at_once_whichever_seats_are_free(free: tuple[int, ...]) -> None:
    """Devices whose seats keep their numbers have committed; the others do it anew."""
    sim = SimulatedTable("standard", 3 + len(free), QUICK, seed=1, people=3)
    taken = [place for place in range(3 + len(free)) if place not in free]
    for client, place in zip(sim.clients, taken, strict=True):
        client.do(w.Sit(place))
    assert sim.clients[0].do(w.Shrink())["t"] == "done"
    assert sim.clients[0].do(w.Start())["t"] == "done"
    assert all(sim.table.state.fair.commits)


def test_the_named_dealer_is_still_the_same_person() -> None:
    """Or drawn, where the named seat was a free one."""
    sim = room("standard", 6, 3)
    host = sim.clients[0]
    host.do(w.SetOptions(Options(clock=0, pace=0, dealer=host.seat)))
    host.do(w.Shrink())
    assert host.view["table"]["options"]["dealer"] == host.seat == 2
    other = room("standard", 6, 3)
    other.clients[0].do(w.SetOptions(Options(clock=0, pace=0, dealer=4)))
    other.clients[0].do(w.Shrink())
    assert other.clients[0].view["table"]["options"].get("dealer") is None


@pytest.mark.parametrize(
    ("rules", "players", "people", "code"),
    [
        ("standard", 4, 2, "too-few"),
        ("german-championship-2008", 4, 3, "bad-rules"),
        ({"sizes": "down", "rounds": 9, "eliminate": 3}, 4, 3, ""),
    ],
)
def test_not_with_too_few_and_not_where_the_rules_cannot_be(
    rules: RulesValue, players: int, people: int, code: str
) -> None:
    """The refusal says why, and the table stays as it is."""
    sim = room(rules, players, people)
    answer = sim.clients[0].do(w.Shrink())
    assert answer.get("code", "") == code
    assert len(sim.table.state.seats) == (players if code else people)


def test_the_host_alone_and_before_the_start() -> None:
    """A guest is refused; a full table stays as it is; a game that runs too."""
    sim = room("standard", 5, 3)
    assert sim.clients[1].do(w.Shrink())["code"] == "host-only"
    assert sim.clients[0].do(w.Shrink())["t"] == "done"
    assert sim.clients[0].do(w.Shrink())["t"] == "done"
    assert sim.clients[0].do(w.Start())["t"] == "done"
    assert sim.clients[0].do(w.Shrink())["code"] == "started"


def test_a_device_whose_seat_has_moved_is_waited_for() -> None:
    """What it has committed to holds for another number."""
    sim = SimulatedTable("standard", 4, QUICK, seed=1, people=3)
    for client, place in zip(sim.clients, (0, 2, 3), strict=True):
        client.do(w.Sit(place))
    mute(sim.clients[2])
    assert sim.clients[0].do(w.Shrink())["t"] == "done"
    assert sim.clients[0].do(w.Start())["code"] == "not-ready"


def test_a_start_that_failed_counts_though_seats_are_gone() -> None:
    """Each has a secret of its own, and the first one is published."""
    sim = SimulatedTable("standard", 4, QUICK, seed=1, people=3)
    for client in sim.clients:
        client.do(w.Sit())
    host = sim.clients[0]
    mute(sim.clients[2])
    host.do(w.Start())
    sim.quiet(10.1)
    assert host.do(w.Remove(3))["t"] == "done"
    assert host.do(w.Shrink())["t"] == "done"
    assert host.view["table"]["fair"]["game"] == "t.2"
