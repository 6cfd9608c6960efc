"""The fields of a view's message: where each lies in the row, how it looks, how it is read."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final, NamedTuple

from foretell.cards import NO_CARD, SUIT_LETTERS, mask_of, parse_card
from foretell.engine.structs import HIDDEN_BID, NO_BID, PILE_CARDS, VIEW
from foretell.play.handle import VIEW_PLACES
from foretell.rules.axes import MAX_SEATS
from foretell.rules.plan import seats_of
from foretell.rules.value import Rules

VIEW_SIZE: Final = VIEW.itemsize // 8
TOTALS: Final = VIEW_SIZE
MAY_CLAIM: Final = VIEW_SIZE + MAX_SEATS
ROW_SIZE: Final = VIEW_SIZE + MAX_SEATS + 1
"""A row: the view's numbers, each player's total if the round ended now, whether one may claim."""


class NumberKind(IntEnum):
    """How one number of a field is written."""

    INT = 0
    CARD = 1
    MASK = 2
    SEATS = 3
    BID = 4
    SUITS = 5
    TOTAL = 6
    PHASE = 7
    TRUMP = 8
    FLAG = 9


MASKS: Final = frozenset(["hand", "unseen", "played", "uber", "face_up", "known", "played_by"])
CARDS: Final = frozenset(["turn_up", "trick", "last_trick", "passed", "received", "given", "shown"])
SEATS: Final = frozenset(["sitting", "to_bid", "bidders", "agreed", "given_to", "calls"])
MINUS: Final = frozenset(["trick_as", "last_as"])
"""Lists whose places beyond the table hold -1, as those of cards and bids do."""
KINDS: Final = {
    **dict.fromkeys(MASKS, NumberKind.MASK),
    **dict.fromkeys(CARDS, NumberKind.CARD),
    **dict.fromkeys(SEATS, NumberKind.SEATS),
    "bids": NumberKind.BID,
    "voids": NumberKind.SUITS,
    "phase": NumberKind.PHASE,
    "trump": NumberKind.TRUMP,
}
BY_TEXT: Final = ("legal", "may_turn")
"""What may be done is text (``legal``) and depends on the phase; it is not written by number."""


class Field(NamedTuple):
    """A field: its first number, how many are sent, by how many they are grouped (0: one value)."""

    name: str
    kind: NumberKind
    first: int
    width: int
    is_list: bool
    group: int = 0


def fields_of(rules: Rules) -> list[Field]:
    """The fields of the messages under some rules."""
    found = [_field(name, rules) for name in VIEW_PLACES if name not in BY_TEXT]
    totals = Field("totals_now", NumberKind.TOTAL, TOTALS, rules.players, is_list=True)
    return [*found, totals, Field("may_claim", NumberKind.FLAG, MAY_CLAIM, 1, is_list=False)]


def _field(name: str, rules: Rules) -> Field:
    place = VIEW_PLACES[name]
    kind = KINDS.get(name, NumberKind.INT)
    if not isinstance(place, slice):
        return Field(name, kind, place, 1, is_list=False)
    seats = seats_of(rules)
    piles = seats - rules.players
    if name == "shown":
        return Field(name, kind, place.start, piles * PILE_CARDS, is_list=True, group=PILE_CARDS)
    width = piles if name == "pile_next" else seats
    return Field(name, kind, place.start, width, is_list=True)


def reader(field: Field, deck: int) -> Callable[[Any], int]:
    """What reads one value of a field back."""
    readers: dict[NumberKind, Callable[[Any], int]] = {
        NumberKind.CARD: lambda text: NO_CARD if text is None else parse_card(text, deck),
        NumberKind.MASK: lambda names: mask_of([parse_card(name, deck) for name in names]),
        NumberKind.SEATS: lambda seats: sum(1 << seat for seat in seats),
        NumberKind.BID: lambda bid: BIDS_BACK.get(bid, bid),
        NumberKind.SUITS: lambda text: sum(1 << SUIT_LETTERS.index(letter) for letter in text),
    }
    return readers.get(field.kind, int)


BIDS_BACK: Final = {None: NO_BID, "?": HIDDEN_BID}


def beyond(field: Field) -> int:
    """What stands in the places of a list beyond the table."""
    if field.kind == NumberKind.CARD:
        return NO_CARD
    if field.kind == NumberKind.BID:
        return NO_BID
    return -1 if field.name in MINUS else 0
