"""An event loop whose time is counted, not waited for: hours pass in the blink of an eye."""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Callable, Coroutine
from typing import Any

from foretell.server.clock import Alarm


class _Jump(selectors.DefaultSelector):
    """Where a loop would sleep, its time jumps."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[Any]:
        """Let the time pass at once."""
        if timeout is None:
            raise RuntimeError("everybody waits for ever")
        self.loop.passed += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop without sockets; what goes wrong in a callback is kept and raised at the end."""

    def __init__(self) -> None:
        self.passed = 1000.0
        self.errors: list[BaseException] = []
        jump = _Jump()
        jump.loop = self
        super().__init__(jump)
        self.set_exception_handler(self._note)

    def time(self) -> float:
        """The time that has passed."""
        return self.passed

    def _note(self, _loop: object, context: dict[str, Any]) -> None:
        error = context.get("exception") or RuntimeError(str(context.get("message")))
        if not isinstance(error, Died):
            self.errors.append(error)


class Died(BaseException):
    """The server has died: nothing that comes after this in a callback happens."""


class LoopClock:
    """A :class:`foretell.server.clock.Clock` of a loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop

    def now(self) -> float:
        """Seconds."""
        return self.loop.time()

    def steady(self) -> float:
        """The same seconds: nobody sets this clock."""
        return self.loop.time()

    def later(self, seconds: float, act: Callable[[], None]) -> Alarm:
        """Do something after so many seconds."""
        return self.loop.call_later(seconds, act)


def run(seed: int, scene: Callable[[random.Random], Coroutine[Any, Any, None]]) -> None:
    """Play a scene in virtual time: with the same seed it is the same."""
    random.seed(seed)
    loop = VirtualLoop()
    try:
        loop.run_until_complete(asyncio.wait_for(scene(random.Random(seed)), 100_000))
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
    if loop.errors:
        raise loop.errors[0]
