"""Claiming the rest: a proof, from one seat's view alone, that every trick left is its own.

The proof plays against more than the truth: a card that the seat does not see may lie with
everybody at once who is not known to lack it. A card that nobody could beat then is *sure*; sure
cards are led one after the other, and what must follow them is gone in the end. What the proof
cannot follow (roles to be said, cards of Camelot, dummies) is never proven.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.cards import ALWAYS, CAMELOT, CARD_NUMBERS, WIZARD, Suit
from foretell.engine.fields import Ints, Records, RulesStruct, State, ViewRecord
from foretell.engine.masks import bit, holds
from foretell.engine.roles import LEADS, MAGIC_DEUCE, RANK
from foretell.engine.structs import Phase
from foretell.engine.trick import (
    LANE_OF,
    WIZARD_POWER,
    is_magic,
    lane_led,
    power_of,
    seat_after,
    trick_cards,
)
from foretell.rules.axes import MAX_HAND, MAX_SEATS

NO_SURE_CARD: Final = -1
LANES_COUNT: Final = 4


@jit
def may_hold(v: ViewRecord, other: int) -> int:
    """Mask of the cards that another seat may hold: known, or not known to be lacked."""
    cards = v.known[other]
    if v.hand_count[other] > popcount(cards):
        hidden = v.unseen
        for suit in range(LANES_COUNT):
            if (v.voids[other] >> suit) & 1:
                hidden &= ~LANE_OF[suit]
        cards |= hidden
    return cards


@jit
def fill_others(v: ViewRecord, others: Ints) -> int:
    """Write by seat what it may hold, nothing for the viewer; the mask of all these cards."""
    together = 0
    for other in range(MAX_SEATS):
        others[other] = may_hold(v, other) if other != v.seat else 0
        together |= others[other]
    return together


@jit
def is_plain(rules: RulesStruct, v: ViewRecord, cards: int) -> bool:
    """Whether none of these cards asks for a role, and none of them or the trick's is Camelot's."""
    table = trick_cards(v)  # type: ignore[arg-type]  # fields of both
    if (cards | table) & (CAMELOT | rules.cancels) != 0:
        return False
    for card in range(CARD_NUMBERS):
        if holds(cards, card) and rules.forms[v.roles, card] != 0:
            return False
    return True


@jit
def is_trump_fixed(rules: RulesStruct, v: ViewRecord, cards: int) -> bool:
    """Whether trump stays as it is while these cards are played (Tricksy)."""
    if not rules.wizards_change_trump:
        return True
    for card in range(CARD_NUMBERS):
        if holds(cards, card) and RANK[rules.counts_as[v.roles, card]] == WIZARD:
            return False
    return True


@jit
def beaten_by(rules: RulesStruct, v: ViewRecord, cards: int, led: int, power: int) -> bool:
    """Whether one of these cards, played later to a trick, would beat a power."""
    left = cards
    while left != 0:
        card = trailing_zeros(left)
        left &= ~bit(card)
        shape = MAGIC_DEUCE if is_magic(rules, led, card) else rules.counts_as[v.roles, card]
        suit = LEADS[shape] if led == Suit.NONE else led
        if power_of(v.uber, v.trump, card, shape, suit) > power:
            return True
    return False


@jit
def is_sure(
    rules: RulesStruct, v: ViewRecord, others: Ints, seats: int, card: int, shape: int, led: int
) -> bool:
    """Whether no card that these seats may hold beats ``card``, whatever becomes of trump."""
    power = power_of(v.uber, v.trump, card, shape, led)
    cards = v.hand
    for other in range(MAX_SEATS):
        cards |= others[other]
    if power < WIZARD_POWER and not is_trump_fixed(rules, v, cards):
        return False
    for other in range(MAX_SEATS):
        if (seats >> other) & 1 and beaten_by(rules, v, others[other], led, power):
            return False
    return True


@jit
def sure_lead(rules: RulesStruct, v: ViewRecord, hand: int, others: Ints) -> int:
    """A card of the hand that takes the trick for sure when it is led, or NO_SURE_CARD."""
    left = hand
    while left != 0:
        card = trailing_zeros(left)
        left &= ~bit(card)
        shape = rules.counts_as[v.roles, card]
        if is_sure(rules, v, others, v.sitting, card, shape, LEADS[shape]):
            return card
    return NO_SURE_CARD


@jit
def draw(rules: RulesStruct, suit: int, leads: Ints, others: Ints) -> None:
    """Note that a suit was led: who has had to follow often enough holds none of it any more.

    A wizard or a jester may be played in place of each card, so these count as well (rules 9);
    under honour play nobody has to follow (rules 14).
    """
    if suit < 0 or suit >= LANES_COUNT or rules.honour:
        return
    leads[suit] += 1
    for other in range(MAX_SEATS):
        if popcount(others[other] & (LANE_OF[suit] | ALWAYS)) <= leads[suit]:
            others[other] &= ~LANE_OF[suit]


@jit
def lead_all(
    rules: RulesStruct, v: ViewRecord, hand: int, others: Ints, order: Ints, place: int
) -> int:
    """Lead sure cards until the hand is empty; how many cards ``order`` has then, 0 if stuck."""
    held = others.copy()
    leads = np.zeros(LANES_COUNT, dtype=np.int64)
    left, made = hand, place
    while left != 0:
        card = sure_lead(rules, v, left, held)
        if card == NO_SURE_CARD:
            return 0
        order[made] = card
        made += 1
        left &= ~bit(card)
        draw(rules, LEADS[rules.counts_as[v.roles, card]], leads, held)
    return made


@jit
def seats_after(rules: RulesStruct, v: ViewRecord) -> int:
    """Mask of the seats that play to the trick after the viewer."""
    seats = 0
    other = seat_after(rules, v, v.seat)  # type: ignore[arg-type]  # fields of both
    while other != v.leader:
        seats |= 1 << other
        other = seat_after(rules, v, other)  # type: ignore[arg-type]  # fields of both
    return seats


@jit
def takes_trick(rules: RulesStruct, v: ViewRecord, others: Ints, seats: int, card: int) -> bool:
    """Whether a card takes the trick on the table for sure; ``seats`` play after it."""
    shape = MAGIC_DEUCE if is_magic(rules, v.led, card) else rules.counts_as[v.roles, card]
    led = LEADS[shape] if v.led == Suit.NONE else v.led
    power = power_of(v.uber, v.trump, card, shape, led)
    for place in range(v.trick_len):
        if power_of(v.uber, v.trump, v.trick[place], v.trick_as[place], led) >= power:
            return False
    return is_sure(rules, v, others, seats, card, shape, led)


@jit
def following(hand: int, lane: int) -> int:
    """Mask of the cards of a hand that follow, as rules 9 says also where nobody enforces it."""
    if hand & lane == 0:
        return hand
    return hand & (lane | ALWAYS)


@jit
def is_asked(rules: RulesStruct, v: ViewRecord) -> bool:
    """Whether the viewer is to play a card and sees all of its own."""
    if v.phase != Phase.PLAY or v.actor != v.seat or v.turn != v.seat or rules.dummies:
        return False
    return not v.may_turn and popcount(v.hand) == v.hand_count[v.seat]


@jit
def prove(rules: RulesStruct, v: ViewRecord, order: Ints) -> int:
    """How many tricks are left, if all are proven the viewer's, else 0 (ruling 37).

    ``order`` (MAX_HAND numbers) gets the cards in the order in which they take the tricks. At
    most 20 x 20 x 20 cards are looked at, each against five seats.
    """
    if not is_asked(rules, v):
        return 0
    others = np.zeros(MAX_SEATS, dtype=np.int64)
    if not is_plain(rules, v, fill_others(v, others) | v.hand):
        return 0
    if v.trick_len == 0:
        return lead_all(rules, v, v.hand, others, order, 0)
    return take_and_lead(rules, v, others, order)


@jit
def take_and_lead(rules: RulesStruct, v: ViewRecord, others: Ints, order: Ints) -> int:
    """The same where others have played to the trick already."""
    seats = seats_after(rules, v)
    left = following(v.hand, lane_led(v))  # type: ignore[arg-type]  # fields of both
    while left != 0:
        card = trailing_zeros(left)
        left &= ~bit(card)
        if takes_trick(rules, v, others, seats, card):
            order[0] = card
            made = lead_all(rules, v, v.hand & ~bit(card), others, order, 1)
            if made:
                return made
    return 0


@jit
def laid_card(s: State) -> int:
    """The card that is laid for the seat in turn while a claim is played out: it follows suit."""
    return trailing_zeros(following(s.hands[s.turn], lane_led(s)))


@jit
def prove_at(rules: Records, views: Records, order: Ints) -> int:
    """The door from Python to :func:`prove`."""
    return prove(rules[0], views[0], order)


@jit
def laid_card_at(states: Records) -> int:
    """The door from Python to :func:`laid_card`."""
    return laid_card(states[0])


def proven_order(rules: Records, views: Records) -> list[int]:
    """The own cards in the order in which they take every trick left; empty if nothing is proven.

    It depends on the view and the rules alone.
    """
    order = np.zeros(MAX_HAND, dtype=np.int64)
    return [int(card) for card in order[: prove_at(rules, views, order)]]
