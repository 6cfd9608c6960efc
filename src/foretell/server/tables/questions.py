"""Questions about hands that belong to no table: one after the other, in the threads of the bots.

So the bots of tables always keep a thread, however many people ask.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

from foretell.server.limits import TooMany
from foretell.server.tables.thinking import ThreadedThinkers

T = TypeVar("T")
MOST_WAITING: Final = 30
"""So many may wait for each other; the next is told to come again."""
COME_AGAIN: Final = 10.0


class Questions:
    """What is asked of one server."""

    def __init__(self, thinkers: ThreadedThinkers, took: Callable[[float], None]) -> None:
        """``took`` is told how long each took, from the question to the answer."""
        self._thinkers, self._took = thinkers, took
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def ask(self, what: Callable[[], T]) -> T:
        """The answer to one of them.

        Raises:
            TooMany: too many others wait already.
        """
        if self._waiting >= MOST_WAITING:
            raise TooMany(COME_AGAIN)
        begun = time.perf_counter()
        self._waiting += 1
        try:
            async with self._turn:
                return await self._thinkers.find(what)
        finally:
            self._waiting -= 1
            self._took(time.perf_counter() - begun)
