"""What changes by itself at a table on a server: the clock, what is said, the connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from foretell.terminal import faces
from foretell.terminal.remote.remote import Remote
from foretell.terminal.words import Words

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
