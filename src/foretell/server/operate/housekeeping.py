"""What a server does for itself now and then: close tables that nobody looks at, forget old games.

Time runs only while the server does: a table is not empty because the server was away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from foretell.server.clock import Alarm, Clock
from foretell.server.daily.state import OVER as OLD_DAYS
from foretell.server.pads.state import PAD
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.settings.settings import ServerSettings
from foretell.server.store.interface import Store
from foretell.server.table.state import OVER, RUNNING
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.publication import EMPTY
from foretell.server.tables.registry import TableRegistry
from foretell.server.tournaments.state import OVER as ENDED

EVERY: Final = 600.0
LOOK_EVERY: Final = 60.0
"""Seconds between looks at who is where; what is read from the disk waits for the sweep."""
IDLE: Final = 300.0
"""Seconds after which a table that nobody looks at is in memory no more; its log has it all."""
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
AT_ONCE: Final = 100
PATIENCE: Final = 10.0
_log = structlog.get_logger(__name__)


class Upkeep:
    """Sweeps the tables of one server."""

    def __init__(
        self,
        tables: TableRegistry,
        store: Store,
        clock: Clock,
        settings: ServerSettings,
        never_begun: Callable[[int], Awaitable[list[str]]],
        tidy: Callable[[], Awaitable[int]] | None = None,
        drop: Callable[[str], object] = str,
    ) -> None:
        """Nobody has looked at any table before now; ``tidy`` is called once a day.

        ``never_begun`` names the logs of tournaments that nothing came of before a moment.
        ``drop`` is told what else is no more, by the name of its log.
        """
        self._never_begun, self._drop = never_begun, drop
        self._tables = tables
        self._store = store
        self._clock = clock
        self._settings = settings
        self._began = clock.steady()
        self._tidy = tidy
        self._tidied = float("-inf")
        self._looked_at: dict[str, float] = {}
        self._alarms: list[Alarm] = []
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Sweep from now on, and let idle tables go more often than that."""
        sweep = self._clock.later(EVERY, self._begin)
        self._alarms = [sweep, self._clock.later(LOOK_EVERY, self._rest_and_go_on)]

    async def stop(self) -> None:
        """Sweep no more."""
        for alarm in self._alarms:
            alarm.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until a sweep that has begun is done."""
        if self._task is not None:
            await self._task

    def _rest_and_go_on(self) -> None:
        self.rest()
        self._alarms[1] = self._clock.later(LOOK_EVERY, self._rest_and_go_on)

    def rest(self) -> None:
        """Keep those tables in memory at which somebody looks, or did a moment ago."""
        self._look()
        self._tables.rest(self._clock.steady() - IDLE)

    def _begin(self) -> None:
        self._task = asyncio.ensure_future(self._sweep_and_go_on())

    async def _sweep_and_go_on(self) -> None:
        try:
            await self.sweep()
        except Exception:  # noqa: BLE001  # the next sweep tries again
            _log.exception("upkeep.failed")
        self._alarms[0] = self._clock.later(EVERY, self._begin)

    async def sweep(self) -> None:
        """Do what is due."""
        self.rest()
        closed = await self._close_empty()
        forgotten, people = 0, 0
        if self._tables.context.sharing.is_leader:
            forgotten, people = await self._forget_old(), await self._tidy_people()
        if closed or forgotten or people:
            _log.info("upkeep", closed=closed, forgotten=forgotten, people=people)

    async def _tidy_people(self) -> int:
        """Once a day, and first after the start: drop tokens, codes and people past their time."""
        now = self._clock.steady()
        if self._tidy is None or now < self._tidied + DAY:
            return 0
        gone = await self._tidy()
        self._tidied = now
        return gone

    def _look(self) -> None:
        """Note which tables somebody looks at."""
        now = self._clock.steady()
        since = now - 2 * HOUR * self._settings.close_empty_after
        self._looked_at = {table: at for table, at in self._looked_at.items() if at > since}
        for live in self._tables:
            if live.audience.is_watched():
                self._looked_at[live.state.id] = live.used_at = now

    async def _close_empty(self) -> int:
        """Close the tables that nobody has looked at for long."""
        if not self._settings.close_empty_after:
            return 0
        long = HOUR * self._settings.close_empty_after
        last = self._clock.steady() - long
        if self._began > last:
            return 0
        old = await self._store.unchanged_since(int(1000 * (self._clock.now() - long)), RUNNING)
        old = await self._tables.context.sharing.own(old)
        empty = [table for table in old if self._looked_at.get(table, last) <= last]
        for table in empty:
            await self._close(table)
        return len(empty)

    async def _close(self, table: str) -> None:
        """Close one of them; whatever keeps it open, the next ones are closed all the same."""
        try:
            live = await self._tables.get(table)
            if live.audience.is_watched() or live.state.fair.is_shut:  # or its event closes it
                return
            await close(live, EMPTY)
        except Rejection:  # a game that this program cannot play any more stays as it is
            pass
        except Exception:  # noqa: BLE001  # the next sweep tries again
            _log.exception("upkeep.not-closed", table=table)
            return
        self._tables.drop(table)

    async def _forget_old(self) -> int:
        """Forget games that were over long ago and that nobody looks at now.

        Tournaments that never began are forgotten too.
        """
        if not self._settings.keep_finished_days:
            return 0
        last = int(1000 * (self._clock.now() - DAY * self._settings.keep_finished_days))
        old = await self._store.unchanged_since(last, (*OVER, PAD, ENDED, OLD_DAYS))
        old += await self._never_begun(last)
        old = await self._tables.context.sharing.own(old)
        watched = {live.state.id for live in self._tables if live.audience.is_watched()}
        gone = [table for table in old if table not in watched]
        for begin in range(0, len(gone), AT_ONCE):
            some = gone[begin : begin + AT_ONCE]
            await self._store.delete(some)
            for table in some:  # also what was being loaded meanwhile
                self._tables.drop(table)
                self._drop(table)
        return len(gone)


async def close(live: LiveTable, why: str) -> None:
    """End a game unfinished, and wait until that is stored; what is over stays as it is."""
    if live.state.status in RUNNING:
        await happened(live, e.Ended(why))


async def happened(live: LiveTable, *events: e.AnyEvent) -> None:
    """Let something happen at a table, all at once, and wait until it is stored.

    Raises:
        TimeoutError: it cannot be stored.
    """
    stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    live.record(list(events))
    live.outbox.after(_done(stored))
    await asyncio.wait_for(stored, PATIENCE)


def _done(stored: asyncio.Future[None]) -> Callable[[], None]:
    def done() -> None:
        if not stored.done():
            stored.set_result(None)

    return done
