"""What the bids of the others say about their hands: worlds in which they would have bid so.

A seat with the cards of a world is asked, as the rule bot, what it would have bid when it did bid:
the same bid makes the world likely, one beside it less so, any other unlikely. Worlds are drawn
until one is kept with that chance.
"""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit
from foretell.bots.bids import choose_bid
from foretell.cards import WIZARDS, Suit
from foretell.engine.chance import unit
from foretell.engine.fields import Ints, RulesStruct, State, ViewRecord
from foretell.engine.masks import next_in
from foretell.engine.structs import (
    NO_BID,
    BidMode,
    DealerMode,
    ExchangeMode,
    Form,
    Phase,
    RoleMode,
    SeesMode,
)
from foretell.engine.view import view
from foretell.rules.axes import MAX_SEATS

NEAR: Final = 0.35
"""How likely a bid is that lies one beside the rule bot's."""
FAR: Final = 0.08
"""How likely any other is."""
TRIES: Final = 40
"""Worlds that are drawn at most until one is believed."""
A_WIZARD: Final = (WIZARDS & -WIZARDS).bit_length() - 1


@jit
def do_bids_tell(rules: RulesStruct, v: ViewRecord) -> bool:
    """Whether bids are made on hands, trump and roles that can still be told from what is seen."""
    row = v.row
    if rules.sees[row] != SeesMode.OWN or rules.last_up[row] or rules.dummies or v.is_flat:
        return False
    if rules.bid_mode[row] == BidMode.DELAYED or rules.bid_mode[row] == BidMode.ZERO:
        return False
    if v.exchange != ExchangeMode.NONE or v.roles != RoleMode.PRINTED or v.mended >= 0:
        return False
    if rules.dealer_mode[row] != DealerMode.NONE or rules.wizards_change_trump or v.twist >= 0:
        return False
    return rules.forms[v.roles, A_WIZARD] < 1 << Form.NAMES


@jit
def is_believed(
    rules: RulesStruct, v: ViewRecord, s: State, then: State, other: ViewRecord, rng: Ints
) -> bool:
    """Keep a world with the chance that its hands would have bid as they did.

    ``then`` and ``other`` are written over: the table as it was while bids were made, and what a
    seat saw of it.
    """
    least = unit(rng)
    chance = 1.0
    go_back(s, then)
    while then.to_bid != 0 and v.bids[then.turn] >= 0:
        seat = then.turn
        if seat != v.seat:
            view(rules, then, seat, other)
            off = abs(choose_bid(rules, other) - v.bids[seat])
            if off != 0:
                chance *= NEAR if off == 1 else FAR
            if chance <= least:
                return False
        bid_on(then, v.bids[seat])
    return True


@jit
def bid_on(then: State, bid: int) -> None:
    """Let the seat whose turn it is bid, and the next one come."""
    seat = then.turn
    then.bids[seat] = bid
    then.to_bid &= ~(1 << seat)
    if then.to_bid != 0:
        then.turn = next_in(then.to_bid, seat)


@jit
def go_back(s: State, then: State) -> None:
    """Make ``then`` the table of ``s`` before the first bid."""
    then.phase = Phase.BID
    then.round_no, then.row, then.dealer, then.cards_each = (
        s.round_no,
        s.row,
        s.dealer,
        s.cards_each,
    )
    then.trump, then.turn_up, then.roles, then.uber = s.trump, s.turn_up, s.roles, s.uber
    then.exchange, then.is_flat, then.twist = s.exchange, s.is_flat, s.twist
    then.sitting, then.bidders, then.to_bid = s.sitting, s.bidders, s.bidders
    then.leader = next_in(s.sitting, s.dealer)
    then.turn = next_in(s.bidders, s.dealer)
    then.led = Suit.NONE.value
    then.trick_len = then.played = then.tricks_done = then.face_up = 0
    then.mended = -1
    for seat in range(MAX_SEATS):
        then.hands[seat] = s.hands[seat] | s.played_by[seat]
        then.scores[seat] = s.scores[seat]
        then.bids[seat] = NO_BID
        then.won[seat] = then.played_by[seat] = then.voids[seat] = 0
