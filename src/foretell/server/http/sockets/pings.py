"""How dead peers are found, within fifteen seconds (R8)."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

PING_SECONDS: Final = 8.0
PONG_SECONDS: Final = 5.0


class Heartbeat:
    """Asks a silent peer for a pong; only what was asked for, and messages, show that it reads."""

    def __init__(self, ping: Callable[[bytes], object], give_up: Callable[[], object]) -> None:
        """``ping`` sends one; ``give_up`` is called when its pong does not come."""
        self._ping = ping
        self._give_up = give_up
        self._asked = b""
        self._loop = asyncio.get_running_loop()
        self._heard_at = self._loop.time()
        self._alarm = self._loop.call_later(PING_SECONDS, self._look)

    def heard(self) -> None:
        """A message has come."""
        self._heard_at = self._loop.time()

    def answered(self, pong: bytes) -> bool:
        """Whether this is the pong that was asked for."""
        if not self._asked or pong != self._asked:
            return False
        self._asked = b""
        self.heard()
        self._alarm.cancel()
        self._look()
        return True

    def cancel(self) -> None:
        """Ask no more."""
        self._alarm.cancel()

    def _look(self) -> None:
        rest = self._heard_at + PING_SECONDS - self._loop.time()
        if rest > 0:
            self._alarm = self._loop.call_later(rest, self._look)
            return
        self._asked = secrets.token_bytes(4)
        self._alarm = self._loop.call_later(PONG_SECONDS, self._give_up)
        self._ping(self._asked)
