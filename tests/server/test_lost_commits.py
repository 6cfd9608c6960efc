"""A commit that fails: whoever was to hear something after it hears what became of it."""

from __future__ import annotations

import pytest

from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options
from foretell.server.protocol.messages import Do
from foretell.server.tables.live_table import LiveTable
from tests.server.simulated_table import SimulatedClient, SimulatedTable, encode


def begun() -> SimulatedTable:
    """A game with two people whose next commit fails."""
    sim = SimulatedTable({"preset": "standard", "sizes": [3]}, 3)
    sim.begin()
    sim.quiet()
    sim.store.is_broken = True
    return sim


def sent(client: SimulatedClient, name: str, command: w.AnyCommand, v: int | None = None) -> None:
    """Send a command that is not stored yet."""
    seen = client.folding.v if v is None else v
    client.raw(encode(Do(name, "t", seen, command)))


def due(sim: SimulatedTable) -> tuple[SimulatedClient, SimulatedClient]:
    """Who has to decide, and another one."""
    [client] = [client for client in sim.clients if client.is_due]
    other = next(one for one in sim.clients if one is not client)
    return client, other


def acted(sim: SimulatedTable) -> tuple[SimulatedClient, SimulatedClient, w.Act]:
    """Somebody bids or plays, and it is on its way to the disk."""
    while not any(client.is_due for client in sim.clients):
        sim.quiet()
    client, other = due(sim)
    act = w.Act(client.seen.legal[0])
    sent(client, "first", act)
    return client, other, act


def test_who_asks_again_on_a_new_socket_is_answered_too() -> None:
    """The same command, sent again while the first is on its way to the disk."""
    sim = begun()
    client, _, act = acted(sim)
    v = client.folding.v
    client.connect()
    sent(client, "first", act, v)
    sim.store.commit()
    assert client.answers["first"]["code"] == "not-saved"


@pytest.mark.parametrize("command", [w.Act("Z1"), w.Sit(2), w.Act("0")])
def test_a_refusal_that_waits_is_told_all_the_same(command: w.AnyCommand) -> None:
    """Somebody else is refused because of what is then not stored."""
    sim = begun()
    _, other, _ = acted(sim)
    sent(other, "second", command)
    assert "second" not in other.answers
    sim.store.commit()
    assert other.answers["second"]["t"] == "rejected"


def test_a_table_goes_on_though_the_one_who_acted_is_gone() -> None:
    """The socket is cut before the commit fails: the others play on."""
    sim = begun()
    client, other, act = acted(sim)
    assert client.session is not None
    client.session.closed()
    sent(other, "second", w.Say("Hello?"))
    sim.store.commit()
    assert other.answers["second"]["code"] == "not-saved"
    sim.store.is_broken = False
    client.session = None
    client.connect()
    assert client.do(act)["t"] == "done"
    sim.play()
    assert sim.is_over


def test_the_lobby_hears_of_what_is_done_again() -> None:
    """What it was told of a commit that failed, it has not been told."""
    sim = SimulatedTable({"preset": "standard", "sizes": [3]}, 3)
    host, other = sim.clients
    host.do(w.Sit())
    sim.store.is_broken = True
    assert other.do(w.Sit())["code"] == "not-saved"
    sim.store.is_broken = False
    assert sim.store.tables["t"].seats == ["Ada", "", ""]
    assert other.do(w.Sit())["t"] == "done"
    assert sim.store.tables["t"].seats == ["Ada", "Grace", ""]
    assert sim.store.tables["t"].people == ["p0", "p1"]


def test_what_was_stored_before_stays_granted() -> None:
    """An old command that is sent again behind a commit that fails."""
    sim = begun()
    sim.store.is_broken = False
    client, _, act = acted(sim)
    sim.quiet()
    while not client.is_due and not sim.is_over:
        due(sim)[0].do(w.Act(due(sim)[0].seen.legal[0]))
        sim.quiet()
    sim.store.is_broken = True
    sent(client, "later", w.Act(client.seen.legal[0]))
    client.answers.clear()
    sent(client, "first", act)
    sim.store.commit()
    assert client.answers["first"]["t"] == "done"
    assert client.answers["later"]["code"] == "not-saved"


def test_bots_wait_for_a_disk_that_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick bots try once a second, people are told, and at last the game goes on by itself."""
    sim = begun()
    [bot] = [seat for seat in range(3) if seat not in {client.seat for client in sim.clients}]
    tries: list[int] = []
    reload = LiveTable.reload

    def counted(table: LiveTable) -> None:
        tries.append(table.state.v)
        reload(table)

    monkeypatch.setattr(LiveTable, "reload", counted)
    sim.store.is_broken = False
    while bot not in sim.table.state.due():
        client, _ = due(sim)
        assert client.do(w.Act(client.seen.legal[0]))["t"] == "done"
    sim.store.is_broken = True
    for _ in range(50):
        sim.quiet(0.1)
    assert 3 <= len(tries) <= 6
    assert all(client.view["table"]["is_stuck"] for client in sim.clients)
    sim.store.is_broken = False
    for _ in range(20):
        sim.quiet(0.1)
    assert not any(client.view["table"]["is_stuck"] for client in sim.clients)
    sim.play()
    assert sim.is_over


def test_what_one_alone_is_told_is_told_after_a_loss_too() -> None:
    """The same is done again, and counts as many changes as before what was lost."""
    sim = begun()
    client = sim.clients[0]
    sent(client, "lost", w.PlayForced())
    sim.store.commit()
    assert client.answers["lost"]["code"] == "not-saved"
    sim.store.is_broken = False
    assert client.do(w.PlayForced())["t"] == "done"
    assert client.folding.you["plays_forced"]


def test_no_time_runs_out_on_the_way_back_to_the_log() -> None:
    """What a table did by itself then could not be stored."""
    sim = SimulatedTable({"sizes": [3]}, 3, Options(pace=0, clock=30), people=3)
    sim.begin()
    acted(sim)
    sim.table.reload()
    sim.clock.advance(31.0)
    sim.quiet()
    assert not sim.table.reloading.is_on
    sim.quiet(29.0)
    assert not any(seat.timeouts for seat in sim.table.state.seats)
