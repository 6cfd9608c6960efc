"""Time as the server asks for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock(Protocol):
    """What time it is, and what is to happen later."""

    def now(self) -> float:
        """Seconds since 1970; it jumps when somebody sets the clock."""

    def steady(self) -> float:
        """Seconds from anywhere, which only go on: for limits, never for dates."""

    def later(self, seconds: float, act: Callable[[], None]) -> Alarm:
        """Do something after so many seconds."""


class RealClock:
    """The clock of the machine; the event loop keeps all deadlines in one heap."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Use a running loop."""
        self._loop = loop

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def steady(self) -> float:
        """Seconds that only go on."""
        return time.monotonic()

    def later(self, seconds: float, act: Callable[[], None]) -> Alarm:
        """Do something after so many seconds."""
        return self._loop.call_later(seconds, act)
