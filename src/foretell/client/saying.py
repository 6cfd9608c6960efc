"""What a device says by itself, one after the other, until the server shows it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from foretell.base.errors import ForetellError
from foretell.server.protocol import commands as w

NOT_SAVED: Final = "not-saved"
"""The server's disk or database is away: what was said is said again."""
AGAIN_SECONDS: Final = 1.0

Due = Callable[[], w.Commit | w.Reveal | None]
Do = Callable[[w.Commit | w.Reveal], Awaitable[int]]


async def say(due: Due, do: Do) -> None:
    """Say what is due; each is answered, and shown, before the next is asked for."""
    while command := due():
        try:
            await do(command)
        except ForetellError as refused:
            if refused.code != NOT_SAVED:
                return  # too late, or from another device; the next view asks again
            await asyncio.sleep(AGAIN_SECONDS)
