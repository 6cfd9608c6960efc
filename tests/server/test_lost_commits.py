"""A commit that fails: whoever was to hear something after it hears what became of it."""

from __future__ import annotations

import pytest

from foretell.server.protocol import commands as w
from foretell.server.protocol.messages import Do
from foretell.server.tables.live_table import LiveTable
from tests.server.sim import Pad, Sim, encode


def begun() -> Sim:
    """A game with two people whose next commit fails."""
    sim = Sim({"preset": "standard", "sizes": [3]}, 3)
    sim.begin()
    sim.quiet()
    sim.store.is_broken = True
    return sim


def wished(pad: Pad, name: str, command: w.AnyCommand, v: int | None = None) -> None:
    """Command for something that is not stored yet."""
    seen = pad.folding.v if v is None else v
    pad.raw(encode(Do(name, "t", seen, command)))


def due(sim: Sim) -> tuple[Pad, Pad]:
    """Who has to decide, and the other one."""
    [pad] = [pad for pad in sim.pads if pad.is_due]
    [other] = [one for one in sim.pads if one is not pad]
    return pad, other


def acted(sim: Sim) -> tuple[Pad, Pad, w.Act]:
    """Somebody bids or plays, and it is on its way to the disk."""
    while not any(pad.is_due for pad in sim.pads):
        sim.quiet()
    pad, other = due(sim)
    act = w.Act(pad.seen.legal[0])
    wished(pad, "first", act)
    return pad, other, act


def test_who_asks_again_on_a_new_socket_is_answered_too() -> None:
    """The same command, sent again while the first is on its way to the disk."""
    sim = begun()
    pad, _, act = acted(sim)
    v = pad.folding.v
    pad.connect()
    wished(pad, "first", act, v)
    sim.store.commit()
    assert pad.answers["first"]["code"] == "not-saved"


@pytest.mark.parametrize("command", [w.Act("Z1"), w.Sit(2), w.Act("0")])
def test_a_refusal_that_waits_is_told_all_the_same(command: w.AnyCommand) -> None:
    """Somebody else is refused because of what is then not stored."""
    sim = begun()
    _, other, _ = acted(sim)
    wished(other, "second", command)
    assert "second" not in other.answers
    sim.store.commit()
    assert other.answers["second"]["t"] == "rejected"


def test_a_table_goes_on_though_the_one_who_acted_is_gone() -> None:
    """The socket is cut before the commit fails: the others play on."""
    sim = begun()
    pad, other, act = acted(sim)
    assert pad.session is not None
    pad.session.closed()
    wished(other, "second", w.Say("Hello?"))
    sim.store.commit()
    assert other.answers["second"]["code"] == "not-saved"
    sim.store.is_broken = False
    pad.session = None
    pad.connect()
    assert pad.do(act)["t"] == "done"
    sim.play()
    assert sim.is_over


def test_the_lobby_hears_of_what_is_done_again() -> None:
    """What it was told of a commit that failed, it has not been told."""
    sim = Sim({"preset": "standard", "sizes": [3]}, 3)
    host, other = sim.pads
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
    pad, _, act = acted(sim)
    sim.quiet()
    while not pad.is_due and not sim.is_over:
        due(sim)[0].do(w.Act(due(sim)[0].seen.legal[0]))
        sim.quiet()
    sim.store.is_broken = True
    wished(pad, "later", w.Act(pad.seen.legal[0]))
    pad.answers.clear()
    wished(pad, "first", act)
    sim.store.commit()
    assert pad.answers["first"]["t"] == "done"
    assert pad.answers["later"]["code"] == "not-saved"


def test_bots_wait_for_a_disk_that_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick bots try once a second, people are told, and at last the game goes on by itself."""
    sim = begun()
    [bot] = [seat for seat in range(3) if seat not in {pad.seat for pad in sim.pads}]
    tries: list[int] = []
    reload = LiveTable.reload

    def counted(table: LiveTable) -> None:
        tries.append(table.state.v)
        reload(table)

    monkeypatch.setattr(LiveTable, "reload", counted)
    sim.store.is_broken = False
    while bot not in sim.table.state.due():
        pad, _ = due(sim)
        assert pad.do(w.Act(pad.seen.legal[0]))["t"] == "done"
    sim.store.is_broken = True
    for _ in range(50):
        sim.quiet(0.1)
    assert 3 <= len(tries) <= 6
    assert all(pad.view["table"]["is_stuck"] for pad in sim.pads)
    sim.store.is_broken = False
    for _ in range(20):
        sim.quiet(0.1)
    assert not any(pad.view["table"]["is_stuck"] for pad in sim.pads)
    sim.play()
    assert sim.is_over
