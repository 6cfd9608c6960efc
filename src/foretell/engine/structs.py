"""The flat records that the engine works on: compiled rules, state, view; every field an int64.

A *mask of seats* has bit = seat, a *mask of cards* bit = card (:mod:`foretell.cards`), a mask of
choices bit = choice. Seats are the players 0 ... players - 1, then the dummies.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

import numpy as np

from foretell.cards import CARD_NUMBERS
from foretell.engine.fields import Ints, Records
from foretell.rules.axes import MAX_HAND, MAX_ROUNDS, MAX_SEATS

ROWS: Final = MAX_ROUNDS + 1
PLAY_OFF_ROW: Final = MAX_ROUNDS
ROW_KINDS: Final = 2
ROLE_MODES: Final = 4
BIDS: Final = 21
PILES: Final = 2
PILE_CARDS: Final = MAX_HAND

NO_SEAT: Final = -1
NO_BID: Final = -1
HIDDEN_BID: Final = -2
UNNAMED: Final = -2
"""Trump before the dealer has named it; in compiled rules, "the turned-up card decides"."""
TURN: Final = 64
"""The choice "play the card that I may not see": a forehead card, a dummy's top card."""
RANK_NAMED: Final = 4
"""In ``Phase.UBER_SUIT``: all cards of the named rank, not one suit's."""


class Phase(IntEnum):
    """What the game waits for; the order of a round is that of rules 15."""

    DEAL = 0  # a shuffled deck
    TRUMP = 1  # a suit 0 ... 3 (rules 5)
    TWIST = 2  # a TwistChoice (Smyrna)
    UBER_RANK = 3  # 0 the jesters, 1 ... 13 a rank (Uber-wizard)
    UBER_SUIT = 4  # 0 ... 3 one suit's card of it, RANK_NAMED the whole rank
    BID = 5  # 0 ... cards dealt (rules 6)
    MEND = 6  # the last bidder's new bid (Hidden bids with notequal)
    PASS = 7  # a card (Pass one)
    PULL = 8  # chance: a card of the neighbour at the right (Pull one)
    PLAY = 9  # a card, or TURN (rules 9)
    ROLE = 10  # a form for the card just played (rules 17)
    AGREE = 11  # 0: the seat agrees to the score (rules 14, honour play)
    LOT = 12  # chance: the seat that deals the play-off (rules 12)
    OVER = 13


class TwistChoice(IntEnum):
    """What a Smyrna dealer may add to the round (Smyrna)."""

    CALLED = 0
    PASS_ONE = 1
    PULL_ONE = 2
    LAST_CARD_UP = 3
    UBER = 4
    FLAT = 5
    ALL_WIZARDS = 6
    ALL_JESTERS = 7


class RoleMode(IntEnum):
    """What wizards and jesters count as in a round."""

    PRINTED = 0
    ALL_WIZARDS = 1
    ALL_JESTERS = 2
    CALLED = 3


class BidMode(IntEnum):
    """How bids are made and shown in a round."""

    IN_TURN = 0
    HIDDEN = 1
    DELAYED = 2
    ZERO = 3


class SeesMode(IntEnum):
    """What a seat sees of its own hand while it bids."""

    OWN = 0
    BLIND = 1
    FOREHEAD = 2


class ExchangeMode(IntEnum):
    """What cards change hands after the bids."""

    NONE = 0
    PASS_ONE = 1
    PULL_ONE = 2


class DealerMode(IntEnum):
    """What is special about the dealer."""

    NONE = 0
    SABOTEUR = 1
    SPOILS = 2


class UnevenMode(IntEnum):
    """Whom an uneven rule binds, and when."""

    NEVER = 0
    ANYONE = 1
    SOLE_LEADER = 2


class Form(IntEnum):
    """How a card is played where its player has a choice (record.md, "Behind a card")."""

    QUIET = 0  # nothing said
    AS_WIZARD = 1  # =Z
    AS_JESTER = 2  # =N
    CALLED = 3  # !
    NAMES = 4  # 4 ... 7: = and a suit
    CALLED_NAMES = 8  # 8 ... 11: ! = and a suit


def record_of(fields: list[tuple[str, Any]]) -> np.dtype[np.void]:
    """A dtype of int64 fields whose values are read as attributes in both modes."""
    int_fields = [(f[0], np.int64, *f[1:]) for f in fields]
    return np.dtype((np.record, np.dtype(int_fields, align=True)))


def _fields(names: str, *shape: int) -> list[tuple[Any, ...]]:
    return [(name, shape) if shape else (name,) for name in names.split()]


RULES: Final = record_of(
    [
        *_fields("players seats rounds target eliminate play_off dummies dealer_fixed"),
        *_fields("deck_len deck_mask aside cancels uber deuces_magic wizards_change_trump"),
        *_fields("uneven_zero_ok uneven_mend honour"),
        *_fields("hand_size bid_mode uneven sees last_up trump_of zero_made twists", ROWS),
        *_fields("roles alternate dealer_mode exchange is_flat grail_points", ROWS),
        *_fields("made missed", ROW_KINDS, BIDS),
        *_fields("forms counts_as", ROLE_MODES, CARD_NUMBERS),
        *_fields("follow", 6),
        *_fields("after", MAX_SEATS, MAX_SEATS),
        *_fields("actor_of", MAX_SEATS),
        *_fields("deck_cards", CARD_NUMBERS),
    ]
)
"""Compiled rules: what :func:`foretell.engine.compile.compile_rules` makes of ``Rules``."""

STATE: Final = record_of(
    [
        *_fields("phase turn leader dealer round_no row trump turn_up trick_len led played"),
        *_fields("hands bids won trick trick_as scores points voids", MAX_SEATS),
        *_fields("sitting to_bid bidders roles exchange is_flat twist uber uber_rank face_up"),
        *_fields("tricks_done grail_seat last_leader last_len agreed revoke_seat revoke_trick"),
        *_fields("first_bid mended cards_each guessed"),
        *_fields("played_by last_trick last_as last_dealt passed drawn revoked calls", MAX_SEATS),
        *_fields("out_round stage stage_points trump_was", MAX_SEATS),
        *_fields("piles", PILES, PILE_CARDS),
        *_fields("pile_next", PILES),
    ]
)
"""The whole game as one value: copy, hash, save and batch are copies of bytes."""

VIEW: Final = record_of(
    [
        *_fields("seat phase actor turn leader dealer round_no row cards_each trump turn_up"),
        *_fields("hand legal may_turn unseen stock_count trick_len led winning played"),
        *_fields("known hand_count bids won trick trick_as scores points voids", MAX_SEATS),
        *_fields("sitting to_bid bidders roles exchange is_flat twist uber uber_rank face_up"),
        *_fields("tricks_done grail_seat last_leader last_len agreed revoke_seat revoke_trick"),
        *_fields("first_bid mended passed received given given_to"),
        *_fields("played_by last_trick last_as calls out_round stage stage_points", MAX_SEATS),
        *_fields("shown", PILES, PILE_CARDS),
        *_fields("pile_next", PILES),
    ]
)
"""What one seat, or a spectator (seat -1), may know: built by ``foretell.engine.view``."""


def record_over(ints: Ints, dtype: np.dtype[np.void]) -> Records:
    """An array of one record over the memory of as many numbers.

    >>> state = record_over(np.zeros(STATE.itemsize // 8, np.int64), STATE)
    >>> len(state), int(state[0].phase)
    (1, 0)
    """
    return np.ndarray((1,), dtype, ints)


def new_record(dtype: np.dtype[np.void]) -> Records:
    """A zeroed array of one record; arrays with an index are the cheap way into compiled code.

    Plain arrays: a ``np.recarray`` takes three times as long to pass. Their elements are records
    with attributes all the same. ``np.zeros`` of such a dtype takes more than twice as long as
    laying the record over an array of numbers.

    >>> int(new_record(STATE)[0].phase)
    0
    """
    return record_over(np.zeros(dtype.itemsize // 8, np.int64), dtype)
