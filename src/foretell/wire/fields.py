"""How the fields of a view's message are read back into the numbers of a VIEW record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from foretell.cards import CARD_NUMBERS, NO_CARD, SUIT_LETTERS, mask_of, parse_card
from foretell.engine.structs import HIDDEN_BID, NO_BID
from foretell.play.view_fields import FieldKind, ViewField

BIDS_BACK: Final = {None: NO_BID, "?": HIDDEN_BID}
MINUS: Final = frozenset({FieldKind.CARD, FieldKind.SHAPE, FieldKind.BID})
"""Kinds of lists whose places beyond the table hold -1."""


def reader(field: ViewField, deck: int) -> Callable[[Any], int]:
    """What reads one value of a field back."""
    readers: dict[FieldKind, Callable[[Any], int]] = {
        FieldKind.NUMBER: lambda number: nothing(field) if number is None else number - field.add,
        FieldKind.CARD: lambda text: NO_CARD if text is None else parse_card(text, deck),
        FieldKind.CARDS: lambda names: mask_of([parse_card(name, deck) for name in names]),
        FieldKind.SEATS: lambda seats: sum(1 << seat for seat in seats),
        FieldKind.SUITS: lambda suits: sum(1 << SUIT_LETTERS.index(suit) for suit in suits),
        FieldKind.BID: lambda bid: BIDS_BACK.get(bid, bid),
        FieldKind.WORD: lambda word: nothing(field) if word is None else _word_back(field, word),
        FieldKind.FLAG: lambda is_so: field.least if is_so else 0,
        FieldKind.SHAPE: lambda text: _shape_back(field, text, deck),
    }
    return readers[field.kind]


def nothing(field: ViewField) -> int:
    """The number that stands for none."""
    return field.least - 1


def _word_back(field: ViewField, word: str) -> int:
    return field.words.index(word) + field.least


def _shape_back(field: ViewField, text: str | None, deck: int) -> int:
    if text is None:
        return NO_CARD
    if text in field.words:
        return CARD_NUMBERS + field.words.index(text)
    return parse_card(text, deck)


def beyond(field: ViewField) -> int:
    """What stands in the places of a list beyond the table."""
    return -1 if field.kind in MINUS else 0
