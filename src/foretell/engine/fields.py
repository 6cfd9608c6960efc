"""The names in the engine's records, for readers and type checkers; NumPy never sees these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:

    def int64(number: int) -> int:
        """An int64 that type checkers take for an int."""
        return number
else:
    int64 = np.int64

Ints = npt.NDArray[Any]
"""Arrays of int64; to type checkers their numbers are plain ints."""

Records = npt.NDArray[np.void]


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
    honour: int
    hand_size: Ints  # this and the next ones by row: round_no, or PLAY_OFF_ROW
    bid_mode: Ints
    uneven: Ints  # UnevenMode
    sees: Ints
    last_up: Ints
    trump_of: Ints  # a suit, Suit.NONE, or UNNAMED: the turned-up card decides
    zero_made: Ints  # points of a met bid of zero
    twists: Ints  # mask of TwistChoice that the dealer is offered
    roles: Ints  # RoleMode of the rounds that do not alternate
    alternate: Ints
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
    trump_was: Ints  # by place in the trick, trump before its card; kept under honour play
    piles: Ints
    pile_next: Ints


class ViewRecord(Protocol):
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
