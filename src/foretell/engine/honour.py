"""Honour play: agreeing to the score, calling a revoke, putting cards back (rules 14)."""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit
from foretell.cards import NO_CARD, Suit
from foretell.engine.fields import RulesStruct, State, int64
from foretell.engine.masks import bit, next_in, player_mask
from foretell.engine.roles import LEADS
from foretell.engine.scoring import end_round
from foretell.engine.structs import Phase, TwistChoice
from foretell.engine.trick import seat_at

CORRECTED: Final = 2
"""A right call within the trick: the card and those after it have gone back."""
RIGHT: Final = 1
WRONG: Final = 0
NOT_HONOUR: Final = -1
NOT_NOW: Final = -2
NO_SUCH_SEAT: Final = -3
NO_SUCH_TRICK: Final = -4
USED_UP: Final = -5


@jit
def agree(rules: RulesStruct, s: State) -> None:
    """The seat whose turn it is agrees to the score; when all have, the round is scored."""
    s.agreed |= 1 << s.turn
    left = s.sitting & player_mask(rules) & ~s.agreed
    if left:
        s.turn = next_in(left, s.turn)
    else:
        end_round(rules, s)


@jit
def may_call(rules: RulesStruct, s: State, caller: int, seat: int, trick: int) -> int:
    """RIGHT if a caller may call this seat and trick (from 0) now, else why not.

    Within a trick only that one is called, between two tricks the finished ones.
    """
    players = s.sitting & player_mask(rules)
    is_within = s.phase == Phase.PLAY and s.trick_len > 0 and trick == s.tricks_done
    is_between = s.phase == Phase.PLAY and s.trick_len == 0 and s.tricks_done > 0
    if not rules.honour:
        return NOT_HONOUR
    if not is_within and not is_between and s.phase != Phase.AGREE:
        return NOT_NOW
    if not (players >> caller) & 1 or not (players >> seat) & 1:
        return NO_SUCH_SEAT
    has_played = place_of(rules, s, seat) >= 0 if is_within else trick < s.tricks_done
    if trick < 0 or not has_played:
        return NO_SUCH_TRICK
    return USED_UP if (s.calls[caller] >> seat) & 1 else RIGHT


@jit
def place_of(rules: RulesStruct, s: State, seat: int) -> int:
    """The place (from 0) of a seat's card in the trick on the table; -1 if it has played none."""
    for place in range(s.trick_len):
        if seat_at(rules, s, place) == seat:
            return place
    return -1


@jit
def call_revoke(rules: RulesStruct, s: State, caller: int, seat: int, trick: int) -> int:
    """Call a seat's card (rules 14).

    RIGHT: in a finished trick; the round ends. CORRECTED: in the trick on the table; it and the
    cards after it go back. WRONG uses up the call. A negative answer says why no call is
    possible; nothing has changed then.
    """
    answer = may_call(rules, s, caller, seat, trick)
    if answer != RIGHT:
        return answer
    if not (s.revoked[seat] >> trick) & 1:
        s.calls[caller] |= 1 << seat
        return WRONG
    if trick == s.tricks_done:
        put_back(rules, s, place_of(rules, s, seat))
        return CORRECTED
    s.revoke_seat = seat
    s.revoke_trick = trick
    end_round(rules, s)
    return RIGHT


@jit
def put_back(rules: RulesStruct, s: State, place: int) -> None:
    """Take the card at a place of the trick and those after it back into the hands (rules 14)."""
    while s.trick_len > place:
        last = s.trick_len - 1
        seat, card = seat_at(rules, s, last), s.trick[last]
        s.hands[seat] |= bit(card)
        s.played &= ~bit(card)
        s.played_by[seat] &= ~bit(card)
        s.revoked[seat] &= ~(1 << s.tricks_done)
        if lies_open(rules, s, seat, card):
            s.face_up |= bit(card)
        if seat >= rules.players and rules.dummies > 1:
            s.pile_next[seat - rules.players] -= 1
        s.trump = s.trump_was[last]
        s.trick[last] = NO_CARD
        s.trick_as[last] = NO_CARD
        s.trick_len = last
        s.turn = seat
    s.led = led_so_far(s)


@jit
def lies_open(rules: RulesStruct, s: State, seat: int, card: int) -> bool:
    """Whether a card that goes back lay face up: a last one dealt, or a dummy's open one."""
    if seat >= rules.players:
        return rules.dummies == 1
    if not rules.last_up[s.row] and s.twist != TwistChoice.LAST_CARD_UP:
        return False
    for other in range(rules.players):
        if s.last_dealt[other] == card:
            return True
    return False


@jit
def led_so_far(s: State) -> int:
    """The led suit that the cards on the table make (rules 8)."""
    led = int64(Suit.NONE)
    for place in range(s.trick_len):
        if led == Suit.NONE:
            led = LEADS[s.trick_as[place]]
    return led
