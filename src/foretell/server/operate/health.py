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
    """Whether the server is ready, why not, and how much it holds."""

    ok: bool
    version: str
    tables: int
    reasons: list[str] = []


class Doctor:
    """Asks the database now and then whether it can still be written."""

    def __init__(
        self, probe: Callable[[], Awaitable[None]], lag: Callable[[], float], clock: Clock
    ) -> None:
        """``probe`` writes something, ``lag`` is the age of the oldest change that waits."""
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
        if (lag := self._lag()) > MOST_LAG:
            found.append(f"the database has been busy for {lag:.0f} s")
        if reason := await self._database():
            found.append(reason)
        return found

    async def _database(self) -> str:
        if self._clock.now() - self._asked_at >= FRESH or self._reason:
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
            self._asked_at = self._clock.now()
            self._asking = None
        return ""

    async def health(self, tables: int) -> Health:
        """The whole answer."""
        reasons = await self.reasons()
        return Health(ok=not reasons, version=foretell.__version__, tables=tables, reasons=reasons)
