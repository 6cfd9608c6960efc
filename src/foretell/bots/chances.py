"""What a card is worth to the rule bot: its chance of a trick, now or later in the round.

All numbers are made with + - * / only, which every machine rounds alike: a seed gives the
same game everywhere, compiled or plain.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.bots.sight import (
    EXCALIBUR_BIT,
    Sight,
    above,
    beaters,
    best_shape,
    is_worthless,
    led_by,
    power_of,
    power_to_beat,
    suit_mask,
)
from foretell.cards import EXCALIBUR
from foretell.engine.fields import RulesStruct, View
from foretell.engine.masks import holds
from foretell.engine.roles import RANK, SUIT
from foretell.engine.trick import POWER, WIZARD_POWER, seat_after
from foretell.jit import jit, popcount

WANTS: Final = 0.9
"""How surely a seat that needs tricks plays a card that wins, if it holds one."""
SHUNS: Final = 0.4
"""The same for a seat that needs none."""
UNKNOWN: Final = 0.65
"""The same where the bid is not known."""


@jit
def later(rules: RulesStruct, v: View, sight: Sight, card: int) -> float:
    """The chance that a card in the hand wins a trick that is still to come."""
    if holds(sight.tops, card):
        return top_chance(v, sight, card)
    shape = best_shape(rules, v, card)
    if POWER[shape] != 0 or shape == EXCALIBUR:
        return 0.02
    return plain_chance(v, sight, SUIT[shape], RANK[shape])


@jit
def top_chance(v: View, sight: Sight, card: int) -> float:
    """The chance of a wizard, or of what beats wizards."""
    if holds(v.uber, card) and popcount(v.uber) == 1:
        return 0.98
    return 1.0 - 0.1 * popcount(sight.tops & sight.pool) * sight.held / (1.0 + sight.others)


@jit
def plain_chance(v: View, sight: Sight, suit: int, rank: int) -> float:
    """The chance of a suit card, by how many cards in others' hands may beat it."""
    lane = suit_mask(suit)
    higher = popcount(above(suit, rank) & sight.pool) * sight.held
    tops = popcount(sight.tops & sight.pool) * sight.held / sight.others
    chance = 1.0 / ((1.0 + 0.8 * higher) * (1.0 + 0.4 * tops))
    if suit == sight.trump or sight.trump < 0:
        return chance
    trumps = popcount(suit_mask(sight.trump) & sight.pool) * sight.held / sight.others
    mine = popcount(lane & v.hand)
    cards = popcount(lane & sight.pool) * sight.held / sight.others
    return chance / (1.0 + trumps * (0.3 + 0.1 * mine) / (0.5 + cards))


@jit
def stands(rules: RulesStruct, v: View, sight: Sight, power: int, led: int) -> float:
    """The chance that a card that takes the trick so far is not beaten by those still to play."""
    beating = beaters(rules, v, sight, power, led)
    ruffs = np.int64(0)
    if sight.trump >= 0 and led != sight.trump and power < WIZARD_POWER // 2:
        ruffs = suit_mask(sight.trump)
    chance = 1.0
    seat = seat_after(rules, v, v.turn)  # type: ignore[arg-type]
    while seat != v.leader:
        chance *= 1.0 - beaten_by(rules, v, seat, beating, ruffs, led)
        seat = seat_after(rules, v, seat)  # type: ignore[arg-type]
    return chance


@jit
def beaten_by(rules: RulesStruct, v: View, seat: int, beating: int, ruffs: int, led: int) -> float:
    """The chance that a seat plays one of the cards that beat mine, or ruffs."""
    if seat >= rules.players:
        return beaten_by_dummy(rules, v, seat, beating | ruffs)
    lane = suit_mask(led)
    hidden = v.hand_count[seat] - popcount(v.known[seat])
    share = hidden / max(1, popcount(v.unseen))
    is_void = lane != 0 and (v.voids[seat] >> led) & 1 == 1
    if is_void:
        beating &= ~lane
    expected = popcount(beating & v.unseen) * share + popcount(beating & v.known[seat])
    if ruffs:
        length = 0.0 if is_void else popcount(lane & v.unseen) * share
        length += popcount(lane & v.known[seat])
        trumps = popcount(ruffs & v.unseen) * share + popcount(ruffs & v.known[seat])
        expected += trumps / (1.0 + length * (1.0 + 0.5 * length))
    return eagerness(v, seat) * expected / (0.6 + expected)


@jit
def beaten_by_dummy(rules: RulesStruct, v: View, seat: int, beating: int) -> float:
    """The same for a dummy: a card turned blindly, or one that a leader picks for it."""
    if rules.dummies > 1:
        return popcount(beating & v.unseen) / max(1, popcount(v.unseen))
    return 0.0 if v.seat == v.leader or beating & v.known[seat] == 0 else 0.5


@jit
def eagerness(v: View, seat: int) -> float:
    """How surely a seat plays a card that wins, if it holds one: by what it still needs."""
    if v.bids[seat] < 0:
        return UNKNOWN
    return WANTS if v.bids[seat] > v.won[seat] else SHUNS


@jit
def trick_chance(rules: RulesStruct, v: View, sight: Sight, card: int) -> float:
    """The chance that a card of the hand takes this trick, as strong as it can be."""
    shape = best_shape(rules, v, card)
    return shape_chance(rules, v, sight, card, shape, v.trick_len)


@jit
def shape_chance(
    rules: RulesStruct, v: View, sight: Sight, card: int, shape: int, place: int
) -> float:
    """The chance that a card takes this trick as a certain effective card."""
    if holds(EXCALIBUR_BIT | rules.cancels, card) or is_worthless(rules, v, place):
        return 0.0
    led = led_by(v, shape)
    power = power_of(v, card, shape, place, led, v.trump)
    if power <= power_to_beat(v, place):
        return 0.0
    return stands(rules, v, sight, power, led)


@jit
def turned_chance(rules: RulesStruct, v: View, sight: Sight, card: int) -> float:
    """The chance that the own card takes the trick if the dummy plays this one (Two-Player)."""
    if holds(rules.cancels, card) or is_worthless(rules, v, v.trick_len):
        return 0.0
    shape = best_shape(rules, v, card)
    led = led_by(v, shape)
    own = power_to_beat(v, v.trick_len)
    if power_of(v, card, shape, v.trick_len, led, v.trump) > own:
        return 0.0
    return stands(rules, v, sight, own, led)
