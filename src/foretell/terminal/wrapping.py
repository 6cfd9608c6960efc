"""Sentences over several lines."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

LEAST: int = 20


def wrapped(text: str, width: int, margin: int = 1) -> list[Text]:
    """A sentence in lines of a width, the later ones indented.

    >>> [line.plain for line in wrapped("one two three four five", 24)]
    [' one two three four', '   five']
    """
    lines = wrap(text, max(LEAST, width - 2 * margin - 2))
    return [Text(" " * (margin + (2 if place else 0)) + line) for place, line in enumerate(lines)]
