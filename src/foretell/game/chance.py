"""Chance from a seed: what a round deals depends on the seed and the round, and on nothing else."""

from __future__ import annotations

import hashlib
from typing import Final

import numpy as np

from foretell.cards import cards_in
from foretell.engine import gate
from foretell.engine.fields import Ints

SEED_BITS: Final = 63
FIRST_DEALER: Final = -1
STEPS: Final = 1 << 16
"""More than the steps of a round: each has a stream of its own."""


class SeededChance:
    """The decks and draws that a seed gives: undone and made again, they are the same.

    Args:
        seed: any whole number, also one of NumPy's.

    Raises:
        TypeError: the seed is something else.

    >>> SeededChance(7).draw(0b10100, round_no=3, step=1) in (2, 4)
    True
    >>> SeededChance("7")
    Traceback (most recent call last):
    TypeError: a seed is a whole number, not '7'
    """

    def __init__(self, seed: int) -> None:
        if not isinstance(seed, int | np.integer):
            raise TypeError(f"a seed is a whole number, not {seed!r}")
        self.seed = int(seed)
        self._number = _small(self.seed)
        self._rng = np.zeros(1, np.int64)

    def dealer(self, players: int) -> int:
        """The first dealer's seat (rules 4)."""
        return self._below(FIRST_DEALER, players)

    def shuffle(self, deck: Ints, round_no: int) -> None:
        """Shuffle the deck of a round, counted from 0, in place."""
        gate.shuffle_at(deck, self._rng, self._number, round_no * STEPS)

    def draw(self, choices: int, round_no: int, step: int) -> int:
        """One of a mask's choices, at a step of a round from 1 on."""
        among = cards_in(choices)
        return among[self._below(round_no * STEPS + step, len(among))]

    def _below(self, stream: int, number: int) -> int:
        return int(gate.below_at(self._rng, self._number, stream, number))


def _small(seed: int) -> int:
    """A seed that fits 64 bits: itself, or what stands for it.

    >>> _small(-3), 0 <= _small(1 << 100) < 1 << SEED_BITS, _small(1 << 100) == _small(1 << 101)
    (-3, True, False)
    """
    if -(1 << SEED_BITS) <= seed < 1 << SEED_BITS:
        return int(seed)
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> 1
