"""What a device keeps for fair deals outlives the program that drew it."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest

from foretell.client.fairness import SeedKeeper
from foretell.fair import Secret, Verdict, verify
from foretell.server.protocol import commands as w
from foretell.terminal.remote.kept import keep, path_of
from tests.server.simulated_table import SimulatedClient, SimulatedTable
from tests.server.test_fair_start import bundle_of, lines


def restarted(client: SimulatedClient) -> None:
    """The program of a client ends, and another one goes on with what is written."""
    text = client.keeper.written()
    client.keeper = SeedKeeper()
    client.keeper.restore(text)
    client.connect()
    client.sim.be_fair()


def test_a_program_that_ends_in_the_middle_verifies_at_the_end() -> None:
    """Before the start, after it and in the middle: against all that was seen."""
    sim = SimulatedTable("standard", 3, people=2)
    ada, bo = sim.clients
    for client in sim.clients:
        client.do(w.Sit())
        restarted(client)
    assert ada.do(w.Start())["t"] == "done"
    restarted(bo)
    for _ in range(40):
        sim.step()
    restarted(bo)
    while sim.table.state.status == "playing":
        sim.step()
    kept = bo.keeper.kept("t")
    assert kept is not None
    assert kept.first_dealer is not None
    assert len(kept.turn_ups) == len(sim.table.state.sheet)
    assert verify(bundle_of(sim), kept, lines(sim)).verdict is Verdict.VERIFIED


def test_what_was_not_said_any_more_is_said_again() -> None:
    """Written down, and then the program ended: the same seed, not another one."""
    keeper = SeedKeeper()
    fair = {"game": "g", "commit": "", "commits": ["", ""], "seeds": [None, None]}
    facts = {"status": "open", "fair": fair}
    said = keeper.due(facts, 1)
    other = SeedKeeper()
    other.restore(keeper.written())
    assert other.due(facts, 1) == said
    assert isinstance(said, w.Commit)
    shown = {"status": "open", "fair": fair | {"commits": ["", said.commit]}}
    assert other.due(shown, 1) is None


def test_who_stands_up_and_sits_down_again_can_start() -> None:
    """Standing up voids the commitment: it is said again at the same seat."""
    sim = SimulatedTable("standard", 3, people=1)
    ada = sim.clients[0]
    for command in (w.Sit(1), w.Stand(), w.Sit(1)):
        assert ada.do(command)["t"] == "done"
    assert ada.do(w.Start())["t"] == "done"
    assert sim.table.state.status == "playing"


def test_a_reveal_that_got_lost_is_said_again_but_never_to_another_commitment() -> None:
    """What is kept stays the server's first: it could choose its seed to fit, else."""
    keeper = SeedKeeper()
    fair: dict[str, Any] = {"game": "g", "commit": "", "commits": ["", ""], "seeds": [None, None]}
    said = keeper.due({"status": "open", "fair": fair}, 1)
    assert isinstance(said, w.Commit)
    fair |= {"commit": "C", "commits": ["x", said.commit]}
    revealed = keeper.due({"status": "starting", "fair": fair}, 1)
    assert isinstance(revealed, w.Reveal)
    assert keeper.due({"status": "starting", "fair": fair}, 1) == revealed
    assert keeper.due({"status": "starting", "fair": fair | {"commit": "D"}}, 1) is None


@pytest.mark.parametrize("text", ["", "{}", "[1]", "\x00", '{"game": 1}', b"\xff\xfe"])
def test_a_broken_file_is_let_be(text: str | bytes) -> None:
    """A new seed is drawn."""
    keeper = SeedKeeper()
    keeper.restore(text)
    assert keeper.written() == ""


def test_the_file_is_this_users_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its name tells neither server nor table, nor does anybody else read it."""
    monkeypatch.setenv("FORETELL_STATE", str(tmp_path))
    path = path_of("http://x", "token", "LmQx")
    keep(path, "a")
    keep(path, "b")
    assert path.read_text() == "b"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    assert "LmQx" not in path.name
    keep(tmp_path / "seeds" / path.name / "below a file", "c")


@pytest.mark.parametrize("how", ["passed", "received", "given"])
def test_a_hand_after_an_exchange_is_not_the_one_that_was_dealt(how: str) -> None:
    """It has as many cards; only the card that was turned up is kept of such a round."""
    keeper = SeedKeeper(lambda: Secret.of("00" * 32))
    fair: dict[str, Any] = {"game": "g", "commit": "", "commits": ["", ""], "seeds": [None, None]}
    said = keeper.due({"status": "open", "fair": fair}, 1)
    assert isinstance(said, w.Commit)
    fair |= {"commit": "C", "commits": ["x", said.commit]}
    assert keeper.due({"status": "starting", "fair": fair}, 1) is not None
    game = {"round_number": 1, "phase": "play", "dealer": 1, "hand": ["7h"], "cards_each": 1}
    card: dict[str, str | None] = dict.fromkeys(("passed", "received", "given"))
    keeper.saw({**game, "turn_up": "2c", **card, how: "9s"}, 1)
    assert (keeper.hands, keeper.turn_ups) == ({}, {1: "2c"})
