"""Bots think in threads of their own: compiled code leaves the event loop free."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from typing import Final, Protocol, TypeVar

import structlog

from foretell import bots
from foretell.base.jit import trailing_zeros
from foretell.bots import warming
from foretell.bots.advice import Adviser, Weighed
from foretell.bots.levels import USUAL, is_searching
from foretell.engine.structs import TURN
from foretell.play.actions import SECOND_PHASE
from foretell.play.handle import Handle
from foretell.server.protocol.event import RANGES
from foretell.server.table.moves import overlay
from foretell.server.table.state import TableState

THREADS: Final = 2
NICENESS: Final = 10
"""Of the threads of bots: the event loop goes first where all want the same processors."""
REASONABLE: Final = USUAL
"""The bot that chooses for a person whose time is up."""
LIMIT_SECONDS: Final = RANGES["clock"][0] / 4
"""A search that takes longer is cut short: that is an alarm, not a way to play."""
COLD_SECONDS: Final = 120.0
"""How long a server's tables wait at most for what compiles the bots that search."""
COLD_EVERY: Final = 0.25

Found = Callable[[list[int]], None]
T = TypeVar("T")
Told = Callable[[list[Weighed]], None]
Stop = Callable[[], None]
Advise = Callable[[Handle, int, Told], Stop]
"""Weighs the choices of a seat on a copy of the game; what it gives back ends that early."""
_log = structlog.get_logger(__name__)


class Thinkers(Protocol):
    """Whoever works out what bots do."""

    def choose(self, handle: Handle, seat: int, bot: str, seed: int, found: Found) -> None:
        """Find the choices of one action on a copy of the game, and say so in the event loop."""


class ThreadedThinkers:
    """The threads of one server."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, count_cut: Callable[[], object] = int
    ) -> None:
        """Start none before they are needed; ``count_cut`` is told of every search cut short."""
        self._loop = loop
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot", initializer=step_back)
        self._count_cut = count_cut
        self._is_warm = False
        self._cold_until = 0.0
        self._is_closed = False

    def choose(self, handle: Handle, seat: int, bot: str, seed: int, found: Found) -> None:
        """Find the choices of one action; what is compiled elsewhere just now is waited for."""
        if self._is_closed:
            return
        if is_searching(bot) and self._is_cold():
            later = partial(self.choose, handle, seat, bot, seed, found)
            self._loop.call_later(COLD_EVERY, later)
            return
        work = self._pool.submit(action_in_any_case, handle, seat, bot, seed, self._count_cut)
        work.add_done_callback(partial(self._tell, found))

    def advise(self, handle: Handle, seat: int, told: Told) -> Stop:
        """Weigh the choices of somebody who asks; what is given back ends it early."""
        adviser = Adviser()
        self._advise(adviser, handle, seat, told)
        return adviser.stop

    def _advise(self, adviser: Adviser, handle: Handle, seat: int, told: Told) -> None:
        if self._is_closed:
            return
        if self._is_cold():
            self._loop.call_later(COLD_EVERY, self._advise, adviser, handle, seat, told)
            return
        work = self._pool.submit(lambda: adviser.weighed(handle.rules, handle.view(seat)))
        work.add_done_callback(partial(self._tell, told))

    async def find(self, what: Callable[[], T]) -> T:
        """What somebody asks for that plays rounds out, found in a thread of the bots."""
        while self._is_cold():
            await asyncio.sleep(COLD_EVERY)
        return await self._loop.run_in_executor(self._pool, what)

    def _is_cold(self) -> bool:
        """Whether what the bots that search need is on its way; after a time it is done without."""
        if self._is_warm or not warming.is_cold():
            self._is_warm = True
            return False
        self._cold_until = self._cold_until or self._loop.time() + COLD_SECONDS
        warming.begin()
        return self._loop.time() < self._cold_until

    def _tell(self, found: Callable[[list[T]], None], work: Future[list[T]]) -> None:
        if not (work.cancelled() or self._loop.is_closed()):
            self._loop.call_soon_threadsafe(lambda: found(work.result()))

    def close(self) -> None:
        """End the threads after what they are at."""
        self._is_closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """Let this thread go after the others, where threads have a niceness of their own."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        niceness = max(NICENESS, os.getpriority(os.PRIO_PROCESS, thread))
        os.setpriority(os.PRIO_PROCESS, thread, niceness)


def advise_at_once(handle: Handle, seat: int, told: Told) -> Stop:
    """Weigh while everybody waits: for tables without a server."""
    adviser = Adviser()
    told(adviser.weighed(handle.rules, handle.view(seat)))
    return adviser.stop


class Thought:
    """One choice of a bot: it is begun at once, and made when it has rung and is found."""

    def __init__(self, thinkers: Thinkers, state: TableState, seat: int, bot: str) -> None:
        """Begin to think."""
        self._choices: list[int] | None = None
        self._use: Found | None = None
        seed = state.deals.bot_seed(seat) if state.deals else 0
        thinkers.choose(overlay(state, seat).copy(), seat, bot, seed, self._found)

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


def action_of(
    handle: Handle, seat: int, bot: str, seed: int, count_cut: Callable[[], object] = int
) -> list[int]:
    """The choices of a bot's action: a card, and what is said with it.

    They follow from the bot, its version, what its seat sees, and the seed.
    """
    view = handle.view(seat)
    own = blake2b(view.tobytes(), digest_size=7, key=seed.to_bytes(8, "big")).digest()
    made = bots.make(bot, int.from_bytes(own, "big"))
    with limited(made, bot, count_cut):
        return made.choices(handle.rules, view)


@contextmanager
def limited(made: bots.ActionBot, bot: str, count_cut: Callable[[], object]) -> Iterator[None]:
    """Stop a search that takes too long; that is told."""
    if not is_searching(bot):
        yield
        return

    def cut() -> None:
        made.stop()
        count_cut()
        _log.warning("bot.cut", bot=bot, seconds=LIMIT_SECONDS)

    timer = threading.Timer(LIMIT_SECONDS, cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def action_in_any_case(
    handle: Handle, seat: int, bot: str, seed: int, count_cut: Callable[[], object] = int
) -> list[int]:
    """The same; where a bot fails, the plainest legal action: everybody at the table waits."""
    try:
        return action_of(handle, seat, bot, seed, count_cut)
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
