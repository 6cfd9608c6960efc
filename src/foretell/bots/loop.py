"""Whole games between bots in compiled code: one function chooses for every kind of bot."""

from __future__ import annotations

from enum import IntEnum

from foretell.base.jit import jit
from foretell.bots.rule import choose_rule
from foretell.bots.simple import choose_novice, choose_random
from foretell.engine.chance import pick, shuffle
from foretell.engine.deal import deal, deck_need
from foretell.engine.fields import Ints, RulesStruct, State, ViewRecord
from foretell.engine.flow import actor, apply, legal
from foretell.engine.structs import NO_SEAT, Phase
from foretell.engine.view import view


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
def step_with(
    rules: RulesStruct, s: State, v: ViewRecord, deck: Ints, deals: Ints, rng: Ints, kinds: Ints
) -> int:
    """Make the deal or the one choice that is due; 1 for a choice, 0 for chance.

    ``kinds`` holds a BotKind for each seat, ``v`` is written over. ``deals`` shuffles and nothing
    else, so that the same deals come back whoever plays them; ``rng`` is for the bots.
    """
    if s.phase == Phase.DEAL:
        shuffle(deck, deals, deck_need(rules, s), rules.deck_len)
        deal(rules, s, deck)
        return 0
    seat = actor(rules, s)
    if seat == NO_SEAT:
        apply(rules, s, pick(legal(rules, s), rng))
        return 0
    view(rules, s, seat, v)
    apply(rules, s, choose(kinds[seat], rules, v, rng))
    return 1
