"""Games between bots in compiled code: one function chooses for every kind of bot."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from foretell.base.jit import jit
from foretell.bots.rule import choose_rule
from foretell.bots.simple import choose_novice, choose_random
from foretell.engine.chance import pick, shuffle
from foretell.engine.deal import deal, deck_need
from foretell.engine.fields import Ints, Records, RulesStruct, State, ViewRecord
from foretell.engine.flow import actor, apply, legal
from foretell.engine.structs import NO_BID, NO_SEAT, Phase
from foretell.engine.view import view
from foretell.rules.axes import MAX_HAND

ELSEWHERE: Final = -1
"""The kind of a seat whose bot is not compiled."""
ROUNDS: Final = 0
HITS: Final = 1
TALLIES: Final = 2
SIZES: Final = MAX_HAND + 1
"""Numbers of cards that a seat may have."""


class BotKind(IntEnum):
    """The bots that compiled loops know."""

    RANDOM = 0
    NOVICE = 1
    RULE = 2


@jit
def choose(kind: int, rules: RulesStruct, v: ViewRecord, rng: Ints) -> int:
    """The choice of a kind of bot for the seat that a view belongs to."""
    if kind == BotKind.RULE:
        return choose_rule(rules, v, rng)
    if kind == BotKind.NOVICE:
        return choose_novice(rules, v, rng)
    return choose_random(v, rng)


@jit
def play_on(
    rules: RulesStruct,
    s: State,
    v: ViewRecord,
    deck: Ints,
    deals: Ints,
    rng: Ints,
    kinds: Ints,
    tallies: Ints,
) -> int:
    """Deal, and let compiled bots choose, until another one is to act or the game is over.

    ``kinds`` holds a BotKind for each seat, or ELSEWHERE; ``v`` is written over. ``deals`` shuffles
    and nothing else, so that the same deals come back whoever plays them; ``rng`` is for bots and
    draws. ``tallies`` counts by seat and number of cards the rounds with a bid, and those met.
    Returns how many choices were made.
    """
    choices = 0
    while s.phase != Phase.OVER:
        seat = actor(rules, s)
        if s.phase == Phase.DEAL:
            tally(rules, s, tallies)
            shuffle(deck, deals, deck_need(rules, s), rules.deck_len)
            deal(rules, s, deck)
        elif seat == NO_SEAT:
            apply(rules, s, pick(legal(rules, s), rng))
        elif kinds[seat] == ELSEWHERE:
            return choices
        else:
            view(rules, s, seat, v)
            apply(rules, s, choose(kinds[seat], rules, v, rng))
            choices += 1
    tally(rules, s, tallies)
    return choices


@jit
def play_on_at(
    rules: Records,
    states: Records,
    views: Records,
    deck: Ints,
    deals: Ints,
    rng: Ints,
    kinds: Ints,
    tallies: Ints,
) -> int:
    """The same from Python: arrays are the cheap way into compiled code."""
    return play_on(rules[0], states[0], views[0], deck, deals, rng, kinds, tallies)


@jit
def tally(rules: RulesStruct, s: State, tallies: Ints) -> None:
    """Count the bids of the round just scored, if there was one, and those that were met."""
    for seat in range(rules.players):
        if s.bids[seat] != NO_BID:
            tallies[seat, ROUNDS, s.cards_each] += 1
            tallies[seat, HITS, s.cards_each] += s.bids[seat] == s.won[seat]
