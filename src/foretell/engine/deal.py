"""A new game, a new round: cards come in as data, a deck in its shuffled order (rules 3-5)."""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit, popcount
from foretell.cards import JESTER, NO_CARD, WIZARD, Suit
from foretell.engine.bidding import start_bidding
from foretell.engine.fields import Ints, RulesStruct, State
from foretell.engine.masks import bit, next_in, player_mask
from foretell.engine.roles import RANK, SUIT, role_mode, turned_shape
from foretell.engine.structs import (
    NO_BID,
    NO_SEAT,
    PILE_CARDS,
    PILES,
    PLAY_OFF_ROW,
    UNNAMED,
    Phase,
)
from foretell.rules.axes import MAX_SEATS

PLAY_OFF_CARDS: Final = 10
DUMMY_SHOWS: Final = 3


@jit
def new_game(rules: RulesStruct, s: State, dealer: int) -> None:
    """Everybody sits, nobody has points, and the first deal is due (rules 4)."""
    s.sitting = (1 << rules.seats) - 1
    s.dealer = dealer if rules.dealer_fixed == NO_SEAT else rules.dealer_fixed
    s.round_no = 0
    s.row = 0
    s.trump = Suit.NONE
    s.turn_up = NO_CARD
    s.leader = NO_SEAT
    s.cards_each = 0
    s.bidders = 0
    s.roles = 0
    s.exchange = 0
    s.is_flat = 0
    for seat in range(MAX_SEATS):
        s.scores[seat] = 0
        s.points[seat] = 0
        s.out_round[seat] = 0
        s.stage[seat] = 0
        s.stage_points[seat] = 0
        s.last_trick[seat] = NO_CARD
        s.last_as[seat] = NO_CARD
    clear_piles(s)
    clear_round(s)
    s.phase = Phase.DEAL
    s.turn = NO_SEAT


@jit
def clear_piles(s: State) -> None:
    """Take the dummies' cards from the table."""
    for dummy in range(PILES):
        s.pile_next[dummy] = 0
        for place in range(PILE_CARDS):
            s.piles[dummy, place] = NO_CARD


@jit
def clear_seats(s: State) -> None:
    """Forget what each seat held, bid and did in the round before."""
    for seat in range(MAX_SEATS):
        s.hands[seat] = 0
        s.bids[seat] = NO_BID
        s.won[seat] = 0
        s.voids[seat] = 0
        s.played_by[seat] = 0
        s.last_dealt[seat] = NO_CARD
        s.passed[seat] = NO_CARD
        s.drawn[seat] = NO_CARD
        s.revoked[seat] = 0
        s.calls[seat] = 0
        s.trick[seat] = NO_CARD
        s.trick_as[seat] = NO_CARD
        s.trump_was[seat] = Suit.NONE


@jit
def clear_round(s: State) -> None:
    """Forget what belonged to the round before."""
    clear_seats(s)
    s.played = 0
    s.face_up = 0
    s.uber = 0
    s.uber_rank = -1
    s.twist = -1
    s.tricks_done = 0
    s.grail_seat = NO_SEAT
    s.agreed = 0
    s.revoke_seat = NO_SEAT
    s.revoke_trick = -1
    s.first_bid = NO_BID
    s.mended = NO_SEAT
    s.guessed = 0
    s.trick_len = 0
    s.last_len = 0
    s.last_leader = NO_SEAT
    s.led = Suit.NONE
    s.to_bid = 0


@jit
def cards_to_deal(rules: RulesStruct, s: State) -> int:
    """Cards each seat gets in the coming round; ten, or as many as there are, in a play-off."""
    if s.row != PLAY_OFF_ROW:
        return rules.hand_size[s.row]
    return min(PLAY_OFF_CARDS, (rules.deck_len - rules.aside) // popcount(s.sitting))


@jit
def deck_need(rules: RulesStruct, s: State) -> int:
    """How many cards of the deck the coming deal will read, the turned-up one included."""
    return min(rules.deck_len, cards_to_deal(rules, s) * popcount(s.sitting) + 1)


@jit
def deal(rules: RulesStruct, s: State, deck: Ints) -> None:
    """Deal a shuffled deck one card at a time from the dealer's left, and turn the next (rules 4).

    ``deck`` lists card numbers; of it, the first :func:`deck_need` are read.
    """
    size = cards_to_deal(rules, s)
    clear_round(s)
    s.cards_each = size
    s.roles = role_mode(rules, s.row, s.round_no)
    s.exchange = rules.exchange[s.row]
    s.is_flat = rules.is_flat[s.row]
    s.bidders = s.sitting & player_mask(rules)
    s.leader = next_in(s.bidders, s.dealer)
    if rules.dealer_mode[s.row] != 0:
        s.bidders &= ~(1 << s.dealer)
    dealt = hand_out(s, deck)
    if rules.dummies:
        lay_dummies(rules, s, deck)
    if rules.last_up[s.row]:
        show_last_cards(rules, s)
    turn_up(rules, s, deck, dealt)


@jit
def hand_out(s: State, deck: Ints) -> int:
    """Give each seat its cards; how many that were."""
    dealt = s.cards_each * popcount(s.sitting)
    seat = s.dealer
    for place in range(dealt):
        seat = next_in(s.sitting, seat)
        s.hands[seat] |= bit(deck[place])
        s.last_dealt[seat] = deck[place]
    return dealt


@jit
def lay_dummies(rules: RulesStruct, s: State, deck: Ints) -> None:
    """Keep the dummies' piles in the order dealt; one dummy shows three cards (Two-Player)."""
    seats = popcount(s.sitting)
    seat = s.dealer
    for place in range(s.cards_each * seats):
        seat = next_in(s.sitting, seat)
        if seat >= rules.players:
            s.piles[seat - rules.players, place // seats] = deck[place]
    for dummy in range(rules.dummies):
        s.pile_next[dummy] = 0
        refill(rules, s, dummy)


@jit
def refill(rules: RulesStruct, s: State, dummy: int) -> None:
    """Turn cards of a Two-Player dummy's pile until three lie open, or the pile ends."""
    hand = s.hands[rules.players + dummy]
    while (
        rules.dummies == 1
        and s.pile_next[dummy] < s.cards_each
        and popcount(hand & s.face_up) < DUMMY_SHOWS
    ):
        s.face_up |= bit(s.piles[dummy, s.pile_next[dummy]])
        s.pile_next[dummy] += 1


@jit
def show_last_cards(rules: RulesStruct, s: State) -> None:
    """Turn the last card dealt to each hand face up; a dummy's pile is no hand (Last card up)."""
    for seat in range(rules.players):
        if s.last_dealt[seat] != NO_CARD:
            s.face_up |= bit(s.last_dealt[seat])


@jit
def turn_up(rules: RulesStruct, s: State, deck: Ints, dealt: int) -> None:
    """Turn up the next card if trump is turned and one is left, and let it set trump (rules 5)."""
    s.turn_up = NO_CARD
    s.trump = rules.trump_of[s.row]
    if s.trump == UNNAMED:
        s.trump = Suit.NONE
        if dealt < rules.deck_len:
            s.turn_up = deck[dealt]
            s.trump = trump_from(rules, s)
    if s.trump == UNNAMED:
        s.phase = Phase.TRUMP
        s.turn = s.dealer
    else:
        after_trump(rules, s)


@jit
def trump_from(rules: RulesStruct, s: State) -> int:
    """Trump by the turned-up card: its suit, none for a jester, UNNAMED for a wizard (rules 5)."""
    shape = turned_shape(rules, s.roles, s.turn_up)
    if RANK[shape] == WIZARD:
        return UNNAMED
    return Suit.NONE if RANK[shape] == JESTER else SUIT[shape]


@jit
def after_trump(rules: RulesStruct, s: State) -> None:
    """Go on to the uber card, or to the bids (rules 15)."""
    if rules.uber:
        s.phase = Phase.UBER_RANK
        s.turn = s.dealer
    else:
        start_bidding(rules, s)
