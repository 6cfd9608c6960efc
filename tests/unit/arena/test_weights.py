"""Weights that somebody trains beside a match: it goes on with those with which it began."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from foretell import Rules
from foretell.arena import cluster
from foretell.arena.loading import bot_source
from foretell.arena.simulate import SimulationPlan, record_of_game
from foretell.bots.bot import make
from foretell.bots.learned.net import random_net
from foretell.bots.learned.weights import write_weights
from foretell.record import write


def test_weights_are_read_once_for_all_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each game had those that were in the file by then, under the identity of the first."""
    file = tmp_path / "weights.npz"
    write_weights(random_net(1), file)
    source = bot_source(f"policy:{file}")
    write_weights(random_net(2), file)
    monkeypatch.setattr("numpy.load", None)  # whoever reads any file now, fails
    for one in (source, pickle.loads(pickle.dumps(source))):  # noqa: S301
        bot = one.fresh(0)
        assert repr(bot) == source.identity
        assert (vars(bot)["_net"].first == random_net(1).first.astype("f2")).all()
    monkeypatch.undo()
    assert repr(make(f"policy:{file}")) != source.identity


def test_machines_are_told_apart_by_their_weights(tmp_path: Path) -> None:
    """Sources that are the same play other games with another net."""
    (tmp_path / "bot.py").write_text("1", encoding="utf-8")
    (tmp_path / "weights.npz").write_bytes(b"1")
    before = cluster.digest_of_package(tmp_path)
    (tmp_path / "notes.txt").write_text("1", encoding="utf-8")
    assert cluster.digest_of_package(tmp_path) == before
    (tmp_path / "weights.npz").write_bytes(b"2")
    assert cluster.digest_of_package(tmp_path) != before


def test_simulated_games_have_the_weights_that_the_first_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each seat of each game read the file anew, and played on with what was written meanwhile."""
    file = tmp_path / "weights.npz"
    write_weights(random_net(1), file)
    rules, name = Rules(players=3, sizes=(3,)), f"policy:{file}"
    plan = SimulationPlan(rules=rules, label="own", bots=(name, "random", name), seed=7)
    before = write(record_of_game(plan, 1))
    write_weights(random_net(2), file)
    monkeypatch.setattr("numpy.load", None)  # whoever reads any file now, fails
    for one in (plan, pickle.loads(pickle.dumps(plan))):  # noqa: S301
        assert write(record_of_game(one, 1)) == before
