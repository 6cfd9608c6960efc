"""The order of suits in which the net sees cards, and the slots of its choices.

Suits stand in *lanes*: trump in the first, then the other suits from the longest in the own hand to
the shortest; without trump the first lane is empty. So games that differ by names of suits
look alike.
"""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit, popcount
from foretell.cards import JESTER, LANE, SUITS, WIZARD
from foretell.engine.fields import Ints, ViewRecord
from foretell.engine.structs import Phase
from foretell.rules.axes import MAX_HAND

LANES: Final = SUITS + 1
RANKS: Final = 13
CARDS: Final = LANES * RANKS
WIZARD_SLOT: Final = CARDS
JESTER_SLOT: Final = CARDS + 1
KINDS: Final = CARDS + 2
"""Kinds of cards: a plain card by lane and rank, any wizard, any jester."""
BID_SLOT: Final = KINDS
SLOTS: Final = KINDS + MAX_HAND + 1
"""Choices that the net tells apart: a card by kind, a bid by number."""

LANE_BITS: Final = (1 << RANKS) - 1


@jit
def plain_bits(mask: int, suit: int) -> int:
    """The plain cards of a suit in a mask of cards, as 13 bits, the lowest rank first."""
    return (mask >> (LANE * suit + 1)) & LANE_BITS


@jit
def order_suits(v: ViewRecord, lanes: Ints) -> None:
    """Write by suit its lane."""
    for suit in range(SUITS):
        if suit == v.trump:
            lanes[suit] = 0
            continue
        lane = 1
        key = suit_key(v, suit)
        for other in range(SUITS):
            if other != suit and other != v.trump:
                theirs = suit_key(v, other)
                lane += theirs > key or (theirs == key and other < suit)
        lanes[suit] = lane


@jit
def suit_key(v: ViewRecord, suit: int) -> int:
    """What suits are ordered by: the own cards, their ranks, then those not seen."""
    own, unseen = plain_bits(v.hand, suit), plain_bits(v.unseen, suit)
    return (popcount(own) << 26) | (own << 13) | unseen


@jit
def slot_of(v: ViewRecord, lanes: Ints, choice: int) -> int:
    """The slot of a choice: of a card, or of a bid."""
    if v.phase != Phase.PLAY:
        return BID_SLOT + choice
    return kind_of(lanes, choice)


@jit
def kind_of(lanes: Ints, card: int) -> int:
    """The kind of a card in the lanes."""
    suit = card // LANE
    rank = card - LANE * suit
    if rank == JESTER:
        return JESTER_SLOT
    if rank == WIZARD:
        return WIZARD_SLOT
    return lanes[suit] * RANKS + rank - 1
