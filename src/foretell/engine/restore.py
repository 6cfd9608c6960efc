"""The public part of a state, taken back from a view."""

from __future__ import annotations

from foretell.base.jit import jit
from foretell.cards import NO_CARD
from foretell.engine.fields import State, ViewRecord
from foretell.engine.structs import PILE_CARDS, PILES
from foretell.rules.axes import MAX_SEATS


@jit
def restore_public(v: ViewRecord, s: State) -> None:
    """Write all that a view shows into a state; hands and hidden choices are left to be drawn."""
    restore_round(v, s)
    restore_table(v, s)
    for seat in range(MAX_SEATS):
        restore_seat(v, s, seat)
    for dummy in range(PILES):
        s.pile_next[dummy] = v.pile_next[dummy]
        for place in range(PILE_CARDS):
            s.piles[dummy, place] = NO_CARD


@jit
def restore_round(v: ViewRecord, s: State) -> None:
    """Dealer, trump, turn-up and the rules in force."""
    s.phase = v.phase
    s.turn = v.turn
    s.leader = v.leader
    s.dealer = v.dealer
    s.round_no = v.round_no
    s.row = v.row
    s.cards_each = v.cards_each
    s.trump = v.trump
    s.turn_up = v.turn_up
    s.sitting = v.sitting
    s.to_bid = v.to_bid
    s.bidders = v.bidders
    s.roles = v.roles
    s.exchange = v.exchange
    s.is_flat = v.is_flat
    s.twist = v.twist
    s.uber = v.uber
    s.uber_rank = v.uber_rank
    s.face_up = v.face_up
    s.agreed = v.agreed
    s.revoke_seat = v.revoke_seat
    s.revoke_trick = v.revoke_trick
    s.mended = v.mended
    s.first_bid = v.first_bid


@jit
def restore_table(v: ViewRecord, s: State) -> None:
    """The trick on the table and the last one."""
    s.trick_len = v.trick_len
    s.led = v.led
    s.played = v.played
    s.tricks_done = v.tricks_done
    s.grail_seat = v.grail_seat
    s.last_leader = v.last_leader
    s.last_len = v.last_len
    for seat in range(MAX_SEATS):
        s.trick[seat] = v.trick[seat]
        s.trick_as[seat] = v.trick_as[seat]
        s.last_trick[seat] = v.last_trick[seat]
        s.last_as[seat] = v.last_as[seat]


@jit
def restore_seat(v: ViewRecord, s: State, seat: int) -> None:
    """What is public about a seat; its own exchange, if it is the viewer's."""
    s.bids[seat] = v.bids[seat]
    s.won[seat] = v.won[seat]
    s.scores[seat] = v.scores[seat]
    s.points[seat] = v.points[seat]
    s.voids[seat] = v.voids[seat]
    s.played_by[seat] = v.played_by[seat]
    s.calls[seat] = v.calls[seat]
    s.out_round[seat] = v.out_round[seat]
    s.stage[seat] = v.stage[seat]
    s.stage_points[seat] = v.stage_points[seat]
    s.revoked[seat] = 0
    s.passed[seat] = v.passed if seat == v.seat else NO_CARD
    s.drawn[seat] = NO_CARD
    s.hands[seat] = 0
