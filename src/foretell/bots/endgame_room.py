"""The room in which the end of a round is solved: all memory of a search, two flat records.

A search does not run over states. Each card that is still held, and the one that wins the trick on
the table, has a *spot*, a bit of a mask (:mod:`foretell.bots.endgame_layout`); how many tricks each
seat has taken is one number, four bits a seat.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

import numpy as np

from foretell.cards import CARD_NUMBERS
from foretell.engine.fields import Ints, Records
from foretell.engine.structs import new_record, record_of
from foretell.rules.axes import MAX_SEATS

MAX_TRICKS: Final = 13
MAX_CARDS: Final = 54
"""With seven walls they fit into the bits of a positive number."""
COUNTS: Final = 16
"""Numbers of tricks that four bits can say."""
PLIES: Final = MAX_CARDS + 2
SUITS: Final = 4
MEMO_BITS: Final = 13


class Search(Protocol):
    """One SEARCH record; masks are masks of spots where nothing else is said."""

    players: int
    sitting: int  # how many seats play in this round
    spots: int
    walls: int  # spots that no card has
    always: int  # wizards and jesters
    wizards: int
    strong: int  # trumps and wizards
    card_at: Ints  # by spot
    owner: Ints  # by spot, the seat that holds it
    beaten_by: Ints  # by spot, the spots that beat it while it wins
    leads: Ints  # by spot, the lane that it makes the led one, 0 for none
    lanes: Ints  # by suit
    hands: Ints  # by seat
    after: Ints  # by seat, the next one of this round
    points: Ints  # [seat, tricks from now on]: its points of the round
    most: Ints  # [seat, least, greatest]: the most points that a number between brings

    nodes_left: int  # that may still be searched
    number: int  # of this search in the memo
    outcomes: Ints  # by card of the seat to act, the tricks that its choice comes to

    began: Ints  # by tricks left: the spots held as the trick that is searched began,
    shape_0: Ints  # its shape in the memo,
    shape_1: Ints
    shape_2: Ints
    key: Ints  # its key
    slot: Ints  # and its slot;
    sure: Ints  # the tricks taken with those that are certain to come,
    slack: Ints  # and how many are open beyond

    held: Ints  # by depth: the node that is decided
    lane: Ints
    best: Ints
    winner: Ints
    seat: Ints
    left: Ints
    taken: Ints
    first: Ints  # choices still to be searched,
    second: Ints  # and those that come after them
    is_first_down: Ints  # whether from the highest spot down
    is_second_down: Ints
    found: Ints  # what the best choice so far comes to,
    brings: Ints  # and the points that it brings
    enough: Ints  # points that no choice can exceed
    trick: Ints  # how many tricks are left where the node begins one, else 0


class Found(Protocol):
    """One slot of the memo: a MEMO record."""

    shape_0: int
    shape_1: int
    shape_2: int
    key: int


def _fields(names: str, *shape: int) -> list[tuple[str, tuple[int, ...]]]:
    return [(name, shape) for name in names.split()]


SEARCH: Final = record_of(
    [
        *_fields("players sitting spots walls always wizards strong nodes_left number"),
        *_fields("card_at owner beaten_by leads outcomes", CARD_NUMBERS),
        *_fields("lanes", SUITS),
        *_fields("hands after", MAX_SEATS),
        *_fields("points", MAX_SEATS, COUNTS),
        *_fields("most", MAX_SEATS, COUNTS, COUNTS),
        *_fields("began shape_0 shape_1 shape_2 key slot sure slack", COUNTS),
        *_fields("held lane best winner seat left taken", PLIES),
        *_fields("first second is_first_down is_second_down found brings enough trick", PLIES),
    ]
)
"""One search, and the cards that it is about."""

MEMO: Final = record_of(_fields("shape_0 shape_1 shape_2 key"))


class EndRoom(NamedTuple):
    """What the caller of a search owns; nothing in it has to be cleared."""

    search: Records
    memo: Records


def new_end_room(memo_bits: int = MEMO_BITS) -> EndRoom:
    """Room for one search after the other; the memo has ``2 ** memo_bits`` slots of 32 bytes.

    >>> len(new_end_room(10).memo)
    1024
    """
    return EndRoom(new_record(SEARCH), np.zeros(1 << memo_bits, MEMO))
