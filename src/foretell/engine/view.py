"""What one seat may know, listed field by field; what is not listed is not shown (rules 13).

Bots, samples and servers use this and nothing else. No place in a sorted hand is ever shown:
cards are masks, and a dummy's pile is shown only as far as it lies open.
"""

from __future__ import annotations

from foretell.base.jit import jit, popcount
from foretell.cards import NO_CARD
from foretell.engine.fields import RulesStruct, State, ViewRecord
from foretell.engine.flow import actor, legal
from foretell.engine.knowledge import known_cards, note_given
from foretell.engine.masks import bit
from foretell.engine.structs import HIDDEN_BID, NO_BID, NO_SEAT, PILE_CARDS, PILES, BidMode, Phase
from foretell.engine.trick import winner
from foretell.rules.axes import MAX_SEATS


@jit
def view(rules: RulesStruct, s: State, seat: int, v: ViewRecord) -> None:
    """Write into ``v`` what ``seat`` may know now; seat -1 is a spectator."""
    v.seat = seat
    show_round(rules, s, v)
    show_table(s, v)
    for other in range(MAX_SEATS):
        show_seat(rules, s, seat, other, v)
    show_bids(rules, s, seat, v)
    show_exchange(s, seat, v)
    show_piles(rules, s, v)
    show_unseen(rules, s, v)
    show_choices(rules, s, seat, v)


@jit
def show_round(rules: RulesStruct, s: State, v: ViewRecord) -> None:
    """What is public about the round: dealer, trump, turn-up, special rules in force."""
    v.phase = s.phase
    v.actor = actor(rules, s)
    v.turn = s.turn
    v.leader = s.leader
    v.dealer = s.dealer
    v.round_no = s.round_no
    v.row = s.row
    v.cards_each = s.cards_each
    v.trump = s.trump
    v.turn_up = s.turn_up
    v.sitting = s.sitting
    v.to_bid = s.to_bid
    v.bidders = s.bidders
    v.roles = s.roles
    v.exchange = s.exchange
    v.is_flat = s.is_flat
    v.twist = s.twist
    v.uber = s.uber
    v.uber_rank = s.uber_rank
    v.face_up = s.face_up
    v.agreed = s.agreed
    v.revoke_seat = s.revoke_seat
    v.revoke_trick = s.revoke_trick


@jit
def show_table(s: State, v: ViewRecord) -> None:
    """What is public about the tricks: the one on the table, the last one, what is played."""
    v.trick_len = s.trick_len
    v.led = s.led
    v.played = s.played
    v.tricks_done = s.tricks_done
    v.grail_seat = s.grail_seat
    v.last_leader = s.last_leader
    v.last_len = s.last_len
    for seat in range(MAX_SEATS):
        v.trick[seat] = s.trick[seat]
        v.trick_as[seat] = s.trick_as[seat]
        is_last = seat < s.last_len  # what lies behind is of earlier tricks, of another round
        v.last_trick[seat] = s.last_trick[seat] if is_last else NO_CARD
        v.last_as[seat] = s.last_as[seat] if is_last else NO_CARD


@jit
def show_seat(rules: RulesStruct, s: State, seat: int, other: int, v: ViewRecord) -> None:
    """What ``seat`` knows of another one, or of itself."""
    v.known[other] = known_cards(rules, s, seat, other)
    v.hand_count[other] = popcount(s.hands[other])
    v.won[other] = s.won[other]
    v.scores[other] = s.scores[other]
    v.points[other] = s.points[other]
    v.voids[other] = s.voids[other]
    v.played_by[other] = s.played_by[other]
    v.calls[other] = s.calls[other]
    v.out_round[other] = s.out_round[other]
    v.stage[other] = s.stage[other]
    v.stage_points[other] = s.stage_points[other]


@jit
def are_bids_shown(rules: RulesStruct, s: State) -> bool:
    """Whether all bids lie open: at once ones when all are made, delayed ones after the tricks."""
    mode = rules.bid_mode[s.row]
    if mode == BidMode.HIDDEN:
        return s.phase != Phase.BID
    if mode == BidMode.DELAYED:
        return s.phase >= Phase.AGREE or s.phase == Phase.DEAL
    return True


@jit
def show_bids(rules: RulesStruct, s: State, seat: int, v: ViewRecord) -> None:
    """The bids that a seat may know; HIDDEN_BID for one that is made but not shown."""
    is_shown = s.phase == Phase.DEAL or are_bids_shown(rules, s)
    for other in range(MAX_SEATS):
        is_hidden = not is_shown and other != seat and s.bids[other] != NO_BID
        v.bids[other] = HIDDEN_BID if is_hidden else s.bids[other]
    v.mended = s.mended
    v.first_bid = s.first_bid


@jit
def show_exchange(s: State, seat: int, v: ViewRecord) -> None:
    """The cards that a seat itself passed, got, drew or lost in the round that is played."""
    v.passed = NO_CARD
    v.received = NO_CARD
    v.given = NO_CARD
    v.given_to = 0
    is_played = s.phase >= Phase.PASS and s.phase <= Phase.AGREE
    if is_played and seat != NO_SEAT and (s.sitting >> seat) & 1:
        v.passed = s.passed[seat]
        note_given(s, seat, v)


@jit
def show_piles(rules: RulesStruct, s: State, v: ViewRecord) -> None:
    """A dummy's cards in the order of its pile, as far as they have been turned."""
    for dummy in range(PILES):
        turned = s.pile_next[dummy] if dummy < rules.dummies else 0
        v.pile_next[dummy] = turned
        for place in range(PILE_CARDS):
            v.shown[dummy, place] = s.piles[dummy, place] if place < turned else NO_CARD


@jit
def show_unseen(rules: RulesStruct, s: State, v: ViewRecord) -> None:
    """The cards that lie the seat knows not where, and how many of them are in no hand."""
    seen = s.played
    hidden = 0
    if s.turn_up != NO_CARD:
        seen |= bit(s.turn_up)
    for other in range(MAX_SEATS):
        seen |= v.known[other]
        hidden += v.hand_count[other] - popcount(v.known[other])
    v.unseen = rules.deck_mask & ~seen
    v.stock_count = popcount(v.unseen) - hidden


@jit
def show_choices(rules: RulesStruct, s: State, seat: int, v: ViewRecord) -> None:
    """What the seat may do now, if it is the one to act; TURN where it may not see the card."""
    v.legal = 0
    v.may_turn = 0
    v.hand = v.known[seat] if seat != NO_SEAT else 0
    v.winning = winner(rules, s) if s.trick_len else NO_SEAT
    if seat == NO_SEAT or v.actor != seat:
        return
    choices = legal(rules, s)
    is_card = s.phase == Phase.PLAY
    if is_card and choices & ~v.known[s.turn] != 0:
        v.may_turn = 1
    else:
        v.legal = choices
