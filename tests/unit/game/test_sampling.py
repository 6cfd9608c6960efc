"""Samples of what a seat does not see: as arrays, as cards, and as games that go on."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from foretell import BadRecord, Game, IllegalAction, preset, sample, sample_many, walk
from foretell.base.jit import IS_PLAIN
from foretell.engine.structs import STATE
from foretell.game.sampling import Samples
from foretell.play.handle import Handle
from foretell.rules.value import Rules

MANY = 20 if IS_PLAIN else 2000


def in_the_middle(name: str = "standard", players: int = 4) -> Game:
    """A game in its fourth round, some cards played."""
    game = Game(preset(name, players), seed=11)
    while game.round_number < 4 or game.handle.get("tricks_done") < 1 or game.trick:
        game.act(game.legal()[-1])
    return game


def drawn(game: Game, seed: int = 1) -> Samples:
    """What the seat to act does not know, many times."""
    assert game.actor is not None
    return sample_many(game.view(game.actor), MANY, seed)


@pytest.mark.parametrize(("name", "players"), [("standard", 4), ("camelot", 5), ("two-player", 2)])
def test_every_sample_fits_the_view(name: str, players: int) -> None:
    """The seat's own hand, the numbers of cards, and nothing that has been played."""
    game = in_the_middle(name, players)
    assert game.actor is not None
    seen, samples = game.view(game.actor), drawn(game)
    played = seen.get("played")
    for masks in samples.masks.tolist():
        counts = [(mask & (1 << 64) - 1).bit_count() for mask in masks]
        assert counts == seen.hand_count
        assert not any(mask & played for mask in masks)
    assert all(samples.game(number).view(game.actor) == seen for number in range(0, MANY, 97))
    assert samples.hands(3) == samples.game(3).hands


def test_a_seed_gives_the_same_and_the_samples_differ() -> None:
    """And another seed gives others."""
    game = in_the_middle()
    one, again, other = drawn(game), drawn(game), drawn(game, seed=2)
    assert np.array_equal(one.masks, again.masks)
    assert not np.array_equal(one.masks, other.masks)
    assert len(np.unique(one.masks, axis=0)) > MANY / 2


@pytest.mark.skipif(IS_PLAIN, reason="many samples")
def test_shares_are_those_of_chance() -> None:
    """A card unseen lies with each other seat by the number of cards that it holds."""
    game = Game(preset("standard", 3), seed=4, dealer=0)
    seen = game.view(1)
    (up, mine) = (seen.turn_up, seen.hand[0])
    card = next(one for one in ("2c", "3c", "4c") if one not in (up, mine))
    samples = sample_many(seen, 50_000, seed=1)
    assert samples.share(card, 0) == pytest.approx(1 / 58, rel=0.15)
    assert samples.share(card, 1) == 0.0
    assert samples.share(mine, 1) == 1.0


@pytest.mark.parametrize("is_many", [False, True])
def test_a_sample_is_a_game(is_many: bool) -> None:
    """It is played on, to its end, copied, and undone to where it began, but no further."""
    game = in_the_middle()
    assert game.actor is not None
    guess = drawn(game).game(5) if is_many else sample(game.view(game.actor), seed=5)
    twin = guess.copy()
    before = guess.handle.save()
    for _ in range(5):
        guess.act(guess.legal()[0])
    assert twin.handle.save() == before
    assert copy.copy(guess) == guess != twin
    for _ in range(5):
        guess.undo()
    assert guess == twin
    with pytest.raises(IllegalAction, match="nothing"):
        guess.undo()
    while not twin.is_over:
        twin.act(twin.legal()[0])
    assert (len(twin.scores), guess.is_over) == (4, False)


def test_what_cannot_be_sampled_is_refused() -> None:
    """A view that no game shows, and no samples at all."""
    seen = Game(preset("standard", 3), seed=4).view(0)
    with pytest.raises(ValueError, match="0 samples: ask for 1 or more"):
        sample_many(seen, 0, seed=1)
    seen.record["hand_count"][0, 1] = 60
    with pytest.raises(IllegalAction, match="no placement of the unseen cards fits"):
        sample_many(seen, 10, seed=1)


def test_a_handle_is_on_one_state() -> None:
    """Of many it took the first alone."""
    with pytest.raises(ValueError, match="on one state, not on 1024"):
        Handle(Rules(players=3), np.zeros(1024, STATE))


def test_a_sampled_game_has_no_record_however_far_it_is_played() -> None:
    """It began in the middle of a round: rounds, record and walk say so instead of making it up."""
    game = Game(preset("standard", players=3), seed=4, dealer=0)
    for _ in range(5):
        game.act(game.legal()[0])
    guess = sample(game.view(game.actor or 0), seed=1)
    assert not guess.is_from_seed()
    for steps in (1, 2, 1000):
        for _ in range(steps):
            if not guess.is_over:
                guess.act(guess.legal()[0])
        assert guess.rounds == ()
        with pytest.raises(BadRecord, match="sampled"):
            guess.record()
        with pytest.raises(BadRecord, match="sampled"):
            walk(guess)
    guess.undo()
    twin = pickle.loads(pickle.dumps(guess))  # noqa: S301  # our own
    with pytest.raises(IllegalAction, match="nothing"):
        twin.undo()
