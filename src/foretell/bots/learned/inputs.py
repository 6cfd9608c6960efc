"""What the net is told of a view: a list of the places that are not 0.

A place that is listed twice is 2: so are equally high cards of one suit.

Suits stand in lanes (:mod:`foretell.bots.learned.lanes`), and seats are counted from the
one that looks: games that differ by the names of suits or seats alone look alike.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.bots.learned.lanes import (
    CARDS,
    KINDS,
    LANES,
    RANKS,
    kind_of,
    order_suits,
    plain_bits,
)
from foretell.bots.learned.traits import OVER
from foretell.bots.sight import suit_mask
from foretell.cards import JESTERS, NO_CARD, SUITS, WIZARDS, Suit
from foretell.engine.fields import Ints, RulesStruct, ViewRecord
from foretell.engine.structs import NO_BID, NO_SEAT, Phase
from foretell.engine.trick import seat_after
from foretell.rules.axes import MAX_HAND, MAX_SEATS

OTHERS: Final = MAX_SEATS - 1
NEEDS: Final = 13
OWN_NEEDS: Final = 16
SUMS: Final = 2 * OVER + 1
LONGEST: Final = 14

_SIZES: Final = {
    "hand": KINDS,
    "wizards": 5,
    "jesters": 5,
    "rank_left": CARDS,  # own cards, by how many of the lane that are not seen are higher
    "length": LANES * LONGEST,
    "unseen": CARDS,
    "unseen_wizards": 5,
    "unseen_jesters": 5,
    "unseen_length": LANES * LONGEST,
    "has_bid": OTHERS,
    "bid": OTHERS * (MAX_HAND + 1),
    "need": OTHERS * NEEDS,
    "void": OTHERS * LANES,
    "played_tops": OTHERS * 5,
    "played_trumps": OTHERS * 7,
    "played_high": OTHERS * 7,
    "to_play": OTHERS * 3,
    "winning": MAX_SEATS,
    "best": KINDS + 1,
    "led": LANES + 2,
    "place": MAX_SEATS,
    "own_need": OWN_NEEDS + 1,
    "left": MAX_HAND + 1,
    "size": MAX_HAND + 1,
    "bids_over": SUMS,
    "needs_over": SUMS,
    "before": MAX_SEATS,
    "players": MAX_SEATS + 1,
    "turn_up": KINDS + 1,
    "stock": 8,
}
"""By name, how many places a part of the inputs has."""
_STARTS: Final = dict(zip(_SIZES, np.cumsum([0, *_SIZES.values()]).tolist(), strict=False))
INPUTS: Final = sum(_SIZES.values())
MOST: Final = 192
"""No view has so many ones."""

_HAND: Final = _STARTS["hand"]
_WIZARDS: Final = _STARTS["wizards"]
_JESTERS: Final = _STARTS["jesters"]
_RANK_LEFT: Final = _STARTS["rank_left"]
_LENGTH: Final = _STARTS["length"]
_UNSEEN: Final = _STARTS["unseen"]
_UNSEEN_WIZARDS: Final = _STARTS["unseen_wizards"]
_UNSEEN_JESTERS: Final = _STARTS["unseen_jesters"]
_UNSEEN_LENGTH: Final = _STARTS["unseen_length"]
_HAS_BID: Final = _STARTS["has_bid"]
_BID: Final = _STARTS["bid"]
_NEED: Final = _STARTS["need"]
_VOID: Final = _STARTS["void"]
_PLAYED_TOPS: Final = _STARTS["played_tops"]
_PLAYED_TRUMPS: Final = _STARTS["played_trumps"]
_PLAYED_HIGH: Final = _STARTS["played_high"]
_TO_PLAY: Final = _STARTS["to_play"]
_WINNING: Final = _STARTS["winning"]
_BEST: Final = _STARTS["best"]
_LED: Final = _STARTS["led"]
_PLACE: Final = _STARTS["place"]
_OWN_NEED: Final = _STARTS["own_need"]
_LEFT: Final = _STARTS["left"]
_SIZE: Final = _STARTS["size"]
_BIDS_OVER: Final = _STARTS["bids_over"]
_NEEDS_OVER: Final = _STARTS["needs_over"]
_BEFORE: Final = _STARTS["before"]
_PLAYERS: Final = _STARTS["players"]
_TURN_UP: Final = _STARTS["turn_up"]
_STOCK: Final = _STARTS["stock"]

HIGH: Final = 3
"""How many of a suit's highest ranks are high."""


@jit
def write_inputs(rules: RulesStruct, v: ViewRecord, lanes: Ints, out: Ints) -> int:
    """Write the places that are 1 of a seat that is to bid or to play; how many they are.

    ``lanes`` gets by suit its lane, for the slots of choices.
    """
    order_suits(v, lanes)
    n = write_own(v, lanes, out, 0)
    n = write_unseen(v, lanes, out, n)
    n = write_others(rules, v, lanes, out, n)
    n = write_trick(rules, v, lanes, out, n)
    return write_round(rules, v, lanes, out, n)


@jit
def write_own(v: ViewRecord, lanes: Ints, out: Ints, n: int) -> int:
    """The own cards."""
    hand = v.hand
    out[n] = _WIZARDS + popcount(hand & WIZARDS)
    out[n + 1] = _JESTERS + popcount(hand & JESTERS)
    n += 2
    for suit in range(SUITS):
        own, unseen = plain_bits(hand, suit), plain_bits(v.unseen, suit)
        start = lanes[suit] * RANKS
        out[n] = _LENGTH + lanes[suit] * LONGEST + popcount(own)
        n += 1
        while own != 0:
            rank = trailing_zeros(own)
            out[n] = _HAND + start + rank
            out[n + 1] = _RANK_LEFT + start + popcount(unseen >> rank)
            n += 2
            own &= own - 1
    return n


@jit
def write_unseen(v: ViewRecord, lanes: Ints, out: Ints, n: int) -> int:
    """The cards that others may hold."""
    pool = v.unseen
    out[n] = _UNSEEN_WIZARDS + popcount(pool & WIZARDS)
    out[n + 1] = _UNSEEN_JESTERS + popcount(pool & JESTERS)
    n += 2
    for suit in range(SUITS):
        unseen = plain_bits(pool, suit)
        out[n] = _UNSEEN_LENGTH + lanes[suit] * LONGEST + popcount(unseen)
        n += 1
        while unseen != 0:
            out[n] = _UNSEEN + lanes[suit] * RANKS + trailing_zeros(unseen)
            n += 1
            unseen &= unseen - 1
    return n


@jit
def write_others(rules: RulesStruct, v: ViewRecord, lanes: Ints, out: Ints, n: int) -> int:
    """What is known of the other seats: bids, needs, voids, and the strength they have shown."""
    for ahead in range(1, rules.players):
        seat = (v.seat + ahead) % rules.players
        other = ahead - 1
        if not (v.sitting >> seat) & 1:
            continue
        out[n] = _NEED + other * NEEDS + need_of(v, seat)
        n += 1
        if v.bids[seat] >= 0:
            out[n] = _HAS_BID + other
            out[n + 1] = _BID + other * (MAX_HAND + 1) + v.bids[seat]
            n += 2
        if v.played_by[seat] != 0:
            n = write_shown(v, lanes, seat, other, out, n)
    return n


@jit
def write_shown(v: ViewRecord, lanes: Ints, seat: int, other: int, out: Ints, n: int) -> int:
    """What another seat has shown by its cards: how many of the best it has played, and voids."""
    played, high = v.played_by[seat], 0
    for suit in range(SUITS):
        if suit != v.trump:
            high += popcount(plain_bits(played, suit) >> (RANKS - HIGH))
    trumps = popcount(played & suit_mask(v.trump))
    out[n] = _PLAYED_TOPS + other * 5 + popcount(played & WIZARDS)
    out[n + 1] = _PLAYED_TRUMPS + other * 7 + min(6, trumps)
    out[n + 2] = _PLAYED_HIGH + other * 7 + min(6, high)
    n += 3
    for suit in range(SUITS):
        if (v.voids[seat] >> suit) & 1:
            out[n] = _VOID + other * LANES + lanes[suit]
            n += 1
    return n


@jit
def need_of(v: ViewRecord, seat: int) -> int:
    """The place for what a seat still needs; the last two for a bid not made, or not seen."""
    bid = v.bids[seat]
    if bid < 0:
        return NEEDS - 1 if bid == NO_BID else NEEDS - 2
    return min(8, max(-2, bid - v.won[seat])) + 2


@jit
def write_trick(rules: RulesStruct, v: ViewRecord, lanes: Ints, out: Ints, n: int) -> int:
    """The trick on the table, and who is still to play to it."""
    if v.phase != Phase.PLAY:
        return n
    out[n] = _PLACE + v.trick_len
    out[n + 1] = _LED + (LANES if v.led == Suit.NONE else led_lane(v, lanes))
    n += 2
    best = KINDS
    if v.winning != NO_SEAT:
        out[n] = _WINNING + (v.winning - v.seat) % rules.players
        n += 1
        best = kind_of(lanes, winning_card(rules, v))
    out[n] = _BEST + best
    n += 1
    seat = seat_after(rules, v, v.seat)  # type: ignore[arg-type]
    while seat != v.leader:
        other = (seat - v.seat) % rules.players - 1
        need = v.bids[seat] - v.won[seat]
        out[n] = _TO_PLAY + other * 3 + (2 if need > 0 else 1 if need == 0 else 0)
        n += 1
        seat = seat_after(rules, v, seat)  # type: ignore[arg-type]
    return n


@jit
def led_lane(v: ViewRecord, lanes: Ints) -> int:
    """The lane of the led suit; one past the last where all is free."""
    return LANES + 1 if v.led == Suit.FREE else lanes[v.led]


@jit
def winning_card(rules: RulesStruct, v: ViewRecord) -> int:
    """The card that takes the trick so far."""
    seat = v.leader
    for place in range(v.trick_len):
        if seat == v.winning:
            return v.trick[place]
        seat = seat_after(rules, v, seat)  # type: ignore[arg-type]
    return v.trick[0]


@jit
def write_round(rules: RulesStruct, v: ViewRecord, lanes: Ints, out: Ints, n: int) -> int:
    """Numbers of the round: sizes, sums of bids and needs, whose turn it is."""
    bids = needs = 0
    before = 0
    for seat in range(rules.players):
        if v.bids[seat] >= 0:
            bids += v.bids[seat]
            needs += max(0, v.bids[seat] - v.won[seat])
            before += 1
        elif v.bids[seat] != NO_BID:
            before += 1
    left = popcount(v.hand)
    own = v.bids[v.seat]
    is_bidding = v.phase != Phase.PLAY
    out[n] = _OWN_NEED + (OWN_NEEDS if is_bidding else min(12, max(-3, own - v.won[v.seat])) + 3)
    out[n + 1] = _LEFT + left
    out[n + 2] = _SIZE + v.cards_each
    out[n + 3] = _BIDS_OVER + min(OVER, max(-OVER, bids - v.cards_each)) + OVER
    out[n + 4] = _NEEDS_OVER + min(OVER, max(-OVER, needs - left)) + OVER
    out[n + 5] = _BEFORE + min(before, MAX_SEATS - 1)
    out[n + 6] = _PLAYERS + popcount(v.sitting)
    out[n + 7] = _TURN_UP + (KINDS if v.turn_up == NO_CARD else kind_of(lanes, v.turn_up))
    out[n + 8] = _STOCK + min(7, (v.stock_count + 3) // 8)
    return n + 9
