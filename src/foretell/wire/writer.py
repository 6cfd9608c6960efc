"""Compiled: the fields of a row of numbers as JSON.

Texts lie in one array of bytes, each between two places of another. Every ``put`` writes at a place
of ``out`` and answers the place behind it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit, trailing_zeros
from foretell.cards import NO_CARD, SUIT_LETTERS
from foretell.engine.fields import Ints
from foretell.engine.forecast import UNKNOWN
from foretell.engine.structs import HIDDEN_BID, NO_BID, UNNAMED, Phase
from foretell.wire.fields import Field, NumberKind

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

WORDS: Final = ("null", "true", "false", "none", *(one.name for one in Phase))
NULL: Final = 0
TRUE: Final = 1
FALSE: Final = 2
NONE: Final = 3
FIRST_PHASE: Final = 4
FIELD_NUMBERS: Final = 5
"""Of each field: kind, first number, how many, whether a list, the size of its groups."""


def joined(texts: list[str]) -> tuple[Bytes, Ints]:
    """Texts as one array of bytes, and where each begins; the last place is the end."""
    bodies = [text.encode() for text in texts]
    ends = np.cumsum([0, *(len(body) for body in bodies)], dtype=np.int64)
    return np.frombuffer(b"".join(bodies), dtype=np.uint8), ends


def words() -> tuple[Bytes, Ints]:
    """The words of JSON and the names of the phases, in the order of :data:`WORDS`."""
    phases = [name.lower().replace("_", "-") for name in WORDS[FIRST_PHASE:]]
    return joined([*WORDS[:FIRST_PHASE], *phases])


def numbers_of(fields: list[Field]) -> Ints:
    """The fields as rows of :data:`FIELD_NUMBERS` numbers."""
    rows = [[one.kind, one.first, one.width, one.is_list, one.group] for one in fields]
    return np.array(rows, dtype=np.int64)


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
    """Write the letters of some suits, in quotes."""
    out[at] = QUOTE
    at += 1
    for suit in range(len(SUIT_LETTERS)):
        if (mask >> suit) & 1:
            out[at] = ord(SUIT_LETTERS[suit])
            at += 1
    out[at] = QUOTE
    return at + 1


@jit
def put_quoted(out: Bytes, at: int, text: Bytes, ends: Ints, number: int) -> int:
    """Write a text in quotes."""
    out[at] = QUOTE
    at = put_text(out, at + 1, text, ends, number)
    out[at] = QUOTE
    return at + 1


@jit
def is_null(kind: int, number: int) -> bool:
    """Whether a number stands for nothing yet, or nothing to be known."""
    if kind == NumberKind.CARD:
        return number == NO_CARD
    if kind == NumberKind.BID:
        return number == NO_BID
    if kind == NumberKind.TOTAL:
        return number == UNKNOWN
    return kind == NumberKind.TRUMP and number == UNNAMED


@jit
def put_value(
    out: Bytes, at: int, kind: int, number: int, cards: Bytes, text: Bytes, ends: Ints
) -> int:
    """Write one number of a field."""
    if is_null(kind, number):
        return put_text(out, at, text, ends, NULL)
    if kind == NumberKind.CARD:
        return put_card(out, at, cards, number)
    if kind == NumberKind.MASK or kind == NumberKind.SEATS:
        return put_mask(out, at, cards, number, kind == NumberKind.MASK)
    if kind == NumberKind.SUITS:
        return put_letters(out, at, number)
    if kind == NumberKind.PHASE:
        return put_quoted(out, at, text, ends, FIRST_PHASE + number)
    if kind == NumberKind.TRUMP:
        if number < 0:
            return put_quoted(out, at, text, ends, NONE)
        return put_letters(out, at, 1 << number)
    if kind == NumberKind.FLAG:
        return put_text(out, at, text, ends, TRUE if number else FALSE)
    if kind == NumberKind.BID and number == HIDDEN_BID:
        out[at], out[at + 1], out[at + 2] = QUOTE, QUESTION, QUOTE
        return at + 3
    return put_int(out, at, number)


@jit
def put_field(
    out: Bytes, at: int, field: Ints, row: Ints, cards: Bytes, text: Bytes, ends: Ints
) -> int:
    """Write the value of a field: one, a list, or a list of groups."""
    kind, first, width, group = field[0], field[1], field[2], field[4]
    if not field[3]:
        return put_value(out, at, kind, row[first], cards, text, ends)
    out[at] = OPEN_LIST
    at += 1
    for place in range(width):
        if place:
            out[at] = COMMA
            at += 1
        if group and place % group == 0:
            out[at] = OPEN_LIST
            at += 1
        at = put_value(out, at, kind, row[first + place], cards, text, ends)
        if group and place % group == group - 1:
            out[at] = CLOSE_LIST
            at += 1
    out[at] = CLOSE_LIST
    return at + 1


@jit
def differs(field: Ints, before: Ints, after: Ints) -> bool:
    """Whether any number of a field is another one; those beyond the table count as well."""
    for place in range(field[1], field[1] + field[2]):
        if before[place] != after[place]:
            return True
    return False
