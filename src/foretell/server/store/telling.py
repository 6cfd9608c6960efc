"""What became of a change, told to whoever handed it in or waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from foretell.server.store.interface import Done

_log = structlog.get_logger(__name__)


def tell(done: Done, answer: Exception | None) -> None:
    """Say what became of a change; who cannot hear it takes nothing from those after them."""
    try:
        done(answer)
    except Exception:  # noqa: BLE001
        _log.exception("store.untold")


async def made(hand_in: Callable[[Done], None]) -> None:
    """Hand a change in, and wait until it is made; it is made, too, if nobody waits any more.

    Raises:
        Exception: why it was not made.
    """
    waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(error: Exception | None) -> None:
        if waiting.done():  # nobody waits any more
            return
        if error is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(error)

    hand_in(done)
    await waiting
