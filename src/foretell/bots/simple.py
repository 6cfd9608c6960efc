"""The two simplest bots: one that plays anything, one that bids its share and tries a little."""

from __future__ import annotations

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.bots.sight import allowed, best_shape, led_by, power_of, power_to_beat
from foretell.engine.chance import pick
from foretell.engine.fields import Ints, RulesStruct, ViewRecord, int64
from foretell.engine.masks import bit
from foretell.engine.structs import TURN, Phase


@jit
def choose_random(v: ViewRecord, rng: Ints) -> int:
    """Any choice that is legal, and under honour play no revoke."""
    return TURN if v.may_turn else pick(allowed(v), rng)


@jit
def choose_novice(rules: RulesStruct, v: ViewRecord, rng: Ints) -> int:
    """A bid of an equal share of the tricks; then a card that wins, or loses, as is needed."""
    if v.phase == Phase.BID or v.phase == Phase.MEND:
        return nearest(v.legal, equal_share(v))
    if v.phase == Phase.PLAY and not v.may_turn and v.turn == v.seat:
        return choose_by_need(rules, v, rng)
    return choose_random(v, rng)


@jit
def equal_share(v: ViewRecord) -> int:
    """The cards dealt to each seat over the seats, rounded."""
    seats = popcount(v.sitting)
    return (2 * v.cards_each + seats) // (2 * seats)


@jit
def nearest(choices: int, number: int) -> int:
    """The choice nearest to a number; of two, the lower."""
    for distance in range(64):
        if number >= distance and (choices >> (number - distance)) & 1:
            return number - distance
        if (choices >> (number + distance)) & 1:
            return number + distance
    return trailing_zeros(choices)


@jit
def choose_by_need(rules: RulesStruct, v: ViewRecord, rng: Ints) -> int:
    """Any card that takes the trick so far if tricks are needed, else any that does not."""
    cards = allowed(v)
    taking = int64(0)
    to_beat = power_to_beat(v, v.trick_len)
    left = cards
    while left != 0:
        card = trailing_zeros(left)
        shape = best_shape(rules, v, card)
        power = power_of(v, card, shape, v.trick_len, led_by(v, shape), v.trump)
        if power > to_beat:
            taking |= bit(card)
        left &= left - 1
    wanted = taking if v.is_flat or v.bids[v.seat] > v.won[v.seat] else cards & ~taking
    return pick(wanted or cards, rng)
