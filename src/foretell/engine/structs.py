"""The flat records that the engine works on: compiled rules, state, view; every field an int64.

A *mask of seats* has bit = seat, a *mask of cards* bit = card (:mod:`foretell.cards`), a mask of
choices bit = choice. Seats are the players 0 ... players - 1, then the dummies.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from foretell.cards import CARD_NUMBERS
from foretell.rules.axes import MAX_ROUNDS, MAX_SEATS

Ints = npt.NDArray[np.int64]
Records = npt.NDArray[np.void]

ROWS: Final = MAX_ROUNDS + 1
PLAY_OFF_ROW: Final = MAX_ROUNDS
ROW_KINDS: Final = 2
ROLE_MODES: Final = 4
BIDS: Final = 21
PILES: Final = 2
PILE_CARDS: Final = 12

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
        *_fields("uneven_zero_ok uneven_mend roles alternate honour"),
        *_fields("hand_size bid_mode uneven sees last_up trump_of zero_made twists", ROWS),
        *_fields("dealer_mode exchange is_flat grail_points", ROWS),
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
        *_fields("out_round stage stage_points", MAX_SEATS),
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


class RulesStruct(Protocol):
    """One RULES record; masks and flags are ints, tables are indexed by row, card or seat."""

    players: int
    seats: int
    rounds: int  # planned; MAX_ROUNDS with a target score
    target: int
    eliminate: int
    play_off: int
    dummies: int
    dealer_fixed: int  # the seat that deals every round, or -1
    deck_len: int
    deck_mask: int
    aside: int
    cancels: int  # mask of cards
    uber: int
    deuces_magic: int
    wizards_change_trump: int  # 1 where a wizard's own suit becomes trump
    uneven_zero_ok: int
    uneven_mend: int
    roles: int  # RoleMode of the rounds that do not alternate
    alternate: int
    honour: int
    hand_size: Ints  # this and the next ones by row: round_no, or PLAY_OFF_ROW
    bid_mode: Ints
    uneven: Ints  # UnevenMode
    sees: Ints
    last_up: Ints
    trump_of: Ints  # a suit, Suit.NONE, or UNNAMED: the turned-up card decides
    zero_made: Ints  # points of a met bid of zero
    twists: Ints  # mask of TwistChoice that the dealer is offered
    dealer_mode: Ints
    exchange: Ints
    is_flat: Ints
    grail_points: Ints
    made: Ints  # [0 game, 1 play-off][bid]
    missed: Ints  # [0 game, 1 play-off][distance]
    forms: Ints  # [RoleMode, card]: mask of the forms its player may choose from; 0 none asked
    counts_as: Ints  # [RoleMode, card]: the effective card, nothing called
    follow: Ints  # [led + 1]: mask of the cards that follow, 0 where all are free
    after: Ints  # [leader, seat]: the seat that plays next in a full circle
    actor_of: Ints  # [seat]: who decides for it; -1 the trick's leader
    deck_cards: Ints


class State(Protocol):
    """One STATE record (see the names in ``STATE``); -1 stands for none everywhere."""

    phase: int
    turn: int  # the seat whose choice or card is due
    leader: int
    dealer: int
    round_no: int  # from 0; play-offs count on
    row: int  # of the rules' tables
    trump: int  # Suit, or UNNAMED
    turn_up: int
    trick_len: int
    led: int  # Suit.NONE nothing yet, 0 ... 3, Suit.FREE
    played: int  # cards played this round
    hands: Ints
    bids: Ints  # as they stand, NO_BID
    won: Ints
    trick: Ints
    trick_as: Ints  # effective cards
    scores: Ints
    points: Ints  # of the round last scored
    voids: Ints  # by seat, mask of suits that it has shown not to hold
    sitting: int  # seats in this round, dummies too
    to_bid: int  # seats that still have to bid
    bidders: int
    roles: int
    exchange: int
    is_flat: int
    twist: int  # TwistChoice or -1
    uber: int  # mask of cards that beat everything
    uber_rank: int
    face_up: int  # cards that lie open wherever they are
    tricks_done: int
    grail_seat: int
    last_leader: int
    last_len: int
    agreed: int
    revoke_seat: int
    revoke_trick: int
    first_bid: int  # of the seat that mended its bid
    mended: int  # that seat
    cards_each: int  # dealt to each seat
    guessed: int  # what sample drew: bit seat its bid, 8 + seat its pass, 16 + seat its draw
    played_by: Ints  # by seat, cards played this round
    last_trick: Ints
    last_as: Ints
    last_dealt: Ints
    passed: Ints
    drawn: Ints
    revoked: Ints  # by seat, mask of tricks
    calls: Ints  # by caller, mask of seats wrongly called this round
    out_round: Ints  # 0, or the round (from 1) after which the seat dropped out
    stage: Ints  # play-offs this seat has sat in
    stage_points: Ints  # its points in the latest of them
    piles: Ints
    pile_next: Ints


class View(Protocol):
    """One VIEW record: what ``seat`` may know, and nothing else."""

    seat: int
    phase: int
    actor: int  # the seat that decides now; -1 chance or nobody
    turn: int
    leader: int
    dealer: int
    round_no: int
    row: int
    cards_each: int
    trump: int
    turn_up: int
    hand: int  # own cards that the seat may see
    legal: int  # mask of choices; only for the actor
    may_turn: int  # 1 where the choice TURN stands for a card the actor may not see
    unseen: int  # cards whose place the seat does not know for sure
    stock_count: int  # cards of the deck that nobody holds, has played or sees
    trick_len: int
    led: int
    winning: int  # the seat whose card wins the trick so far
    played: int
    known: Ints  # by seat, cards that this viewer knows it holds
    hand_count: Ints
    bids: Ints  # NO_BID, HIDDEN_BID or the bid
    won: Ints
    trick: Ints
    trick_as: Ints
    scores: Ints
    points: Ints
    voids: Ints
    sitting: int
    to_bid: int
    bidders: int
    roles: int
    exchange: int
    is_flat: int
    twist: int
    uber: int
    uber_rank: int
    face_up: int
    tricks_done: int
    grail_seat: int
    last_leader: int
    last_len: int
    agreed: int
    revoke_seat: int
    revoke_trick: int
    first_bid: int
    mended: int
    passed: int  # the card this seat passed
    received: int  # the card that was passed to it, or that it drew
    given: int  # the card drawn from it
    given_to: int  # mask of seats that may hold it now
    played_by: Ints
    last_trick: Ints
    last_as: Ints
    calls: Ints
    out_round: Ints
    stage: Ints
    stage_points: Ints
    shown: Ints  # dummies' cards in pile order as far as they lie open
    pile_next: Ints


def new_record(dtype: np.dtype[np.void]) -> Records:
    """A zeroed array of one record; arrays with an index are the cheap way into compiled code.

    >>> int(new_record(STATE)[0].phase)
    0
    """
    return np.zeros(1, dtype=dtype).view(np.recarray)
