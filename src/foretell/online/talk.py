"""What is said and what happens at a table, as lines."""

from __future__ import annotations

from itertools import chain

from rich.text import Text

from foretell.online.remote import Line, Remote
from foretell.terminal import faces
from foretell.terminal.desk import Desk, Draw
from foretell.terminal.words import Words
from foretell.terminal.wrapping import wrapped

SHOWN = 3
LONGEST = 300


def line_text(words: Words, line: Line) -> str:
    """One line in words."""
    if line.what:
        return words.text(f"online-told-{line.what}", who=line.name)
    return words.fit(f"{line.name}: {line.text}")


def lines_of(words: Words, remote: Remote, width: int, most: int = SHOWN) -> list[Text]:
    """The last lines, the newest at the bottom, in so many rows."""
    found = chain.from_iterable(_styled(words, line, width) for line in list(remote.lines)[-most:])
    return list(found)[-most:] if most > 0 else []


def _styled(words: Words, line: Line, width: int) -> list[Text]:
    rows = wrapped(line_text(words, line), width)
    for row in rows:
        row.stylize(faces.QUIET if line.what else "cyan")
    return rows


def asked(desk: Desk, draw: Draw, words: Words) -> str:
    """A line to be said; empty if nothing is."""
    message = Text(f" {words.text('online-ask-talk')}", style="bold")
    line = desk.ask(draw, message, words.text("online-hints-talk"))
    return "" if line.startswith("<") else line.strip()[:LONGEST]
