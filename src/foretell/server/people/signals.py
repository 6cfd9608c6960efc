"""Telling the sockets that somebody is signed out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

SignedOut = Callable[[str, bytes | None], Awaitable[None]]
"""``on_signed_out(person, digest)``: one token is void, or with ``None`` all of the person's."""
PATIENCE: Final = 4.0
"""Seconds that a listener may take; the promise is 5 (S6)."""
_log = structlog.get_logger(__name__)


class Signals:
    """Calls all who listen, at once; a listener that fails or hangs holds nobody up."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._listeners: list[SignedOut] = []

    def subscribe(self, listener: SignedOut) -> Callable[[], None]:
        """Listen; call what is returned to listen no more."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def signed_out(self, person: str, digest: bytes | None = None) -> None:
        """Tell everybody, and wait until they have done it."""
        calls = [self._call(listener, person, digest) for listener in self._listeners]
        await asyncio.gather(*calls)

    async def _call(self, listener: SignedOut, person: str, digest: bytes | None) -> None:
        try:
            await asyncio.wait_for(listener(person, digest), PATIENCE)
        except Exception:  # noqa: BLE001 - whatever it is, the others must be told
            _log.exception("sign-out.listener-failed", person=person)
