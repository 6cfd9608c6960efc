"""Masks of cards and of seats, alike in compiled and plain code; walking round the table."""

from __future__ import annotations

from foretell.base.jit import jit, jit_inline, trailing_zeros
from foretell.engine.fields import RulesStruct, int64


@jit_inline
def bit(card: int) -> int:
    """The mask of one card; card 63 is the sign bit.

    >>> int(bit(3)), int(bit(63))
    (8, -9223372036854775808)
    """
    return int64(1) << int64(card)


@jit_inline
def holds(mask: int, card: int) -> bool:
    """Whether a card is in a mask.

    >>> bool(holds(8, 3)), bool(holds(8, 4))
    (True, False)
    """
    return (int64(mask) >> int64(card)) & 1 != 0


@jit_inline
def next_in(seats: int, seat: int) -> int:
    """The first seat of a mask at the left of ``seat``, going round (never an empty mask).

    >>> int(next_in(0b1011, 1)), int(next_in(0b1011, 3))
    (3, 0)
    """
    later = seats >> (seat + 1)
    if later != 0:
        return seat + 1 + trailing_zeros(later)
    return trailing_zeros(seats)


@jit
def before_in(seats: int, seat: int) -> int:
    """The first seat of a mask at the right of ``seat``, going round.

    >>> int(before_in(0b1011, 3)), int(before_in(0b1011, 0))
    (1, 3)
    """
    found = seat
    for step in range(1, 8):
        found = (seat - step) & 7
        if (seats >> found) & 1:
            return found
    return found


@jit
def player_mask(rules: RulesStruct) -> int:
    """The seats of the players, without dummies."""
    return (1 << rules.players) - 1
