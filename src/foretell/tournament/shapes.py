"""What a field of an entry may be: numbers within a range, texts of one line."""

from __future__ import annotations

from typing import Final

from foretell.base.decoding import is_visible, shown
from foretell.base.errors import ForetellError
from foretell.tournament.refusing import bad_entry

MOST_NAME: Final = 40
MOST_TEXT: Final = 200
TEXTS: Final = {
    "name": (1, MOST_NAME),
    "club": (0, MOST_NAME),
    "nation": (0, MOST_NAME),
    "who": (1, MOST_NAME),
    "why": (1, MOST_TEXT),
}
"""The fields that are texts, with the fewest and the most characters."""


def is_within(value: object, low: int, high: int) -> bool:
    """Whether a value is a whole number within a range.

    >>> is_within(3, 0, 5), is_within(True, 0, 5)
    (True, False)
    """
    return type(value) is int and low <= value <= high


def is_text(value: object, least: int, most: int) -> bool:
    """Whether a value is a text of one line, without blanks around it.

    >>> is_text("Ada", 1, 40), is_text(" Ada", 1, 40)
    (True, False)
    """
    if not isinstance(value, str) or not least <= len(value) <= most:
        return False
    return value == value.strip() and is_visible(value)


def are_within(value: object, low: int, high: int, most: int) -> bool:
    """Whether a value is a tuple of whole numbers within a range, not too many."""
    if not isinstance(value, tuple) or len(value) > most:
        return False
    return all(is_within(one, low, high) for one in value)


def misshapen(key: str, value: object) -> ForetellError:
    """The error that a field has not the shape of one."""
    if key not in TEXTS:
        return bad_entry("shape-value", key=key, value=shown(value))
    least, most = TEXTS[key]
    return bad_entry("shape-text", key=key, value=shown(value), least=least, most=most)
