"""A full state that fits what a seat knows, each placement of the unseen cards as likely.

Voids, open cards, foreheads, passed and drawn cards are respected (under honour play there are
no voids: rules 14). Choices that the seat may not know (hidden bids, passed or drawn cards) are
drawn uniformly among the possible ones and marked in ``State.guessed``.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.base.jit import jit, popcount
from foretell.cards import LANES, NO_CARD
from foretell.engine.chance import pick, seed_rng
from foretell.engine.fields import Ints, Records, RulesStruct, State, ViewRecord
from foretell.engine.guesses import guess_bids, guess_exchange
from foretell.engine.masks import bit
from foretell.engine.placement import place
from foretell.engine.restore import restore_public
from foretell.engine.scratch import new_scratch
from foretell.engine.structs import Phase
from foretell.rules.axes import MAX_SEATS

ALLOWED: Final = 0
CAPS: Final = 1
OUT: Final = 2


def _lanes(suits: int) -> int:
    return sum(LANES[suit] for suit in range(4) if suits >> suit & 1)


LANES_OF: Final = np.array([_lanes(suits) for suits in range(16)], dtype=np.int64)
"""By mask of suits, the mask of all their plain cards."""


def new_work() -> tuple[Ints, Records, Ints]:
    """What :func:`sample` writes on: a table of receivers, room to place cards, chance."""
    return np.zeros((3, 8), np.int64), new_scratch(), np.zeros(1, np.int64)


@jit
def sample(
    rules: RulesStruct, v: ViewRecord, s: State, rng: Ints, table: Ints, scratch: Records
) -> bool:
    """Write into ``s`` a state that fits the view; False if none does (never for a real view)."""
    restore_public(v, s)
    ask_places(rules, v, table)
    if not place(table[ALLOWED], table[CAPS], rules.seats + 1, v.unseen, rng, table[OUT], scratch):
        return False
    for seat in range(rules.seats):
        s.hands[seat] = v.known[seat] | table[OUT, seat]
    s.guessed = 0
    if rules.dummies:
        lay_piles(rules, v, s, rng)
    guess_bids(v, s, rng)
    guess_exchange(v, s, rng)
    guess_last_dealt(rules, s, rng)
    return True


@jit
def ask_places(rules: RulesStruct, v: ViewRecord, table: Ints) -> None:
    """Say who may hold which unseen cards, and how many; the stock comes after the seats.

    A card drawn from the viewer lies with one of those who may have drawn it on (Pull one).
    """
    lost = bit(v.given) if v.given_to != 0 else 0
    for seat in range(rules.seats):
        table[CAPS, seat] = v.hand_count[seat] - popcount(v.known[seat])
        table[ALLOWED, seat] = v.unseen & ~LANES_OF[v.voids[seat]]
        if not (v.given_to >> seat) & 1:
            table[ALLOWED, seat] &= ~lost
    table[CAPS, rules.seats] = v.stock_count
    table[ALLOWED, rules.seats] = v.unseen & ~lost


@jit
def lay_piles(rules: RulesStruct, v: ViewRecord, s: State, rng: Ints) -> None:
    """Order the hidden cards of the dummies' piles, every order as likely."""
    for dummy in range(rules.dummies):
        hidden = s.hands[rules.players + dummy] & ~s.face_up
        for place_no in range(s.cards_each):
            s.piles[dummy, place_no] = v.shown[dummy, place_no]
            if place_no >= v.pile_next[dummy] and hidden != 0:
                card = pick(hidden, rng)
                s.piles[dummy, place_no] = card
                hidden &= ~bit(card)


@jit
def guess_last_dealt(rules: RulesStruct, s: State, rng: Ints) -> None:
    """Which card came last to each hand: it matters until a dealer's twist may show it (Smyrna)."""
    for seat in range(MAX_SEATS):
        s.last_dealt[seat] = NO_CARD
        if s.phase <= Phase.TWIST and seat < rules.players and s.hands[seat] != 0:
            s.last_dealt[seat] = pick(s.hands[seat], rng)


@jit
def sample_at(
    rules: Records, views: Records, states: Records, seed: int, work: tuple[Ints, Records, Ints]
) -> bool:
    """Sample from Python, seeded (see :func:`sample`); ``work`` is from :func:`new_work`."""
    table, scratch, rng = work
    seed_rng(rng, seed)
    return sample(rules[0], views[0], states[0], rng, table, scratch)


@jit
def sample_many_at(
    rules: Records, views: Records, states: Records, seed: int, work: tuple[Ints, Records, Ints]
) -> bool:
    """Sample one state after another, as many as there are; False if none fits the view."""
    table, scratch, rng = work
    seed_rng(rng, seed)
    for row in range(len(states)):
        if not sample(rules[0], views[0], states[row], rng, table, scratch):
            return False
    return True
