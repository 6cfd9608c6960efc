"""Bots think in threads of their own: compiled code leaves the event loop free."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Final, Protocol

import structlog

from foretell import bots
from foretell.base.jit import trailing_zeros
from foretell.engine.structs import TURN
from foretell.play.actions import SECOND_PHASE
from foretell.play.handle import Handle
from foretell.server.table.moves import overlay
from foretell.server.table.state import TableState

THREADS: Final = 2
NICENESS: Final = 10
"""Of the threads of bots: the event loop goes first where all want the same processors."""
REASONABLE: Final = "rule"
"""The bot that chooses for a person whose time is up."""

Found = Callable[[list[int]], None]
_log = structlog.get_logger(__name__)


class Thinkers(Protocol):
    """Whoever works out what bots do."""

    def choose(self, handle: Handle, seat: int, bot: str, found: Found) -> None:
        """Find the choices of one action on a copy of the game, and say so in the event loop."""


class ThreadedThinkers:
    """The threads of one server."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start none before they are needed."""
        self._loop = loop
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot", initializer=step_back)
        self._seeds = random.SystemRandom()

    def choose(self, handle: Handle, seat: int, bot: str, found: Found) -> None:
        """Find the choices of one action."""
        work = self._pool.submit(action_in_any_case, handle, seat, bot, self._seeds.getrandbits(60))
        work.add_done_callback(partial(self._tell, found))

    def _tell(self, found: Found, work: Future[list[int]]) -> None:
        if not (work.cancelled() or self._loop.is_closed()):
            self._loop.call_soon_threadsafe(lambda: found(work.result()))

    def close(self) -> None:
        """End the threads after what they are at."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """Let this thread go after the others, where threads have a niceness of their own."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        niceness = max(NICENESS, os.getpriority(os.PRIO_PROCESS, thread))
        os.setpriority(os.PRIO_PROCESS, thread, niceness)


class Thought:
    """One choice of a bot: it is begun at once, and made when it has rung and is found."""

    def __init__(self, thinkers: Thinkers, state: TableState, seat: int, bot: str) -> None:
        """Begin to think."""
        self._choices: list[int] | None = None
        self._use: Found | None = None
        thinkers.choose(overlay(state, seat).copy(), seat, bot, self._found)

    def _found(self, choices: list[int]) -> None:
        self._choices = choices
        self._go()

    def ring(self, use: Found) -> None:
        """Make the choice, now or as soon as it is found."""
        self._use = use
        self._go()

    def forget(self) -> None:
        """Nobody asks any more; what is found later is of another moment."""
        self._use = None

    def _go(self) -> None:
        if self._use is not None and self._choices is not None:
            self._use(self._choices)


def action_of(handle: Handle, seat: int, bot: str, seed: int) -> list[int]:
    """The choices of a bot's action: a card, and what is said with it."""
    return bots.make(bot, seed).choices(handle.rules, handle.view(seat))


def action_in_any_case(handle: Handle, seat: int, bot: str, seed: int) -> list[int]:
    """The same; where a bot fails, the plainest legal action: everybody at the table waits."""
    try:
        return action_of(handle, seat, bot, seed)
    except Exception:  # noqa: BLE001  # whatever it was, it is in the log
        _log.exception("bot.failed", bot=bot)
        return plainest(handle.copy(), seat)


def plainest(handle: Handle, seat: int) -> list[int]:
    """The first legal action, found on a copy of the game."""
    choices: list[int] = []
    while True:
        view = handle.view(seat)[0]
        choice = TURN if view.may_turn else int(trailing_zeros(view.legal))
        choices.append(choice)
        was_first = handle.get("phase") in SECOND_PHASE
        handle.attempt(choice)
        goes_on = handle.get("phase") in SECOND_PHASE.values()
        if not (was_first and goes_on and handle.actor() == seat):
            return choices
