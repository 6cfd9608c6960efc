"""Games at random, step by step, over the engine's own doors."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
from hypothesis import settings

from foretell.base.jit import IS_PLAIN
from foretell.cards import cards_in
from foretell.engine.fields import Records
from foretell.engine.structs import Phase
from foretell.play.handle import Handle
from foretell.rules.plan import deck_of
from foretell.rules.value import Rules

SLOWER = 10 if IS_PLAIN else 1
"""How much less is tried where every step takes a hundred times as long."""

EXAMPLES = settings().max_examples
tried = settings(max_examples=max(1, EXAMPLES // SLOWER))

Move = list[int] | int
"""A deck that is dealt, or a choice."""


def new_handle(rules: Rules, dealer: int = 0) -> Handle:
    """A game that waits for its first deal."""
    handle = Handle(rules)
    handle.start(dealer)
    return handle


def draw_move(handle: Handle, deck: list[int], chance: random.Random) -> Move:
    """A shuffled deck or a choice, whatever is due."""
    if handle.get("phase") == Phase.DEAL:
        return chance.sample(deck, len(deck))
    return chance.choice(cards_in(handle.legal()))


def make(handle: Handle, move: Move) -> None:
    """Make a move that must be possible."""
    if isinstance(move, list):
        handle.deal(np.array(move, dtype=np.int64))
    else:
        assert handle.attempt(move)


def playing(rules: Rules, seed: int, steps: int = 10_000, dealer: int = 0) -> Iterator[Handle]:
    """The same handle after every move of a random game; stops at its end or after some moves."""
    chance, deck = random.Random(seed), deck_of(rules)
    handle = new_handle(rules, dealer % rules.players)
    for _ in range(steps):
        yield handle
        if handle.get("phase") == Phase.OVER:
            return
        make(handle, draw_move(handle, deck, chance))
    yield handle


def at_random(rules: Rules, seed: int, most: int = 400) -> Handle:
    """A game at a random moment."""
    steps = random.Random(seed).randrange(most)
    *_, last = playing(rules, seed, steps, dealer=seed)
    return last


def fields_that_differ(one: Records, other: Records) -> list[str]:
    """The names of the fields in which two records are not equal."""
    names = one.dtype.names or ()
    return [name for name in names if not np.array_equal(one[0][name], other[0][name])]
