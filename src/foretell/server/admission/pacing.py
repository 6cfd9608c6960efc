"""How fast one address may begin things: beyond that each waits its turn, and nobody else does.

A limit says no; but to say no a thousand times a second takes as long as to do it. What comes
faster than the pace is held back before anything is made of it, and whoever sends it waits.
"""

from __future__ import annotations

from typing import Final

from foretell.server.clock import Clock
from foretell.server.limits import Limiter, Rate

AT_ONCE: Final = 400
"""So many begin without a wait: several people behind one address may open the page at once."""
WAITING: Final = 100
"""So many may wait their turn; others are refused."""


class AddressPace:
    """The pace of each address, for one kind of thing that it begins."""

    def __init__(self, clock: Clock, per_second: int, kind: str) -> None:
        """``per_second`` of a ``kind`` from one address; 0: as many as come."""
        self._kind = kind
        self._every = 1 / per_second if per_second else 0.0
        self._limiter = Limiter(clock, {kind: Rate(AT_ONCE + WAITING, self._every)})

    def turn(self, key: str) -> float | None:
        """Take the next turn of an address; the seconds until it comes.

        None where as many wait as may, and nothing is taken.
        """
        if not self._every:
            return 0.0
        if self._limiter.take(self._kind, key):
            return None
        return max(0.0, self._limiter.owed(self._kind, key) - AT_ONCE * self._every)
