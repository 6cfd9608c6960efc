"""Whether the server is alive, and whether it can store what is done: ready, or why not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

import foretell
from foretell.server.clock import Clock

PATIENCE: Final = 3.0
MOST_LAG: Final = 2.0
FRESH: Final = 1.0
"""An answer is good for so many seconds: asking often costs nothing."""


class Health(msgspec.Struct):
    """Whether the server is ready, why not, how much it holds, and what to look after."""

    ok: bool
    version: str
    tables: int
    connections: int
    """All that are held now, those that are no sockets too."""
    reasons: list[str] = []
    warnings: list[str] = []
    """What somebody should look after, though the server is ready."""


class Doctor:
    """Asks the database now and then whether it can still be written."""

    def __init__(
        self,
        probe: Callable[[], Awaitable[None]],
        lag: Callable[[], float],
        clock: Clock,
        is_failing: Callable[[], bool] = bool,
        has_lease: Callable[[], bool] = lambda: True,
    ) -> None:
        """``probe`` writes something, ``lag`` is the age of the oldest change that waits.

        While ``is_failing`` says so, no earlier answer is good. ``has_lease``: whether this server
        may have tables, among others on its database.
        """
        self._is_failing, self._has_lease = is_failing, has_lease
        self._probe = probe
        self._lag = lag
        self._clock = clock
        self._asked_at = float("-inf")
        self._reason = ""
        self._asking: asyncio.Task[str] | None = None
        self.is_leaving = False

    async def reasons(self) -> list[str]:
        """Why the server is not ready; nothing if it is."""
        found = ["the server is stopping"] if self.is_leaving else []
        if not self._has_lease():
            found.append("the lease is over: other servers may have the tables")
        if (lag := self._lag()) > MOST_LAG:
            found.append(f"the database has been busy for {lag:.0f} s")
        if reason := await self._database():
            found.append(reason)
        return found

    def door(self) -> int:
        """What a balancer is told, as a status of HTTP.

        200: send visitors here. 404: no new ones, who is here may stay. 503: nobody.
        """
        if not self._has_lease():
            return 503
        return 404 if self.is_leaving else 200

    async def _database(self) -> str:
        is_old = self._clock.steady() - self._asked_at >= FRESH
        if is_old or self._reason or self._is_failing():
            if self._asking is None:
                self._asking = asyncio.create_task(self._ask())
            self._reason = await asyncio.shield(self._asking)
        return self._reason

    async def _ask(self) -> str:
        try:
            await asyncio.wait_for(self._probe(), PATIENCE)
        except TimeoutError:
            return f"the database does not answer within {PATIENCE:.0f} s"
        except Exception as error:  # noqa: BLE001  # whatever it is, nothing can be stored
            return f"the database cannot be written: {error}"
        finally:
            self._asked_at = self._clock.steady()
            self._asking = None
        return ""

    async def health(self, tables: int, connections: int, warnings: list[str]) -> Health:
        """The whole answer."""
        reasons = await self.reasons()
        version = foretell.__version__
        return Health(not reasons, version, tables, connections, reasons, warnings)
