"""Whole games under every preset, as clients play them: folded views, logs and replays agree."""

from __future__ import annotations

from functools import partial

import pytest

from foretell.fair import Verdict, verify
from foretell.rules.presets import PRESETS, usual_players
from foretell.server.deals.secrets import deals_of
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.store.interface import Batch, Done
from foretell.server.table.apply import fingerprint, replay
from foretell.server.table.finished import FinishedGame
from foretell.server.tables.summary import summary_of
from tests.server.simulated_table import SimulatedClient, SimulatedTable

LONG = {"two-player": {"preset": "two-player", "target": 1}}
"""Random players would need a hundred rounds to reach the target."""


def replayed(sim: SimulatedTable) -> str:
    """The table's state as its log tells it."""
    log = sim.store.kept("t")
    assert log is not None
    deals = partial(deals_of, log.secrets)
    return fingerprint(replay("t", map(e.read, log.entries), deals))


def check_views(sim: SimulatedTable) -> None:
    """What a client has folded is what a new socket is shown."""
    for client in sim.clients:
        folded = client.view
        client.resync()
        assert client.view == folded


def check_deals(sim: SimulatedTable) -> None:
    """What is published of the deals agrees with what the players saw."""
    log = sim.store.kept("t")
    assert log is not None
    bundle = FinishedGame("t", log, "t").bundle()
    for client in sim.clients:
        report = verify(bundle, client.keeper.kept("t"), [one.line for one in sim.store.list])
        assert report.verdict is Verdict.VERIFIED, report.failures


@pytest.mark.parametrize("name", PRESETS)
def test_a_whole_game(name: str) -> None:
    """Two people and bots play it; at any time views converge and the log is the truth."""
    players = usual_players(name)
    sim = SimulatedTable(LONG.get(name, name), players, seed=3, people=min(2, players))
    sim.begin()
    for number in range(10_000):
        if sim.is_over:
            break
        sim.step()
        if number % 29 == 0:
            check_views(sim)
        if number % 97 == 0:
            assert replayed(sim) == fingerprint(sim.table.state)
    assert sim.table.state.status.value == "finished"
    check_views(sim)
    assert replayed(sim) == fingerprint(sim.table.state)
    check_deals(sim)
    last = sim.clients[0].view["sheet"][-1]
    assert last["scores"] == sim.clients[0].view["game"]["scores"][: sim.rules.players]


@pytest.mark.parametrize("name", ["standard", "hidden", "pass-one", "third-time", "camelot"])
def test_a_restart_at_every_step_resumes_the_table(name: str) -> None:
    """The state is the same before and after, at every step, and the game goes on (R3, R13)."""
    sim = SimulatedTable({"preset": name, "sizes": [1, 3, 2]}, 4, seed=5)
    sim.begin()
    while not sim.is_over:
        sim.quiet()
        before = fingerprint(sim.table.state)
        sim.restart()
        assert fingerprint(sim.table.state) == before
        sim.step()
    assert len(sim.table.state.sheet) == 3


def test_the_log_never_holds_the_secret() -> None:
    """Neither log, nor frame, nor summary, nor ``repr`` shows what the decks come from."""
    sim = SimulatedTable(seed=1)
    sim.begin()
    sim.play()
    secret = sim.store.secrets["t"]["t"].reveal()
    frames = b"".join(frame for client in sim.clients for frame in client.frames)
    told = b"".join(sim.store.logs["t"]) + frames + repr(sim.table.state).encode()
    assert secret.encode() not in told
    assert bytes.fromhex(secret) not in told


def test_the_same_id_is_done_once() -> None:
    """And gets the same answer, also after a restart (R2)."""
    sim = SimulatedTable(seed=2)
    sim.begin()
    sim.quiet()
    client = next(client for client in sim.clients if client.is_due)
    legal = client.seen.legal[0]
    v = client.folding.v
    first = client.do(w.Act(legal), v, "same")
    seq = sim.table.state.seq
    assert client.do(w.Act(legal), v, "same")["v"] == first["v"]
    sim.restart()
    client.answers.clear()
    assert client.do(w.Act(legal), v, "same")["v"] == first["v"]
    log = [e.read(body) for body in sim.store.logs["t"]]
    assert [entry.act for entry in log].count("same") == 1
    assert seq <= len(log)


def test_a_stale_version_is_refused_with_the_view() -> None:
    """The refused client knows at once how things stand."""
    sim = SimulatedTable(seed=2)
    sim.begin()
    sim.quiet()
    client = next(client for client in sim.clients if client.is_due)
    answer = client.do(w.Act(client.seen.legal[0]), v=client.folding.v - 1)
    assert answer["t"] == "rejected"
    assert answer["code"] == "stale"
    assert answer["view"] == client.view
    assert answer["v"] == sim.table.state.v
    assert answer["n"] == client.folding.n


def test_sealed_choices_do_not_make_others_stale() -> None:
    """Hidden bids come in any order, all with the version at the start of the bidding."""
    sim = SimulatedTable("hidden", 4, seed=4, people=4)
    sim.begin()
    sim.quiet()
    v = sim.clients[0].folding.v
    for client in reversed(sim.clients):
        assert client.is_due
        assert client.do(w.Act("0"), v)["t"] == "done"
        others = [other for other in sim.clients if other is not client]
        seats = [other.view["table"]["seats"][client.seat or 0] for other in others]
        assert client is sim.clients[0] or all(seat.get("has_chosen") for seat in seats)
    assert sim.table.state.v == v + 1
    assert sim.clients[0].view["game"]["bids"] == [0, 0, 0, 0]


def test_a_seat_may_only_be_played_by_its_person() -> None:
    """Strangers, watchers and other seats change nothing (S5)."""
    sim = SimulatedTable(seed=6, people=3)
    sim.clients[0].do(w.Sit())
    sim.clients[1].do(w.Sit())
    watcher, stranger = sim.clients[2], SimulatedClient(sim, None)
    sim.clients[0].do(w.Start())
    sim.quiet()
    seq = sim.table.state.seq
    for client in (watcher, stranger):
        for command in (w.Act("0"), w.Stand(), w.AddBot(), w.Start(), w.Pause(), w.Remove(0)):
            assert client.do(command)["t"] == "rejected"
    idle = next(client for client in sim.clients[:2] if not client.is_due)
    assert idle.do(w.Act("0"))["code"] == "not-your-turn"
    assert sim.clients[1].do(w.AddBot())["code"] == "host-only"
    assert sim.table.state.seq == seq
    assert sim.table.state.status.value == "playing"


def test_the_lobby_knows_every_table_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though few moves change what it shows, and only those hand the store a summary."""
    sim = SimulatedTable({"sizes": [3, 4]}, 4, seed=5)
    handed: list[bool] = []
    append = sim.store.append

    def noted(batch: Batch, done: Done) -> None:
        handed.append(batch.summary is not None)
        append(batch, done)

    monkeypatch.setattr(sim.store, "append", noted)
    sim.begin()
    while not sim.is_over:
        sim.step()
        sim.quiet()
        assert sim.store.tables["t"] == summary_of(sim.table.state)
    assert sum(handed) < len(handed) / 2
