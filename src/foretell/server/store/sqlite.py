"""The store in one SQLite file: WAL, every commit on the disk before it counts."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from foretell.fair import Secret
from foretell.server.store.interface import Batch, Conflict, Done, Log, Summary
from foretell.server.store.schema import migrate
from foretell.server.store.writer import Writer, connect

FILE: Final = "foretell.db"
_SUMMARY = msgspec.json.Decoder(Summary)
_ENCODE = msgspec.json.Encoder().encode
_NEW: Final = "insert or ignore into tables values (?, ?, ?, ?, ?, ?)"
_LONGER: Final = "update tables set seq = ? where id = ? and seq = ?"
_OTHER: Final = (
    "update tables set seq = ?, status = ?, is_private = ?, changed = ?, summary = ? "
    "where id = ? and seq = ?"
)


class SqliteStore:
    """A :class:`foretell.server.store.interface.Store` in a folder."""

    def __init__(self, folder: Path) -> None:
        """Open or make the file; an event loop must be running."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        self._reader = connect(path)
        migrate(self._reader)
        self._lock = threading.Lock()
        self._writer = Writer(path, asyncio.get_running_loop())

    def append(self, batch: Batch, done: Done) -> None:
        """Add to a table's log."""
        self._writer.submit(partial(_append, batch), done)

    def _rows(self, query: str, *values: object) -> list[Any]:
        with self._lock:
            return self._reader.execute(query, values).fetchall()

    def log(self, table: str) -> Log | None:
        """A table's whole log."""
        query = "select body from events where table_id = ? order by seq"
        entries = [row[0] for row in self._rows(query, table)]
        kept = self._rows("select game, secret from secrets where table_id = ?", table)
        return Log(entries, {game: Secret(seed) for game, seed in kept}) if entries else None

    def summaries(
        self, *, statuses: tuple[str, ...], private: bool = False, limit: int = 100
    ) -> list[Summary]:
        """Tables by how far they are, the last changed first."""
        marks = ", ".join("?" * len(statuses))
        query = (
            f"select summary from tables where status in ({marks}) and is_private <= ? "  # noqa: S608
            "order by changed desc limit ?"
        )
        return [_SUMMARY.decode(row[0]) for row in self._rows(query, *statuses, private, limit)]

    def tables_of(self, person: str, limit: int = 100) -> list[Summary]:
        """The tables at which a person has sat, the last changed first."""
        query = (
            "select summary from sitters join tables on table_id = id where person = ? "
            "order by changed desc limit ?"
        )
        return [_SUMMARY.decode(row[0]) for row in self._rows(query, person, limit)]

    def published(self, after: int = 0, limit: int = 1000) -> list[tuple[int, str]]:
        """Lines of the list of commitments, from a number on."""
        query = "select number, line from published where number > ? order by number limit ?"
        return self._rows(query, after, limit)

    async def close(self) -> None:
        """Write what is waiting, and let go of the files."""
        await asyncio.to_thread(self._writer.stop)
        self._reader.close()


def _append(batch: Batch, connection: sqlite3.Connection) -> None:
    """Add to a log if it is as long as its owner thinks; else nothing is changed."""
    _fence(batch, connection)
    rows = [(batch.table, batch.seq + i, body) for i, body in enumerate(batch.entries)]
    connection.executemany("insert into events values (?, ?, ?)", rows)
    if batch.secret is not None:
        game, secret = batch.secret
        row = (game, batch.table, bytes.fromhex(secret.reveal()))
        connection.execute("insert into secrets values (?, ?, ?)", row)
    if batch.published is not None:
        connection.execute("insert into published (game, line) values (?, ?)", batch.published)


def _fence(batch: Batch, connection: sqlite3.Connection) -> None:
    """Move the table's row on from the length that is expected."""
    after = batch.seq + len(batch.entries)
    if batch.summary is None:
        row: tuple[object, ...] = (after, batch.table, batch.seq)
        changed = connection.execute(_LONGER, row).rowcount
    else:
        s = batch.summary
        row = (after, s.status, s.is_private, s.changed, _ENCODE(s))
        if batch.seq == 0:
            changed = connection.execute(_NEW, (batch.table, *row)).rowcount
        else:
            changed = connection.execute(_OTHER, (*row, batch.table, batch.seq)).rowcount
    if changed != 1:
        raise Conflict(f"the log of table {batch.table} is not {batch.seq} entries long")
    if batch.summary is not None:
        sitters = [(person, batch.table) for person in batch.summary.people]
        connection.executemany("insert or ignore into sitters values (?, ?)", sitters)
