"""The cards of a deal laid out for a search, so that masks answer its questions.

From spot 1 up lie the jesters, the plain cards suit by suit, the trumps and the wizards, each from
the lowest up, with a *wall*, a spot that no card has, below, between and above. So a higher spot is
a stronger card, but between suits. Jesters lie seat by seat, and so do wizards: those of one hand
are neighbours whoever else has one.
"""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit, jit_inline, popcount, trailing_zeros
from foretell.bots.endgame_room import SUITS, Search
from foretell.bots.sight import BOTH_ROLES, TOPS
from foretell.engine.fields import RulesStruct, State, int64
from foretell.engine.masks import bit, holds
from foretell.engine.roles import SUIT
from foretell.engine.scoring import points_of
from foretell.engine.structs import NO_SEAT
from foretell.engine.trick import LANE_OF, seat_after, winning_place

FREE: Final = 1 << 62
"""The lane of a trick that a wizard leads: no card lies in it."""
NOTHING: Final = 0
"""The spot of no card, the lowest wall: every card beats it."""


@jit_inline
def ones(count: int, spot: int) -> int:
    """Mask of so many neighbours from a spot up.

    >>> int(ones(3, 2))
    28
    """
    return (bit(count) - 1) << int64(spot)


@jit_inline
def tricks_left(s: State) -> int:
    """How many tricks of the round nobody has won yet, the one on the table among them."""
    return s.cards_each - s.tricks_done


@jit_inline
def cards_held(rules: RulesStruct, s: State) -> int:
    """Mask of the cards in all hands."""
    cards = int64(0)
    for seat in range(rules.players):
        cards |= s.hands[seat]
    return cards


@jit_inline
def winning_card(s: State) -> int:
    """Mask of the card that wins the trick on the table so far; 0 where none lies there."""
    return bit(s.trick[winning_place(s)]) if s.trick_len != 0 else int64(0)


@jit
def lay_out(rules: RulesStruct, s: State, e: Search) -> None:
    """Give each card its spot, and write what a search looks up.

    The state is written to, and is as before when this ends.
    """
    cards = cards_held(rules, s) | winning_card(s)
    divide(s, cards, e)
    e.players, e.sitting = rules.players, popcount(s.sitting)
    laid = int64(0)
    for seat in range(rules.players):
        e.hands[seat] = lay(s, s.hands[seat], cards, laid, seat, e)
        laid |= e.hands[seat]
        if holds(s.sitting, seat):
            e.after[seat] = seat_after(rules, s, seat)
            write_points(rules, s, seat, e)
    lay(s, winning_card(s), cards, laid, NO_SEAT, e)
    e.beaten_by[NOTHING] = e.spots & ~e.walls


@jit
def divide(s: State, cards: int, e: Search) -> None:
    """Give the jesters, each suit and the wizards as many spots as they have cards."""
    tops = TOPS[s.roles]
    e.walls, spot = int64(1), 1
    jesters = popcount(cards & BOTH_ROLES & ~tops)
    e.always = ones(jesters, spot)
    spot += jesters
    for step in range(SUITS + 1):
        suit = s.trump if step == SUITS else step
        if suit < 0 or (suit == s.trump and step < SUITS):
            continue
        count = popcount(cards & LANE_OF[suit])
        e.walls |= bit(spot)
        e.lanes[suit] = ones(count, spot + 1)
        spot += count + 1
    count = popcount(cards & tops)
    e.walls |= bit(spot) | bit(spot + count + 1)
    e.wizards = ones(count, spot + 1)
    e.strong = e.wizards if s.trump < 0 else e.wizards | e.lanes[s.trump]
    e.always |= e.wizards
    e.spots = ones(spot + count + 2, 0)


@jit
def lay(s: State, cards: int, all_cards: int, laid: int, seat: int, e: Search) -> int:
    """Lay the cards of a hand on their spots; mask of these."""
    mine, left = int64(0), cards
    while left != 0:
        card = trailing_zeros(left)
        left &= left - 1
        if not holds(BOTH_ROLES, card):
            spot = lay_plain(s, card, all_cards, e)
        elif holds(TOPS[s.roles], card):
            spot = trailing_zeros(e.wizards & ~(laid | mine))
            e.leads[spot], e.beaten_by[spot] = FREE, 0
        else:
            spot = trailing_zeros(e.always & ~(laid | mine))
            e.leads[spot], e.beaten_by[spot] = 0, e.spots & ~(e.walls | e.always) | e.wizards
        e.card_at[spot], e.owner[spot] = card, seat
        mine |= bit(spot)
    return mine


@jit_inline
def lay_plain(s: State, card: int, all_cards: int, e: Search) -> int:
    """Lay a plain card between those of its suit; its spot."""
    suit = SUIT[card]
    lane = e.lanes[suit]
    spot = trailing_zeros(lane) + popcount(all_cards & LANE_OF[suit] & (bit(card) - 1))
    e.leads[spot] = lane
    higher = lane & ~ones(spot + 1, 0)
    e.beaten_by[spot] = higher | (e.wizards if suit == s.trump else e.strong)
    return spot


@jit
def write_points(rules: RulesStruct, s: State, seat: int, e: Search) -> None:
    """Write a seat's points of the round by how many tricks it takes from now on."""
    tricks, won = tricks_left(s), s.won[seat]
    for more in range(tricks + 1):
        s.won[seat] = won + more
        e.points[seat, more] = points_of(rules, s, seat)
    s.won[seat] = won
    for least in range(tricks + 1):
        most = e.points[seat, least]
        for greatest in range(least, tricks + 1):
            most = max(most, e.points[seat, greatest])
            e.most[seat, least, greatest] = most
