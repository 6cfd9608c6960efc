"""What is appended waits here for a connection, and goes with all that waits by then.

A table has one group of appends under way at most, so its entries and answers keep their order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from foretell.server.failpoints import reach
from foretell.server.store.interface import Batch, Conflict, Done, NotSaved
from foretell.server.store.postgres.appends import Group, append_all
from foretell.server.store.postgres.connecting import AGAIN, asking
from foretell.server.store.telling import tell

if TYPE_CHECKING:
    from foretell.server.store.postgres.connecting import Pool

MOST_UNDER_WAY: Final = 4
"""Groups that are under way at once, each on its connection."""
MOST_ENTRIES: Final = 10_000
"""That go in one group."""
_log = structlog.get_logger(__name__)


class Waiting(NamedTuple):
    """A batch, and who is told what became of it; ``place``: as which it was handed in."""

    place: int
    batch: Batch
    done: Done


class Appender:
    """Appends of one process."""

    def __init__(self, pool: Pool) -> None:
        """Nothing waits."""
        self._pool = pool
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[str, list[Waiting]] = {}
        self._under_way: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = 0
        self._is_called = self._is_failing = False
        self.epochs: dict[str, int] = {}
        """Of the tables that were ever claimed; of all others it is 0."""
        self.doubtful: set[str] = set()
        """Tables with an append of unknown fate: they are claimed before they are read again."""

    def append(self, batch: Batch, done: Done) -> None:
        """Hand an append in, with all others of this turn of the event loop."""
        self._places += 1
        waiting = Waiting(self._places, batch, done)
        self._waiting.setdefault(batch.table, []).append(waiting)
        if not self._is_called:
            self._is_called = True
            self._loop.call_soon(self._called)

    def _called(self) -> None:
        self._is_called = False
        self._go_on()

    def _go_on(self) -> None:
        """Send what waits, as far as there are connections for it."""
        while len(self._tasks) < MOST_UNDER_WAY and (some := self._gathered()):
            task = self._loop.create_task(self._send(some))
            self._tasks.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._go_on()

    def _gathered(self) -> list[list[Waiting]]:
        """What goes next, by table."""
        some, room = [], MOST_ENTRIES
        for table in [table for table in self._waiting if table not in self._under_way]:
            following = self._following(table)
            some.append(following)
            self._under_way.add(table)
            room -= sum(len(one.batch.entries) for one in following)
            if room <= 0:
                break
        return some

    def _following(self, table: str) -> list[Waiting]:
        """What waits for a table, up to where it does not go on from what stands before it."""
        waiting = self._waiting.pop(table)
        length, many = waiting[0].batch.seq, 0
        for one in waiting:
            if one.batch.seq != length:
                self._waiting[table] = waiting[many:]
                break
            length += len(one.batch.entries)
            many += 1
        return waiting[:many]

    async def _send(self, some: list[list[Waiting]]) -> None:
        groups = [Group(of[0].batch.table, [one.batch for one in of]) for of in some]
        answer = await self._stored(groups)
        self._under_way.difference_update(group.table for group in groups)
        for one in sorted(one for of in some for one in of):
            tell(one.done, answer(one.batch))

    async def _stored(self, groups: list[Group]) -> Callable[[Batch], Exception | None]:
        """Store groups; what is answered to each batch."""
        try:
            with asking():
                taken = await self._tried(groups)
        except Exception as error:  # noqa: BLE001  # the tables go back to their logs
            self.doubtful.update(group.table for group in groups)
            self._note(error)
            lost = NotSaved(str(error))
            return lambda _batch: lost
        self._note(None)
        return lambda batch: None if batch.table in taken else _conflict(batch)

    async def _tried(self, groups: list[Group]) -> set[str]:
        """Try it; a deadlock did nothing, and is tried once more."""
        async with self._pool.acquire() as connection:
            reach("commit.before")
            try:
                taken = await append_all(groups, self.epochs, connection)
            except AGAIN:
                taken = await append_all(groups, self.epochs, connection)
            reach("commit.after")
            return taken

    def _note(self, error: Exception | None) -> None:
        """Log that nothing can be stored, or can again: once each, not at each try."""
        if error is not None and not isinstance(error, NotSaved):
            _log.error("store.failed", exc_info=error)
        if (error is not None) != self._is_failing:
            self._is_failing = error is not None
            if error is not None:
                _log.error("store.failing", why=str(error))
            else:
                _log.warning("store.works_again")

    async def stop(self) -> None:
        """Store what waits."""
        self._go_on()
        while self._tasks:
            await asyncio.wait(self._tasks)
            await asyncio.sleep(0)


def _conflict(batch: Batch) -> Conflict:
    return Conflict(f"the log of table {batch.table} is not {batch.seq} entries long")
