"""The store in one SQLite file: WAL, every commit on the disk before it counts."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
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
    StoredEntry,
    Watch,
    unwatched,
)
from foretell.server.store.journal import refuse_damaged
from foretell.server.store.place import DatabaseMoved, DatabaseOverwritten
from foretell.server.store.schema import migrate
from foretell.server.store.server_store import Upkeep
from foretell.server.store.sharing import Unshared
from foretell.server.store.sqlite_reader import SqliteReader, changed
from foretell.server.store.transactions import Begin
from foretell.server.store.writer import Writer, checkpoint, connect

T = TypeVar("T")
FILE: Final = "foretell.db"
CHECKPOINT_SECONDS: Final = 30.0
"""How often the journal is brought into the file: a file that is copied alone has all but that."""
LOOK_SECONDS: Final = 0.5
"""How often it is looked whether the file of the data is still where it was."""
_NAMED: Final = """
    select e.table_id, seq, cast(body as blob)
    from mentions m cross join events e on e.table_id = m.table_id
    where m.person = ? and (instr(body, ?) > 0 or not json_valid(cast(body as text)))
"""
_OF_TABLES: Final = """
    select m.name from sqlite_schema m join pragma_table_info(m.name) c
    where m.type = 'table' and c.name = 'table_id' order by m.name
"""
"""Asks for the names of what is kept of a table, each in rows with a ``table_id``."""
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


class SqliteStore(rewriting.TableChanges, SqliteReader):
    """A :class:`foretell.server.store.interface.Store` in a folder."""

    def __init__(self, folder: Path) -> None:
        """Open or make the file; an event loop must be running."""
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / FILE
        super().__init__(ready(self._path))
        self._writer = Writer(self._path, asyncio.get_running_loop())
        self._is_moved = self._is_overwritten = False
        self.sharing = Unshared()
        self.watch: Watch = unwatched
        """Sees every append."""

    def append(self, batch: Batch, done: Done) -> None:
        """Add to a table's log."""
        self._writer.append(batch, self.watch(batch, done))

    async def change(self, begin: Begin[T]) -> T:
        """Run a transaction, and wait until it is on the disk."""
        return await self._writer.changed(partial(changed, begin))

    async def wipe(self) -> None:
        """Keep nothing of what was deleted in the journal; the file has zeros there."""
        await asyncio.to_thread(self._writer.wipe)

    async def log(self, table: str) -> Log | None:
        """A table's whole log, of which everything counts."""
        if self._writer.is_doubtful or self._is_overwritten:
            raise NotSaved("the database was moved or overwritten")
        return await super().log(table)

    async def mentioning(self, person: str) -> list[StoredEntry]:
        """The entries that name a person, and those at the same tables that are damaged.

        They may be many: they are read in a thread, by a connection of its own.
        """
        return await asyncio.to_thread(_entries_naming, self._path, person)

    async def delete(self, tables: list[str]) -> None:
        """Keep nothing of some tables."""
        await self.change(partial(rewriting.delete, tables, _OF_TABLES))

    async def try_writing(self, size: int) -> None:
        """Write so many bytes and take them away again; of none, the file's own header.

        Raises:
            NotSaved: it cannot be written now.
        """
        if size:
            await self.change(partial(rewriting.fill, size))
            await self.change(rewriting.empty)
        else:
            await self._writer.changed(_touch)

    def upkeep(self) -> Upkeep:
        """The journal is brought into the file, and the file is looked for in its place."""
        return ((CHECKPOINT_SECONDS, self.checkpoint), (LOOK_SECONDS, self.look))

    def look(self) -> None:
        """Note in the log that the file was moved away or overwritten, or is back."""
        why = ""
        try:
            self._writer.look()
        except (DatabaseMoved, DatabaseOverwritten) as error:
            why = str(error)
            self._is_overwritten = isinstance(error, DatabaseOverwritten)
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


def _entries_naming(path: Path, person: str) -> list[StoredEntry]:
    with closing(connect(path)) as connection:
        rows = connection.execute(_NAMED, (person, person.encode())).fetchall()
    return [StoredEntry(*row) for row in rows]


def _touch(connection: sqlite3.Connection) -> None:
    """The file's own header is written as it was."""
    version = int(connection.execute("pragma user_version").fetchone()[0])
    connection.execute(f"pragma user_version = {version}")
