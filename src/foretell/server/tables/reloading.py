"""A table goes back to its log: what was not stored is forgotten, and commands wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from foretell.server.audience.outbox import Delivery, leave
from foretell.server.store.interface import NotSaved
from foretell.server.store.sharing import Elsewhere
from foretell.server.tables.ports import Reloaded

Act = Callable[[], None]
_log = structlog.get_logger(__name__)


def nothing() -> None:
    """What is sent while nothing may be."""


class Reloading:
    """The way of one table back to its log, after a commit that failed.

    The log is read once nothing of the table is under way to the store any more: so it is known
    what became of everything. Until the table is there again nothing leaves it, no time runs out
    at it, and commands wait; they are carried out then, in their order.
    """

    def __init__(self) -> None:
        """The table is as its log and its outbox tell."""
        self.is_on = False
        self._under_way = 0
        self._waiting: list[Act] = []

    def handed_over(self) -> None:
        """Something is under way to the store."""
        self._under_way += 1

    def answered(self, table: Reloaded) -> None:
        """The store has said what became of it."""
        self._under_way -= 1
        self._go_if_quiet(table)

    def begin(self, table: Reloaded) -> None:
        """Forget what is not stored as soon as can be."""
        if self.is_on:
            return
        self.is_on = True
        table.timers.cancel()
        table.outbox.put(Delivery(nothing))  # behind it waits what would show what is forgotten
        self._go_if_quiet(table)

    def _go_if_quiet(self, table: Reloaded) -> None:
        if self.is_on and self._under_way <= 0:
            table.context.spawn(self._go_back(table))

    def after(self, act: Act) -> None:
        """Do something when the table is there again, or closed."""
        self._waiting.append(act)

    async def over(self) -> None:
        """Wait until the table is there again, or closed."""
        while self.is_on:
            over = asyncio.Event()
            self.after(over.set)
            await over.wait()

    async def _go_back(self, table: Reloaded) -> None:
        is_there = False
        try:
            log = await table.context.store.log(table.state.id)
            if table.is_gone:
                return
            if log is not None:
                table.begin_again(log)
                is_there = True
        except (NotSaved, Elsewhere) as error:  # whoever comes again finds what the log holds
            _log.warning("reload.failed", why=str(error))
        except Exception:  # noqa: BLE001
            _log.exception("reload.failed")
        if is_there:
            self.end()
        else:
            table.close("restarting")

    def end(self) -> None:
        """The table is there again, or closed: whoever waits goes on."""
        self.is_on = False
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            leave(act)
