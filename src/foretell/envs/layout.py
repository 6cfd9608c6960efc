"""The layout of an observation: what a seat may know, as one vector of small whole numbers.

Seats are counted from the one that looks, 0 itself, then round the table. Whatever is a set of
cards is 64 places, one a card by its number (:mod:`foretell.cards`), 1 if it is in the set.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit, trailing_zeros
from foretell.cards import CARD_NUMBERS, NO_CARD
from foretell.engine.compile import compile_rules
from foretell.engine.fields import RulesStruct, ViewRecord
from foretell.engine.structs import NO_BID, Phase
from foretell.engine.trick import seat_after
from foretell.envs.actions import ACTIONS, Bytes, write_mask
from foretell.play.seen import Seen
from foretell.rules.axes import MAX_SEATS

VERSION: Final = 1
"""Another layout gets another number: what was learned on one is worth nothing on the other."""
LAYOUT: Final = f"foretell/layout-v{VERSION}"

_SHAPES: Final = {
    "hand": (CARD_NUMBERS, "own cards, as far as they are seen"),
    "unseen": (CARD_NUMBERS, "cards that lie the seat knows not where"),
    "turn_up": (CARD_NUMBERS, "the card turned up for trump"),
    "face_up": (CARD_NUMBERS, "cards in hands that lie open to all"),
    "uber": (CARD_NUMBERS, "the cards of the uber-wizard"),
    "exchanged": (3 * CARD_NUMBERS, "the card passed, the one received, the one drawn from here"),
    "trick": (MAX_SEATS * CARD_NUMBERS, "by seat, its card on the table"),
    "called": (MAX_SEATS, "by seat, what its card on the table counts as, where it differs"),
    "played_by": (MAX_SEATS * CARD_NUMBERS, "by seat, the cards it has played in this round"),
    "known": (MAX_SEATS * CARD_NUMBERS, "by seat, the cards that it is known to hold"),
    "voids": (MAX_SEATS * 4, "by seat, the suits that it has shown not to hold"),
    "sitting": (MAX_SEATS, "by seat, whether it plays"),
    "hand_count": (MAX_SEATS, "by seat, how many cards it holds"),
    "has_bid": (MAX_SEATS, "by seat, whether it has bid"),
    "bid": (MAX_SEATS, "by seat, its bid, 0 where none is seen"),
    "won": (MAX_SEATS, "by seat, the tricks it has won"),
    "score": (MAX_SEATS, "by seat, its total in tens of points, between -127 and 127"),
    "dealer": (MAX_SEATS, "the dealer"),
    "leader": (MAX_SEATS, "who led, or leads, the trick"),
    "winning": (MAX_SEATS, "whose card takes the trick so far"),
    "turn": (MAX_SEATS, "whose card is to be played: a dummy's may be its leader's choice"),
    "phase": (len(Phase), "what the game waits for"),
    "trump": (6, "not named yet, none, clubs, diamonds, hearts, spades"),
    "led": (6, "nothing yet, clubs, diamonds, hearts, spades, a wizard: all is free"),
    "roles": (4, "what wizards and jesters count as in this round"),
    "exchange": (3, "none, a card is passed, a card is pulled"),
    "twist": (9, "none, or what the dealer added"),
    "numbers": (8, "players, round, cards each, tricks done, cards on the table, stock, flat, may"),
}
_STARTS: Final = np.cumsum([0, *(size for size, _ in _SHAPES.values())])
SLICES: Final = {
    name: slice(int(start), int(start) + size)
    for start, (name, (size, _)) in zip(_STARTS, _SHAPES.items(), strict=False)
}
"""By name, the places of each part."""
MEANINGS: Final = {name: meaning for name, (_, meaning) in _SHAPES.items()}
OBSERVATION: Final = int(_STARTS[-1])
"""How long an observation is."""

_HAND: Final = SLICES["hand"].start
_UNSEEN: Final = SLICES["unseen"].start
_TURN_UP: Final = SLICES["turn_up"].start
_FACE_UP: Final = SLICES["face_up"].start
_UBER: Final = SLICES["uber"].start
_EXCHANGED: Final = SLICES["exchanged"].start
_TRICK: Final = SLICES["trick"].start
_CALLED: Final = SLICES["called"].start
_PLAYED_BY: Final = SLICES["played_by"].start
_KNOWN: Final = SLICES["known"].start
_VOIDS: Final = SLICES["voids"].start
_SITTING: Final = SLICES["sitting"].start
_HAND_COUNT: Final = SLICES["hand_count"].start
_HAS_BID: Final = SLICES["has_bid"].start
_BID: Final = SLICES["bid"].start
_WON: Final = SLICES["won"].start
_SCORE: Final = SLICES["score"].start
_DEALER: Final = SLICES["dealer"].start
_LEADER: Final = SLICES["leader"].start
_WINNING: Final = SLICES["winning"].start
_TURN: Final = SLICES["turn"].start
_PHASE: Final = SLICES["phase"].start
_TRUMP: Final = SLICES["trump"].start
_LED: Final = SLICES["led"].start
_ROLES: Final = SLICES["roles"].start
_EXCHANGE: Final = SLICES["exchange"].start
_TWIST: Final = SLICES["twist"].start
_NUMBERS: Final = SLICES["numbers"].start


@jit
def write_observation(rules: RulesStruct, v: ViewRecord, out: Bytes) -> None:
    """Write the observation of a view; it reads nothing but the view."""
    out[:] = 0
    write_cards(v, out)
    for ahead in range(rules.seats):
        seat = (v.seat + ahead) % rules.seats
        write_seat(v, seat, ahead, out)
    write_trick(rules, v, out)
    write_round(rules, v, out)


@jit
def set_bits(out: Bytes, start: int, mask: int) -> None:
    """Write a 1 for every bit of a mask."""
    while mask != 0:
        out[start + trailing_zeros(mask)] = 1
        mask &= mask - 1


@jit
def set_card(out: Bytes, start: int, card: int) -> None:
    """Write a 1 for a card, if there is one."""
    if card != NO_CARD:
        out[start + card] = 1


@jit
def write_cards(v: ViewRecord, out: Bytes) -> None:
    """The sets of cards that are nobody else's."""
    set_bits(out, _HAND, v.hand)
    set_bits(out, _UNSEEN, v.unseen)
    set_bits(out, _FACE_UP, v.face_up)
    set_bits(out, _UBER, v.uber)
    set_card(out, _TURN_UP, v.turn_up)
    set_card(out, _EXCHANGED, v.passed)
    set_card(out, _EXCHANGED + CARD_NUMBERS, v.received)
    set_card(out, _EXCHANGED + 2 * CARD_NUMBERS, v.given)


@jit
def write_seat(v: ViewRecord, seat: int, ahead: int, out: Bytes) -> None:
    """What is known of a seat, so many places ahead of the one that looks."""
    set_bits(out, _PLAYED_BY + ahead * CARD_NUMBERS, v.played_by[seat])
    set_bits(out, _KNOWN + ahead * CARD_NUMBERS, v.known[seat])
    set_bits(out, _VOIDS + ahead * 4, v.voids[seat])
    out[_SITTING + ahead] = (v.sitting >> seat) & 1
    out[_HAND_COUNT + ahead] = v.hand_count[seat]
    out[_HAS_BID + ahead] = v.bids[seat] != NO_BID
    out[_BID + ahead] = max(0, v.bids[seat])
    out[_WON + ahead] = v.won[seat]
    out[_SCORE + ahead] = min(127, max(-127, v.scores[seat] // 10))
    out[_DEALER + ahead] = v.dealer == seat
    out[_LEADER + ahead] = v.leader == seat
    out[_WINNING + ahead] = v.winning == seat
    out[_TURN + ahead] = v.turn == seat


@jit
def write_trick(rules: RulesStruct, v: ViewRecord, out: Bytes) -> None:
    """The cards on the table, each at the seat that played it."""
    seat = v.leader
    for place in range(v.trick_len):
        ahead = (seat - v.seat) % rules.seats
        card = v.trick[place]
        set_card(out, _TRICK + ahead * CARD_NUMBERS, card)
        if v.trick_as[place] != card:
            out[_CALLED + ahead] = v.trick_as[place] + 1
        seat = seat_after(rules, v, seat)  # type: ignore[arg-type]


@jit
def write_round(rules: RulesStruct, v: ViewRecord, out: Bytes) -> None:
    """What is public about the round."""
    out[_PHASE + v.phase] = 1
    out[_TRUMP + v.trump + 2] = 1
    out[_LED + v.led + 1] = 1
    out[_ROLES + v.roles] = 1
    out[_EXCHANGE + v.exchange] = 1
    out[_TWIST + v.twist + 1] = 1
    out[_NUMBERS] = rules.players
    out[_NUMBERS + 1] = v.round_no
    out[_NUMBERS + 2] = v.cards_each
    out[_NUMBERS + 3] = v.tricks_done
    out[_NUMBERS + 4] = v.trick_len
    out[_NUMBERS + 5] = v.stock_count
    out[_NUMBERS + 6] = v.is_flat
    out[_NUMBERS + 7] = v.may_turn


def observe(seen: Seen) -> tuple[Bytes, Bytes]:
    """The observation and the mask of what a seat sees: for bots that learned on this layout.

    >>> from foretell import Game, preset
    >>> observation, mask = observe(Game(preset("standard", players=4), seed=7, dealer=3).view(0))
    >>> observation[SLICES["hand"]].sum().item(), mask.sum().item()
    (1, 2)
    """
    observation, mask = np.zeros(OBSERVATION, np.int8), np.zeros(ACTIONS, np.int8)
    observe_at(compile_rules(seen.rules), seen.record, observation, mask)
    return observation, mask


@jit
def observe_at(
    rules: npt.NDArray[np.void], views: npt.NDArray[np.void], out: Bytes, mask: Bytes
) -> None:
    """Write the observation and the mask of what a seat sees, in compiled code."""
    write_observation(rules[0], views[0], out)
    write_mask(views[0], mask)
