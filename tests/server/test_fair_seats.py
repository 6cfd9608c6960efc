"""Commitments and seats: who moves, leaves or is away before the cards takes their seed along."""

from __future__ import annotations

import pytest

from foretell import fair
from foretell.fair import player_commit
from foretell.server.protocol import commands as w
from tests.server.simulated_table import SimulatedTable
from tests.server.test_fair_start import SHORT, fair_of, mute


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0)])
def test_other_seats_are_other_commitments(one: int, other: int) -> None:
    """Moving to another seat voids what was said for the old one, also of who is away."""
    sim = SimulatedTable(SHORT, 3, seed=7, people=2)
    host, away = sim.clients
    for client in sim.clients:
        client.do(w.Sit())
        mute(client)
    assert [bool(commit) for commit in fair_of(host)["commits"]] == [True, True, False]
    assert away.session is not None
    away.session.closed()
    host.do(w.Swap(one, other))
    assert fair_of(host)["commits"] == ["", "", ""]
    del host.be_fair
    host.be_fair()
    commit = fair_of(host)["commits"][1]
    assert commit == player_commit("t", 1, host.keeper._draw())
    assert fair_of(host)["commits"][0] == ""
    assert host.do(w.Start())["t"] == "done"
    assert host.view["table"]["status"] == "playing"
    assert fair_of(host)["commits"][1] == commit
    assert fair_of(host)["seeds"][0] == fair.BOT


@pytest.mark.parametrize("leaves", ["stood", "removed", "moved"])
def test_whoever_comes_next_does_not_inherit_a_commitment(leaves: str) -> None:
    """It was somebody else's seed: without an own one a bot stands in."""
    sim = SimulatedTable(SHORT, 3, seed=7, people=3)
    host, first, second = sim.clients
    host.do(w.Sit())
    first.do(w.Sit())
    mute(second)
    if leaves == "removed":
        host.do(w.Remove(1))
    else:
        first.do(w.Stand() if leaves == "stood" else w.Sit(2))
    second.do(w.Sit(1))
    assert host.view["table"]["seats"][1]["name"] == "Emmy"
    assert fair_of(host)["commits"][1] == ""


def test_who_leaves_while_the_game_starts_keeps_the_seat() -> None:
    """A bot plays it until they are back."""
    sim = SimulatedTable(SHORT, 3, seed=3, people=2)
    host, other = sim.clients
    for client in sim.clients:
        client.do(w.Sit())
    mute(other)
    host.do(w.Start())
    assert other.do(w.Stand())["t"] == "done"
    assert (other.seat, host.view["table"]["seats"][1]["bot"]) == (1, "rule")
    del other.be_fair
    other.be_fair()
    sim.quiet()
    assert host.view["table"]["status"] == "playing"
    assert other.do(w.Back())["t"] == "done"
    assert not host.view["table"]["seats"][1].get("bot")
