"""The doors from Python into compiled code: arrays of records with an index cost least to pass."""

from __future__ import annotations

from foretell.base.jit import jit_door, popcount
from foretell.engine.chance import below, seed_stream, shuffle
from foretell.engine.deal import cards_to_deal, deal, new_game
from foretell.engine.fields import Ints, Records
from foretell.engine.flow import actor, apply, legal
from foretell.engine.honour import call_revoke
from foretell.engine.masks import holds
from foretell.engine.scoring import tally
from foretell.engine.structs import TURN, Phase
from foretell.engine.trick import winner
from foretell.engine.view import view


@jit_door
def start_at(rules: Records, states: Records, dealer: int) -> None:
    """Begin a game (see ``deal.new_game``)."""
    new_game(rules[0], states[0], dealer)


@jit_door
def shuffle_at(deck: Ints, rng: Ints, seed: int, stream: int) -> None:
    """Shuffle a deck as a stream of a seed has it (see ``chance.seed_stream``)."""
    seed_stream(rng, seed, stream)
    shuffle(deck, rng, len(deck), len(deck))


@jit_door
def below_at(rng: Ints, seed: int, stream: int, number: int) -> int:
    """The first number below another one that a stream of a seed gives."""
    seed_stream(rng, seed, stream)
    return below(rng, number)


@jit_door
def deal_at(rules: Records, states: Records, deck: Ints) -> None:
    """Deal a round (see ``deal.deal``)."""
    deal(rules[0], states[0], deck)


@jit_door
def cards_to_deal_at(rules: Records, states: Records) -> int:
    """Cards each seat gets in the coming round (see ``deal.cards_to_deal``)."""
    return cards_to_deal(rules[0], states[0])


@jit_door
def tally_at(rules: Records, states: Records, won: Ints, grail: int, seat: int, trick: int) -> None:
    """Score a round of real cards (see ``scoring.tally``)."""
    tally(rules[0], states[0], won, grail, seat, trick)


@jit_door
def legal_at(rules: Records, states: Records) -> int:
    """Mask of the legal choices (see ``flow.legal``)."""
    return legal(rules[0], states[0])


@jit_door
def actor_at(rules: Records, states: Records) -> int:
    """The seat that decides now (see ``flow.actor``)."""
    return actor(rules[0], states[0])


@jit_door
def apply_at(rules: Records, states: Records, choice: int) -> None:
    """Make a choice that is known to be legal (see ``flow.apply``)."""
    apply(rules[0], states[0], choice)


@jit_door
def try_at(rules: Records, states: Records, choice: int) -> bool:
    """Make a choice if it is legal; whether it was."""
    r, s = rules[0], states[0]
    choices = legal(r, s)
    if choice == TURN:
        is_legal = s.phase == Phase.PLAY and popcount(choices) == 1
    else:
        is_legal = 0 <= choice < TURN and holds(choices, choice)
    if is_legal:
        apply(r, s, choice)
    return is_legal


@jit_door
def try_all_at(rules: Records, states: Records, choices: Ints, notes: Ints) -> int:
    """Make choices one after the other until one is not legal; how many were made.

    ``notes`` gets a row for each choice that was tried: the phase, and the seat in turn.
    """
    for i in range(len(choices)):
        notes[i, 0] = states[0].phase
        notes[i, 1] = states[0].turn
        if not try_at(rules, states, choices[i]):
            return i
    return len(choices)


@jit_door
def winner_at(rules: Records, states: Records) -> int:
    """The seat whose card wins the trick on the table (see ``trick.winner``)."""
    return winner(rules[0], states[0])


@jit_door
def view_at(rules: Records, states: Records, seat: int, views: Records) -> None:
    """Write what a seat may know (see ``view.view``)."""
    view(rules[0], states[0], seat, views[0])


@jit_door
def call_at(rules: Records, states: Records, caller: int, seat: int, trick: int) -> int:
    """Call a revoke (see ``honour.call_revoke``)."""
    return call_revoke(rules[0], states[0], caller, seat, trick)
