"""What is said and what happens at a table, as lines."""

from __future__ import annotations

import time
from itertools import chain

from rich.text import Text

from foretell.terminal import faces
from foretell.terminal.desk import Desk, Draw
from foretell.terminal.remote.remote import Remote, TableLine
from foretell.terminal.words import Words
from foretell.terminal.wrapping import wrapped

SHOWN = 3
LONGEST = 300
LIFE = (300.0, 30.0)
"""Seconds for which a line of talk, and one about what happened, stand at the table."""


def line_text(words: Words, line: TableLine) -> str:
    """One line in words."""
    if line.what:
        return words.text(f"online-told-{line.what}", who=line.name)
    return words.fit(f"{line.name}: {line.text}")


def lines_of(words: Words, remote: Remote, width: int, most: int) -> list[Text]:
    """The last lines, the newest at the bottom, in so many rows."""
    return _rows(words, list(remote.lines), width, most)


def fresh_lines(words: Words, remote: Remote, width: int) -> list[Text]:
    """The last lines that are not old: what happened is old sooner than what was said."""
    now = time.monotonic()
    fresh = [line for line in list(remote.lines) if now - line.since < LIFE[bool(line.what)]]
    return _rows(words, fresh, width, SHOWN)


def _rows(words: Words, lines: list[TableLine], width: int, most: int) -> list[Text]:
    found = chain.from_iterable(_styled(words, line, width) for line in lines[-most:])
    return list(found)[-most:] if most > 0 else []


def _styled(words: Words, line: TableLine, width: int) -> list[Text]:
    rows = wrapped(line_text(words, line), width)
    for row in rows:
        row.stylize(faces.QUIET if line.what else "cyan")
    return rows


def asked(desk: Desk, draw: Draw, words: Words) -> str:
    """A line to be said; empty if nothing is."""
    message = Text(f" {words.text('online-ask-talk')}", style="bold")
    line = desk.ask(draw, message, words.text("online-hints-talk"))
    return "" if line.startswith("<") else line.strip()[:LONGEST]
