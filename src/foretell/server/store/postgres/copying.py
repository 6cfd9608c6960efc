"""A database as a place that is copied from, or to."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from foretell.server.addresses import without_password
from foretell.server.store.errors import bad_data
from foretell.server.store.kept_rows import CHUNK, GIVEN, KEPT, Row, selection
from foretell.server.store.postgres.connecting import let_go, opening, pool
from foretell.server.store.postgres.schema import check_version, migrate

if TYPE_CHECKING:
    from foretell.server.store.postgres.connecting import Connection

_HEADS: Final = """
    insert into heads (table_id, seq) select table_id, max(seq) + 1 from events group by table_id
"""
_SERVED: Final = "select exists (select 1 from members where not is_gone and until > now())"
"""By the moment at which the reading began: the leases that are read end soon after it."""
_NUMBERED: Final = ("published", "rated_places")


class DatabasePlace:
    """Rows of a database."""

    def __init__(self, connection: Connection) -> None:
        """Within a transaction of this connection."""
        self._connection = connection

    async def rows(self, table: str) -> AsyncIterator[list[Row]]:
        """All rows of a table."""
        found = await self._connection.cursor(selection(table))
        while rows := await found.fetch(CHUNK):
            yield [tuple(row) for row in rows]

    async def count(self, table: str) -> int:
        """How many there are."""
        query = f"select count(*) from {table}"  # noqa: S608  # a word of ours
        return int(await self._connection.fetchval(query))

    async def is_served(self) -> bool:
        """Whether a server had a lease at the moment that is read."""
        return bool(await self._connection.fetchval(_SERVED))

    async def write(self, table: str, rows: list[Row]) -> None:
        """Add rows of a table.

        Raises:
            BadData: one of them is damaged: in it stands what its column cannot hold.
        """
        try:
            await self._connection.copy_records_to_table(table, records=rows, columns=KEPT[table])
        except (TypeError, ValueError, OverflowError) as error:
            raise bad_data(table, "unusable", why=str(error)) from None


@asynccontextmanager
async def database_source(url: str) -> AsyncIterator[DatabasePlace]:
    """One moment of a database."""
    async with _connected(url) as connection:
        with opening(url):
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                await check_version(connection, without_password(url))
                yield DatabasePlace(connection)


@asynccontextmanager
async def database_target(url: str) -> AsyncIterator[DatabasePlace]:
    """An empty database, in which everything is there at once, at the end."""
    async with _connected(url) as connection:
        with opening(url):
            await migrate(connection, without_password(url))
            async with connection.transaction():
                place = DatabasePlace(connection)
                counts = [await place.count(table) for table in KEPT if table not in GIVEN]
                if await place.is_served():
                    raise bad_data(without_password(url), "copy-served")
                if any(counts):
                    raise bad_data(without_password(url), "copy-full")
                for table in GIVEN:
                    await connection.execute(f"delete from {table}")  # noqa: S608
                yield place
                await connection.execute(_HEADS)
                for table in _NUMBERED:
                    await connection.execute(
                        f"select setval('{table}_number_seq', "  # noqa: S608
                        f"(select coalesce(max(number), 0) + 1 from {table}), false)"
                    )


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[Connection]:
    connections = await pool(url, 1)
    try:
        async with connections.acquire() as connection:
            yield connection
    finally:
        await let_go(connections)
