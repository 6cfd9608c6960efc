"""Values that are not as they should be, in words for those who wrote them."""

from __future__ import annotations

import re
from typing import Final

from foretell.base.i18n import DeferredText

KINDS: Final = ("int", "float", "str", "bool", "array", "object", "null")
"""Types as JSON has them; each has a text."""
MOST_PLACE: Final = 100
MOST_TEXT: Final = 60
MOST_SENTENCE: Final = 600
MOST_SAID: Final = 300
"""Characters of a decoder's message that are looked at: it repeats a key as long as it was sent."""
JOINING: Final = re.compile("[\u200c\u200d\ufe0f]")
"""What joins letters and pictures: it is no sign of its own."""
_PLACE: Final = re.compile(r" - at ((?:`key` in )?`\$[^`]*`)\Z")
_TYPES: Final = "`([^`]{1,60})[^`]*`"
_FORMS: Final = tuple(
    (key, re.compile(form.replace("TYPES", _TYPES)))
    for key, form in (
        ("unknown-key", "Object contains unknown field `([^`]{1,60})(?s:.*)"),
        ("missing-key", "Object missing required field TYPES"),
        ("must-is", "Expected TYPES(.*), got TYPES"),
        ("must", "Expected TYPES(.*)"),
    )
)


def plain(said: str) -> str:
    """The place first, then what is wrong there, in English.

    >>> plain("Expected `int` <= 6 - at `$.players`")
    'players: must be a whole number <= 6'
    >>> plain("Expected `str | object`, got `int` - at `$.rules`")
    'rules: must be a text or an object, is a whole number'
    >>> plain("Object contains unknown field `note`"), plain("Object missing required field `x`")
    ('there is no such key: note', 'this key is missing: x')
    """
    return str(fault(said))


def fault(said: str) -> DeferredText:
    """What is wrong and where, to be told in any language.

    >>> fault("Expected `str`, got `int` - at `$.game`").told("de")
    'game: muss ein Text sein, ist eine ganze Zahl'
    """
    found = _PLACE.search(said[-MOST_SAID:])
    where = found[1] if found else ""
    place = where.strip("`").removeprefix("$").removeprefix(".")
    told = _fault(said.removesuffix(f" - at {where}")[:MOST_SAID])
    return (
        DeferredText("decoding-at", {"place": place[:MOST_PLACE], "what": told}) if place else told
    )


def _fault(what: str) -> DeferredText:
    for key, form in _FORMS:
        if found := form.fullmatch(what):
            if key.endswith("key"):
                return DeferredText(f"decoding-{key}", {"key": found[1]})
            got = {"found": _named(found[3])} if key == "must-is" else {}
            return DeferredText(
                f"decoding-{key}", {"wanted": _named(found[1]), "more": found[2], **got}
            )
    return DeferredText(
        "decoding-else", {"what": re.sub(_TYPES, lambda one: str(_named(one[1])), what)}
    )


def _named(types: str) -> str | DeferredText:
    """Some types in words."""
    first, more, rest = types.partition(" | ")
    one = DeferredText(f"decoding-{first}") if first in KINDS else first
    return DeferredText("decoding-or", {"first": one, "second": _named(rest)}) if more else one


def shown(value: object) -> str:
    """A value of a file as an error shows it: short, and without what a terminal obeys.

    >>> shown("9c"), shown("9c\\x1b"), shown([1, 2]), shown("x" * 99)[-3:]
    ('9c', "'9c\\\\x1b'", '[1, 2]', 'x …')
    """
    is_plain = isinstance(value, str) and value and value.isprintable()
    return shortened(str(value) if is_plain else repr(value))


def shortened(text: str) -> str:
    """A text, or its beginning."""
    return text if len(text) <= MOST_TEXT else text[:MOST_TEXT] + " …"


def clean(sentence: str) -> str:
    """A sentence as one line of characters that print, not too long.

    >>> clean("no rules '\\n'" + chr(27))
    "no rules '\\\\n'\\\\x1b"
    """
    text = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in sentence)
    return text if len(text) <= MOST_SENTENCE else text[:MOST_SENTENCE] + " …"


def is_visible(text: str) -> bool:
    """Whether a text is one line of what can be seen; what joins letters or pictures may be in it.

    >>> is_visible("\U0001f469\u200d\U0001f4bb"), is_visible("A\\nB"), is_visible("\u202eA")
    (True, False, False)
    """
    return JOINING.sub("", text).isprintable()
