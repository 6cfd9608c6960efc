"""The store in PostgreSQL: every commit on the database's disk before it counts."""

from __future__ import annotations

import os
import secrets
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, Self

from foretell.server.addresses import without_password
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
from foretell.server.store.postgres.appender import Appender
from foretell.server.store.postgres.connecting import (
    AGAIN,
    NAME,
    asking,
    demand_sessions,
    let_go,
    needing,
    opening,
    pool,
)
from foretell.server.store.postgres.membership import Membership
from foretell.server.store.postgres.schema import check_version, migrate
from foretell.server.store.queries import WholeQueries
from foretell.server.store.server_store import Upkeep
from foretell.server.store.sharing import Unshared
from foretell.server.store.transactions import Begin, Rows, T, going_through, one

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from foretell.server.store.postgres.connecting import Connection, Pool

MOST_TRIES: Final = 10
_NEXT_EPOCH: Final = "update heads set epoch = epoch + 1 where table_id = $1 returning epoch"
_EPOCH: Final = "select epoch from heads where table_id = $1"
_HOSTED: Final = """
    select count(*) from tables where status in ('open', 'starting', 'playing') and host = $1
"""
_NAMED: Final = """
    select e.table_id, e.seq, e.body from mentions m join events e on e.table_id = m.table_id
    where m.person = $1 and (position($2::bytea in e.body) > 0 or not is_json(e.body))
"""
_OF_TABLES: Final = """
    select table_name::text from information_schema.columns
    where table_schema = current_schema and column_name = 'table_id' order by 1
"""
_SHORT: Final = """
    select h.table_id from heads h
    where h.seq <> (select count(*) from events e where e.table_id = h.table_id) limit $1
"""


class PostgresReader(WholeQueries):
    """Reads by whatever connection is given."""

    async def hosted(self, person: str) -> int:
        """How many tables of a person are not over."""
        return int((await self.rows(_HOSTED, person))[0][0])

    async def integrity(self, most: int) -> list[str]:
        """The logs that are not as long as was acknowledged."""
        rows = await self.rows(_SHORT, most)
        return [f"the log of {table} is not as long as its head says" for (table,) in rows]


class PostgresSnapshot(PostgresReader):
    """Reads all from one moment."""

    def __init__(self, connection: Connection) -> None:
        """In a transaction of this connection."""
        self._connection = connection

    async def rows(self, text: str, *values: object) -> Rows:
        """What a query finds."""
        return [tuple(row) for row in await self._connection.fetch(text, *values)]


class PostgresStore(rewriting.TableChanges, PostgresReader):
    """A :class:`foretell.server.store.interface.Store` in a database."""

    def __init__(self, connections: Pool) -> None:
        """Over connections to a database of the newest format."""
        self._pool = connections
        self.watch: Watch = unwatched
        """Sees every append."""
        self.sharing: Unshared | Membership = Unshared()
        self._appender = Appender(connections)

    @classmethod
    async def shared(cls, url: str) -> Self:
        """Over the database at an address, for a server that will be one of many there.

        Raises:
            BadData: there is none, or it cannot be used.
            NewerFormat: it is newer than this program.
        """
        name = f"{NAME} {os.getpid()} {secrets.token_hex(8)}"
        store = await cls.opened(url, name)
        store.share(url, name)
        return store

    def share(self, url: str, name: str) -> None:
        """Be one of many from now on; ``name``: that of the connections."""
        self.sharing = Membership(url, name, self._pool, self._appender.epochs)

    @classmethod
    async def opened(cls, url: str, name: str = NAME) -> Self:
        """Over the database at an address.

        Raises:
            BadData: there is none, or it cannot be used.
            NewerFormat: it is newer than this program.
        """
        connections = await pool(url, name=name)
        try:
            with opening(url):
                async with connections.acquire() as connection:
                    await migrate(connection, without_password(url))
                await demand_sessions(connections, without_password(url))
        except BaseException:
            await let_go(connections)
            raise
        return cls(connections)

    async def rows(self, text: str, *values: object) -> Rows:
        """What a query finds."""
        with asking():
            return [tuple(row) for row in await self._pool.fetch(text, *values)]

    async def change(self, begin: Begin[T]) -> T:
        """Run a transaction, again if another one came between, and wait until it is stored."""
        with asking():
            async with self._pool.acquire() as connection:
                for _ in range(MOST_TRIES):
                    try:
                        return await _changed(begin, connection)
                    except AGAIN:
                        continue
        raise NotSaved("others change the same all the time")

    async def wipe(self) -> None:
        """The database itself forgets what was deleted, when it is vacuumed."""

    def append(self, batch: Batch, done: Done) -> None:
        """Add to a table's log."""
        self._appender.append(batch, self.watch(batch, done))

    def upkeep(self) -> Upkeep:
        """The database keeps itself."""
        return ()

    async def log(self, table: str) -> Log | None:
        """A table's whole log, to which nothing is added any more that is under way elsewhere.

        An append whose answer was lost may still arrive: claiming the table waits for it if it is
        there, and forbids it if it is not.

        Raises:
            Elsewhere: it cannot be claimed, since another server has the table now.
        """
        is_doubtful = table in self._appender.doubtful
        if self.sharing.is_shared and "." not in table:
            if is_doubtful:
                await self.sharing.claim(table)
        else:
            await self._read_epoch(table, is_next=is_doubtful)
        log = await super().log(table)
        if is_doubtful:
            self._appender.doubtful.discard(table)
        return log

    async def _read_epoch(self, log: str, *, is_next: bool) -> None:
        """Know under which epoch is appended; under a new one, if ``is_next``."""
        if is_next:
            epochs = await self.change(one(_NEXT_EPOCH, log))
        else:
            epochs = await self.rows(_EPOCH, log)
        if epochs and epochs[0][0]:
            self._appender.epochs[log] = epochs[0][0]

    async def unchanged_since(self, at: int, statuses: tuple[str, ...]) -> list[str]:
        """The tables of some statuses that have not changed since, nor were looked at."""
        found = await super().unchanged_since(at, statuses)
        query = "select table_id from heads where looked >= $1 and table_id = any($2::text[])"
        looked = {row[0] for row in await self.rows(query, at, found)}
        return [table for table in found if table not in looked]

    async def mentioning(self, person: str) -> list[StoredEntry]:
        """The entries that name a person, and those at the same tables that are damaged."""
        return [StoredEntry(*row) for row in await self.rows(_NAMED, person, person.encode())]

    async def delete(self, tables: list[str]) -> None:
        """Keep nothing of some tables."""
        await self.change(partial(rewriting.delete, tables, _OF_TABLES))
        for table in tables:
            self._appender.epochs.pop(table, None)

    async def try_writing(self, size: int) -> None:
        """Write so many bytes and take them away again, or the least that can be written.

        Raises:
            NotSaved: it cannot be written now.
        """
        await self.change(partial(rewriting.fill, size))
        await self.change(rewriting.empty)

    async def close(self) -> None:
        """Store what is waiting, and let go of the connections."""
        await self._appender.stop()
        if isinstance(self.sharing, Membership):
            await self.sharing.end()
        await let_go(self._pool)


async def _changed(begin: Begin[T], connection: Connection) -> T:
    async def execute(text: str, values: tuple[object, ...]) -> Rows:
        return [tuple(row) for row in await connection.fetch(text, *values)]

    async with connection.transaction(isolation="serializable"):
        return await going_through(begin, execute)


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[PostgresSnapshot]:
    """One moment of the database at an address, only read.

    Raises:
        BadData: there is none, it cannot be used, or it goes away in the block.
    """
    connections = await pool(url, 1)
    try:
        with needing(url):
            async with (
                connections.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                await check_version(connection, without_password(url))
                yield PostgresSnapshot(connection)
    finally:
        await let_go(connections)
