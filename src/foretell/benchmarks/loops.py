"""The two loops that only measuring needs; they are compiled when first asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from foretell.base.jit import jit
from foretell.engine.chance import below, pick, seed_rng, shuffle
from foretell.engine.deal import deal, deck_need, new_game
from foretell.engine.fields import Ints, Records, RulesStruct, State
from foretell.engine.flow import actor, apply, legal
from foretell.engine.sample import sample
from foretell.engine.structs import NO_SEAT, Phase
from foretell.engine.view import view


def _collect(
    rules: RulesStruct, s: State, deck: Ints, rng: Ints, every: int, views: Records
) -> None:
    """Fill an array with what seats that are to act see, at random moments of random games."""
    found = 0
    new_game(rules, s, below(rng, rules.players))
    while found < len(views):
        if s.phase == Phase.OVER:
            new_game(rules, s, below(rng, rules.players))
        if s.phase == Phase.DEAL:
            shuffle(deck, rng, deck_need(rules, s), rules.deck_len)
            deal(rules, s, deck)
            continue
        seat = actor(rules, s)
        if seat != NO_SEAT and below(rng, every) == 0:
            view(rules, s, seat, views[found])
            found += 1
        apply(rules, s, pick(legal(rules, s), rng))


def _sample_often(
    rules: Records,
    views: Records,
    place: int,
    states: Records,
    work: tuple[Ints, Records, Ints],
    seed: int,
    times: int,
) -> int:
    """Sample one of the views so many times in a row; how often a state was found."""
    table, scratch, rng = work
    seed_rng(rng, seed)
    found = 0
    for _ in range(times):
        found += sample(rules[0], views[place], states[0], rng, table, scratch)
    return found


@cache
def loops() -> tuple[Callable[..., Any], Callable[..., Any]]:
    """``collect`` and ``sample_often``, compiled."""
    return jit(_collect), jit(_sample_often)
