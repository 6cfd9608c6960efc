"""What is said and what changes by itself at a table on a server: lines, refusals, the clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import chain
from typing import Final

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.base.i18n import catalogue, rejected_as, told
from foretell.terminal import faces
from foretell.terminal.desk import Desk, Draw
from foretell.terminal.remote.remote import Remote, TableLine
from foretell.terminal.screen import wrapped
from foretell.terminal.words import Words


def refusal(words: Words, error: ForetellError) -> str:
    """Why something is refused: by its code, else in the server's own words.

    A server that opens no socket says the code alone: some have a sentence for that.
    """
    said = "" if error.key else rejected_as(error.code, error.details, words.lang)
    if not said and catalogue(words.lang).has(bare := f"online-refused-{error.code}"):
        return words.text(bare)
    return words.fit(said or told(error, words.lang))


def ended(words: Words, why: str) -> str:
    """Why a table was ended."""
    key = f"online-ended-{why}"
    return words.text(key if catalogue(words.lang).has(key) else "online-ended")


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


HURRY: Final = 10
"""So few seconds left stand out."""


class TablePulse:
    """A :class:`foretell.terminal.desk.Pulse` of one table.

    ``wakes`` says when a question that is being asked is to be left.
    """

    def __init__(self, remote: Remote, words: Words) -> None:
        self.remote = remote
        self.words = words
        self.wakes: Callable[[], bool] = lambda: False

    def corner(self) -> Text:
        """The lost connection, or the seconds left."""
        if not self.remote.is_connected:
            return Text(f" {self.words.text('online-reconnecting')} ", style=faces.WARN)
        left = self.remote.seconds_left()
        if left is None:
            return Text("")
        said = f" {self.words.text('online-seconds', seconds=left)} "
        return Text(said, style=faces.WARN if left <= HURRY else "bold")

    def stamp(self) -> object:
        """How much has been heard."""
        return self.remote.heard

    def is_news(self) -> bool:
        """As whoever asks has said; a table that is gone always is."""
        return bool(self.remote.table.link.why_ended) or self.wakes()


def changes(remote: Remote) -> Callable[[], bool]:
    """Whether anything has been heard since now."""
    heard = remote.heard
    return lambda: remote.heard != heard
