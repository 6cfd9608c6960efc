"""Everything that is kept, from one place to another: read from one moment, and checked.

A place is a data folder or the address of a database. What arrives is compared with what was
read, row by row; the copy is not there at all if anything fails.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from foretell.base.i18n import spoken
from foretell.server.addresses import DATABASES, without_password
from foretell.server.store.backup import new_folder
from foretell.server.store.errors import BadData, reading
from foretell.server.store.kept_rows import CHUNK, GIVEN, KEPT, Row, selection
from foretell.server.store.reading import check_version, file_of, read_only
from foretell.server.store.sqlite import FILE, ready

Progress = Callable[[int, int], object]
"""Is told how many rows of how many are copied."""


class CopiedRows(NamedTuple):
    """What a copy holds, by the names of :data:`KEPT`."""

    place: str
    counts: dict[str, int]
    is_served: bool
    """Whether servers were running on the database that was read."""


class Source(Protocol):
    """A place that is read from."""

    def rows(self, table: str) -> AsyncIterator[list[Row]]:
        """All rows of a table, some at a time, in their order."""

    async def count(self, table: str) -> int:
        """How many there are."""

    async def is_served(self) -> bool:
        """Whether rows themselves tell of a server that is running."""


class Target(Source, Protocol):
    """A new place, which holds nothing but what is written."""

    async def write(self, table: str, rows: list[Row]) -> None:
        """Add rows of a table."""


class SqlitePlace:
    """Rows of an SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Within a transaction of this connection."""
        self._connection = connection

    async def rows(self, table: str) -> AsyncIterator[list[Row]]:
        """All rows of a table."""
        found = self._connection.execute(selection(table))
        while rows := found.fetchmany(CHUNK):
            yield rows

    async def count(self, table: str) -> int:
        """How many there are."""
        query = f"select count(*) from {table}"  # noqa: S608  # a word of ours
        return int(self._connection.execute(query).fetchone()[0])

    async def is_served(self) -> bool:
        """Never: a lock beside the file tells."""
        return False

    async def write(self, table: str, rows: list[Row]) -> None:
        """Add rows of a table."""
        marks = ", ".join("?" * len(KEPT[table]))
        columns = ", ".join(KEPT[table])
        insert = f"insert into {table} ({columns}) values ({marks})"  # noqa: S608
        self._connection.executemany(insert, rows)


async def copy(source: str, target: str, progress: Progress | None = None) -> CopiedRows:
    """Copy all that a store keeps to a new folder or an empty database.

    Raises:
        BadData: there is nothing to copy, the target is not empty, or the copy is another.
        ForetellError: there is no room for it.
    """
    for place in (source, target):
        _demand_place(place)
    if source == target:
        raise spoken(BadData(""), "failed-copy-same", place=without_password(target))
    async with source_of(source) as read, _target(target) as written:
        total = sum([await read.count(table) for table in KEPT])
        counts, done = {}, 0
        for table in KEPT:
            expected = _Digest()
            async for rows in read.rows(table):
                await written.write(table, rows)
                expected.add(rows)
                done += len(rows)
                if progress:
                    progress(done, total)
                await asyncio.sleep(0)  # between folders nothing else lets Ctrl-C through
            await _compare(table, expected, written)
            counts[table] = expected.count
        return CopiedRows(target, counts, await read.is_served())


def _demand_place(place: str) -> None:
    """Refuse the address of what is no database of ours, which would be taken for a folder.

    Raises:
        BadData: it is one; nothing of it is told but its kind, since it may hold a password.
    """
    if not place.startswith(DATABASES) and (kind := _ADDRESS.match(place)):
        raise spoken(BadData(""), "failed-copy-address", kind=kind[0])


_ADDRESS: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:/")
"""How addresses begin; the letter of a drive is shorter."""


async def _compare(table: str, expected: _Digest, written: Target) -> None:
    found = _Digest()
    async for rows in written.rows(table):
        found.add(rows)
    if (found.count, found.sum) != (expected.count, expected.sum):
        raise spoken(BadData(""), "failed-copy-other", kind=table)


class _Digest:
    """Of rows in whatever order: databases sort texts each in its own way."""

    def __init__(self) -> None:
        self.count = self.sum = 0

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            digest = hashlib.sha256(repr(tuple(row)).encode()).digest()
            self.sum = (self.sum + int.from_bytes(digest)) % 2**256
        self.count += len(rows)


def source_of(place: str) -> AbstractAsyncContextManager[Source]:
    """A place to read from, as it is at this moment.

    Raises:
        BadData: there is nothing to read.
    """
    if place.startswith(DATABASES):
        from foretell.server.store.postgres.copying import database_source

        return database_source(place)
    return _folder_source(Path(place))


def _target(place: str) -> AbstractAsyncContextManager[Target]:
    if place.startswith(DATABASES):
        from foretell.server.store.postgres.copying import database_target

        return database_target(place)
    return _folder_target(Path(place))


@asynccontextmanager
async def _folder_source(folder: Path) -> AsyncIterator[Source]:
    file = file_of(folder)
    with read_only(file) as connection:
        check_version(connection, file)
        yield SqlitePlace(connection)


@asynccontextmanager
async def _folder_target(folder: Path) -> AsyncIterator[Target]:
    with (
        reading(folder / FILE),
        new_folder(folder) as part,  # which says first that there is no room
        closing(ready(part / FILE)) as connection,
    ):
        connection.execute("begin")
        for table in GIVEN:
            connection.execute(f"delete from {table}")  # noqa: S608  # a word of ours
        yield SqlitePlace(connection)
        connection.execute("commit")
        connection.execute("pragma journal_mode = delete")
