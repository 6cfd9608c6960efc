"""The page that says which bots there are: what they are called, how strong, and how they play."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.text import Text

from foretell.base.i18n import text
from foretell.bots.levels import LEVELS, Level
from foretell.terminal import faces
from foretell.terminal.words import Words

NAME: Final = 10
CALLED: Final = 18
NARROW: Final = 60
"""Columns below which how a bot plays stands below its name."""


def lines(words: Words, width: int) -> list[Text]:
    """A line or two for each level, the strongest first; numbers: points above three `rule`."""
    offered = [level for level in reversed(LEVELS) if level.is_offered]
    return [line for level in offered for line in _of(level, words, width)]


def _of(level: Level, words: Words, width: int) -> list[Text]:
    called = words.fit(text(f"level-{level.name}", words.lang))
    style = words.fit(text(f"level-{level.name}-style", words.lang))
    head = Text(" ") + faces.padded(Text(level.name, style="bold"), NAME)
    head += Text(" ") + faces.padded(Text(f"{called} {words.signed(level.lead)}"), CALLED)
    if width < NARROW:
        return [head, *(Text(f"   {part}", style=faces.QUIET) for part in wrap(style, width - 4))]
    first, *rest = wrap(style, max(20, width - NAME - CALLED - 4))
    left = " " * (NAME + CALLED + 3)
    below = [Text(left + part, style=faces.QUIET) for part in rest]
    return [head + Text(" " + first, style=faces.QUIET), *below]
