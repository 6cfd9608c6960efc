"""Playing a card: what it counts as, what it makes trump, and what follows a trick (rules 8-10)."""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit, jit_inline, trailing_zeros
from foretell.cards import ALWAYS, EXCALIBUR, GRAIL, LANE, MERLIN, WIZARD, Suit
from foretell.engine.deal import refill
from foretell.engine.fields import RulesStruct, State
from foretell.engine.masks import bit, holds, next_in
from foretell.engine.roles import LEADS, MAGIC_DEUCE, shape_of
from foretell.engine.scoring import end_round
from foretell.engine.structs import TURN, Form, Phase
from foretell.engine.trick import (
    clear_table,
    is_magic,
    lane_led,
    playable,
    seat_after,
    trick_cards,
    winner,
)

EXCALIBUR_BIT: Final = 1 << EXCALIBUR


@jit_inline
def play(rules: RulesStruct, s: State, choice: int) -> None:
    """Play a card, or with TURN the one card that its player does not see (rules 9, Forehead)."""
    card = trailing_zeros(playable(rules, s, s.turn)) if choice == TURN else choice
    seat = s.turn
    note_void(rules, s, seat, card)
    s.hands[seat] &= ~bit(card)
    s.face_up &= ~bit(card)
    s.played |= bit(card)
    s.played_by[seat] |= bit(card)
    s.trick[s.trick_len] = card
    if rules.honour:
        s.trump_was[s.trick_len] = s.trump
    s.trick_len += 1
    if seat >= rules.players and rules.dummies > 1:
        s.pile_next[seat - rules.players] += 1
    if rules.forms[s.roles, card]:
        s.phase = Phase.ROLE
    else:
        settle(rules, s, Form.QUIET)


@jit_inline
def note_void(rules: RulesStruct, s: State, seat: int, card: int) -> None:
    """Note what a card that does not follow gives away: a void, or under honour a revoke.

    Wizards, jesters and Camelot's cards say nothing; a dummy's pile is no hand (rules 9, 14).
    """
    lane = lane_led(s)
    if lane == 0 or holds(lane | ALWAYS, card) or seat >= rules.players:
        return
    if not rules.honour:
        s.voids[seat] |= 1 << s.led
    elif s.hands[seat] & lane:
        s.revoked[seat] |= 1 << s.tricks_done


@jit_inline
def settle(rules: RulesStruct, s: State, form: int) -> None:
    """Say what the card just played counts as (rules 17), and go on to the next seat."""
    card = s.trick[s.trick_len - 1]
    shape = MAGIC_DEUCE if is_magic(rules, s.led, card) else shape_of(rules, s.roles, card, form)
    s.trick_as[s.trick_len - 1] = shape
    if s.led == Suit.NONE:
        s.led = LEADS[shape]
    change_trump(rules, s, shape, form)
    s.phase = Phase.PLAY
    following = seat_after(rules, s, s.turn)
    if following == s.leader:
        end_trick(rules, s)
    else:
        s.turn = following


@jit_inline
def change_trump(rules: RulesStruct, s: State, shape: int, form: int) -> None:
    """A wizard played makes its suit trump, or the suit its player names (Tricksy)."""
    if form >= Form.NAMES:
        s.trump = form & 3
    elif rules.wizards_change_trump and shape < MERLIN and shape % LANE == WIZARD:
        s.trump = shape // LANE


@jit_inline
def end_trick(rules: RulesStruct, s: State) -> None:
    """Give the trick to its winner, who leads the next; after the last one, score (rules 7, 10).

    Excalibur's trick counts for nobody; a cancelled one neither, and its leader leads again.
    """
    who = winner(rules, s)
    cards = trick_cards(s)
    is_cancelled = cards & rules.cancels != 0
    if not is_cancelled:
        if cards & EXCALIBUR_BIT == 0 and who < rules.players:
            s.won[who] += 1
        if holds(cards, GRAIL):
            s.grail_seat = who
    clear_table(s)
    s.tricks_done += 1
    if not is_cancelled and (who < rules.players or rules.dummies > 1):
        s.leader = who
    s.turn = s.leader
    if rules.dummies == 1:
        refill(rules, s, 0)
    if s.tricks_done == s.cards_each:
        after_last_trick(rules, s)


@jit
def after_last_trick(rules: RulesStruct, s: State) -> None:
    """Score the round; under honour play, when all have agreed to it (rules 14)."""
    if rules.honour:
        s.phase = Phase.AGREE
        s.turn = next_in(s.sitting & ((1 << rules.players) - 1), s.dealer)
    else:
        end_round(rules, s)
