"""Something that is done again and again while a server runs."""

from __future__ import annotations

from collections.abc import Callable

from foretell.server.clock import Alarm, Clock


class Every:
    """Does something after so many seconds, and again after as many more, until it is stopped."""

    def __init__(self, clock: Clock, seconds: float, act: Callable[[], object]) -> None:
        """Wait for :meth:`start` before anything is done."""
        self._clock = clock
        self._seconds = seconds
        self._act = act
        self._alarm: Alarm | None = None

    def start(self) -> None:
        """Begin to wait for the first time."""
        self._alarm = self._clock.later(self._seconds, self._ring)

    def stop(self) -> None:
        """Wait no more: nothing is done after this."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self.start()
        self._act()
