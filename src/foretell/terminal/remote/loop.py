"""An event loop in a thread of its own, for a program that waits for keys in the main one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Any, TypeVar

import httpx

from foretell.base.errors import ForetellError

T = TypeVar("T")

UNTRUSTED = "CERTIFICATE_VERIFY_FAILED"
EVERY = 0.1
"""Seconds between looks at what is waited for."""


def _nothing() -> None:
    """Nothing is done meanwhile."""


class Loop:
    """Runs what is asynchronous; ``with`` starts it and ends it."""

    def __enter__(self) -> Loop:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()

    def run(self, what: Coroutine[Any, Any, T], meanwhile: Callable[[], object] = _nothing) -> T:
        """What a coroutine gives; while it lasts, something is done now and then.

        Raises:
            ForetellError: the server cannot be reached.
        """
        future = asyncio.run_coroutine_threadsafe(what, self.loop)
        try:
            while True:
                try:
                    return future.result(EVERY)
                except TimeoutError:
                    if future.done():
                        raise
                    meanwhile()
        except (OSError, httpx.TransportError) as error:
            code = "untrusted" if UNTRUSTED in str(error) else "unreachable"
            raise ForetellError(code, f"the server cannot be reached: {error}") from None
        finally:
            future.cancel()

    @contextmanager
    def within(self, block: AbstractAsyncContextManager[T]) -> Iterator[T]:
        """An asynchronous block, entered and left in the loop."""
        entered = self.run(block.__aenter__())
        try:
            yield entered
        finally:
            self.run(block.__aexit__(None, None, None))
