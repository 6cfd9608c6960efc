"""Who may play what, and who wins a trick (rules 8-10, 18)."""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.base.jit import jit, jit_inline
from foretell.cards import ALWAYS, GRAIL, JESTER, LANES, MORGAN, NO_CARD, WIZARD, Suit
from foretell.engine.fields import RulesStruct, State
from foretell.engine.masks import bit, holds
from foretell.engine.roles import LEADS, MAGIC_DEUCE, RANK, SHAPES, SUIT

IGNORED: Final = -1
JESTER_POWER: Final = 1
LED_POWER: Final = 16
TRUMP_POWER: Final = 32
WIZARD_POWER: Final = 64
MAGIC_POWER: Final = 65
UBER_POWER: Final = 66
MORGAN_POWER: Final = 67
GRAIL_POWER: Final = 68

DEUCE: Final = 1
LANE_OF: Final = np.array(LANES, dtype=np.int64)


def _base_power(shape: int) -> int:
    if shape == MAGIC_DEUCE:
        return MAGIC_POWER
    ranks = {JESTER: JESTER_POWER, WIZARD: WIZARD_POWER}
    return ranks.get(int(RANK[shape]), 0)


POWER: Final = np.array([*(_base_power(shape) for shape in range(SHAPES)), IGNORED], dtype=np.int64)
"""What an effective card is worth by itself: 0 for a plain card, whose suit decides.

The last entry is for NO_CARD: a card whose player has not said yet what it counts as.
"""


@jit_inline
def playable(rules: RulesStruct, s: State, seat: int) -> int:
    """Mask of the cards a seat may play: the led suit if held, wizards and jesters always.

    Source: rules 9. A dummy follows as its rules say (Two-Player, Solitaire).
    """
    hand = s.hands[seat]
    if seat >= rules.players:
        return dummy_playable(rules, s, seat)
    follow = hand & rules.follow[s.led + 1]
    if follow == 0:
        return hand
    return follow | (hand & ALWAYS)


@jit
def dummy_playable(rules: RulesStruct, s: State, seat: int) -> int:
    """A Solitaire dummy's top card; of a Two-Player dummy what its open cards allow."""
    if rules.dummies > 1:
        dummy = seat - rules.players
        return bit(s.piles[dummy, s.pile_next[dummy]])
    shown = s.hands[seat] & s.face_up
    follow = shown & lane_led(s)
    return shown if follow == 0 else follow | (shown & ALWAYS)


@jit_inline
def lane_led(s: State) -> int:
    """All cards of the led suit; 0 when there is none, or a wizard led (rules 8)."""
    if s.led < 0 or s.led == Suit.FREE:
        return 0
    return LANE_OF[s.led]


@jit
def grail_in_trick(s: State) -> bool:
    """Whether the Holy Grail has been played to the trick on the table (Camelot)."""
    for place in range(s.trick_len):
        if s.trick[place] == GRAIL:
            return True
    return False


@jit_inline
def strength(s: State, place: int, led: int) -> int:
    """Power of the card at a place (from 0) of the trick; IGNORED cards never win (rules 18)."""
    shape = s.trick_as[place]
    if shape >= MORGAN and shape <= GRAIL:
        return camelot_strength(s, place, shape)
    return power_of(s.uber, s.trump, s.trick[place], shape, led)


@jit_inline
def power_of(uber: int, trump: int, card: int, shape: int, led: int) -> int:
    """Power of a card that counts as ``shape``, wherever it lies: no card of Camelot (rules 10)."""
    if holds(uber, card):
        return UBER_POWER
    power = POWER[shape]
    if power != 0:
        return power
    if SUIT[shape] == trump:
        return TRUMP_POWER + RANK[shape]
    return LED_POWER + RANK[shape] if SUIT[shape] == led else 0


@jit
def camelot_strength(s: State, place: int, shape: int) -> int:
    """Morgan beats all but with the Grail; the Grail wins in an even place (Camelot).

    Places count from 1 at the leader, so place 1 here is the second.
    """
    if shape == MORGAN:
        return IGNORED if grail_in_trick(s) else MORGAN_POWER
    return GRAIL_POWER if shape == GRAIL and place & 1 else IGNORED


@jit_inline
def winning_place(s: State) -> int:
    """Place (from 0) of the card that wins the trick so far; 0 if all are ignored (rules 10, 18).

    The led suit is that of the first card that is neither a jester nor ignored.
    """
    best, place, led = IGNORED, 0, -1
    for i in range(s.trick_len):
        if led < 0 and s.trick_as[i] != MORGAN:
            led = LEADS[s.trick_as[i]]
        power = strength(s, i, led)
        if power > best:
            best, place = power, i
    return place


@jit_inline
def seat_at(rules: RulesStruct, s: State, place: int) -> int:
    """The seat that plays at a place (from 0) of the trick."""
    seat = s.leader
    for _ in range(place):
        seat = seat_after(rules, s, seat)
    return seat


@jit_inline
def seat_after(rules: RulesStruct, s: State, seat: int) -> int:
    """The seat that plays after another in this trick."""
    seat = rules.after[s.leader, seat]
    while not (s.sitting >> seat) & 1:
        seat = rules.after[s.leader, seat]
    return seat


@jit_inline
def winner(rules: RulesStruct, s: State) -> int:
    """The seat whose card wins the trick so far (rules 10)."""
    return seat_at(rules, s, winning_place(s))


@jit_inline
def trick_cards(s: State) -> int:
    """Mask of the cards on the table."""
    cards = 0
    for place in range(s.trick_len):
        cards |= bit(s.trick[place])
    return cards


@jit_inline
def is_magic(rules: RulesStruct, led: int, card: int) -> bool:
    """Whether a deuce, played now, follows its suit led by another: a wizard then (Magic)."""
    return rules.deuces_magic != 0 and RANK[card] == DEUCE and SUIT[card] == led


@jit_inline
def clear_table(s: State) -> None:
    """Turn the trick over; it stays to be seen as the last one (rules 13)."""
    for place in range(s.trick_len):
        s.last_trick[place] = s.trick[place]
        s.last_as[place] = s.trick_as[place]
        s.trick[place] = NO_CARD
        s.trick_as[place] = NO_CARD
    s.last_len = s.trick_len
    s.last_leader = s.leader
    s.trick_len = 0
    s.led = Suit.NONE
