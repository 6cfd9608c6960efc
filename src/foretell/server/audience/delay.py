"""What spectators see late: moments wait here until so many tricks have been played after them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from foretell.server.audience.redaction import Redaction
from foretell.server.protocol.messages import AnyNews
from foretell.server.table.projection import Projection
from foretell.server.table.state import OVER, Status, TableState


class DelayedMoment(NamedTuple):
    """A moment of a game: after how many tricks, what was told of it, what it looked like."""

    tricks: int
    news: list[AnyNews]
    shown: Projection


class Delay:
    """The moments of one table that spectators have not seen yet, in order."""

    def __init__(self) -> None:
        """Nothing waits."""
        self._waiting: deque[DelayedMoment] = deque()

    def put(self, state: TableState, news: list[AnyNews], shown: Projection) -> None:
        """Let a moment wait; before its first cards a game has nothing to hide."""
        tricks = state.trick_count if state.number else -state.options.delay
        self._waiting.append(DelayedMoment(tricks, news, shown))

    def redact(self, redaction: Redaction) -> None:
        """Change names and lines in what waits."""
        redacted = [
            DelayedMoment(one.tricks, redaction.news(one.news), redaction.shown(one.shown))
            for one in self._waiting
        ]
        self._waiting = deque(redacted)

    def due(self, state: TableState) -> Iterator[DelayedMoment]:
        """The moments that may be seen now; all of them once the game is over."""
        is_over = state.status in OVER
        seen = state.trick_count - state.options.delay
        while self._waiting and (is_over or self._waiting[0].tricks <= seen):
            yield self._waiting.popleft()


def is_delayed(state: TableState) -> bool:
    """Whether spectators see this table late; while nobody plays there is nothing to hide."""
    return state.options.delay > 0 and state.status is not Status.OPEN
