"""A clock that stands still until a test lets time pass."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import count

from foretell.server.clock import Alarm


class _Set:
    """An alarm of the clock below."""

    def __init__(self, act: Callable[[], None]) -> None:
        self.act: Callable[[], None] | None = act

    def cancel(self) -> None:
        self.act = None


class FakeClock:
    """A clock that stands still until it is told to go on.

    >>> clock, heard = FakeClock(), []
    >>> alarm = clock.later(5, lambda: heard.append(clock.now()))
    >>> clock.advance(10); heard
    [1005.0]
    """

    def __init__(self, start: float = 1000.0) -> None:
        """Begin at a time."""
        self._now = self._start = start
        self._set = 0.0
        self._order = count()
        self._alarms: list[tuple[float, int, _Set]] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return self._now + self._set

    def steady(self) -> float:
        """Seconds that only go on."""
        return self._now - self._start

    def set(self, seconds: float) -> None:
        """Set the clock forward, or back, as somebody does who finds it wrong."""
        self._set += seconds

    def later(self, seconds: float, act: Callable[[], None]) -> Alarm:
        """Do something after so many seconds."""
        alarm = _Set(act)
        heapq.heappush(self._alarms, (self._now + seconds, next(self._order), alarm))
        return alarm

    def advance(self, seconds: float) -> None:
        """Let time pass, and do what falls due in it, in order."""
        end = self._now + seconds
        while self._alarms and self._alarms[0][0] <= end:
            self._now, _, alarm = heapq.heappop(self._alarms)
            if alarm.act is not None:
                alarm.act()
        self._now = end
