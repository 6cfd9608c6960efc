"""Servers in simulation that share a database: each pauses, is cut off, hands over, dies."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Final

from foretell.fair import Secret
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Batch, Done, Log, NotSaved
from foretell.server.store.sharing import StoreChange
from foretell.server.tables.context import TableContext
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.registry import TableRegistry
from tests.promises.faulty_network import FakeSocket
from tests.promises.liveness import SlowBots
from tests.promises.shared_database import TABLE, Database, SharedMembership
from tests.promises.virtual_time import LoopClock

AWAY: Final = 8.0
"""Seconds for which something is away at the most."""
NOTICED: Final = 3.0
"""Seconds until a balancer has taken a server out that stands still."""


class StoreOfOne:
    """The store as one server has it."""

    def __init__(self, server: SharedServer) -> None:
        self._server = server
        self.epochs: dict[str, int] = {}
        self.sharing = SharedMembership(server.database, server.reach, self.epochs)
        self._waiting: deque[tuple[Batch, Done]] = deque()
        self._doubtful = self._is_writing = False

    def append(self, batch: Batch, done: Done) -> None:
        """Add to the log, one after the other."""
        self._waiting.append((batch, done))
        if not self._is_writing:
            self._is_writing = True
            self._server.spawn(self._write())

    async def _write(self) -> None:
        while self._waiting:
            batch, done = self._waiting.popleft()
            error = await self._written(batch)
            if self._server.is_up:
                done(error)
        self._is_writing = False

    async def _written(self, batch: Batch) -> Exception | None:
        """Store a batch, or lose its answer, or have it arrive when nobody expects it any more."""
        database, epoch = self._server.database, self.epochs.get(batch.table, 0)
        try:
            await self._server.reach()
        except OSError as error:
            self._doubtful = True
            late = database.chance.uniform(0.0, AWAY)
            if database.chance.random() < 0.5:
                database.loop.call_later(late, database.append, batch, epoch)
            return NotSaved(str(error))
        lot = database.chance.random()
        if lot < database.loses:
            self._doubtful = True
            late = 0.0 if lot < database.loses / 2 else database.chance.uniform(0.0, AWAY)
            database.loop.call_later(late, database.append, batch, epoch)
            return NotSaved("the answer was lost")
        return database.append(batch, epoch)

    async def log(self, table: str) -> Log | None:
        """The log, after whatever is under way was forbidden."""
        if self._doubtful:
            await self.sharing.claim(table)
        try:
            await self._server.reach()
        except OSError as error:
            raise NotSaved(str(error)) from error
        self._doubtful = False
        return self._server.database.kept.kept(table)


class SharedServer:
    """One process: for the network's side as :class:`tests.promises.mortal_server.MortalServer`."""

    def __init__(self, database: Database, number: int) -> None:
        self.database, self.chance, self.loop = database, database.chance, database.loop
        self.name = f"server {number}"
        self.clock = LoopClock(self.loop)
        self.sockets: list[FakeSocket] = []
        self.is_up, self._cut = True, asyncio.Event()
        self.paused_until = self.cut_until = 0.0
        self.store = StoreOfOne(self)
        self._tasks: set[asyncio.Task[None]] = set()
        context = TableContext(
            self.store,  # type: ignore[arg-type]
            self.clock,
            SlowBots(self),  # type: ignore[arg-type]
            new_secret=self.new_secret,
            spawn=self.spawn,
        )
        self.registry = TableRegistry(context)
        self.table: LiveTable
        self.store.sharing.subscribe(self)

    def new_secret(self) -> Secret:
        """A seed that comes from the seed of the scene."""
        return Secret.typed(str(self.chance.getrandbits(64)))

    def spawn(self, work: Any) -> None:
        """Do something that ends with the process."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def reach(self) -> None:
        """Go to the database: when this process runs, and if it can be reached."""
        while (now := self.loop.time()) < self.paused_until:
            await asyncio.sleep(self.paused_until - now)
        await asyncio.sleep(self.chance.uniform(0.0, 0.01))
        if self.loop.time() < max(self.cut_until, self.database.away_until):
            raise OSError("not reached")

    def is_well(self) -> bool:
        """Whether it runs, and the database can be reached from it."""
        away = max(self.paused_until, self.cut_until, self.database.away_until)
        return self.is_up and self.loop.time() >= away

    def is_owner(self) -> bool:
        """Whether it has the table, and may still act for it."""
        sharing, owner = self.store.sharing, self.database.owner
        return sharing.holds and sharing.number == owner and self.database.lives(owner)

    def pause(self, until: float) -> None:
        """Stand still for a while; the balancer finds out, and cuts its people off."""
        self.paused_until = until
        self.loop.call_later(NOTICED, self._cut_off)

    def _cut_off(self) -> None:
        if self.loop.time() < self.paused_until:
            self._cut.set()
            self._cut = asyncio.Event()
            for socket in tuple(self.sockets):
                socket.abort()

    async def shown(self, person: str) -> LiveTable:
        """The table, for somebody who comes.

        Raises:
            OSError: they are turned away, or the process ends meanwhile.
        """
        coming = self.loop.create_task(self.registry.get(TABLE, person))
        cut = self.loop.create_task(self._cut.wait())
        await asyncio.wait((coming, cut), return_when=asyncio.FIRST_COMPLETED)
        cut.cancel()
        if not self.is_up or not coming.done():
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)
            raise OSError("the process ended, or stands still")
        try:
            live = coming.result()
        except (Rejection, NotSaved) as refused:
            raise OSError(str(refused)) from refused
        if live.is_gone:
            raise OSError("gone meanwhile")
        return live

    # what it is told, as a SharingServer

    def took(self, _news: StoreChange) -> None:
        """Nobody changes anything else."""

    def asked_for(self, table: str, person: str | None) -> None:
        """Let a table go."""
        self.registry.asked_for(table, person)

    def lapsed(self) -> None:
        """Have no table any more."""
        self.registry.forget_all("restarting")

    # how it ends

    async def leave(self) -> None:
        """Hand the table over, and end."""
        await self.registry.hand_over([live.state.id for live in self.registry])
        with suppress(OSError):
            await self.store.sharing.end()
        self.kill()

    def kill(self) -> None:
        """End at once."""
        self.is_up = False
        self._cut.set()
        for live in self.registry:
            live.is_gone = True
            live.timers.cancel()
            live.outbox._deliveries.clear()
        if self.store.sharing._beating is not None:
            self.store.sharing._beating.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        for socket in tuple(self.sockets):
            socket.abort()
