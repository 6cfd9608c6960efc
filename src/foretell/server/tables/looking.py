"""Somebody who looks again and again whether something is due, one look after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from foretell.server.store.interface import NotSaved

_log = structlog.get_logger(__name__)


class Lookout:
    """Goes round at every :meth:`look`, unless it is going round already."""

    def __init__(self, name: str, go_round: Callable[[], Awaitable[None]]) -> None:
        """Nothing happens before :meth:`look`; ``name`` is what the server's log says of it."""
        self._name, self._go_round = name, go_round
        self._looking: asyncio.Task[None] | None = None
        self._complained = ""
        self._is_leaving = False

    def look(self) -> None:
        """Look after everything, unless that is being done."""
        if not self._is_leaving and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        try:
            await self._go_round()
        except Exception as error:  # noqa: BLE001  # the next look tries again
            if self._complained != repr(error):  # not every second again
                self._complained = repr(error)
                trace = None if isinstance(error, NotSaved) else error
                _log.error(f"{self._name}.waits", why=repr(error), exc_info=trace)
        else:
            self._complained = ""

    def leave(self) -> None:
        """Look no more: the tables are closing."""
        self._is_leaving = True
        if self._looking is not None:
            self._looking.cancel()

    async def stop(self) -> None:
        """Wait until nothing is looked after."""
        self.leave()
        if self._looking is not None:
            await asyncio.gather(self._looking, return_exceptions=True)
