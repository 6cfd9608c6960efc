"""The exact end of a round where all hands are known: what each choice brings if all play best.

Every seat makes, wherever it acts, the choice that brings it the most points of the round (max^n).
Where choices bring a seat the same, others may not be indifferent, so which of them it makes is
part of the question. It makes the first one in this order, in which players like it would try them:

- A seat *wants* tricks where some number of them, of those left, brings it more than none.
- Who leads and wants tricks, leads the strongest card; who wants none, the weakest.
- Who follows and wants tricks, plays a card that wins the trick so far, the strongest, or if
  nobody plays after it the weakest; where none wins, the weakest card.
- Who follows and wants none, plays the strongest card that does not win the trick so far; where all
  win, the weakest, or if nobody plays after it the strongest.
- Jesters are weakest, then come clubs, diamonds, hearts, spades, trump, and wizards. In a suit the
  rank decides. Of one seat's wizards, or jesters, all are the same.

**Why the cuts change nothing.** Choices are searched in that order, and a later one is made only
if it brings *more*. (1) From a trick on a seat takes at least the tricks that are certain to be its
own, and at most these and all that are certain for nobody. So its points are at most the greatest
that such a number of tricks brings, whatever the table of points, and none of the choices behind
the first that reaches this can be made: they are not searched. No bound on another seat's points is
used, and none that comes from decisions above, so what a node comes to depends on nothing but the
node: it may be remembered. (2) Of equal cards, between which no card lies that lives, only the
lowest is searched. Exchanging two of them changes neither who wins which trick nor what may be
played, nor the order above, which compares cards of a hand by suits, and by rank in one suit
alone: the play that follows is the same, card for card. (3) The same holds for tricks
that cards lie alike in (:mod:`foretell.bots.endgame_memo`).
"""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit, jit_inline, popcount, trailing_zeros
from foretell.bots.endgame_layout import FREE, NOTHING, cards_held, lay_out, tricks_left
from foretell.bots.endgame_memo import begin_search
from foretell.bots.endgame_room import MAX_CARDS, MAX_TRICKS, EndRoom, Search
from foretell.bots.endgame_search import (
    UNKNOWN,
    Node,
    open_spots,
    played,
    search,
    tricks_of,
    unlike,
)
from foretell.bots.sight import BOTH_ROLES, TOPS
from foretell.cards import CAMELOT, LANE, Suit, mask_of
from foretell.engine.fields import Ints, Records, RulesStruct, State, int64
from foretell.engine.flow import legal
from foretell.engine.masks import holds
from foretell.engine.structs import DealerMode, Phase
from foretell.engine.trick import DEUCE, seat_at, trick_cards, winning_place

DEUCES: Final = mask_of([LANE * suit + DEUCE for suit in range(4)])


@jit
def can_solve(rules: RulesStruct, s: State) -> bool:
    """Whether a state is one that :func:`solve` is right about.

    The next choice is a card, and at most 13 tricks with 54 cards are left. From here on players
    choose cards and nothing else, no card does more than take a trick, and nobody's points hang
    on what others miss. So there are no dummies, honour play or spoils; in hand and on the table
    are none of Camelot's cards, none that beats everything or cancels a trick, no magic deuce, no
    wizard that changes trump, and nothing to call.

    >>> bool(can_solve(*table("7h Qh Nc Zs", trump="s")))
    True
    >>> bool(can_solve(*table("7h Qh Gr Zs", trump="s", **CAMELOT)))
    False
    """
    if s.phase != Phase.PLAY or rules.dummies != 0 or rules.honour != 0:
        return False
    if rules.dealer_mode[s.row] == DealerMode.SPOILS:
        return False
    held = cards_held(rules, s)
    is_small = tricks_left(s) <= MAX_TRICKS and popcount(held) <= MAX_CARDS
    return is_small and are_plain(rules, s, held | trick_cards(s))


@jit
def are_plain(rules: RulesStruct, s: State, cards: int) -> bool:
    """Whether no card of a mask does more than follow, lead and beat."""
    special = CAMELOT | s.uber | rules.cancels
    if cards & special != 0 or (rules.deuces_magic != 0 and cards & DEUCES != 0):
        return False
    left = cards & BOTH_ROLES
    while left != 0:
        card = trailing_zeros(left)
        left &= left - 1
        if rules.forms[s.roles, card] != 0:
            return False
        if rules.wizards_change_trump != 0 and holds(TOPS[s.roles], card):
            return False
    return True


@jit
def solve(rules: RulesStruct, s: State, nodes: int, room: EndRoom, values: Ints) -> bool:
    """Write into ``values[card]`` what each legal card brings the seat to act in the round.

    ``values`` has 64 numbers, and those of other cards stay. The state is one that
    :func:`can_solve` is right about; it is as before when this ends. Searches at most so many
    nodes for all cards together; False, and nothing of use, where they do not suffice.
    """
    if not search_choices(rules, s, nodes, room):
        return False
    e, left = room.search[0], legal(rules, s)
    while left != 0:
        card = trailing_zeros(left)
        left &= left - 1
        values[card] = e.points[s.turn, tricks_of(e.outcomes[card], s.turn)]
    return True


@jit
def solve_all(rules: RulesStruct, s: State, nodes: int, room: EndRoom, values: Ints) -> bool:
    """As :func:`solve`, into ``values[card, seat]`` for every seat that plays in this round."""
    if not search_choices(rules, s, nodes, room):
        return False
    e, left = room.search[0], legal(rules, s)
    while left != 0:
        card = trailing_zeros(left)
        left &= left - 1
        for seat in range(rules.players):
            if holds(s.sitting, seat):
                values[card, seat] = e.points[seat, tricks_of(e.outcomes[card], seat)]
    return True


@jit
def solve_at(rules: Records, states: Records, nodes: int, room: EndRoom, values: Ints) -> bool:
    """The same as :func:`solve` from Python: arrays are the cheap way into compiled code.

    >>> import numpy as np
    >>> from foretell.bots.endgame_room import new_end_room
    >>> game = tell(dealt(sized(2), "Ah 4d", "Zc Nc", "2h 3c", up="Nd"), "1 1 0")
    >>> values = np.zeros(64, np.int64)
    >>> bool(solve_at(game.handle.rules, game.handle.states, 1000, new_end_room(), values))
    True
    >>> [int(values[card]) for card in (parse_card("Ah"), parse_card("4d"))]
    [-10, 30]
    """
    return solve(rules[0], states[0], nodes, room, values)


@jit
def search_choices(rules: RulesStruct, s: State, nodes: int, room: EndRoom) -> bool:
    """Search each choice of the seat to act, into the room's ``outcomes``; False if one is left."""
    e, memo = room.search[0], room.memo
    lay_out(rules, s, e)
    begin_search(e, memo, tricks_left(s), nodes)
    first = first_node(rules, s, e)
    left = open_spots(e, first)
    searched, found = unlike(e, first, left), int64(UNKNOWN)
    while left != 0:
        spot = trailing_zeros(left)
        left &= left - 1
        if holds(searched, spot):
            found = search(e, memo, played(e, first, spot))
            if found == UNKNOWN:
                return False
        e.outcomes[e.card_at[spot]] = found
    return True


@jit
def first_node(rules: RulesStruct, s: State, e: Search) -> Node:
    """The node of a state whose cards are laid out."""
    held = int64(0)
    for seat in range(rules.players):
        held |= e.hands[seat]
    best, winner = int64(NOTHING), int64(0)
    if s.trick_len != 0:
        best = trailing_zeros(e.spots & ~(e.walls | held))
        winner = seat_at(rules, s, winning_place(s))
    left = e.sitting - s.trick_len
    return Node(held, lane_led(s, e), best, winner, s.turn, left, int64(0))


@jit_inline
def lane_led(s: State, e: Search) -> int:
    """What is led: the lane of a suit, 0 for nothing yet, FREE where all may play anything."""
    if s.led == Suit.NONE:
        return int64(0)
    lane = int64(0) if s.led == Suit.FREE else e.lanes[s.led]
    return lane if lane != 0 else int64(FREE)
