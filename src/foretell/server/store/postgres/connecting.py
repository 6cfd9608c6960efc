"""Connections to PostgreSQL, and what is said when there is none."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import asyncpg

from foretell.base.errors import ForetellError
from foretell.server.addresses import is_readable, without_password
from foretell.server.store.errors import BadData, bad_data
from foretell.server.store.interface import NotSaved

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection = PoolConnectionProxy[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

OLDEST: Final = 15
"""The first version of PostgreSQL that is known to do."""
SECONDS: Final = 10.0
"""How long an answer is waited for: a database that is silent for longer is away."""
MOST: Final = 8
"""Connections of one process; half of them at most write what happens at tables."""
ENCODINGS: Final = ("UTF8", "SQL_ASCII")
"""What keeps every name as it is; all others refuse letters that they do not have."""
NAME: Final = "foretell"
AWAY: Final = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection ended while it was set up
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.PostgresSystemError,
)
"""Why a database does not answer that may answer later."""
AGAIN: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Why a transaction did nothing and is to be tried once more."""


@contextmanager
def asking() -> Iterator[None]:
    """Ask the database in a block.

    Raises:
        NotSaved: it is away.
    """
    try:
        yield
    except AWAY as error:
        raise NotSaved(why_away(error)) from error


def why_away(error: BaseException) -> str:
    """What a database's error says to people, in one line.

    >>> why_away(ConnectionRefusedError(111, "Connect call failed ('10.0.0.5', 5432)"))
    'Connection refused'
    >>> why_away(TimeoutError())
    'Connection timed out'
    """
    # a transaction that ends with its connection tells only that it cannot end
    while isinstance(error, asyncpg.InterfaceError) and isinstance(error.__context__, AWAY):
        error = error.__context__
    # asyncio puts its own words where the system's stand
    if isinstance(error, OSError) and error.errno is not None and error.errno in errno.errorcode:
        return os.strerror(error.errno)
    if isinstance(error, TimeoutError):
        return os.strerror(errno.ETIMEDOUT)
    said = getattr(error, "strerror", None) or str(error)
    return said.splitlines()[0] if said else type(error).__name__


@contextmanager
def opening(url: str) -> Iterator[None]:
    """Open a database in a block.

    Raises:
        BadData: there is none at the address, or one that cannot be used.
    """
    with needing(url):
        try:
            yield
        except ValueError as error:
            raise _unusable(url, error) from None


@contextmanager
def needing(url: str) -> Iterator[None]:
    """Use a database in a block that can do nothing without it.

    Raises:
        BadData: it is away, or cannot be used.
    """
    try:
        yield
    except ForetellError:
        raise
    except (NotSaved, *AWAY, asyncpg.PostgresError) as error:
        raise _unusable(url, error) from None


def _unusable(url: str, error: Exception) -> BadData:
    return bad_data(without_password(url), "unusable", why=why_away(error))


async def pool(url: str, most: int = MOST, name: str = NAME) -> Pool:
    """Connections of a name, on which a commit is on the disk before it counts.

    Raises:
        BadData: there is no such database, it is too old, or cannot keep every name.
    """
    if not is_readable(url):
        raise bad_data(without_password(url), "address")
    with opening(url):
        made: Pool = await asyncpg.create_pool(
            url,
            min_size=0,  # while the database is away nobody tries to have one for its own sake
            max_size=most,
            command_timeout=SECONDS,
            timeout=SECONDS,
            init=_waiting_for_the_disk,
            reset=_as_it_is,
            server_settings={"application_name": name},
        )
        async with made.acquire() as connection:
            version = connection.get_server_version().major
            encoding = str(await connection.fetchval("show server_encoding"))
    if version < OLDEST:
        await let_go(made)
        known = {"found": str(version), "known": str(OLDEST)}
        raise bad_data(without_password(url), "old-postgres", **known)
    if encoding not in ENCODINGS:
        await let_go(made)
        raise bad_data(without_password(url), "encoding", found=encoding)
    return made


async def demand_sessions(connections: Pool, place: str) -> None:
    """Refuse a pooler that gives a connection to others after each transaction.

    What a connection was told once, such as to wait for the disk, would be forgotten there. While
    one rests, another one is in a transaction: it may then have what the first had.

    Raises:
        BadData: it is one.
    """
    async with connections.acquire() as first, connections.acquire() as second:
        await first.execute("select set_config('foretell.session', 'kept', false)")
        async with second.transaction():
            try:
                kept = await first.fetchval("select current_setting('foretell.session', true)")
            except _OF_OTHERS:
                kept = None
    if kept != "kept":
        raise bad_data(place, "pooler")


_OF_OTHERS: Final = (
    asyncpg.DuplicatePreparedStatementError,
    asyncpg.InvalidSQLStatementNameError,
)
"""A connection has somebody else's prepared statements, or not one's own."""


async def let_go(connections: Pool) -> None:
    """Close connections, also those whose other end is gone."""
    try:
        await asyncio.wait_for(connections.close(), SECONDS)
    except (*AWAY, asyncpg.PostgresError):
        connections.terminate()


async def _waiting_for_the_disk(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Have a commit wait for the disk, where the database is set up to wait for less."""
    if await connection.fetchval("show synchronous_commit") == "off":
        await connection.execute("set synchronous_commit = on")


async def _as_it_is(_connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Hand a connection on as it is: a reset would forget that commits wait for the disk.

    It would also be asked for after every commit. A transaction that is open is rolled back anyhow,
    and nothing else here outlives one.
    """
