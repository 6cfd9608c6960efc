"""Chance from a seed: the same for the same round, unrelated for another."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from foretell.game.chance import SeededChance

DECK = 60


def deck(seed: int, round_no: int) -> list[int]:
    """A shuffled deck of numbers."""
    cards = np.arange(DECK)
    SeededChance(seed).shuffle(cards, round_no)
    assert sorted(cards) == list(range(DECK))
    found: list[int] = cards.tolist()
    return found


def test_a_round_has_its_deck_whatever_was_dealt_before() -> None:
    """Made again it is the same; of another round or seed it is another."""
    chance = SeededChance(7)
    cards = np.arange(DECK)
    chance.shuffle(cards, 3)
    chance.draw(0b111, 3, 1)
    again = np.arange(DECK)
    chance.shuffle(again, 3)
    assert cards.tolist() == again.tolist() == deck(7, 3)
    assert len({tuple(deck(seed, number)) for seed in range(20) for number in range(20)}) == 400


def test_every_card_comes_first_as_often() -> None:
    """12,000 first cards of 60: each between 130 and 270 times (mean 200, deviation 14)."""
    first = Counter(deck(seed, number)[0] for seed in range(600) for number in range(20))
    assert len(first) == DECK
    assert min(first.values()) > 130
    assert max(first.values()) < 270


def test_a_draw_is_one_of_the_choices() -> None:
    """Each of them comes; the steps of a round have draws of their own."""
    chance = SeededChance(1)
    drawn = {chance.draw(0b101010, 0, step) for step in range(40)}
    assert drawn == {1, 3, 5}
    assert {SeededChance(seed).dealer(5) for seed in range(60)} == set(range(5))


@pytest.mark.parametrize("seed", [0, -1, (1 << 63) - 1, -(1 << 63), 1 << 63, 1 << 500, True])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    """However large it is."""
    assert deck(seed, 0) != deck(12345, 0)


@pytest.mark.parametrize("seed", ["7", 7.0, None, b"7"])
def test_nothing_else_is(seed: object) -> None:
    """The error says what was given."""
    with pytest.raises(TypeError, match="a seed is a whole number, not"):
        SeededChance(seed)  # type: ignore[arg-type]
