"""The store in one SQLite file: WAL, every commit on the disk before it counts."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import structlog

from foretell.server.store import rewriting
from foretell.server.store.interface import (
    Batch,
    Done,
    Log,
    NotSaved,
    Reshown,
    Rewritten,
    StoredEntry,
)
from foretell.server.store.journal import refuse_damaged
from foretell.server.store.place import DatabaseMoved
from foretell.server.store.queries import SqliteReader
from foretell.server.store.schema import migrate
from foretell.server.store.writer import Writer, checkpoint, connect

T = TypeVar("T")
FILE: Final = "foretell.db"
_log = structlog.get_logger(__name__)


def ready(path: Path, *, accepts_loss: bool = False) -> sqlite3.Connection:
    """A connection to a file of the newest format, with an empty journal.

    Raises:
        DamagedJournal: the journal holds commits that would be lost, and that is not accepted.
        NewerFormat: the file is newer than this program.
    """
    if path.exists() and not accepts_loss:
        refuse_damaged(path)
    connection = connect(path)
    try:
        migrate(connection)
        checkpoint(connection)
    except BaseException:
        connection.close()
        raise
    return connection


class SqliteStore(SqliteReader):
    """A :class:`foretell.server.store.interface.Store` in a folder."""

    def __init__(self, folder: Path) -> None:
        """Open or make the file; an event loop must be running."""
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / FILE
        super().__init__(ready(self._path))
        self._writer = Writer(self._path, asyncio.get_running_loop())
        self._is_moved = False

    def append(self, batch: Batch, done: Done) -> None:
        """Add to a table's log."""
        self._writer.append(batch, done)

    async def changed(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """Make a change, and wait until it is on the disk.

        Raises:
            NotSaved: it cannot be written now.
        """
        return await self._writer.changed(change)

    async def log(self, table: str) -> Log | None:
        """A table's whole log, of which everything counts."""
        if self._writer.is_doubtful:
            raise NotSaved("the database was moved")
        return await super().log(table)

    async def mentioning(self, person: str) -> list[StoredEntry]:
        """The entries that name a person, and those at the same tables that are damaged.

        They may be many: they are read in a thread, by a connection of its own.
        """
        return await asyncio.to_thread(rewriting.entries_naming, self._path, person)

    async def rewrite(self, entries: list[Rewritten], shown: Reshown) -> None:
        """Put entries in place of others, and show their tables otherwise."""
        await self.changed(partial(rewriting.rewrite, entries, shown))

    async def unlist(self, person: str) -> None:
        """Forget at which tables a person sat, and where they are named."""
        await self.changed(partial(rewriting.unlist, person))

    async def delete(self, tables: list[str]) -> None:
        """Keep nothing of some tables."""
        await self.changed(partial(rewriting.delete, tables))

    async def try_writing(self, size: int) -> None:
        """Write so many bytes and take them away again; of none, the file's own header.

        Raises:
            NotSaved: it cannot be written now.
        """
        if size:
            await self.changed(partial(rewriting.fill, size))
        await self.changed(rewriting.empty if size else rewriting.touch)

    def look(self) -> None:
        """Note in the log that the file was moved away, or is back."""
        why = ""
        try:
            self._writer.look()
        except DatabaseMoved as moved:
            why = str(moved)
        if bool(why) != self._is_moved:
            self._is_moved = bool(why)
            _log.error("store.moved" if why else "store.is_back", why=why)

    def checkpoint(self) -> None:
        """Have all that is committed brought from the journal into the file itself."""
        self._writer.checkpoint()

    async def close(self) -> None:
        """Write what is waiting, and let go of the files."""
        await asyncio.to_thread(self._writer.stop)
        self._reader.close()
