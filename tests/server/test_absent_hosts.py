"""A host who just goes away keeps nobody: whoever sits there may do what a host may."""

from __future__ import annotations

from foretell.server.protocol import commands as w
from foretell.server.table.apply import fingerprint
from tests.server.simulated_table import SimulatedClient, SimulatedTable
from tests.server.test_games import replayed
from tests.server.test_timers import hosts


def gone(sim: SimulatedTable, client: SimulatedClient) -> None:
    """Somebody's connection ends, and does not come back."""
    assert client.session is not None
    client.session.closed()
    client.session = None
    sim.clients.remove(client)


def left(*, is_seated: bool = True) -> tuple[SimulatedTable, SimulatedClient, SimulatedClient]:
    """A table that its host has just left without a word; the host, and one who sits there."""
    sim = SimulatedTable(people=3)
    host, other, _ = sim.clients
    assert host.do(w.Sit())["t"] == "done"
    if not is_seated:
        assert host.do(w.Stand())["t"] == "done"
    assert other.do(w.Sit())["t"] == "done"
    sim.quiet(200.0)
    assert other.do(w.Start())["code"] == "host-only"
    gone(sim, host)
    return sim, host, other


def test_the_game_can_be_begun_without_the_host() -> None:
    """After three minutes; the others see who is host now, and the log replays."""
    sim, _, other = left()
    sim.quiet(170.0)
    assert other.do(w.Start())["code"] == "host-only"
    assert hosts(sim) == ["Ada"]
    sim.quiet(11.0)
    assert other.do(w.Lock())["t"] == "done"
    assert other.folding.you["is_host"]
    assert hosts(sim) == ["Grace"]
    assert other.do(w.Start())["t"] == "done"
    sim.quiet(15.0)
    if sim.table.state.status == "open":  # the host's device reveals nothing
        assert other.do(w.Start())["t"] == "done"
        sim.quiet(15.0)
    assert sim.table.state.status == "playing"
    assert replayed(sim) == fingerprint(sim.table.state)


def test_the_role_stays_where_it_went() -> None:
    """Who was host comes back as one like the others."""
    sim, host, other = left()
    sim.quiet(181.0)
    assert other.do(w.Lock())["t"] == "done"
    sim.clients.insert(0, host)
    host.connect()
    assert not host.folding.you.get("is_host")
    assert host.do(w.Lock(on=False))["code"] == "host-only"
    assert other.do(w.GiveHost(host.seat or 0))["t"] == "done"
    assert host.do(w.Lock(on=False))["t"] == "done"


def test_a_host_without_a_seat_may_be_gone_too() -> None:
    """But not while they look on."""
    sim, _, other = left(is_seated=False)
    assert other.do(w.AddBot())["code"] == "host-only"
    sim.quiet(181.0)
    assert other.do(w.AddBot())["t"] == "done"
    assert hosts(sim) == ["Grace"]


def test_what_is_refused_makes_nobody_host() -> None:
    """Nothing has happened then."""
    sim, _, other = left()
    sim.quiet(181.0)
    seq = sim.table.state.seq
    assert other.do(w.GiveHost(3))["code"] == "no-person"
    assert sim.table.state.seq == seq
    assert not other.folding.you.get("is_host")


def test_who_only_looks_on_takes_nothing_over() -> None:
    """Nor does a host who was back in time lose anything."""
    sim, host, other = left()
    sim.quiet(181.0)
    watcher = sim.clients[-1]
    assert watcher.seat is None
    assert watcher.do(w.Start())["code"] == "host-only"
    sim.clients.insert(0, host)
    host.connect()
    assert other.do(w.Start())["code"] == "host-only"
    assert host.do(w.Lock())["t"] == "done"


def test_after_a_restart_the_host_has_three_minutes_to_come_back() -> None:
    """The server's absence is nobody's."""
    sim, _, other = left()
    sim.quiet(181.0)
    sim.restart()
    assert other.do(w.Lock())["code"] == "host-only"
    sim.quiet(181.0)
    assert other.do(w.Lock())["t"] == "done"


def test_whoever_follows_a_host_cannot_keep_them_away() -> None:
    """The seat is free, but the one who was host sits down again, at a locked table too."""
    sim, host, other = left()
    sim.quiet(181.0)
    assert other.do(w.Remove(0))["t"] == "done"
    assert other.do(w.Lock())["t"] == "done"
    sim.clients.insert(0, host)
    host.connect()
    assert host.seat is None
    assert host.folding.you["was_host"]
    assert host.do(w.Sit())["t"] == "done"
    assert replayed(sim) == fingerprint(sim.table.state)


def test_a_host_who_has_given_the_role_away_can_be_removed() -> None:
    """Somebody who got it back as a gift and gives it once more is one like the others, too."""
    sim, host, other = left()
    sim.quiet(181.0)
    assert other.do(w.Lock(on=False))["t"] == "done"
    sim.clients.insert(0, host)
    host.connect()
    assert other.do(w.GiveHost(0))["t"] == "done"
    assert host.do(w.GiveHost(1))["t"] == "done"
    assert other.do(w.Remove(0))["t"] == "done"
    assert host.do(w.Sit())["code"] == "removed"


def test_all_see_whether_a_host_without_a_seat_is_here() -> None:
    """Else nobody could tell when the role is free to take."""
    sim = SimulatedTable(people=2)
    host, other = sim.clients
    assert other.view["table"]["host_looks_on"]
    assert host.do(w.Sit())["t"] == "done"
    assert not other.view["table"]["host_looks_on"]
    assert host.do(w.Stand())["t"] == "done"
    gone(sim, host)
    sim.quiet(10.0)
    assert not other.view["table"]["host_looks_on"]


def test_a_host_who_looks_on_from_two_devices_is_here_until_both_are_gone() -> None:
    """One socket of two that is gone says nothing."""
    sim = SimulatedTable(people=2)
    host, other = sim.clients
    second = SimulatedClient(sim, host.person)
    sim.clients.append(second)
    gone(sim, host)
    sim.quiet(10.0)
    assert other.view["table"]["host_looks_on"]
    gone(sim, second)
    sim.quiet(10.0)
    assert not other.view["table"]["host_looks_on"]
