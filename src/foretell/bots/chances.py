"""What a card is worth to the rule bot: its chance of a trick, now or later in the round.

All numbers are made with + - * / and square roots only, which every machine rounds alike:
a seed gives the same game everywhere, compiled or plain.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import numpy as np

from foretell.base.jit import jit, popcount
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
from foretell.cards import JESTER, WIZARD
from foretell.engine.fields import RulesStruct, ViewRecord, int64
from foretell.engine.masks import holds
from foretell.engine.roles import RANK, SUIT
from foretell.engine.trick import TRUMP_POWER, seat_after

WEIGHTS: Final = np.array(
    [
        [0.195, 0.921, -0.976, 0.455, -0.177, -0.318, 0.024, -0.014, -0.999, 0.111, -0.502, -0.357],
        [-0.541, 1.944, -0.748, 0.269, 0.065, 0.000, -0.322, 0.273, -0.132, -0.235, -0.247, -0.077],
        [-0.998, 1.593, -0.988, 0.469, 0.000, 0.000, -0.201, 0.075, -0.489, -1.573, 0.058, -0.187],
        [2.293, 2.293, 0.000, 0.000, 0.000, 0.000, -1.621, 0.000, 0.000, 1.459, -2.813, -0.470],
        [-0.810, -0.810, 0.000, 0.000, 0.000, 0.000, 1.371, 0.000, 0.000, -5.386, -6.682, -3.213],
    ]
)
"""By class of card (side suit, trump, suit without trump, top, null): a weight for each fact."""


WANTS: Final = 0.548
"""How surely a seat that needs tricks plays a card that wins, if it holds one."""
SHUNS: Final = 0.4
"""How surely a seat that needs no tricks plays a card that wins, if it holds one."""
UNKNOWN: Final = 0.65
"""How surely a seat whose bid is not known plays a card that wins, if it holds one."""
HELD: Final = 0.839
"""Of how many expected cards it is as likely as not that one is held."""
VOID: Final = 0.931
VOID_2: Final = 0.676
"""How the cards of the led suit that a seat is expected to hold keep it from a ruff."""
SIDE: Final = 0
TRUMP: Final = 1
FREE: Final = 2
TOP: Final = 3
NULL: Final = 4
FACTS: Final = 12
Facts = tuple[float, float, float, float, float, float, float, float, float, float, float, float]


@jit
def later(rules: RulesStruct, v: ViewRecord, sight: Sight, card: int) -> float:
    """The chance that a card in the hand wins a trick that is still to come."""
    shape = best_shape(rules, v, card)
    row = class_of(sight, card, shape)
    return chance_from(row, features(v, sight, row, SUIT[shape], RANK[shape]))


@jit
def chance_from(row: int, facts: Facts) -> float:
    """The weighted facts, bent into a chance."""
    x = 0.0
    for i in range(FACTS):
        x += WEIGHTS[row, i] * facts[i]
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


@jit
def class_of(sight: Sight, card: int, shape: int) -> int:
    """The row of WEIGHTS for a card."""
    if holds(sight.tops, card):
        return TOP
    if RANK[shape] == JESTER or RANK[shape] == WIZARD:
        return NULL
    if sight.trump < 0:
        return FREE
    return TRUMP if SUIT[shape] == sight.trump else SIDE


@jit
def features(v: ViewRecord, sight: Sight, row: int, suit: int, rank: int) -> Facts:
    """What the chance of a card rests on, counted in cards that others are expected to hold."""
    lane = suit_mask(suit) if row <= FREE else int64(0)
    higher = popcount(above(suit, rank) & sight.pool) * sight.held if row <= FREE else 0.0
    each = sight.held / sight.others
    tops = popcount(sight.tops & sight.pool) * each
    cards = popcount(lane & sight.pool) * each
    trumps = popcount(suit_mask(sight.trump) & sight.pool) * each
    left = 1.0 * popcount(v.hand)
    mine = 1.0 * popcount(lane & v.hand)
    control = popcount((sight.tops | suit_mask(sight.trump)) & v.hand)
    return (
        1.0,
        1.0 / (1.0 + higher),
        higher / sight.others,
        cards,
        trumps if row == SIDE else 0.0,
        trumps / (0.3 + cards) if row == SIDE else 0.0,
        tops,
        mine,
        mine / left,
        control / left,
        1.0 / left,
        1.0 * sight.others,
    )


@jit
def stands(rules: RulesStruct, v: ViewRecord, sight: Sight, power: int, led: int) -> float:
    """The chance that a card that takes the trick so far is not beaten by those still to play."""
    beating = beaters(rules, v, sight, power, led)
    ruffs = int64(0)
    if sight.trump >= 0 and led != sight.trump and power <= TRUMP_POWER:
        ruffs = suit_mask(sight.trump)
    chance = 1.0
    seat = seat_after(rules, v, v.turn)  # type: ignore[arg-type]
    while seat != v.leader:
        chance *= 1.0 - beaten_by(rules, v, seat, beating, ruffs, led)
        seat = seat_after(rules, v, seat)  # type: ignore[arg-type]
    return chance


@jit
def beaten_by(
    rules: RulesStruct, v: ViewRecord, seat: int, beating: int, ruffs: int, led: int
) -> float:
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
        expected += trumps / (1.0 + length * (VOID + VOID_2 * length))
    return eagerness(v, seat) * expected / (HELD + expected)


@jit
def beaten_by_dummy(rules: RulesStruct, v: ViewRecord, seat: int, beating: int) -> float:
    """The same for a dummy: a card turned blindly, or one that a leader picks for it."""
    if rules.dummies > 1:
        return popcount(beating & v.unseen) / max(1, popcount(v.unseen))
    return 0.0 if v.seat == v.leader or beating & v.known[seat] == 0 else 0.5


@jit
def eagerness(v: ViewRecord, seat: int) -> float:
    """How surely a seat plays a card that wins, if it holds one: by what it still needs."""
    if v.bids[seat] < 0:
        return UNKNOWN
    return WANTS if v.bids[seat] > v.won[seat] else SHUNS


@jit
def trick_chance(rules: RulesStruct, v: ViewRecord, sight: Sight, card: int) -> float:
    """The chance that a card of the hand takes this trick, as strong as it can be."""
    shape = best_shape(rules, v, card)
    return shape_chance(rules, v, sight, card, shape, v.trick_len)


@jit
def shape_chance(
    rules: RulesStruct, v: ViewRecord, sight: Sight, card: int, shape: int, place: int
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
def turned_chance(rules: RulesStruct, v: ViewRecord, sight: Sight, card: int) -> float:
    """The chance that the own card takes the trick if the dummy plays this one (Two-Player)."""
    if holds(rules.cancels, card) or is_worthless(rules, v, v.trick_len):
        return 0.0
    shape = best_shape(rules, v, card)
    led = led_by(v, shape)
    own = power_to_beat(v, v.trick_len)
    if power_of(v, card, shape, v.trick_len, led, v.trump) > own:
        return 0.0
    return stands(rules, v, sight, own, led)
