"""What msgspec says of a value that is not as it should be, in words for those who wrote it."""

from __future__ import annotations

import re
from typing import Final

KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
"""Types as JSON has them."""
MOST_PLACE: Final = 100
_QUOTED: Final = re.compile("`([^`]{1,60})[^`]*`")
_ABOUT: Final = (
    ("Object contains unknown field ", "there is no such key: "),
    ("Object missing required field ", "this key is missing: "),
)


def plain(said: str) -> str:
    """The place first, then what is wrong there.

    >>> plain("Expected `int` <= 6 - at `$.players`")
    'players: must be a whole number <= 6'
    >>> plain("Expected `str | object`, got `int` - at `$.rules`")
    'rules: must be a text or an object, is a whole number'
    >>> plain("Object contains unknown field `note`"), plain("Object missing required field `x`")
    ('there is no such key: note', 'this key is missing: x')
    """
    what, _, where = said.partition(" - at ")
    if what.startswith("Expected "):
        what = what.replace("Expected ", "must be ", 1).replace(", got ", ", is ", 1)
    for theirs, ours in _ABOUT:
        what = what.replace(theirs, ours, 1)
    what = _QUOTED.sub(_named, what)
    place = where.strip("`").removeprefix("$").removeprefix(".")
    return f"{place[:MOST_PLACE]}: {what}" if place else what


def _named(types: re.Match[str]) -> str:
    return " or ".join(KINDS.get(one, one) for one in types[1].split(" | "))
