"""The generator of compiled loops: its bits, its fairness, and equal bits in plain mode."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.engine.uniform import assert_uniform, in_the_other_mode

from foretell.base.jit import IS_PLAIN
from foretell.cards import cards_in, mask_of
from foretell.engine.chance import below, draw, new_rng, pick, seed_rng, shuffle, spread, unit
from foretell.engine.fields import int64

MASK = (1 << 64) - 1
DRAWS = 1500 if IS_PLAIN else 15000


def splitmix(seed: int) -> int:
    """Splitmix64's mix on Python's ints."""
    x = (seed ^ 0x9E3779B97F4A7C15) & MASK
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & MASK
    return x ^ (x >> 31)


def xorshift(x: int) -> int:
    """Marsaglia's xorshift64 with 13, 7, 17 on Python's ints."""
    x ^= x << 13 & MASK
    x ^= x >> 7
    return x ^ (x << 17 & MASK)


@given(st.integers(-(2**63), 2**63 - 1))
def test_the_bits_are_those_of_splitmix_and_xorshift(seed: int) -> None:
    rng = np.zeros(1, np.int64)
    seed_rng(rng, seed)
    state = int(rng[0]) & MASK
    assert state == splitmix(seed & MASK)
    number = int(below(rng, 60))
    assert int(rng[0]) & MASK == xorshift(state)
    assert number == (xorshift(state) >> 24 & 0xFFFF_FFFF) * 60 >> 32


def test_no_seed_stops_the_generator() -> None:
    gamma = 0x9E3779B97F4A7C15 - (1 << 64)  # the seed whose mix is 0
    rng = new_rng(gamma)
    assert rng[0] != 0
    assert len({int(below(rng, 1 << 31)) for _ in range(100)}) == 100


@pytest.mark.parametrize("n", [1, 2, 7, 60])
def test_below_is_uniform(n: int) -> None:
    rng = new_rng(n)
    assert_uniform(Counter(int(below(rng, n)) for _ in range(DRAWS)), range(n))


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = Counter(int(below(new_rng(seed), 10)) for seed in range(DRAWS))
    assert_uniform(firsts, range(10))


def test_unit_fills_its_range() -> None:
    rng = new_rng(3)
    tenths = Counter(int(10 * unit(rng)) for _ in range(DRAWS))
    assert_uniform(tenths, range(10))


def test_pick_is_uniform_up_to_the_sign_bit() -> None:
    cards = [0, 7, 31, 32, 62, 63]
    mask, rng = int64(mask_of(cards)), new_rng(4)
    assert_uniform(Counter(int(pick(mask, rng)) for _ in range(DRAWS)), cards)


def test_shuffle_is_uniform_over_orders_of_what_is_needed() -> None:
    rng, seen = new_rng(5), Counter[tuple[int, ...]]()
    for _ in range(DRAWS):
        deck = np.arange(8, dtype=np.int64)
        shuffle(deck, rng, 2, 5)
        assert sorted(deck) == list(range(8))
        seen[tuple(deck[:2].tolist())] += 1
    assert_uniform(seen, permutations(range(5), 2))


@pytest.mark.parametrize("need", [0, 1, 2, 4, 5])
def test_draw_is_uniform_over_choices(need: int) -> None:
    cards, memory, rng = [1, 30, 40, 62, 63], np.zeros(64, np.int64), new_rng(6)
    mask = int64(mask_of(cards))
    seen = Counter(int(draw(mask, need, rng, memory)) for _ in range(DRAWS))
    assert_uniform(seen, [mask_of(list(hand)) for hand in combinations(cards, need)])


@given(st.sets(st.integers(0, 63)))
def test_spread_lays_out_every_card(cards: set[int]) -> None:
    memory = np.zeros(64, np.int64)
    n = spread(int64(mask_of(list(cards))), memory)
    assert memory[:n].tolist() == sorted(cards) == cards_in(mask_of(list(cards)))


STREAM = """
import numpy as np
from foretell.engine.chance import below, draw, new_rng, pick, shuffle, unit
for seed in range(-40, 40):
    rng, deck, memory = new_rng(seed * 7**20), np.arange(60, dtype=np.int64), np.zeros(64, np.int64)
    shuffle(deck, rng, 9, 60)
    numbers = [below(rng, 20), pick(np.int64(-1), rng), draw(np.int64(-(2**62)), 1, rng, memory)]
    print(*deck, *numbers, float(unit(rng)).hex(), rng[0])
"""


def test_compiled_and_plain_give_equal_bits() -> None:
    here, there = in_the_other_mode(STREAM)
    assert here == there
    assert len(set(here.splitlines())) == 80
