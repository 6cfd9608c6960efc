"""What a server needs of a store; every implementation passes one test suite."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from foretell.fair import Secret
from foretell.server.deals.secrets import GameSecret
from foretell.server.store.sharing import Sharing


class Conflict(Exception):
    """Somebody else has written to this table's log: this server is not its owner (any more)."""


class NotSaved(Exception):
    """The store cannot write now: locked, full, or broken."""


class Incomplete(Exception):
    """A log in which entries are missing."""


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lobby and "my tables" show of a table without reading its log."""

    id: str
    name: str
    status: str
    rules: str
    players: int
    seats: list[str]
    opened: int
    changed: int
    host: str = ""
    people: list[str] = []
    is_private: bool = False
    round_no: int = 0
    scores: list[int] = []
    game: str = ""
    """The id of its game, once it may be looked through."""
    begins: int = 0
    """When a tournament begins, in milliseconds since 1970; 0: nobody has said."""


class Published(NamedTuple):
    """A line for the public list of commitments: the game's id, and its JSON."""

    game: str
    line: str


class RatedGame(NamedTuple):
    """What a finished game says about how well people play.

    ``pool``: with which games it is compared. ``opened``: when its table was, ``at``: when it
    was over, both in milliseconds since 1970. ``places``: of each person, from 1.
    """

    game: str
    pool: str
    opened: int
    at: int
    places: list[tuple[str, int]]


class Batch(NamedTuple):
    """Entries to add to a table's log, all or none.

    ``seq`` is how many the log has before them: a log of another length is a :class:`Conflict`.
    The first batch of a table has its summary; later ones only where it is another than before.
    """

    table: str
    seq: int
    entries: list[bytes]
    summary: Summary | None
    secret: GameSecret | None = None
    published: Published | None = None
    mentions: frozenset[str] = frozenset()
    """People whom the entries name; those named before may be left out."""
    rated: RatedGame | None = None
    """The game that is over; kept for those of its people who chose to be rated."""


class Log(NamedTuple):
    """A table's log and the secrets of its games, by their ids: each start has its own."""

    entries: list[bytes]
    secrets: dict[str, Secret]


class StoredEntry(NamedTuple):
    """An entry of a table's log, as it is kept."""

    table: str
    seq: int
    body: bytes


class Rewritten(NamedTuple):
    """An entry to put in place of another one; if that is no more as it was, it stays."""

    table: str
    seq: int
    old: bytes
    new: bytes


class Person(NamedTuple):
    """A guest: an id that is no secret, the name to show, and the figure; empty: the initials."""

    id: str
    name: str
    figure: str = ""


Done = Callable[[Exception | None], None]
"""Called in the event loop, in the order of the appends: stored for good, or why not."""
Watch = Callable[[Batch, Done], Done]
"""Sees what is appended, and puts a call of its own before ``done``."""
Reshown = Callable[[Summary], Summary]
"""What the lobby is to show of a table in place of what it shows now."""


class Store(Protocol):
    """The log of every table; :mod:`foretell.server.store.people` keeps the people.

    Writes go to disk before ``done`` is called or the awaited call returns; reads see only what
    was written so.
    """

    @property
    def sharing(self) -> Sharing:
        """What there is to do about other servers that have the same logs."""

    def append(self, batch: Batch, done: Done) -> None:
        """Add to a table's log.

        A table has one group of batches under way at most: what is handed in meanwhile goes into
        its next group, all of it together and in its order.
        """

    async def log(self, table: str) -> Log | None:
        """A table's whole log; ``None`` if there is no such table.

        Raises:
            Incomplete: entries are missing in it.
            NotSaved: nothing can be read now.
        """

    async def summaries(
        self, *, statuses: tuple[str, ...], private: bool = False, limit: int = 100
    ) -> list[Summary]:
        """Tables by how far they are, the last changed first; private ones only if asked for."""

    async def tables_of(self, person: str, limit: int = 100) -> list[Summary]:
        """The tables at which a person has sat, the last changed first."""

    async def published(self, after: int = 0, limit: int = 1000) -> list[tuple[int, str]]:
        """Lines of the list of commitments, each with its number, from a number on."""

    async def unchanged_since(self, at: int, statuses: tuple[str, ...]) -> list[str]:
        """The tables of some statuses that have not changed since, the oldest first."""

    async def hosted(self, person: str) -> int:
        """How many tables of a person are not over."""

    async def entries(self, table: str) -> list[StoredEntry]:
        """What there is of a table's log, though entries are missing or damaged."""

    async def sat_at(self, person: str) -> list[str]:
        """The tables at which a person has sat, also those whose summary is damaged."""

    async def mentioning(self, person: str) -> list[StoredEntry]:
        """The entries that name a person, and those at the same tables that are damaged."""

    async def rewrite(self, entries: list[Rewritten], shown: Reshown) -> None:
        """Put entries in place of others and show their tables otherwise, all at once or nothing.

        Raises:
            NotSaved: it cannot be written now.
        """

    async def unlist(self, person: str) -> None:
        """Forget at which tables a person sat, and where they are named."""

    async def delete(self, tables: list[str]) -> None:
        """Keep nothing of some tables."""

    async def try_writing(self, size: int) -> None:
        """Write so many bytes and take them away again, or the least that can be written.

        Raises:
            NotSaved: it cannot be written now.
        """

    async def close(self) -> None:
        """Write what is waiting, and let go of the files."""


def unwatched(_batch: Batch, done: Done) -> Done:
    """Nobody looks on."""
    return done
