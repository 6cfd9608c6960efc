"""One server for each database: a lock that ends with its connection, however that ends.

What is stored does not rest on it: two servers would fence each other off at every table. It
keeps the second one from starting, and ends the first one where another has taken its place.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import asyncpg
import structlog

from foretell.base.i18n import spoken
from foretell.server.addresses import without_password
from foretell.server.store.errors import InUse
from foretell.server.store.postgres.connecting import AWAY, SECONDS, opening

SERVING: Final = 0x466F7265_0003
"""The advisory lock of the server."""
AGAIN_SECONDS: Final = 1.0
"""How long after a lost connection another one is tried."""
_TAKE: Final = "select pg_try_advisory_lock($1)"
_log = structlog.get_logger(__name__)


@asynccontextmanager
async def alone(url: str) -> AsyncIterator[None]:
    """Have a database for oneself.

    Raises:
        BadData: there is none, or it cannot be used.
        InUse: a server has it.
    """
    with opening(url):
        connection = await _connected(url)
    try:
        if not await connection.fetchval(_TAKE, SERVING):
            raise spoken(InUse(""), "failed-in-use-database").within(without_password(url))
        keeping = asyncio.create_task(_keep(url, connection))
        try:
            yield
        finally:
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping
    finally:
        await _closed(connection)


async def _connected(url: str) -> asyncpg.Connection[asyncpg.Record]:
    settings = {"application_name": "foretell: the server's lock"}
    return await asyncpg.connect(
        url, timeout=SECONDS, command_timeout=SECONDS, server_settings=settings
    )


async def _keep(url: str, connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Take the lock again whenever its connection is lost; end the server if it is too late."""
    while True:
        try:
            await asyncio.sleep(AGAIN_SECONDS)
            if connection.is_closed():
                connection = await _connected(url)
                if not await connection.fetchval(_TAKE, SERVING):
                    _log.error("store.taken_over")
                    os.kill(os.getpid(), signal.SIGTERM)
                    return
            await connection.fetchval("select 1")
        except (*AWAY, asyncpg.PostgresError):  # the store itself says that nothing can be stored
            connection.terminate()
        except asyncio.CancelledError:
            await _closed(connection)
            raise


async def _closed(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    with suppress(*AWAY, asyncpg.PostgresError):
        await connection.close(timeout=SECONDS)
