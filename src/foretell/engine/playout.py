"""Random play compiled whole: the loops never return to Python."""

from __future__ import annotations

from foretell.base.jit import jit
from foretell.engine.chance import below, pick, shuffle
from foretell.engine.deal import deal, deck_need, new_game
from foretell.engine.fields import Ints, RulesStruct, State
from foretell.engine.flow import apply, legal
from foretell.engine.structs import Phase


@jit
def play_round(rules: RulesStruct, s: State, deck: Ints, rng: Ints) -> int:
    """Deal the round that is due and play it at random to its score; how many choices that took.

    ``deck`` lists the deck's cards in any order and is shuffled in place.
    """
    shuffle(deck, rng, deck_need(rules, s), rules.deck_len)
    deal(rules, s, deck)
    choices = 0
    while s.phase != Phase.DEAL and s.phase != Phase.OVER:
        apply(rules, s, pick(legal(rules, s), rng))
        choices += 1
    return choices


@jit
def play_out(rules: RulesStruct, s: State, deck: Ints, rng: Ints) -> int:
    """Play a game whose next deal is due at random to its end; how many choices that took."""
    choices = 0
    while s.phase != Phase.OVER:
        choices += play_round(rules, s, deck, rng)
    return choices


@jit
def play_games(rules: RulesStruct, s: State, deck: Ints, rng: Ints, games: int) -> int:
    """Play whole games at random, one after the other in the same state; how many choices."""
    choices = 0
    for _ in range(games):
        new_game(rules, s, below(rng, rules.players))
        choices += play_out(rules, s, deck, rng)
    return choices
