"""Chance for compiled loops: one int64 of state, some instructions a draw, equal in both modes.

The generator is xorshift64 (Marsaglia, 2003): every state but 0 comes once in a period of
2**64 - 1. NumPy's generators cost several times as much inside compiled code. It serves
play and sampling; deals that players must be able to check are made by `foretell.fair`.

Only shifts, xors and small products are used, so plain mode, where the numbers are NumPy
scalars, gives the same bits and never overflows.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.base.jit import jit, jit_inline, popcount, trailing_zeros
from foretell.engine.fields import Ints, int64

_LOW_16: Final = 0xFFFF
_LOW_32: Final = 0xFFFF_FFFF
_LOW_53: Final = (1 << 53) - 1
_GAMMA: Final = int64(0x9E37_79B9_7F4A_7C15 - (1 << 64))
_FIRST: Final = int64(0xBF58_476D_1CE4_E5B9 - (1 << 64))
_SECOND: Final = int64(0x94D0_49BB_1331_11EB - (1 << 64))


def new_rng(seed: int) -> Ints:
    """A generator of its own, seeded; compiled loops seed theirs with :func:`seed_rng`.

    >>> bool(new_rng(1)[0] == new_rng(1)[0] != new_rng(2)[0])
    True
    """
    rng = np.zeros(1, np.int64)
    seed_rng(rng, seed)
    return rng


@jit
def seed_rng(rng: Ints, seed: int) -> None:
    """Start a generator; seeds that lie side by side give unrelated streams.

    The state is what splitmix64 (Steele, Lea, Flood, 2014) makes of the seed.

    >>> rng = np.zeros(1, np.int64)
    >>> seed_rng(rng, 0)
    >>> f"{int(rng[0]) & (1 << 64) - 1:x}"
    'e220a8397b1dcdaf'
    """
    x = int64(seed) ^ _GAMMA
    x = _times(x ^ ((x >> 30) & ((1 << 34) - 1)), _FIRST)
    x = _times(x ^ ((x >> 27) & ((1 << 37) - 1)), _SECOND)
    x ^= (x >> 31) & ((1 << 33) - 1)
    rng[0] = x if x != 0 else _GAMMA  # one seed of all would stop the generator at 0


@jit
def seed_stream(rng: Ints, seed: int, stream: int) -> None:
    """Start a generator in one of many streams of a seed; the stream's number is any int64.

    The streams of a seed never meet at their beginnings; those of two seeds do by chance alone.

    >>> one, other = np.zeros(1, np.int64), np.zeros(1, np.int64)
    >>> seed_stream(one, 7, 1)
    >>> seed_stream(other, 7, 2)
    >>> bool(one[0] != other[0])
    True
    """
    seed_rng(rng, seed)
    seed_rng(rng, rng[0] + int64(stream))


@jit
def _times(x: int, y: int) -> int:
    """The lower 64 bits of a product, by parts that fit: plain scalars warn when they overflow."""
    x_low, y_low = x & _LOW_32, y & _LOW_32
    middle = (x_low >> 16) * y_low
    low = (x_low & _LOW_16) * y_low + ((middle & _LOW_16) << 16)
    high = (middle >> 16) + (low >> 32)
    high += _times_low(x_low, (y >> 32) & _LOW_32) + _times_low((x >> 32) & _LOW_32, y_low)
    return (high << 32) | (low & _LOW_32)


@jit
def _times_low(x: int, y: int) -> int:
    """A number whose lower 32 bits are those of the product of two numbers of 32 bits."""
    return (x & _LOW_16) * y + ((((x >> 16) * y) & _LOW_16) << 16)


@jit_inline
def _next(rng: Ints) -> int:
    """The next state, any int64 but 0; its middle bits are better than its lowest."""
    x = rng[0]
    x ^= x << 13
    x ^= (x >> 7) & ((1 << 57) - 1)
    x ^= x << 17
    rng[0] = x
    return x


@jit_inline
def below(rng: Ints, n: int) -> int:
    """A number 0 ... n - 1, each as likely but for n parts in 2**32; n from 1 to 2**31.

    >>> rng = new_rng(7)
    >>> [int(below(rng, 10)) for _ in range(8)]
    [8, 1, 6, 1, 4, 3, 8, 8]
    """
    return (((_next(rng) >> 24) & _LOW_32) * n) >> 32


@jit
def unit(rng: Ints) -> float:
    """A number of 53 bits from 0 to below 1.

    >>> bool(0 <= unit(new_rng(7)) < 1)
    True
    """
    return ((_next(rng) >> 11) & _LOW_53) * 2.0**-53


@jit_inline
def pick(mask: int, rng: Ints) -> int:
    """The place of one of a mask's ones, each as likely; the mask has at least one.

    >>> int(pick(0b1000, new_rng(7)))
    3
    """
    rank = below(rng, popcount(mask))
    place = 0
    for width in (32, 16, 8, 4, 2, 1):  # halving has no branch to mispredict, as a walk would
        lower = popcount((mask >> place) & ((1 << width) - 1))
        is_above = rank >= lower
        place += width * is_above
        rank -= lower * is_above
    return place


@jit
def shuffle(deck: Ints, rng: Ints, need: int, length: int) -> None:
    """Bring a random choice of a deck's first `length` cards, in random order, to its first `need`.

    >>> deck = np.arange(60)
    >>> shuffle(deck, new_rng(7), 4, 60)
    >>> deck[:4].tolist(), len(set(deck.tolist()))
    ([52, 8, 41, 9], 60)
    """
    for i in range(need):
        j = i + below(rng, length - i)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card


@jit
def spread(mask: int, cards: Ints) -> int:
    """Lay a mask's cards out in an array, lowest first; how many they are.

    >>> cards = np.zeros(64, np.int64)
    >>> n = int(spread(0b1101, cards))
    >>> cards[:n].tolist()
    [0, 2, 3]
    """
    n = 0
    rest = mask & ((1 << 63) - 1)  # without the sign bit, rest - 1 is never too small
    while rest != 0:
        cards[n] = trailing_zeros(rest)
        rest &= rest - 1
        n += 1
    if mask < 0:
        cards[n] = 63
        n += 1
    return n


@jit
def take(cards: Ints, start: int, need: int, stop: int, rng: Ints) -> int:
    """Draw cards from places start ... stop - 1 of an array to the first of those; their mask.

    >>> f"{int(take(np.arange(8), 0, 3, 8, new_rng(7))):08b}"
    '01000011'
    """
    hand = int64(0)
    for i in range(start, start + need):
        j = i + below(rng, stop - i)
        card = cards[j]
        cards[j] = cards[i]
        cards[i] = card
        hand |= int64(1) << card
    return hand


@jit
def draw(mask: int, need: int, rng: Ints, cards: Ints) -> int:
    """So many of a mask's cards, each choice as likely; the array is memory to work in.

    >>> f"{int(draw(0b11001111, 3, new_rng(7), np.zeros(64, np.int64))):08b}"
    '11000010'
    """
    n = spread(mask, cards)
    start = int64(0)  # a literal 0 would have Numba compile `take` once more
    if 2 * need > n:
        return mask ^ take(cards, start, n - need, n, rng)
    return take(cards, start, need, n, rng)
