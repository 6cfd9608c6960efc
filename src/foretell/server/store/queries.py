"""What is read from the SQLite file about tables, on one connection."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import suppress
from typing import Any, Final

import msgspec

from foretell.fair import Secret
from foretell.server.store.interface import Incomplete, Log, NotSaved, Summary

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
_HOSTED: Final = """
    select count(*) from tables where status in ('open', 'starting', 'playing')
    and iif(json_valid(cast(summary as text)),
    json_extract(cast(summary as text), '$.host'), '') = ?
"""


class SqliteReader:
    """The reading half of a :class:`foretell.server.store.interface.Store`; it answers at once."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Read with this connection."""
        self._reader = connection
        self._lock = threading.Lock()

    def _rows(self, query: str, *values: object) -> list[Any]:
        with self._lock:
            return self._reader.execute(query, values).fetchall()

    async def log(self, table: str) -> Log | None:
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
        found = [seq for _, seq in rows if seq is not None]
        if not found or found != list(range(len(found))):
            length = max(found, default=0) + 1
            raise Incomplete(f"{length} entries expected, {len(found)} found")
        return Log([body for body, _ in rows], {game: Secret(seed) for game, seed in kept})

    async def summaries(
        self, *, statuses: tuple[str, ...], private: bool = False, limit: int = 100
    ) -> list[Summary]:
        """Tables by how far they are, the last changed first."""
        query = (
            "select cast(summary as blob) from tables "  # noqa: S608
            f"where status in ({_marks(statuses)}) and is_private <= ? "
            "order by changed desc limit ?"
        )
        return _readable(self._rows(query, *statuses, private, limit))

    async def tables_of(self, person: str, limit: int = 100) -> list[Summary]:
        """The tables at which a person has sat, the last changed first."""
        query = (
            "select cast(summary as blob) from sitters join tables on table_id = id "
            "where person = ? order by changed desc limit ?"
        )
        return _readable(self._rows(query, person, limit))

    async def unchanged_since(self, at: int, statuses: tuple[str, ...]) -> list[str]:
        """The tables of some statuses that have not changed since, the oldest first."""
        query = (
            f"select id from tables where status in ({_marks(statuses)}) "  # noqa: S608
            "and changed < ? order by changed"
        )
        return [row[0] for row in self._rows(query, *statuses, at)]

    async def hosted(self, person: str) -> int:
        """How many tables of a person are not over."""
        return int(self._rows(_HOSTED, person)[0][0])

    async def published(self, after: int = 0, limit: int = 1000) -> list[tuple[int, str]]:
        """Lines of the list of commitments, from a number on."""
        query = "select number, line from published where number > ? order by number limit ?"
        return self._rows(query, after, limit)


def _marks(values: tuple[str, ...]) -> str:
    return ", ".join("?" * len(values))


def _readable(rows: list[Any]) -> list[Summary]:
    """The tables in short; one that is damaged keeps no other from being listed."""
    found = []
    for (body,) in rows:
        with suppress(msgspec.MsgspecError, UnicodeDecodeError):
            found.append(_SUMMARY.decode(body))
    return found
