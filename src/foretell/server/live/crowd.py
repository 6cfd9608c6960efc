"""What many watchers are told leaves in slices, so that nobody waits for all of them.

Two thousand messages take the better part of a tick of 30 ms. Players, and every other table,
come in between; each watcher still hears everything in its order.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import Final

from foretell.server.clock import Clock
from foretell.server.live.letters import Letter, Tell
from foretell.server.live.outbox import leave
from foretell.server.live.viewer import Viewer

SLICE: Final = 64
"""Messages that leave at a time: about a millisecond."""


class Crowd:
    """Messages to the watchers of one table that have not left yet."""

    def __init__(self, clock: Clock) -> None:
        """Nobody is waiting."""
        self._clock = clock
        self._waiting: deque[tuple[Tell, Viewer]] = deque()
        self._is_going_on = False

    def tell(self, letters: list[Letter]) -> None:
        """Send this after what is waiting; at once, if it is little and nothing is."""
        self._waiting.extend((letter.tell, one) for letter in letters for one in letter.to)
        if self._is_going_on:
            return
        if len(self._waiting) > SLICE:
            self._go_on_soon()
        else:
            self._go_on()

    def flush(self) -> None:
        """Send all that is waiting: something comes now that must not overtake it."""
        self._tell(len(self._waiting))

    def flush_for(self, viewer: Viewer) -> None:
        """Send what is waiting for one of them; the others have time."""
        own = [tell for tell, one in self._waiting if one is viewer]
        if own:
            self._waiting = deque(each for each in self._waiting if each[1] is not viewer)
        for tell in own:
            leave(partial(tell, viewer))

    def _tell(self, most: int) -> None:
        for _ in range(most):
            if not self._waiting:  # what was told has sent the others before it
                return
            tell, viewer = self._waiting.popleft()
            leave(partial(tell, viewer))

    def _go_on_soon(self) -> None:
        self._is_going_on = True
        self._clock.later(0, self._go_on)

    def _go_on(self) -> None:
        self._is_going_on = False
        self._tell(SLICE)
        if self._waiting:
            self._go_on_soon()
