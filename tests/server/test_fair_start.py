"""A start under fair1 as clients see it: commitments, then C, then seeds, then cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from foretell import fair
from foretell.fair import Secret, Verdict, player_commit, verify
from foretell.fair.listing import read_line
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import RulesValue
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.apply import fingerprint
from foretell.server.table.finished import FinishedGame
from foretell.server.tables.publication import EMPTY
from tests.server.simulated_table import SimulatedClient, SimulatedTable

SHORT: RulesValue = {"preset": "standard", "sizes": [1, 2]}


def bundle_of(sim: SimulatedTable, game: str = "t") -> dict[str, Any]:
    """What is published of a game."""
    log = sim.store.kept("t")
    assert log is not None
    return FinishedGame("t", log, game).bundle()


def lines(sim: SimulatedTable) -> list[str]:
    """The public list."""
    return [one.line for one in sim.store.list]


def mute(client: SimulatedClient) -> None:
    """This device says nothing by itself any more."""
    client.be_fair = lambda: False  # type: ignore[method-assign]


def fair_of(client: SimulatedClient) -> dict[str, Any]:
    """What a client knows of the seeds."""
    found: dict[str, Any] = client.view["table"]["fair"]
    return found


def test_a_game_is_verified_by_those_who_played_it() -> None:
    """Against what each of them has kept, and against the public list."""
    sim = SimulatedTable(SHORT, 4, seed=1, people=3)
    sim.begin()
    sim.play()
    for client in sim.clients:
        report = verify(bundle_of(sim), client.keeper.kept("t"), lines(sim))
        assert report.verdict is Verdict.VERIFIED, report.failures
        assert report.against_kept
    kept = sim.clients[0].keeper.kept("t")
    assert kept is not None
    assert set(kept.hands) == {1, 2}
    assert read_line(lines(sim)[0]).outcome == "finished"


def test_each_step_waits_for_the_one_before() -> None:
    """No C before all have committed, no seed before C, no card before all seeds."""
    sim = SimulatedTable(SHORT, 3, seed=2, people=2)
    for client in sim.clients:
        client.do(w.Sit())
    assert fair_of(sim.clients[0])["commit"] == ""
    assert [bool(c) for c in fair_of(sim.clients[0])["commits"]] == [True, True, False]
    mute(sim.clients[1])
    sim.clients[0].do(w.Start())
    now = fair_of(sim.clients[1])
    assert len(now["commit"]) == 64
    assert all(len(commit) == 64 for commit in now["commits"])
    assert [bool(seed) for seed in now["seeds"]] == [True, False, True]
    assert sim.clients[0].view["table"]["status"] == "starting"
    assert sim.clients[0].view["game"] is None
    del sim.clients[1].be_fair
    sim.clients[1].be_fair()
    assert sim.clients[0].view["table"]["status"] == "playing"
    assert len(fair_of(sim.clients[0])["transcript"]) == 64


def test_the_secret_is_stored_before_its_commitment_is_heard_of() -> None:
    """Until the commit is on the disk nobody hears of C; if it fails there is no such game."""
    sim = SimulatedTable(SHORT, 3, seed=2, people=1)
    host = sim.clients[0]
    host.do(w.Sit())
    heard = len(host.frames)
    sim.store.is_broken = True
    assert host.do(w.Start())["code"] == "not-saved"
    assert not any(b'"starting"' in frame for frame in host.frames[heard:])
    assert "t" not in sim.store.secrets
    sim.store.is_broken = False
    assert host.do(w.Start())["t"] == "done"
    commit = fair.server_commit("t", sim.store.secrets["t"]["t"])
    assert fair_of(host)["commit"] == commit


@pytest.mark.parametrize("stem", ["t", "apart"])
def test_who_does_not_reveal_is_put_out_of_the_start(stem: str) -> None:
    """After 10 s it is cancelled and S published; a bot stands in the next time, until a tap."""
    sim = SimulatedTable(SHORT, 3, seed=3, people=2, stem=stem)
    host, other = sim.clients
    for client in sim.clients:
        client.do(w.Sit())
    mute(other)
    host.do(w.Start())
    sim.quiet(9.9)
    assert host.view["table"]["status"] == "starting"
    sim.quiet(0.2)
    assert host.view["table"]["status"] == "open"
    entry = read_line(lines(sim)[0])
    assert (entry.game, entry.outcome, entry.T) == (stem, "cancelled", "")
    assert entry.is_opened
    report = verify(bundle_of(sim), host.keeper.kept(stem), lines(sim))
    assert not report.failures
    assert host.do(w.Start())["t"] == "done"
    assert host.view["table"]["status"] == "playing"
    assert (fair_of(host)["game"], fair_of(host)["address"]) == (f"{stem}.2", "t.2")
    assert fair_of(host)["seeds"][1] == fair.BOT
    assert other.do(w.Back())["t"] == "done"
    sim.play()
    report = verify(bundle_of(sim, "t.2"), host.keeper.kept(f"{stem}.2"), lines(sim))
    assert report.verdict is Verdict.VERIFIED, report.failures
    assert [read_line(line).game for line in lines(sim)] == [stem, f"{stem}.2"]


def test_who_does_not_reveal_is_waited_for_once_they_commit_anew() -> None:
    """Not before: another start that fails by somebody else forgives nothing."""
    sim = SimulatedTable(SHORT, 4, seed=4, people=3)
    host, *silent = sim.clients
    for client in sim.clients:
        client.do(w.Sit())
    for client in silent:
        mute(client)
        assert host.do(w.Start())["t"] == "done"
        sim.quiet(10.1)
        assert host.view["table"]["status"] == "open"
    assert host.do(w.Start())["t"] == "done"
    assert host.view["table"]["status"] == "playing"


def test_a_host_waits_for_a_device_that_is_here() -> None:
    """Somebody who has just sat down is not replaced by a bot; somebody who is away is."""
    sim = SimulatedTable(SHORT, 3, seed=4, people=2)
    host, late = sim.clients
    mute(late)
    for client in sim.clients:
        client.do(w.Sit())
    answer = host.do(w.Start())
    assert answer["code"] == "not-ready"
    assert "Grace" in answer["message"]
    assert late.session is not None
    late.session.closed()
    assert host.do(w.Start())["t"] == "done"
    assert fair_of(host)["seeds"][1] == fair.BOT
    assert host.view["table"]["seats"][1]["bot"] == "rule"


def test_a_bot_that_stands_in_stands_in_once() -> None:
    """The start after one that failed does not tell of it again."""
    sim = SimulatedTable(SHORT, 3, seed=4, people=2)
    host, away = sim.clients
    mute(away)
    for client in sim.clients:
        client.do(w.Sit())
    assert away.session is not None
    away.session.closed()
    mute(host)
    host.do(w.Start())
    sim.quiet(10.1)
    del host.be_fair
    host.be_fair()
    assert host.do(w.Start())["t"] == "done"
    assert host.view["table"]["status"] == "playing"
    log = [e.read(body).event for body in sim.store.logs["t"]]
    assert [one.seat for one in log if isinstance(one, e.SeatToBot)] == [1]


def test_whoever_comes_to_the_seat_of_one_who_did_not_reveal_is_waited_for() -> None:
    """It was not they who kept the others waiting."""
    sim = SimulatedTable(SHORT, 3, seed=4, people=3)
    host, silent, newcomer = sim.clients
    host.do(w.Sit(0))
    silent.do(w.Sit(1))
    mute(silent)
    mute(newcomer)
    host.do(w.Start())
    sim.quiet(10.1)
    assert sim.table.state.fair.missed == {1}
    assert silent.do(w.Stand())["t"] == "done"
    assert newcomer.do(w.Sit(1))["t"] == "done"
    assert host.do(w.Start())["code"] == "not-ready"


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    """And changes nothing; so does one that comes too early or from a watcher."""
    sim = SimulatedTable(SHORT, 3, seed=5, people=3)
    host, other, watcher = sim.clients
    host.do(w.Sit())
    other.do(w.Sit())
    seed = Secret.typed("mine").reveal()
    assert host.do(w.Reveal(seed))["code"] == "not-starting"
    mute(other)
    host.do(w.Start())
    assert other.do(w.Reveal(seed))["code"] == "bad-seed"
    assert other.do(w.Commit(seed))["code"] == "starting"
    assert watcher.do(w.Reveal(seed))["code"] == "not-seated"
    assert sim.table.state.fair.missing() == [1]


def test_the_last_device_that_commits_plays() -> None:
    """A person who opens the seat elsewhere before the start commits anew from there."""
    sim = SimulatedTable(SHORT, 3, seed=6, people=1)
    first = sim.clients[0]
    first.do(w.Sit())
    before = fair_of(first)["commits"][0]
    second = SimulatedClient(sim, first.person)
    second.keeper._draw = lambda: Secret.typed("another device")
    sim.be_fair()
    after = fair_of(first)["commits"][0]
    assert after == player_commit("t", 0, Secret.typed("another device")) != before
    assert second.do(w.Start())["t"] == "done"
    assert first.view["table"]["status"] == "playing"
    assert first.keeper.kept("t") is None
    assert second.keeper.kept("t") is not None


def test_a_crash_resumes_with_the_same_seeds() -> None:
    """Between C and the seeds, and after the first cards: never dealt anew."""
    sim = SimulatedTable(SHORT, 3, seed=8, people=2)
    for client in sim.clients:
        client.do(w.Sit())
    mute(sim.clients[1])
    sim.clients[0].do(w.Start())
    commit = fair_of(sim.clients[0])["commit"]
    sim.restart()
    assert fair_of(sim.clients[1])["commit"] == commit
    del sim.clients[1].be_fair
    sim.clients[1].be_fair()
    sim.quiet()
    before = fingerprint(sim.table.state)
    sim.restart()
    assert fingerprint(sim.table.state) == before
    sim.play()
    report = verify(bundle_of(sim), sim.clients[1].keeper.kept("t"), lines(sim))
    assert report.verdict is Verdict.VERIFIED, report.failures


@pytest.mark.parametrize(("why", "outcome"), [("agreed", "aborted"), (EMPTY, "expired")])
def test_a_game_that_ends_early_is_opened_too(why: str, outcome: str) -> None:
    """S is published whatever happens; before that nothing is."""
    sim = SimulatedTable(SHORT, 3, seed=9, people=1)
    sim.begin()
    sim.quiet()
    with pytest.raises(Rejection, match="still being played"):
        bundle_of(sim)
    assert lines(sim) == []
    sim.table.record([e.Ended(why)])
    sim.quiet()
    assert read_line(lines(sim)[0]).outcome == outcome
    report = verify(bundle_of(sim), sim.clients[0].keeper.kept("t"), lines(sim))
    assert report.verdict is Verdict.VERIFIED, report.failures


def test_the_secret_is_seen_by_nobody_before_the_end() -> None:
    """A search for S in every frame and in everything that is stored beside it."""
    sim = SimulatedTable(SHORT, 4, seed=10, people=2)
    watcher = SimulatedClient(sim, None)
    sim.begin()
    sim.play()
    secret = sim.store.secrets["t"]["t"].reveal()
    log = b"".join(sim.store.logs["t"])
    frames = b"".join(frame for client in (*sim.clients, watcher) for frame in client.frames)
    summary = json.dumps([one.name for one in sim.store.tables.values()]).encode()
    for place in (log, frames, summary, repr(sim.table.__dict__).encode()):
        assert secret.encode() not in place
        assert bytes.fromhex(secret) not in place


def test_only_bots_seeds_are_not_called_verified() -> None:
    """With no human seed the server could have chosen the cards, and says so."""
    sim = SimulatedTable(SHORT, 3, seed=11, people=2)
    host, guest = sim.clients
    mute(guest)
    guest.do(w.Sit())
    assert guest.session is not None
    guest.session.closed()
    assert host.do(w.Start())["t"] == "done"
    sim.quiet(100)
    host.do(w.Sit())
    sim.table.record([e.Ended("agreed")])
    sim.quiet()
    report = verify(bundle_of(sim))
    assert report.verdict is Verdict.UNVERIFIABLE, report.failures
