"""What is made for PettingZoo, Gymnasium and OpenSpiel passes those libraries' own tests."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import numpy as np
import pytest

from foretell.base.errors import ForetellError
from foretell.base.jit import IS_PLAIN
from foretell.envs import ACTIONS, LAYOUT, OBSERVATION, aec, spaces, vector

RULES = ("standard", "screw-the-dealer", "hidden", "pass-one", "camelot")
CYCLES = 20 if IS_PLAIN else 120
SPIEL_GAMES = (
    "players=3,cards=2",
    "players=4,rules=camelot,cards=1",
    "players=6,rules=pull-one,cards=3",
)
SPIEL = "open_spiel comes with `make bench` and `make long`"


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # a space that has a mask in it
@pytest.mark.filterwarnings("ignore:Environment has not defined a render")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("rules", RULES)
def test_pettingzoo_api_and_seeds(rules: str, players: int) -> None:
    from pettingzoo.test import api_test, seed_test

    make = partial(aec.env, rules, players=players)
    api_test(make(), num_cycles=CYCLES)
    seed_test(make, num_cycles=CYCLES // 4)


def played(game: aec.WizardAECEnv, seed: int) -> dict[str, float]:
    """What the agents were rewarded in a random game."""
    chance, sums = random.Random(seed), dict.fromkeys(game.possible_agents, 0.0)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        seen, reward, is_over, _, _ = game.last()
        sums[agent] += reward
        open_ = np.flatnonzero(seen["action_mask"]).tolist()
        game.step(None if is_over else chance.choice(open_))
    return sums


def test_rewards_are_the_scores_or_the_places() -> None:
    game = aec.env("quick", players=3)
    sums = played(game, 5)
    assert list(sums.values()) == game.seen("seat_0").scores
    places = played(aec.env("quick", players=3, rewards="places"), 5)
    assert sorted(sums, key=sums.__getitem__) == sorted(places, key=places.__getitem__)
    assert set(places.values()) <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    with pytest.raises(ForetellError, match='or "places", not'):
        aec.env(rewards="glory")


def test_only_who_decides_may_do_something() -> None:
    game = aec.env("standard", players=4)
    game.reset(seed=1)
    may = [agent for agent in game.agents if game.observe(agent)["action_mask"].any()]
    assert may == [game.agent_selection]
    with pytest.raises(ForetellError, match=r"action 129 .agree.* is not open"):
        game.step(ACTIONS - 1)


def test_the_space_knows_its_layout() -> None:
    space = aec.env("camelot", players=3).observation_space("seat_0")["observation"]
    assert (space.layout, space.shape) == (LAYOUT, (OBSERVATION,))
    assert LAYOUT in repr(space)
    assert aec.env("camelot", players=3).metadata["name"] == "foretell/camelot-v1"
    assert spaces.action_space().n == ACTIONS


def make_vec(**said: Any) -> Any:
    """A vector environment by the name that Gymnasium knows."""
    import gymnasium

    return gymnasium.make_vec("foretell.envs.vector:foretell/standard-v1", num_envs=6, **said)


@pytest.mark.parametrize("copy", [True, False])
def test_gymnasium_vector(*, copy: bool) -> None:
    """Shapes, types and infos are what the spaces say, and rewards those of who decided."""
    envs = make_vec(players=3, copy=copy)
    assert isinstance(envs.unwrapped, vector.WizardVectorEnv)
    seen, infos = envs.reset(seed=3)
    chance, rewarded = np.random.default_rng(0), 0
    for _ in range(CYCLES):
        assert seen in envs.observation_space
        acted = infos["seat"]
        open_ = seen["action_mask"] * chance.random((6, ACTIONS))
        before = seen["observation"]
        seen, rewards, ended, cut, infos = envs.step(open_.argmax(axis=1))
        assert (before is not seen["observation"]) == copy
        assert rewards.tolist() == infos["points"][np.arange(6), acted].tolist()
        rewarded += int(np.count_nonzero(rewards))
        assert ended.dtype == cut.dtype == bool
    assert rewarded
    envs.close()


def test_gymnasium_places_come_at_the_end() -> None:
    envs = make_vec(players=3, rewards="places", opponent="novice")
    seen, _ = envs.reset(seed=3)
    is_one_over = False
    for _ in range(60 if IS_PLAIN else 800):
        seen, rewards, ended, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
        assert not rewards[~ended].any()
        assert set(rewards.tolist()) <= {-1.0, -0.5, 0.0, 0.5, 1.0}
        is_one_over |= bool(ended.any())
    assert is_one_over or IS_PLAIN


def test_openspiel_plays_it_at_random() -> None:
    """Its own test: states are copied, written down and read again; figures are in bounds."""
    pyspiel = pytest.importorskip("pyspiel", reason=SPIEL)
    from foretell.envs import openspiel

    for text in SPIEL_GAMES:
        game = pyspiel.load_game(f"{openspiel.TYPE.short_name}({text})")
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert pyspiel.load_game("foretell").num_players() == 4


def test_openspiel_returns_the_scores() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason=SPIEL)
    from foretell.envs import openspiel

    state = openspiel.WizardGame({"players": 3, "cards": 1}).new_initial_state()
    chance = random.Random(1)
    while not state.is_terminal():
        assert "phase" in openspiel.WizardObserver().string_from(state, 0)
        state.apply_action(chance.choice(state.legal_actions()))
    assert all(score in (-10.0, 20.0, 30.0) for score in state.returns())
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
