"""What the rule bot names as a dealer: trump, a twist, a card above all (rules 5, Smyrna)."""

from __future__ import annotations

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.bots.needs import outlook
from foretell.bots.sight import BOTH_ROLES, look, suit_mask
from foretell.cards import LANE
from foretell.engine.chance import pick
from foretell.engine.fields import Ints, RulesStruct, ViewRecord
from foretell.engine.masks import bit
from foretell.engine.roles import RANK
from foretell.engine.structs import RANK_NAMED, Phase, TwistChoice


@jit
def choose_name(rules: RulesStruct, v: ViewRecord, rng: Ints) -> int:
    """What a dealer names before the bids, in whatever phase."""
    if v.phase == Phase.TRUMP:
        return choose_trump(rules, v, rng)
    if v.phase == Phase.TWIST:
        return choose_twist(v, rng)
    if v.phase == Phase.UBER_RANK:
        return choose_uber_rank(rules, v, rng)
    own = v.legal & own_suits(v, v.uber_rank)
    return trailing_zeros(own) if own else pick(v.legal, rng)


@jit
def choose_trump(rules: RulesStruct, v: ViewRecord, rng: Ints) -> int:
    """The suit that makes the own cards worth most; of a hand unseen, the one others lack."""
    best = pick(v.legal, rng)
    best_worth = trump_worth(rules, v, best)
    for suit in range(4):
        worth = trump_worth(rules, v, suit)
        if (v.legal >> suit) & 1 and worth > best_worth:
            best, best_worth = suit, worth
    return best


@jit
def trump_worth(rules: RulesStruct, v: ViewRecord, suit: int) -> float:
    """The tricks of the own hand with this trump, less what is known of the others' trumps."""
    known = 0
    for seat in range(rules.players):
        if seat != v.seat:
            known += popcount(v.known[seat] & suit_mask(suit))
    return outlook(rules, v, look(rules, v, suit), v.hand).mean - 0.1 * known


@jit
def choose_twist(v: ViewRecord, rng: Ints) -> int:
    """A card above all if I hold a suit card to name; calls if I hold cards to call."""
    may_call = (v.legal >> TwistChoice.CALLED) & 1
    if may_call and popcount(v.hand & BOTH_ROLES) > 1:
        return TwistChoice.CALLED.value
    if (v.legal >> TwistChoice.UBER) & 1 and v.hand & ~BOTH_ROLES:
        return TwistChoice.UBER.value
    return pick(v.legal, rng)


@jit
def choose_uber_rank(rules: RulesStruct, v: ViewRecord, rng: Ints) -> int:
    """The rank of the own suit card that is worth least without it."""
    sight = look(rules, v, v.trump)
    best = -1
    best_worth = 0.0
    cards = v.hand & ~BOTH_ROLES & rules.deck_mask
    while cards != 0:
        card = trailing_zeros(cards)
        worth = outlook(rules, v, sight, bit(card)).mean
        if (v.legal >> RANK[card]) & 1 and (best < 0 or worth < best_worth):
            best, best_worth = RANK[card], worth
        cards &= cards - 1
    return best if best >= 0 else pick(v.legal, rng)


@jit
def own_suits(v: ViewRecord, rank: int) -> int:
    """Mask of the suits whose card of a rank I hold."""
    suits = 0
    for suit in range(RANK_NAMED):
        if v.hand & bit(LANE * suit + rank):
            suits |= 1 << suit
    return suits
