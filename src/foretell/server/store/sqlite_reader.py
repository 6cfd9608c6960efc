"""Reading from the SQLite file, on one connection; it answers at once."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from foretell.server.store.interface import Log, NotSaved
from foretell.server.store.queries import WholeQueries
from foretell.server.store.transactions import Begin, Rows, T, run

FOR_NOW: Final = (
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM),
    *(sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN),
)
"""Why something cannot be read that may be read later; all else is damage."""
_HOSTED: Final = """
    select count(*) from tables where status in ('open', 'starting', 'playing')
    and iif(json_valid(cast(summary as text)),
    json_extract(cast(summary as text), '$.host'), '') = $1
"""
_VALUE: Final = re.compile(r"\$(?=\d)")


@lru_cache(256)
def in_sqlite(text: str) -> str:
    """A statement as SQLite numbers its values.

    >>> in_sqlite("select name from people where id = $1")
    'select name from people where id = ?1'
    """
    return _VALUE.sub("?", text)


def fetched(connection: sqlite3.Connection, text: str, values: Sequence[object]) -> Rows:
    """Run a statement; its rows."""
    return connection.execute(in_sqlite(text), values).fetchall()


def changed(begin: Begin[T], connection: sqlite3.Connection) -> T:
    """Run a transaction on a connection that commits it."""
    return run(begin, partial(fetched, connection))


class SqliteReader(WholeQueries):
    """Answers at once: what a table shows is read with nothing of others between."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Read with this connection."""
        self._reader = connection
        self._lock = threading.Lock()

    async def rows(self, text: str, *values: object) -> Rows:
        """What a query finds."""
        with self._lock:
            return fetched(self._reader, text, values)

    async def log(self, table: str) -> Log | None:
        """A table's whole log."""
        try:
            return await super().log(table)
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in FOR_NOW:
                raise NotSaved(str(error)) from error
            raise

    async def hosted(self, person: str) -> int:
        """How many tables of a person are not over."""
        return int((await self.rows(_HOSTED, person))[0][0])

    async def integrity(self, most: int) -> list[str]:
        """What the database itself finds wrong, so many lines at most."""
        rows = await self.rows(f"pragma integrity_check({most})")
        return [str(row[0]) for row in rows if row[0] != "ok"]
