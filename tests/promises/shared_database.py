"""A model of the database that several servers share: what its statements do, in virtual time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from foretell.server.store.interface import Batch, Conflict
from foretell.server.store.postgres import lease as leases
from foretell.server.store.postgres.lease import Renewed
from foretell.server.store.postgres.membership import Membership
from foretell.server.store.sharing import StoreChange
from tests.server.memory_store import MemoryStore

TABLE: Final = "t"
Reach = Callable[[], Awaitable[None]]
"""Goes to the database, or raises an OSError."""


@dataclass
class Member:
    """A row of ``members``."""

    until: float
    since: float
    is_gone: bool = False


@dataclass
class Database:
    """What all servers share, with a clock of its own."""

    loop: asyncio.AbstractEventLoop
    chance: random.Random
    kept: MemoryStore = field(default_factory=MemoryStore)
    members: list[Member] = field(default_factory=list)
    owner: int | None = None
    epoch: int = 0
    epochs: list[int] = field(default_factory=list)
    """Under which epoch each entry of the log was written."""
    errands: list[str | None] = field(default_factory=list)
    skew: float = 0.0
    away_until: float = 0.0
    loses: float = 0.0
    """The chance that the answer to an append is lost, or the append itself comes late."""

    def now(self) -> float:
        """The time by its own clock, which is set now and then."""
        return self.loop.time() + self.skew

    def lives(self, member: int | None) -> bool:
        """Whether a member was not declared gone."""
        return member is not None and not self.members[member - 1].is_gone

    def append(self, batch: Batch, epoch: int) -> Exception | None:
        """Move the head, and add what belongs to it."""
        if epoch != self.epoch:
            return Conflict("another epoch")
        error = self.kept._try(batch)
        if error is None:
            self.epochs += [epoch] * len(batch.entries)
        return error


class ModelLease:
    """A :class:`foretell.server.store.postgres.lease.Lease` of the model."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.member = 0

    async def join(self, _connection: object) -> None:
        """Become a member."""
        now = self._database.now()
        self._database.members.append(Member(now + leases.SECONDS, now))
        self.member = len(self._database.members)

    async def renew(self, _connection: object, *, is_leaving: bool) -> Renewed | None:
        """Renew, and declare others gone."""
        del is_leaving
        database, own = self._database, self._database.members[self.member - 1]
        now = database.now()
        if own.is_gone:
            return None
        own.since = now if own.until < now else own.since
        own.until = now + leases.SECONDS
        if own.since <= now - leases.SECONDS:
            for member in database.members:
                member.is_gone |= member.until < now
        leads = next(n for n, one in enumerate(database.members, 1) if not one.is_gone)
        return Renewed(leads == self.member, list[StoreChange]())

    async def tidy(self, _connection: object) -> None:
        """There is nothing."""

    async def end(self, _connection: object) -> None:
        """Be gone."""
        self._database.members[self.member - 1].is_gone = True


class ModelOwnership:
    """A :class:`foretell.server.store.postgres.ownership.Ownership` of the model: one table."""

    def __init__(self, database: Database, reach: Reach) -> None:
        self._database, self._reach = database, reach
        self.member = 0

    async def claimed(self, _table: str) -> int | None:
        """Claim the table."""
        await self._reach()
        database = self._database
        is_free = not database.lives(database.owner) or database.owner == self.member
        if not is_free or not database.lives(self.member):
            return None
        database.owner, database.epoch = self.member, database.epoch + 1
        return database.epoch

    async def ask(self, _table: str, person: str | None) -> None:
        """Leave word."""
        await self._reach()
        self._database.errands.append(person)

    async def asked(self, _connection: object) -> list[tuple[str, str | None]]:
        """What others want."""
        database = self._database
        if database.owner != self.member:
            return []
        asked, database.errands = database.errands, []
        return [(TABLE, person) for person in asked]

    async def release(self, tables: Collection[str], _at: int) -> None:
        """Let the table go."""
        await self._reach()
        if TABLE in tables and self._database.owner == self.member:
            self._database.owner = None


class ModelPool:
    """Connections, none of which is held."""

    async def close(self, *, timeout: float) -> None:
        """Let one go."""

    async def expire_connections(self) -> None:
        """They are new each time."""

    async def execute(self, _query: str) -> None:
        """There are no buckets to tidy."""


class SharedMembership(Membership):
    """The product's, on the model."""

    def __init__(self, database: Database, reach: Reach, epochs: dict[str, int]) -> None:
        super().__init__("", "", ModelPool(), epochs)  # type: ignore[arg-type]
        self._reach = reach
        self._lease = ModelLease(database)  # type: ignore[assignment]
        self._tables = ModelOwnership(database, reach)  # type: ignore[assignment]

    @property
    def number(self) -> int:
        """That of the member that this server is."""
        return self._tables.member

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        await self._reach()
        yield self._pool
