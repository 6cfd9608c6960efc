"""The store and the bots' threads with an eye on them: how long they take, what waits for them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import structlog
from msgspec.structs import replace

from foretell.play.handle import Handle
from foretell.server.operate.metrics import Metrics
from foretell.server.protocol import events as e
from foretell.server.store.interface import Batch, Done, Log, NotSaved
from foretell.server.store.place import DatabaseMoved
from foretell.server.store.sqlite import SqliteStore
from foretell.server.store.writer import Change
from foretell.server.tables.thinking import Found, Thinkers

CHOICES: Final = (b'"k":"acted"', b'"k":"sealed"')
"""How entries of choices begin; inside a text the quotes would be escaped."""

LEAST_PROBE: Final = 16 * 1024
MOST_PROBE: Final = 256 * 1024
"""Bytes that are written to see whether the disk takes again what it did not take before."""

OF_TABLES: Final = """
    select m.name from sqlite_schema m join pragma_table_info(m.name) c
    where m.type = 'table' and c.name = 'table_id' order by m.name
"""
"""The names of what is kept of a table, each in rows with a ``table_id``."""


_log = structlog.get_logger(__name__)


class Queue:
    """What is under way, by the time at which each began."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        """Nothing is."""
        self._now = now
        self._begun: deque[float] = deque()

    def __len__(self) -> int:
        """How many are under way."""
        return len(self._begun)

    def begin(self) -> float:
        """One more; when."""
        self._begun.append(self._now())
        return self._begun[-1]

    def end(self, begun: float) -> float:
        """One less; the seconds that it took."""
        self._begun.remove(begun)
        return self._now() - begun

    @property
    def lag(self) -> float:
        """The seconds that the oldest has been waiting."""
        return self._now() - self._begun[0] if self._begun else 0.0


class WatchedStore(SqliteStore):
    """The store of tables; every append is counted and timed until it is on the disk."""

    def __init__(self, folder: Path, metrics: Metrics) -> None:
        """Open or make the file."""
        super().__init__(folder)
        self.queue = Queue()
        self._metrics = metrics
        self._failed_bytes = 0
        self._is_moved = False

    @property
    def is_failing(self) -> bool:
        """Whether the last append could not be stored, and nothing as large since."""
        return bool(self._failed_bytes)

    def log(self, table: str) -> Log | None:
        """A table's whole log, of which everything counts."""
        if self._writer.is_doubtful:
            raise NotSaved("the database was moved")
        return super().log(table)

    def look(self) -> None:
        """Note in the log that the file was moved away, or is back."""
        why = self.why_moved()
        if bool(why) != self._is_moved:
            self._is_moved = bool(why)
            event = "store.moved" if why else "store.is_back"
            _log.error(event, why=why)

    def why_moved(self) -> str:
        """In what way the file is not the one that was opened; empty if it is."""
        try:
            self._writer.look()
        except DatabaseMoved as moved:
            return str(moved)
        return ""

    def append(self, batch: Batch, done: Done) -> None:
        """Add to a table's log."""
        begun = self.queue.begin()

        def watched(error: Exception | None) -> None:
            self._metrics.seconds["commit"].observe(self.queue.end(begun))
            self._metrics.appended(len(batch.entries), _choices(batch), error)
            self._note(batch, error)
            done(error)

        super().append(batch, watched)

    def _note(self, batch: Batch, error: Exception | None) -> None:
        """Remember how much could not be stored: so much is to be tried."""
        if isinstance(error, NotSaved):
            size = self._failed_bytes + sum(map(len, batch.entries))
            self._failed_bytes = min(max(size, LEAST_PROBE), MOST_PROBE)
        elif error is None:
            self._failed_bytes = 0

    def submit(self, change: Change, done: Done) -> None:
        """Hand a change to the one thread that writes."""
        self._writer.submit(change, done)

    async def changed(self, change: Change) -> None:
        """Make a change, and wait until it is on the disk.

        Raises:
            NotSaved: it cannot be written now.
        """
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if written.done():
                return
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        self.submit(change, done)
        await written

    async def probe(self) -> None:
        """Write to the disk: the database's own header, or after a failure as much as failed.

        A little may still fit where an append does not.

        Raises:
            NotSaved: it cannot be written now.
        """
        if size := self._failed_bytes:
            await self.changed(partial(_fill, size))
            self._failed_bytes = 0
            await self.changed(_empty)
        else:
            await self.changed(_touch)

    def unchanged_since(self, at: int, statuses: tuple[str, ...]) -> list[str]:
        """The tables of some statuses that have not changed since, the oldest first."""
        marks = ", ".join("?" * len(statuses))
        query = f"select id from tables where status in ({marks}) and changed < ? order by changed"  # noqa: S608
        return [row[0] for row in self._rows(query, *statuses, at)]

    def hosted(self, person: str) -> int:
        """How many tables of a person are not over."""
        query = (
            "select count(*) from tables where status in ('open', 'starting', 'playing') "
            "and iif(json_valid(cast(summary as text)), "
            "json_extract(cast(summary as text), '$.host'), '') = ?"
        )
        return int(self._rows(query, person)[0][0])

    async def delete(self, tables: list[str]) -> None:
        """Keep nothing of some tables."""
        await self.changed(partial(_delete, tables))

    async def empty_line(self, table: str, number: int) -> None:
        """Take the text out of a line of chat: an empty line is shown to nobody."""
        await self.changed(partial(_empty_line, table, number))


def _choices(batch: Batch) -> int:
    return sum(any(mark in entry for mark in CHOICES) for entry in batch.entries)


def _delete(tables: list[str], connection: sqlite3.Connection) -> None:
    kinds = [kind for (kind,) in connection.execute(OF_TABLES).fetchall()]
    for kind, name in (("tables", "id"), *((kind, "table_id") for kind in kinds)):
        query = f"delete from {kind} where {name} = ?"  # noqa: S608  # words of ours
        connection.executemany(query, [(table,) for table in tables])


def _empty_line(table: str, number: int, connection: sqlite3.Connection) -> None:
    place = "where table_id = ? and seq = ?"
    query = f"select body from events {place}"  # noqa: S608
    for (body,) in connection.execute(query, (table, number)).fetchall():
        entry = e.read(body)
        if isinstance(entry.event, e.Said):
            empty = replace(entry, event=replace(entry.event, text=""), mark="")
            change = f"update events set body = ? {place}"  # noqa: S608
            connection.execute(change, (e.written(empty), table, number))


def _fill(size: int, connection: sqlite3.Connection) -> None:
    connection.execute("insert or replace into probes values (1, randomblob(?))", (size,))


def _empty(connection: sqlite3.Connection) -> None:
    connection.execute("delete from probes")


def _touch(connection: sqlite3.Connection) -> None:
    version = int(connection.execute("pragma user_version").fetchone()[0])
    connection.execute(f"pragma user_version = {version}")


class WatchedThinkers:
    """Thinkers whose time is measured, from the question to the answer in the event loop."""

    def __init__(self, thinkers: Thinkers, metrics: Metrics) -> None:
        """Ask these."""
        self._thinkers = thinkers
        self._metrics = metrics
        self.queue = Queue()

    def choose(self, handle: Handle, seat: int, bot: str, found: Found) -> None:
        """Find the choices of one action."""
        begun = self.queue.begin()

        def watched(choices: list[int]) -> None:
            self._metrics.seconds["bot_thinking"].observe(self.queue.end(begun))
            found(choices)

        self._thinkers.choose(handle, seat, bot, watched)
