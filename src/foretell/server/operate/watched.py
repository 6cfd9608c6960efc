"""The store and the bots' threads with an eye on them: how long they take, what waits for them."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from foretell.play.handle import Handle
from foretell.server.operate.metrics import Metrics
from foretell.server.store.interface import Batch, Done, NotSaved
from foretell.server.store.server_store import ServerStore
from foretell.server.tables.thinking import Found, Thinkers

CHOICES: Final = (b'"k":"acted"', b'"k":"sealed"')
"""How entries of choices begin; inside a text the quotes would be escaped."""

LEAST_PROBE: Final = 16 * 1024
MOST_PROBE: Final = 256 * 1024
"""Bytes that are written to see whether the disk takes again what it did not take before."""


class Queue:
    """What is under way, by the time at which each began."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        """Nothing is under way yet."""
        self._now = now
        self._begun: deque[float] = deque()

    def __len__(self) -> int:
        """How many things are under way."""
        return len(self._begun)

    def begin(self) -> float:
        """Note that something begins; the time at which it does."""
        self._begun.append(self._now())
        return self._begun[-1]

    def end(self, begun: float) -> float:
        """Note that something has ended; the seconds that it took."""
        self._begun.remove(begun)
        return self._now() - begun

    @property
    def lag(self) -> float:
        """The seconds that the oldest of all under way has been waiting."""
        return self._now() - self._begun[0] if self._begun else 0.0


class StoreWatch:
    """An eye on a store: every append is counted and timed until it is on the disk."""

    def __init__(self, store: ServerStore, metrics: Metrics) -> None:
        """Look on from now."""
        self.queue = Queue()
        self._store = store
        self._metrics = metrics
        self._failed_bytes = 0
        store.watch = self._watched

    @property
    def is_failing(self) -> bool:
        """Whether the last append could not be stored, and nothing as large since."""
        return bool(self._failed_bytes)

    def _watched(self, batch: Batch, done: Done) -> Done:
        begun = self.queue.begin()

        def watched(error: Exception | None) -> None:
            self._metrics.seconds["commit"].observe(self.queue.end(begun))
            self._metrics.appended(len(batch.entries), _choices(batch), error)
            self._note(batch, error)
            done(error)

        return watched

    def _note(self, batch: Batch, error: Exception | None) -> None:
        """Remember how much could not be stored: so much is to be tried."""
        if isinstance(error, NotSaved):
            size = self._failed_bytes + sum(map(len, batch.entries))
            self._failed_bytes = min(max(size, LEAST_PROBE), MOST_PROBE)
        elif error is None:
            self._failed_bytes = 0

    async def probe(self) -> None:
        """Write to the disk; after a failure as much as failed, since a little may still fit.

        Raises:
            NotSaved: it cannot be written now.
        """
        await self._store.try_writing(self._failed_bytes)
        self._failed_bytes = 0


def _choices(batch: Batch) -> int:
    return sum(any(mark in entry for mark in CHOICES) for entry in batch.entries)


class WatchedThinkers:
    """Thinkers whose time is measured, from the question to the answer in the event loop."""

    def __init__(self, thinkers: Thinkers, metrics: Metrics) -> None:
        """Ask some thinkers, whose queue and time the metrics show."""
        self._thinkers = thinkers
        self._metrics = metrics
        self.queue = Queue()

    def choose(self, handle: Handle, seat: int, bot: str, seed: int, found: Found) -> None:
        """Find the choices of one action."""
        begun = self.queue.begin()

        def watched(choices: list[int]) -> None:
            self._metrics.seconds["bot_thinking"].observe(self.queue.end(begun))
            found(choices)

        self._thinkers.choose(handle, seat, bot, seed, watched)
