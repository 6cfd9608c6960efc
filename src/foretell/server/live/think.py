"""Bots think in threads of their own: compiled code leaves the event loop free."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from foretell import bots
from foretell.engine.structs import Phase
from foretell.handle import Handle
from foretell.server.table.moves import overlay
from foretell.server.table.state import TableState

THREADS: Final = 2
REASONABLE: Final = "rule"
"""The bot that chooses for a person whose time is up."""


class Thinkers:
    """The threads of one server."""

    def __init__(self) -> None:
        """Start none before they are needed."""
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._bots = random.SystemRandom()

    def choose(self, state: TableState, seat: int, bot: str) -> asyncio.Future[list[int]]:
        """What a bot does for a seat now: the choices of one action."""
        handle = overlay(state, seat).copy()
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(
            self._pool, action_of, handle, seat, bot, self._bots.getrandbits(60)
        )

    def close(self) -> None:
        """End the threads after what they are at."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def action_of(handle: Handle, seat: int, bot: str, seed: int) -> list[int]:
    """The choices of a bot's action, on a copy of the game: a card, and what is said with it."""
    player = bots.make(bot, seed)
    choices: list[int] = []
    while True:
        choice = player.choose(handle.rules, handle.view(seat))
        choices.append(choice)
        was_card = handle.get("phase") in (Phase.PLAY, Phase.UBER_RANK)
        handle.attempt(choice)
        goes_on = handle.get("phase") in (Phase.ROLE, Phase.UBER_SUIT)
        if not (was_card and goes_on and handle.actor() == seat):
            return choices
