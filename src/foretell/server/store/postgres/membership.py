"""A server among others on one database: its lease, the tables that it has, what it hears."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import asyncpg
import structlog

from foretell.server.failpoints import reach
from foretell.server.store.interface import NotSaved
from foretell.server.store.postgres import lease as leases
from foretell.server.store.postgres.buckets import Buckets
from foretell.server.store.postgres.connecting import AWAY, asking, opening
from foretell.server.store.postgres.lease import Lease, Renewed
from foretell.server.store.postgres.ownership import Ownership
from foretell.server.store.sharing import Elsewhere

if TYPE_CHECKING:
    from foretell.server.limits import Rate
    from foretell.server.store.postgres.connecting import Pool
    from foretell.server.store.sharing import SharingServer

PATIENCE: Final = 2.0
"""Seconds for which a table is waited for that another server has."""
LOOK_AGAIN: Final = 0.1
TIDY_BEATS: Final = 10
DOUBTS: Final = (*AWAY, asyncpg.PostgresError)
_LENGTH: Final = "select seq from heads where table_id = $1"
_log = structlog.get_logger(__name__)


class Membership:
    """A :class:`foretell.server.store.sharing.Sharing` of a database."""

    is_shared = True

    def __init__(self, url: str, name: str, pool: Pool, epochs: dict[str, int]) -> None:
        """``name``: that of the pool's connections; ``epochs``: under which is appended."""
        self._url, self._name, self._pool, self._epochs = url, name, pool, epochs
        self._lease, self._tables = Lease(name), Ownership(pool)
        self._buckets = Buckets(pool)
        self._server: SharingServer | None = None
        self._now = asyncio.get_running_loop().time
        self._until = 0.0
        """When the lease is over, by this machine's clock, which nobody sets."""
        self._is_leader = self._is_leaving = False
        self._had_lapsed = True
        self._letting_go: dict[asyncio.Event, frozenset[str]] = {}
        """Tables that are being let go, by one statement or several; claimed again after them."""
        self._connection: asyncpg.Connection[Any] | None = None
        self._beating: asyncio.Task[None] | None = None

    @property
    def is_leader(self) -> bool:
        """Whether this server was here before all others that live."""
        return self._is_leader and self.holds

    @property
    def holds(self) -> bool:
        """Whether the lease holds."""
        return self._now() < self._until

    def subscribe(self, server: SharingServer) -> None:
        """Call a server from now on."""
        self._server = server

    # the lease

    async def join(self) -> None:
        """Become a member, and renew the lease from now on.

        Raises:
            BadData: the database is away.
        """
        with opening(self._url):
            await self._beat()
        self._beating = asyncio.create_task(self._beat_on())

    async def _beat_on(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(leases.EVERY if self.holds else leases.LAPSED_EVERY)
            beats += 1
            try:
                async with asyncio.timeout(leases.OWN_SECONDS):
                    await self._beat()
                    if self._is_leader and not beats % TIDY_BEATS:
                        await self._tidy()
            except DOUBTS as error:
                _log.debug("lease.not-renewed", why=str(error))
            except Exception as error:  # noqa: BLE001  # the next beat tries again
                failed = {"message": "the lease was not renewed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(failed)
            if not self.holds:
                await self._lapse()

    async def _tidy(self) -> None:
        async with self._connected() as connection:
            await self._lease.tidy(connection)
        await self._buckets.tidy()

    async def _beat(self) -> None:
        begun = self._now()
        async with self._connected() as connection:
            if not self._lease.member:
                await self._lease.join(connection)
                self._tables.member = self._lease.member
            renewed = await self._lease.renew(connection, is_leaving=self._is_leaving)
            if renewed is None:
                self._until, self._lease.member = 0.0, 0
                _log.warning("lease.lost", member=self._tables.member)
                return
            self._until = begun + leases.OWN_SECONDS
            self._tell(renewed)  # at once: it is read no second time
            asked = await self._tables.asked(connection)
        if self._server is not None:
            for table, person in asked:
                self._server.asked_for(table, person)

    def _tell(self, renewed: Renewed) -> None:
        """Have the server know what a renewal found."""
        self._is_leader = renewed.is_leader
        if self._server is not None:
            if self._had_lapsed:  # what was read meanwhile may be old
                self._server.lapsed()
            for news in renewed.news:
                self._server.took(news)
        self._had_lapsed = False

    async def _lapse(self) -> None:
        """Serve nothing more; told once.

        Connections to a database that was away are dead: each would fail once more.
        """
        if not self._had_lapsed:
            self._had_lapsed = True
            await self._pool.expire_connections()
            _log.error("lease.lapsed", member=self._tables.member)
            if self._server is not None:
                self._server.lapsed()

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        """The connection of the lease; after a failure another one the next time."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._url,
                timeout=leases.OWN_SECONDS,
                command_timeout=leases.OWN_SECONDS,
                server_settings={"application_name": self._name},
            )
        try:
            yield self._connection
        except BaseException:
            self._connection.terminate()
            self._connection = None
            raise

    async def leave(self) -> None:
        """Have the others know that this server takes no more visitors."""
        self._is_leaving = True
        self._is_leader = False

    async def end(self) -> None:
        """Be gone, and let all tables go."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        with suppress(*DOUBTS):
            async with self._connected() as connection:
                await self._lease.end(connection)
                await connection.close(timeout=leases.OWN_SECONDS)

    # tables

    async def claim(self, table: str, person: str | None = None) -> None:
        """Have a table for oneself; whoever else has it is asked to let it go.

        Raises:
            Elsewhere: it keeps the table, or this server has no lease.
            NotSaved: the database is away.
        """
        until = self._now() + PATIENCE
        if await self._is_claimed(table):
            return
        with asking():
            await self._tables.ask(table, person)
        while self._now() < until:
            await asyncio.sleep(LOOK_AGAIN)
            if await self._is_claimed(table):
                return
        raise Elsewhere

    async def _is_claimed(self, table: str) -> bool:
        while going := [one for one, some in self._letting_go.items() if table in some]:
            await going[0].wait()  # else that would come after the claim
        if not self.holds:
            raise Elsewhere
        with asking():
            epoch = await self._tables.claimed(table)
        if epoch:
            reach("claim.after")
            self._epochs[table] = epoch
        return epoch is not None

    async def ask(self, table: str, person: str) -> None:
        """Let the server that has a table know that somebody wants to come here to it."""
        with asking():
            await self._tables.ask(table, person)

    async def release(self, tables: Collection[str]) -> None:
        """Have tables no more."""
        reach("release.before")
        gone = asyncio.Event()
        self._letting_go[gone] = frozenset(tables)
        try:
            with suppress(NotSaved), asking():
                await self._tables.release(tables, int(time.time() * 1000))
        finally:
            del self._letting_go[gone]
            gone.set()

    async def is_current(self, log: str, length: int) -> bool:
        """Whether a log is still so long."""
        with asking():
            return bool(await self._pool.fetchval(_LENGTH, log) == length)

    async def conducted(self, logs: Collection[str]) -> set[str]:
        """Those logs that are this server's; the leader takes those that are nobody's."""
        if not self.holds:
            return set()
        with asking():
            return await self._tables.conducted(logs, takes=self.is_leader)

    async def own(self, tables: Collection[str]) -> list[str]:
        """Those tables that no other server has; what is nobody's is for the leader alone."""
        with asking():
            return await self._tables.own(tables, is_leader=self.is_leader)

    # limits

    async def take(self, deed: str, doer: bytes, rate: Rate) -> float:
        """Take a token of a bucket that all servers have together; the seconds to wait, or 0."""
        with asking():
            return await self._buckets.take(deed, doer, rate)

    async def wait(self, deed: str, doer: bytes, rate: Rate) -> float:
        """The seconds until a deed is allowed; takes nothing."""
        with asking():
            return await self._buckets.wait(deed, doer, rate)
