"""Single cards in masks, alike in compiled and plain code."""

from __future__ import annotations

from foretell.base.jit import jit_inline
from foretell.engine.fields import int64


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
