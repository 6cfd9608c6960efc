"""Sentences over several lines."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

LEAST: int = 20
MARGIN: int = 3
"""Blanks before the later lines of a message."""


def wrapped(text: str, width: int, margin: int = 1) -> list[Text]:
    """A sentence in lines of a width, the later ones indented.

    >>> [line.plain for line in wrapped("one two three four five", 24)]
    [' one two three four', '   five']
    """
    lines = wrap(text, max(LEAST, width - 2 * margin - 2))
    return [Text(" " * (margin + (2 if place else 0)) + line) for place, line in enumerate(lines)]


def folded(text: Text, width: int) -> list[Text]:
    """A text in its styles, over as many lines as it needs; at least one.

    >>> [line.plain for line in folded(Text(" Your bid? 0 1 2"), 13)]
    [' Your bid? 0', '   1 2']
    >>> [line.plain for line in folded(Text(" one\\n two three"), 8)]
    [' one', ' two', '   three']
    """
    return [line for part in text.split("\n") for line in _folded(part, width)] or [text]


def _folded(text: Text, width: int) -> list[Text]:
    """The same of a text without ends of lines."""
    lines, rest = [], text
    while rest.cell_len > width:
        at = rest.plain.rfind(" ", MARGIN + 1, width)
        first, rest = rest.divide([at if at > 0 else width])
        lines.append(first)
        rest = Text(" " * MARGIN) + rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return [*lines, rest]
