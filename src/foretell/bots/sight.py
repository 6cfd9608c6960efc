"""What a bot reads off a view before it thinks: which cards beat which, and who holds how many."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from foretell.base.jit import jit, popcount
from foretell.cards import (
    ALWAYS,
    EXCALIBUR,
    GRAIL,
    JESTERS,
    LANE,
    MERLIN,
    MORGAN,
    WIZARDS,
    Suit,
    mask_of,
)
from foretell.engine import trick
from foretell.engine.fields import RulesStruct, ViewRecord, int64
from foretell.engine.masks import bit, holds
from foretell.engine.roles import AS_WIZARD, LEADS, MAGIC_DEUCE, RANK, SUIT
from foretell.engine.structs import RoleMode
from foretell.engine.trick import (
    DEUCE,
    IGNORED,
    LANE_OF,
    LED_POWER,
    MAGIC_POWER,
    TRUMP_POWER,
    UBER_POWER,
    WIZARD_POWER,
    camelot_strength,
)

ABOVE_WIZARDS: Final = mask_of([MORGAN, GRAIL])
EXCALIBUR_BIT: Final = mask_of([EXCALIBUR])
NOT_JESTERS: Final = ~JESTERS
BOTH_ROLES: Final = WIZARDS | JESTERS


def _by_roles(masks: dict[RoleMode, int]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array([masks[mode] for mode in RoleMode], dtype=np.int64)


TOPS: Final = _by_roles(
    {
        RoleMode.PRINTED: WIZARDS,
        RoleMode.ALL_WIZARDS: BOTH_ROLES,
        RoleMode.ALL_JESTERS: 0,
        RoleMode.CALLED: BOTH_ROLES,
    }
)
"""By role mode, the cards in the lanes that are wizards, or may be called so."""

CHOOSERS: Final = _by_roles(
    {
        RoleMode.PRINTED: 0,
        RoleMode.ALL_WIZARDS: 0,
        RoleMode.ALL_JESTERS: 0,
        RoleMode.CALLED: BOTH_ROLES,
    }
)
"""By role mode, the cards in the lanes that their player makes wizards or jesters."""


class Sight(NamedTuple):
    """One look at the table, shared by all questions about the cards of a hand."""

    trump: int
    tops: int  # mask of the cards that win over every suit card
    pool: int  # mask of the cards that others hold, or may hold
    held: float  # the share of the pool that lies in others' hands, not in the stock
    others: int  # how many they are


@jit
def look(rules: RulesStruct, v: ViewRecord, trump: int) -> Sight:
    """Take a look at the table, as if ``trump`` were trump."""
    pool = v.unseen
    cards = 0
    others = 0
    for seat in range(rules.seats):
        if seat != v.seat and (v.sitting >> seat) & 1:
            pool |= v.known[seat]
            cards += v.hand_count[seat]
            others += 1
    tops = (TOPS[v.roles] | ABOVE_WIZARDS | bit(MERLIN)) & rules.deck_mask | v.uber
    return Sight(trump, tops, pool, cards / max(1, popcount(pool)), others)


@jit
def allowed(v: ViewRecord) -> int:
    """The legal choices without a revoke, which honour play leaves to the players (rules 14)."""
    is_own = v.turn == v.seat
    if not is_own or v.led < 0 or v.led == Suit.FREE:
        return v.legal
    follow = v.legal & LANE_OF[v.led]
    return v.legal if follow == 0 else follow | (v.legal & ALWAYS)


@jit
def may_choose_role(v: ViewRecord, card: int) -> bool:
    """Whether the player of a card says if it is a wizard or a jester (Camelot, Gizzard)."""
    return card == MERLIN or holds(CHOOSERS[v.roles], card)


@jit
def best_shape(rules: RulesStruct, v: ViewRecord, card: int) -> int:
    """The effective card that a card is now at its strongest: as a wizard, a magic deuce."""
    if rules.deuces_magic and RANK[card] == DEUCE and SUIT[card] == v.led:
        return MAGIC_DEUCE
    if may_choose_role(v, card):
        return AS_WIZARD
    return rules.counts_as[v.roles, card]


@jit
def power_of(v: ViewRecord, card: int, shape: int, place: int, led: int, trump: int) -> int:
    """How strong a card is at a place of the trick: see ``engine.trick.strength``."""
    if shape >= MORGAN and shape <= GRAIL:
        return camelot_strength(v, place, shape)  # type: ignore[arg-type]
    return trick.power_of(v.uber, trump, card, shape, led)


@jit
def led_by(v: ViewRecord, shape: int) -> int:
    """The led suit once an effective card is played: its own if nothing has been led yet."""
    return LEADS[shape] if v.led == Suit.NONE else v.led


@jit
def power_to_beat(v: ViewRecord, length: int) -> int:
    """The power of the best among the first cards of the trick; below all if there is none."""
    best = IGNORED - 1
    for place in range(length):
        power = power_of(v, v.trick[place], v.trick_as[place], place, v.led, v.trump)
        best = max(best, power)
    return best


@jit
def above(suit: int, rank: int) -> int:
    """Mask of the plain cards of a suit that are higher than a rank."""
    return LANE_OF[suit] & -bit(LANE * suit + rank + 1)


@jit
def suit_mask(suit: int) -> int:
    """Mask of the plain cards of a suit; empty for no suit and for a free trick."""
    return LANE_OF[suit] if suit >= 0 and suit < Suit.FREE else int64(0)


@jit
def is_worthless(rules: RulesStruct, v: ViewRecord, length: int) -> bool:
    """Whether the trick on the table counts for nobody (Excalibur; the 8 of spades)."""
    for place in range(length):
        if holds(EXCALIBUR_BIT | rules.cancels, v.trick[place]):
            return True
    return False


@jit
def beaters(rules: RulesStruct, v: ViewRecord, sight: Sight, power: int, led: int) -> int:
    """Mask of the cards that would take the trick from a card of that power, ruffs left out."""
    if power >= UBER_POWER:
        return int64(0)
    cards = v.uber | (ABOVE_WIZARDS & rules.deck_mask)
    if rules.deuces_magic and power < MAGIC_POWER:
        cards |= suit_mask(led) & bit(LANE * max(0, led) + DEUCE)
    if power >= WIZARD_POWER:
        return cards
    cards |= sight.tops
    if power > TRUMP_POWER:
        return cards | above(sight.trump, power - TRUMP_POWER)
    if power > LED_POWER:
        return cards | above(led, power - LED_POWER)
    return int64(NOT_JESTERS)
