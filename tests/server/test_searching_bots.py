"""Bots that search at tables: their chance, what is compiled, and when their time is up."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from foretell import bots
from foretell.base.jit import IS_PLAIN
from foretell.bots import Sampler, warming
from foretell.bots.levels import LEVELS
from foretell.play.handle import Handle
from foretell.rules.value import Rules
from foretell.server.protocol.event import RANGES
from foretell.server.tables import thinking
from foretell.server.tables.duties import wait_of
from foretell.server.tables.thinking import ThreadedThinkers, action_of

Work = Callable[[ThreadedThinkers, "asyncio.Future[list[int]]"], Coroutine[Any, Any, None]]


def dealt() -> Handle:
    """A round of twenty cards each that waits for the first bid."""
    handle = Handle(Rules(players=3, sizes=(20,), rounds=0))
    handle.start(0)
    handle.deal(np.arange(60, dtype=np.int64))
    return handle


def asked(bot: str, meanwhile: Work, count_cut: Callable[[], object] = int) -> list[int]:
    """What a bot in the threads of a server bids; something else happens after the question."""
    handle = dealt()

    async def test() -> list[int]:
        loop = asyncio.get_running_loop()
        thinkers, found = ThreadedThinkers(loop, count_cut), loop.create_future()
        thinkers.choose(handle, handle.actor(), bot, 7, found.set_result)
        await meanwhile(thinkers, found)
        try:
            return await asyncio.wait_for(found, 300)
        finally:
            thinkers.close()

    return asyncio.run(test())


async def nothing(_thinkers: ThreadedThinkers, _found: asyncio.Future[list[int]]) -> None:
    """Only the bot is waited for."""


def test_chance_follows_from_the_seed_and_what_is_seen() -> None:
    """The same again in a game that is played again; other seeds choose otherwise."""
    handle = dealt()
    seat = handle.actor()
    first = [action_of(handle, seat, "random", seed) for seed in range(12)]
    assert [action_of(dealt(), seat, "random", seed) for seed in range(12)] == first
    assert len({tuple(choices) for choices in first}) > 2


def test_who_is_not_compiled_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process is begun, and nothing is answered before it has ended."""
    cold, begun, seen = [True], list[bool](), dealt()
    action_of(seen, seen.actor(), "casual", 7)  # compiled here, which may take its time
    first = action_of(seen, seen.actor(), "casual", 7)
    monkeypatch.setattr(warming, "is_cold", lambda: cold[0])
    monkeypatch.setattr(warming, "begin", lambda: begun.append(True))

    async def meanwhile(_thinkers: ThreadedThinkers, found: asyncio.Future[list[int]]) -> None:
        await asyncio.sleep(3 * thinking.COLD_EVERY)
        assert not found.done()
        cold[0] = False

    assert asked("casual", meanwhile) == first
    assert begun


def test_waiting_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """What never comes is compiled in the thread after all: the table goes on."""
    monkeypatch.setattr(warming, "is_cold", lambda: True)
    monkeypatch.setattr(warming, "begin", lambda: None)
    monkeypatch.setattr(thinking, "COLD_SECONDS", 0.5)
    assert asked("casual", nothing)


@pytest.mark.skipif(IS_PLAIN, reason="a plain search looks rarely whether it is to stop")
def test_a_search_that_takes_too_long_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers with what it has found by then, and that is counted."""
    cuts: list[bool] = []
    monkeypatch.setattr(thinking, "LIMIT_SECONDS", 0.2)
    monkeypatch.setattr(bots, "make", lambda _name, seed: Sampler(seed, 10**9))
    monkeypatch.setattr(warming, "is_cold", lambda: False)
    begun = time.monotonic()
    assert asked("sampler", nothing, lambda: cuts.append(True))
    assert cuts == [True]
    assert time.monotonic() - begun < 20


def test_the_limit_is_a_quarter_of_the_shortest_clock() -> None:
    """And each level is heard after a time of its own, whatever it holds: within that too."""
    assert RANGES["clock"][0] / 4 == thinking.LIMIT_SECONDS
    assert all(0 <= wait_of(level.name) < thinking.LIMIT_SECONDS for level in LEVELS)
    assert wait_of("sampler") > wait_of("rule") == 0


class Child:
    """A process that has ended when the test says so."""

    def __init__(self) -> None:
        self.status: int | None = None

    def poll(self) -> int | None:
        """Its status, if it has one."""
        return self.status

    def wait(self) -> None:
        """Nobody waits for it here."""


@pytest.fixture
def children(monkeypatch: pytest.MonkeyPatch) -> list[Child]:
    """The processes that would have been begun, none of them so far."""
    begun: list[Child] = []

    def popen(_command: object, **_more: object) -> Child:
        begun.append(Child())
        return begun[-1]

    monkeypatch.setattr(subprocess, "Popen", popen)
    monkeypatch.setattr(warming, "_STARTED", [])
    return begun


@pytest.mark.skipif(IS_PLAIN, reason="nothing is compiled")
def test_nothing_runs_when_all_is_compiled(
    children: list[Child], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A process is begun only where the mark is missing, and none beside one that runs."""
    mark = tmp_path / "mark"
    mark.touch()
    monkeypatch.setattr(warming, "mark", lambda: mark)
    warming.begin()
    assert not children
    mark.unlink()
    warming.begin()
    warming.begin()
    assert len(children) == 1
    assert warming.is_cold()


@pytest.mark.skipif(IS_PLAIN, reason="nothing is compiled")
def test_nobody_waits_for_what_does_not_come(
    children: list[Child], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where nothing can be kept, or where the process has failed: it is not begun again."""
    monkeypatch.setattr(warming, "mark", lambda: None)
    assert not warming.is_cold()
    monkeypatch.setattr(warming, "mark", lambda: tmp_path / "mark")
    warming.begin()
    children[0].status = 1
    assert not warming.is_cold()
    warming.begin()
    assert len(children) == 1
