"""Bids: in turn, at once, delayed or forced; uneven rules and the bid they mend (rules 6, 16)."""

from __future__ import annotations

from foretell.base.jit import jit, jit_inline
from foretell.engine.exchange import start_exchange
from foretell.engine.fields import RulesStruct, State
from foretell.engine.masks import next_in
from foretell.engine.structs import BidMode, Phase, UnevenMode


@jit
def start_bidding(rules: RulesStruct, s: State) -> None:
    """Ask the dealer's left for a bid, or write the zeros where all are forced (Jester bid)."""
    s.phase = Phase.BID
    s.to_bid = s.bidders
    if rules.bid_mode[s.row] == BidMode.ZERO:
        for seat in range(rules.players):
            if (s.bidders >> seat) & 1:
                s.bids[seat] = 0
        s.to_bid = 0
    if s.to_bid == 0:
        start_exchange(s)
    else:
        s.turn = next_in(s.to_bid, s.dealer)


@jit
def sum_of_bids(rules: RulesStruct, s: State) -> int:
    """The bids made so far, added up."""
    total = 0
    for seat in range(rules.players):
        if s.bids[seat] > 0:
            total += s.bids[seat]
    return total


@jit
def leads_alone(rules: RulesStruct, s: State, seat: int) -> bool:
    """Whether a seat's total is higher than that of every other player still in (rules 16).

    One without others is never alone in the lead (Solitaire), for in round 1 nobody is.
    """
    has_rivals = False
    for other in range(rules.players):
        if other == seat or not (s.sitting >> other) & 1:
            continue
        if s.scores[other] >= s.scores[seat]:
            return False
        has_rivals = True
    return has_rivals


@jit
def is_bound(rules: RulesStruct, s: State, seat: int) -> bool:
    """Whether this round's uneven rule binds a last bidder (rules 16)."""
    mode = rules.uneven[s.row]
    if mode == UnevenMode.SOLE_LEADER:
        return leads_alone(rules, s, seat)
    return mode == UnevenMode.ANYONE


@jit_inline
def legal_bids(rules: RulesStruct, s: State) -> int:
    """Mask of bids: 0 ... cards dealt, less the one that an uneven rule refuses (rules 6, 16)."""
    bids = (1 << (s.cards_each + 1)) - 1
    is_last = s.to_bid & (s.to_bid - 1) == 0
    if rules.uneven[s.row] == UnevenMode.NEVER or rules.uneven_mend or not is_last:
        return bids
    even = s.cards_each - sum_of_bids(rules, s)
    if even < 0 or (even == 0 and rules.uneven_zero_ok) or not is_bound(rules, s, s.turn):
        return bids
    return bids & ~(1 << even)


@jit
def must_mend(rules: RulesStruct, s: State) -> bool:
    """Whether the last bidder has to change a bid that made the sum even (Hidden bids)."""
    if rules.uneven[s.row] == UnevenMode.NEVER or not rules.uneven_mend:
        return False
    if s.bids[s.turn] == 0 and rules.uneven_zero_ok:
        return False
    return sum_of_bids(rules, s) == s.cards_each and is_bound(rules, s, s.turn)


@jit
def mended_bids(s: State) -> int:
    """Mask of the bids one above and one below, within 0 ... cards dealt (Hidden bids)."""
    around = (1 << (s.bids[s.turn] + 1)) | ((1 << s.bids[s.turn]) >> 1)
    return around & ((1 << (s.cards_each + 1)) - 1)


@jit_inline
def bid(rules: RulesStruct, s: State, tricks: int) -> None:
    """Make a bid; after the last one, mend it if need be, then the cards (rules 15)."""
    s.bids[s.turn] = tricks
    s.to_bid &= ~(1 << s.turn)
    if s.to_bid:
        s.turn = next_in(s.to_bid, s.turn)
    elif must_mend(rules, s):
        s.phase = Phase.MEND
    else:
        start_exchange(s)


@jit
def mend(s: State, tricks: int) -> None:
    """The last bidder raises or lowers the own bid by one (Hidden bids with notequal)."""
    s.first_bid = s.bids[s.turn]
    s.mended = s.turn
    s.bids[s.turn] = tricks
    start_exchange(s)
