"""The memory that :func:`foretell.engine.placement.place` works in: one flat record."""

from __future__ import annotations

from math import comb
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from foretell.engine.fields import Ints, Records

Floats = npt.NDArray[np.float64]

MAX_RECEIVERS: Final = 8
TRIES: Final = 12
SLOTS: Final = 1 << 12
CARDS: Final = 64

NOBODY: Final = -1
"""The party of a receiver that needs no more cards."""
NOWHERE: Final = CARDS
"""The group of cards that no later place of the queue may hold: it exists, and nobody reads it."""


class Scratch(Protocol):
    """What receivers, their parties and the queue of parties know while they draw.

    A *place* is one in the queue; a *group* at a place is the cards that the same parties of
    the queue, from that place on, may hold: its *bits*, the lowest for the place itself.
    """

    hands: Floats  # n, k -> ways to draw k of n cards
    tries: int  # how many before counting
    left: int  # unseen cards that have a choice
    cards: Ints  # a hand being drawn

    may: Ints  # receiver -> cards it may hold
    need: Ints  # receiver -> how many it gets
    party: Ints  # receiver -> its party, or NOBODY

    parties: int
    mask: Ints  # party -> cards it may hold
    want: Ints  # party -> how many it gets
    took: Ints  # party -> cards it got

    queued: int
    queue: Ints  # place -> party
    most: Ints  # place -> most cards that can be left to it
    due: Ints  # place -> how many cards it gets
    groups: Ints  # place -> number of its groups
    owned: Ints  # place -> number of groups that it draws from
    own: Ints  # place, number -> group that it draws from
    bits: Ints  # place, group -> places that may hold it, from this one on
    held: Ints  # place, group -> its cards
    count: Ints  # place, group -> how many of its cards are left
    after: Ints  # place, group -> its group at the next place, or NOWHERE

    weight: Floats  # number of cards -> weight of drawing so many
    span: Ints  # place -> number of keys that the counts of its groups have
    radix: Ints  # place, group -> what one card adds to the key
    run: int  # number of this counting: entries of the memo with another are void
    stamp: Ints  # slot -> run
    key: Ints  # slot -> key
    value: Floats  # slot -> ways to fill this place and all after it


def _scratch_type() -> np.dtype[np.void]:
    shapes: list[tuple[str, Any, Any]] = [
        ("tries left parties queued run", np.int64, ()),
        ("cards", np.int64, CARDS),
        ("weight", np.float64, CARDS + 1),
        ("hands", np.float64, (CARDS + 1, CARDS + 1)),
        ("may need party mask want took", np.int64, MAX_RECEIVERS),
        ("queue most due groups owned span", np.int64, MAX_RECEIVERS + 1),
        ("own bits held count after radix", np.int64, (MAX_RECEIVERS + 1, CARDS + 1)),
        ("stamp key", np.int64, SLOTS),
        ("value", np.float64, SLOTS),
    ]
    fields = [(name, kind, shape) for names, kind, shape in shapes for name in names.split()]
    return np.dtype((np.record, np.dtype(fields, align=True)))


SCRATCH: Final = _scratch_type()


def new_scratch(tries: int = TRIES) -> Records:
    """Memory for one thread: an array of one record; tests choose a method by the tries.

    >>> new_scratch().shape, int(new_scratch()["hands"][0, 15, 4])
    ((1,), 1365)
    """
    scratch = np.zeros(1, SCRATCH)
    scratch["tries"] = tries
    scratch["hands"] = [[comb(n, k) for k in range(CARDS + 1)] for n in range(CARDS + 1)]
    return scratch
