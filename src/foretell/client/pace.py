"""How fast a client may send: it waits by itself, and sends again what came too often."""

from __future__ import annotations

import asyncio
from asyncio import sleep as rest
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from foretell.base.errors import ForetellError
from foretell.server.limits import MESSAGES, Rate, TooMany, spend

T = TypeVar("T")

PACE: Final = Rate(MESSAGES.burst - 10, MESSAGES.every * 1.2)
"""Less than a server takes: pings count there too, and a network hands over in bursts."""
PATIENCE: Final = 60.0
"""Seconds for which a command or a request is waited with by itself."""


def now() -> float:
    """Seconds by the clock of the event loop, which is a simulation's where one runs."""
    return asyncio.get_running_loop().time()


class Pace:
    """Lets the messages of one socket go out one after the other, none too early.

    >>> async def five() -> None:
    ...     pace = Pace()
    ...     for _ in range(5):
    ...         await pace.turn()
    >>> asyncio.run(five())
    """

    def __init__(self, *, rested: bool = True) -> None:
        """A socket that has ``rested`` may send some messages at once, any other none."""
        self._full_at = 0.0 if rested else now() + PACE.burst * PACE.every
        self._queue = asyncio.Lock()

    async def turn(self) -> None:
        """Wait until one more message may go out."""
        async with self._queue:
            while True:
                self._full_at, wait = spend(self._full_at, now(), PACE)
                if not wait:
                    return
                await rest(wait)


async def patiently(ask: Callable[[], Awaitable[T]], patience: float) -> T:
    """What is asked for, asked again each time that the server says when (``too-many``).

    Raises:
        ForetellError: it is refused for another reason, or would take longer than ``patience``
            seconds in all.

    >>> async def granted() -> str:
    ...     return "granted"
    >>> asyncio.run(patiently(granted, 1.0))
    'granted'
    """
    until = now() + patience
    while True:
        try:
            return await ask()
        except ForetellError as refused:
            seconds = refused.details.get("seconds")
            if refused.code != TooMany.default_code or not isinstance(seconds, int):
                raise
            if now() + seconds > until:
                raise
        await rest(seconds)
