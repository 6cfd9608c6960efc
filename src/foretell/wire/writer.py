"""Compiled: the fields of a row of numbers as JSON.

Texts lie in one array of bytes, each between two places of another. Every ``put`` writes at a place
of ``out`` and answers the place behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit, trailing_zeros
from foretell.cards import CARD_NUMBERS, NO_CARD, SUIT_LETTERS
from foretell.engine.fields import Ints
from foretell.engine.structs import HIDDEN_BID, NO_BID
from foretell.play.view_fields import FieldKind, ViewField

Bytes = npt.NDArray[np.uint8]

QUOTE: Final = 34
COMMA: Final = 44
MINUS: Final = 45
ZERO: Final = 48
COLON: Final = 58
QUESTION: Final = 63
OPEN_LIST: Final = 91
CLOSE_LIST: Final = 93
OPEN: Final = 123
CLOSE: Final = 125
TEN: Final = 10

NULL: Final = 0
TRUE: Final = 1
FALSE: Final = 2
LITERALS: Final = ("null", "true", "false")
KIND: Final = 0
FIRST: Final = 1
WIDTH: Final = 2
IS_LIST: Final = 3
GROUP: Final = 4
LENGTH: Final = 5
LEAST: Final = 6
ADD: Final = 7
WORD: Final = 8
"""Where the numbers of a field stand in its row (see :class:`ViewField`); ``WORD`` is the place of
its first word among the texts."""


def joined(texts: list[str]) -> tuple[Bytes, Ints]:
    """Texts as one array of bytes, and where each begins; the last place is the end."""
    bodies = [text.encode() for text in texts]
    ends = np.cumsum([0, *(len(body) for body in bodies)], dtype=np.int64)
    return np.frombuffer(b"".join(bodies), dtype=np.uint8), ends


def numbers_of(fields: Sequence[ViewField]) -> tuple[Ints, Bytes, Ints]:
    """The fields as rows of numbers, and the words of JSON and of all fields."""
    texts, rows = list(LITERALS), []
    for one in fields:
        places = [one.first, one.width, one.is_list, one.group, one.length]
        rows.append([one.kind, *places, one.least, one.add, len(texts)])
        texts += one.words
    return np.array(rows, dtype=np.int64), *joined(texts)


@jit
def put_text(out: Bytes, at: int, text: Bytes, ends: Ints, number: int) -> int:
    """Write a text."""
    for place in range(ends[number], ends[number + 1]):
        out[at] = text[place]
        at += 1
    return at


@jit
def put_int(out: Bytes, at: int, number: int) -> int:
    """Write a number in decimal digits."""
    if number < 0:
        out[at] = MINUS
        return put_int_up(out, at + 1, -number)
    return put_int_up(out, at, number)


@jit
def put_int_up(out: Bytes, at: int, number: int) -> int:
    """Write a number that is not negative."""
    size, left = 1, number // TEN
    while left > 0:
        size += 1
        left //= TEN
    for place in range(size):
        out[at + size - 1 - place] = ZERO + number % TEN
        number //= TEN
    return at + size


@jit
def put_card(out: Bytes, at: int, cards: Bytes, card: int) -> int:
    """Write a card's name, of two letters, in quotes."""
    out[at] = QUOTE
    out[at + 1] = cards[2 * card]
    out[at + 2] = cards[2 * card + 1]
    out[at + 3] = QUOTE
    return at + 4


@jit
def put_mask(out: Bytes, at: int, cards: Bytes, mask: int, are_cards: bool) -> int:  # noqa: FBT001
    """Write the cards, or the seats, of a mask as a list, lowest first."""
    out[at] = OPEN_LIST
    at += 1
    is_first = True
    while mask != 0:
        one = trailing_zeros(mask)
        mask &= mask - 1
        if not is_first:
            out[at] = COMMA
            at += 1
        is_first = False
        at = put_card(out, at, cards, one) if are_cards else put_int_up(out, at, one)
    out[at] = CLOSE_LIST
    return at + 1


@jit
def put_letters(out: Bytes, at: int, mask: int) -> int:
    """Write the letters of some suits as a list."""
    out[at] = OPEN_LIST
    at += 1
    is_first = True
    for suit in range(len(SUIT_LETTERS)):
        if (mask >> suit) & 1:
            if not is_first:
                out[at] = COMMA
                at += 1
            is_first = False
            out[at], out[at + 1], out[at + 2] = QUOTE, ord(SUIT_LETTERS[suit]), QUOTE
            at += 3
    out[at] = CLOSE_LIST
    return at + 1


@jit
def put_quoted(out: Bytes, at: int, text: Bytes, ends: Ints, number: int) -> int:
    """Write a text in quotes."""
    out[at] = QUOTE
    at = put_text(out, at + 1, text, ends, number)
    out[at] = QUOTE
    return at + 1


@jit
def is_null(field: Ints, number: int) -> bool:
    """Whether a number stands for nothing yet, or nothing to be known."""
    kind = field[KIND]
    if kind == FieldKind.CARD or kind == FieldKind.SHAPE:
        return number == NO_CARD
    if kind == FieldKind.BID:
        return number == NO_BID
    may_lack = kind == FieldKind.NUMBER or kind == FieldKind.WORD
    return may_lack and number < int(field[LEAST])


@jit
def put_value(
    out: Bytes, at: int, field: Ints, number: int, cards: Bytes, text: Bytes, ends: Ints
) -> int:
    """Write one number of a field."""
    kind = field[KIND]
    if is_null(field, number):
        return put_text(out, at, text, ends, NULL)
    if kind == FieldKind.NUMBER:
        return put_int(out, at, number + field[ADD])
    if kind == FieldKind.CARD or (kind == FieldKind.SHAPE and number < CARD_NUMBERS):
        return put_card(out, at, cards, number)
    if kind == FieldKind.SHAPE:
        return put_quoted(out, at, text, ends, field[WORD] + number - CARD_NUMBERS)
    if kind == FieldKind.CARDS or kind == FieldKind.SEATS:
        return put_mask(out, at, cards, number, kind == FieldKind.CARDS)
    if kind == FieldKind.SUITS:
        return put_letters(out, at, number)
    if kind == FieldKind.WORD:
        return put_quoted(out, at, text, ends, field[WORD] + number - field[LEAST])
    if kind == FieldKind.FLAG:
        return put_text(out, at, text, ends, TRUE if number >= field[LEAST] else FALSE)
    if number == HIDDEN_BID:
        out[at], out[at + 1], out[at + 2] = QUOTE, QUESTION, QUOTE
        return at + 3
    return put_int(out, at, number)


@jit
def put_field(
    out: Bytes, at: int, field: Ints, row: Ints, cards: Bytes, text: Bytes, ends: Ints
) -> int:
    """Write the value of a field: one, a list, or a list of lists."""
    first, width, group, length = field[FIRST], field[WIDTH], field[GROUP], field[LENGTH]
    if not field[IS_LIST]:
        return put_value(out, at, field, row[first], cards, text, ends)
    if not group:
        count = row[length] if length >= 0 else width
        return put_list(out, at, field, row[first : first + count], cards, text, ends)
    out[at] = OPEN_LIST
    at += 1
    for number in range(width // group):
        if number:
            out[at] = COMMA
            at += 1
        start = first + number * group
        part = row[start : start + row[length + number]]
        at = put_list(out, at, field, part, cards, text, ends)
    out[at] = CLOSE_LIST
    return at + 1


@jit
def put_list(
    out: Bytes, at: int, field: Ints, numbers: Ints, cards: Bytes, text: Bytes, ends: Ints
) -> int:
    """Write some numbers of a field as a list."""
    out[at] = OPEN_LIST
    at += 1
    for place in range(len(numbers)):
        if place:
            out[at] = COMMA
            at += 1
        at = put_value(out, at, field, numbers[place], cards, text, ends)
    out[at] = CLOSE_LIST
    return at + 1


@jit
def differs(field: Ints, before: Ints, after: Ints) -> bool:
    """Whether any number of a field is another one; those beyond the table count as well."""
    for place in range(field[FIRST], field[FIRST] + field[WIDTH]):
        if before[place] != after[place]:
            return True
    return False
