"""The store in one SQLite file: WAL, every commit on the disk before it counts."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from foretell.fair import Secret
from foretell.server.store.interface import (
    Batch,
    Done,
    Incomplete,
    Log,
    NotSaved,
    Summary,
)
from foretell.server.store.journal import refuse_damaged
from foretell.server.store.schema import migrate
from foretell.server.store.writer import Writer, checkpoint, connect

FILE: Final = "foretell.db"
FOR_NOW: Final = (
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM),
    *(sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN),
)
"""Why something cannot be read that may be read later; all else is damage."""
_SUMMARY = msgspec.json.Decoder(Summary)
_LOG: Final = """
    select cast(e.body as blob), e.seq
    from tables t left join events e on e.table_id = t.id where t.id = ? order by e.seq
"""


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


class SqliteStore:
    """A :class:`foretell.server.store.interface.Store` in a folder."""

    def __init__(self, folder: Path) -> None:
        """Open or make the file; an event loop must be running."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        self._reader = ready(path)
        self._lock = threading.Lock()
        self._writer = Writer(path, asyncio.get_running_loop())

    def append(self, batch: Batch, done: Done) -> None:
        """Add to a table's log."""
        self._writer.append(batch, done)

    def _rows(self, query: str, *values: object) -> list[Any]:
        with self._lock:
            return self._reader.execute(query, values).fetchall()

    def log(self, table: str) -> Log | None:
        """A table's whole log."""
        try:
            rows = self._rows(_LOG, table)
            kept = self._rows("select game, secret from secrets where table_id = ?", table)
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in FOR_NOW:
                raise NotSaved(str(error)) from error
            raise
        if not rows:
            return None
        if [seq for _, seq in rows] != list(range(len(rows))):
            raise Incomplete(f"{(rows[-1][1] or 0) + 1} entries expected, {len(rows)} found")
        return Log([body for body, _ in rows], {game: Secret(seed) for game, seed in kept})

    def summaries(
        self, *, statuses: tuple[str, ...], private: bool = False, limit: int = 100
    ) -> list[Summary]:
        """Tables by how far they are, the last changed first."""
        marks = ", ".join("?" * len(statuses))
        query = (
            "select cast(summary as blob) from tables "  # noqa: S608
            f"where status in ({marks}) and is_private <= ? "
            "order by changed desc limit ?"
        )
        return _readable(self._rows(query, *statuses, private, limit))

    def tables_of(self, person: str, limit: int = 100) -> list[Summary]:
        """The tables at which a person has sat, the last changed first."""
        query = (
            "select cast(summary as blob) from sitters join tables on table_id = id "
            "where person = ? order by changed desc limit ?"
        )
        return _readable(self._rows(query, person, limit))

    def published(self, after: int = 0, limit: int = 1000) -> list[tuple[int, str]]:
        """Lines of the list of commitments, from a number on."""
        query = "select number, line from published where number > ? order by number limit ?"
        return self._rows(query, after, limit)

    def checkpoint(self) -> None:
        """Have all that is committed brought from the journal into the file itself."""
        self._writer.checkpoint()

    async def close(self) -> None:
        """Write what is waiting, and let go of the files."""
        await asyncio.to_thread(self._writer.stop)
        self._reader.close()


def _readable(rows: list[Any]) -> list[Summary]:
    """The tables in short; one that is damaged keeps no other from being listed."""
    found = []
    for (body,) in rows:
        with suppress(msgspec.MsgspecError, UnicodeDecodeError):
            found.append(_SUMMARY.decode(body))
    return found
