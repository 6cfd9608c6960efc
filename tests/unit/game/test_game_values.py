"""Games as values: copies, equality, pickles, and what a seat can tell apart."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import cast

import numpy as np
import pytest
from tests.builders import dealt

from foretell import presets
from foretell.game.game import Game
from foretell.rules.presets import preset
from foretell.rules.value import Rules


def half_way(seed: int = 1) -> Game:
    """A game in its tenth round or so."""
    game = Game(Rules(players=4), seed=seed)
    for _ in range(300):
        game.act(game.legal()[-1])
    return game


@pytest.mark.parametrize("how", [Game.copy, copy.copy, copy.deepcopy])
def test_copies_are_equal_and_live_apart(how: Callable[[Game], Game]) -> None:
    """Whichever way it is copied; they go on with the same deals."""
    game = half_way()
    twin = how(game)
    assert twin == game
    assert hash(twin) == hash(game)
    assert len({game, twin}) == 1
    twin.act(twin.legal()[0])
    assert twin != game
    twin.undo()
    for one in (game, twin):
        while not one.is_over:
            one.act(one.legal()[0])
    assert twin == game


def test_a_copy_undoes_its_own_steps() -> None:
    """Not those that the other one has made meanwhile."""
    game = half_way()
    before, twin = game.copy(), game.copy()
    before.undo()
    twin.act(twin.legal()[0])
    game.undo()
    assert game == before


def test_other_games_are_not_equal() -> None:
    """By rules, seed or past; nor to anything else."""
    game = Game(Rules(players=3), seed=1)
    other = Game(Rules(players=3), seed=1, auto_deal=False)
    other.deal()
    others = (Game(Rules(players=4), seed=1), Game(Rules(players=3), seed=2), other, "game")
    assert game.copy(seed=2) != game
    assert all(game != one for one in others)


def test_a_copy_may_go_on_with_other_deals() -> None:
    """For whoever plays the rest of a game many times."""
    game = Game(Rules(players=3, sizes=(1, 5)), seed=1)
    ends = []
    for seed in range(5):
        twin = game.copy(seed)
        while twin.round_number == 1:
            twin.act(twin.legal()[0])
        ends.append(tuple(twin.hands[0]))
    assert len(set(ends)) == 5


def test_a_pickle_is_small_and_whole() -> None:
    """A few KB, of a whole game too; undo finds its way back."""
    game = half_way()
    while not game.is_over:
        game.act(game.legal()[0])
    kept = pickle.dumps(game)
    assert len(kept) < 8000
    again = pickle.loads(kept)  # noqa: S301  # our own
    assert again == game
    again.undo()
    game.undo()
    assert again == game


def test_who_cannot_tell_positions_apart_has_one_key() -> None:
    """Of what a seat knows: other seats' hands do not change it, its own do."""
    rules = Rules(players=3, sizes=(2,))
    one = dealt(rules, "7h 8h", "2c 3c", "4c 5c", up="Ts")
    other = dealt(rules, "7h 8h", "4c 5c", "2c 3c", up="Ts")
    assert one.position_key(0) == other.position_key(0)
    assert one.view(0) == other.view(0)
    assert len({one.view(0), other.view(0)}) == 1
    assert one.position_key(1) != other.position_key(1)
    assert one.position_key(-1) == other.position_key(-1)
    called = dealt(replace(rules, name="Thursday"), "7h 8h", "2c 3c", "4c 5c", up="Ts")
    assert called.position_key(0) == one.position_key(0)
    one.bid(1)
    assert one.position_key(0) != other.position_key(0)
    assert one.view(0) != "a view"


def test_a_name_of_rules_or_a_number_of_numpy_will_do() -> None:
    """As in `match`; what is no whole number is refused in a word."""
    three, one = cast("int", np.int64(3)), cast("int", np.int64(1))
    assert Game("standard", seed=three) == Game(preset("standard"), seed=3)
    game = Game("junior", seed=3)
    assert game.view(one) == game.view(1)
    for wrong in (1.0, "0"):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            game.view(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            game.choose(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        Game("standard", seed=1, dealer=1.5)  # type: ignore[arg-type]


def test_languages_that_there_are_not_are_named() -> None:
    """No missing folder is told of."""
    with pytest.raises(ValueError, match="no texts in 'fr'; the languages are en, de"):
        presets("fr")
