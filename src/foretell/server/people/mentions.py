"""What people leave at tables: found for an export, taken away when they go.

The tables' side keeps logs, games and chat, and fulfils :class:`TableMentions`; :func:`erased` is
the one place that says what a deleted person's entries of a log become.
"""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from foretell.server.protocol.events import LogEntry, Opened, Said, Sat, SatLate
from foretell.server.protocol.names import UNTITLED, is_untitled, table_title

GONE: Final = "gone"
"""The name of somebody who had everything deleted."""


class TableRef(msgspec.Struct, frozen=True):
    """A table at which a person sits or sat: ``status`` as in the lobby, times in milliseconds."""

    id: str
    name: str
    status: str
    link: str
    opened: int
    changed: int


class ChatRef(msgspec.Struct, frozen=True):
    """A line of chat that a person wrote."""

    table: str
    at: int
    text: str


class Left(msgspec.Struct, frozen=True):
    """A damaged table that a person who is deleted stays at: so many entries cannot be read."""

    table: str
    entries: int


class Held(msgspec.Struct, frozen=True):
    """All that is kept of a person at tables."""

    tables: list[TableRef] = []
    games: list[TableRef] = []
    chat: list[ChatRef] = []
    pads: list[TableRef] = []
    """Score pads that the person opened."""
    tournaments: list[TableRef] = []
    """Tournaments that the person organises or takes part in."""


class TableMentions(Protocol):
    """The tables' side, as far as people need it."""

    async def held(self, person: str) -> Held:
        """Running tables, finished games, chat and score pads of a person, with their links."""

    async def rename(self, person: str, name: str) -> None:
        """Show another name of a person wherever an old one is shown, also in finished games."""

    async def forget(self, person: str) -> list[Left]:
        """Free the seats, show :data:`GONE` for the name and no figure, remove chat and score pads.

        Done again it changes nothing; it returns when all of it is on the disk. What cannot be
        read is left, and told.
        """


def renamed(entry: LogEntry, person: str, name: str) -> LogEntry:
    """An entry of a log as it is when a person has always borne this name.

    >>> entry = LogEntry(at=1, event=Sat(seat=0, person="p", name="Ada"), by="p")
    >>> renamed(entry, "p", "Eve").event.name
    'Eve'
    """
    event = entry.event
    if isinstance(event, Sat | SatLate) and event.person == person:
        return msgspec.structs.replace(entry, event=msgspec.structs.replace(event, name=name))
    if isinstance(event, Said) and entry.by == person:
        return msgspec.structs.replace(entry, event=msgspec.structs.replace(event, name=name))
    if isinstance(event, Opened) and event.host == person and is_untitled(event.name):
        title = UNTITLED if name == GONE else table_title(name)
        return msgspec.structs.replace(entry, event=msgspec.structs.replace(event, name=title))
    return entry


def erased(entry: LogEntry, person: str) -> LogEntry:
    """An entry of a log as it is when a person is gone; a log keeps its length.

    A line of chat becomes empty: an empty line is shown to nobody.

    >>> erased(LogEntry(at=1, event=Said(name="Ada", text="hello"), by="p"), "p").event
    Said(name='gone', text='', seat=None)
    """
    entry = renamed(entry, person, GONE)
    if isinstance(entry.event, Sat | SatLate) and entry.event.person == person:
        bare = msgspec.structs.replace(entry.event, figure="")
        return msgspec.structs.replace(entry, event=bare)
    if isinstance(entry.event, Said) and entry.by == person:
        event = msgspec.structs.replace(entry.event, text="")
        return msgspec.structs.replace(entry, event=event, mark="")
    return entry


def named_in(entry: LogEntry) -> set[str]:
    """The people whom an entry of a log names, by their ids.

    >>> sorted(named_in(LogEntry(1, Sat(0, "p2", "Bo"), by="p1")))
    ['p1', 'p2']
    """
    event = entry.event
    return {entry.by, getattr(event, "person", ""), getattr(event, "host", "")} - {""}
