"""A tournament of two thousand: the event loop waits for nothing of it, and nobody sees halves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from time import thread_time
from typing import Any

import pytest

from foretell.server.http.bodies.tournament_view import common_view
from foretell.server.protocol.rejection import Rejection
from foretell.server.tables.damages import Damages
from foretell.server.tournaments.events import TournamentOpened
from foretell.server.tournaments.organising import Events, entered, organised
from foretell.server.tournaments.registry import Tournaments
from foretell.server.tournaments.state import TournamentLog, noted
from foretell.tournament import RoundClosed
from foretell.tournament.entries import MOST_PEOPLE
from tests.server.fake_clock import FakeClock
from tests.server.memory_store import MemoryStore
from tests.unit.tournament.events import results

SETTINGS = {"rounds": 3, "seating": "swiss"}
SECONDS = 0.02
"""Of the processor, in the thread of the event loop, for one thing that happens."""
EVERYBODY = [{"entry": "entered", "name": f"P{n}"} for n in range(MOST_PEOPLE)]


def kept(test: Callable[[Tournaments], Awaitable[None]]) -> None:
    """Have something happen where one tournament is kept."""

    async def all_of_it() -> None:
        store = MemoryStore(asyncio.get_running_loop().call_soon)
        cups = Tournaments(store, FakeClock().now, Damages())
        await cups.open("cup1", TournamentOpened("Cup", SETTINGS, "7", "host", "Host"))
        await test(cups)

    asyncio.run(all_of_it())


def played(state: TournamentLog) -> Events:
    """The open round is played and closed."""
    for one in results(state.tournament, Random(1)):
        yield noted(one)
    yield noted(RoundClosed(len(state.tournament.state.rounds)))


class LoopTime:
    """How long the event loop is held by what is done with one tournament."""

    def __init__(self, cups: Tournaments) -> None:
        self.cups, self.held = cups, list[float]()

    async def count(self, deed: Awaitable[object]) -> None:
        """Do something, and note the processor's time that this thread takes for it."""
        begun = thread_time()
        await deed
        self.held.append(thread_time() - begun)

    async def organise(self, *entries: dict[str, Any]) -> None:
        """Note entries as the organiser."""
        after = (await self.cups.get("cup1")).length
        said, now = list(entries), self.cups.at()
        deed = self.cups.change("cup1", lambda one: organised(one, "host", after, said, now=now))
        await self.count(deed)


def test_the_event_loop_waits_for_nothing() -> None:
    """Neither for a long request with a draw, nor for standings, nor for a log that is read."""

    async def test(cups: Tournaments) -> None:
        time = LoopTime(cups)
        await time.organise(*EVERYBODY[:-1], {"entry": "draw"})
        await time.count(cups.change("cup1", played))
        await time.organise(EVERYBODY[-1], {"entry": "draw"})
        state = await cups.get("cup1")
        await time.count(cups.apart(common_view, state))
        begun = thread_time()
        state.tournament.standings()
        time.held.append(thread_time() - begun)
        cups.drop("cup1")
        await time.count(cups.get("cup1"))
        assert max(time.held) < SECONDS, time.held

    kept(test)


def test_a_state_that_somebody_has_does_not_change() -> None:
    """Somebody enters while a round is drawn from it; what is refused leaves no trace."""

    async def test(cups: Tournaments) -> None:
        now = cups.at()
        await cups.change("cup1", lambda one: organised(one, "host", 1, EVERYBODY[:8], now=now))
        before = await cups.get("cup1")
        drawn, _ = await asyncio.gather(
            cups.apart(before.tournament.draw),
            cups.change("cup1", lambda one: entered(one, "p9", "Ada", "", "")),
        )
        assert len(before.tournament.state.people) == before.length - 1 == 8
        assert sum(len(table.people) for table in drawn.tables) == 8
        after = await cups.get("cup1")
        assert (len(after.tournament.state.people), after.persons) == (9, {9: "p9"})
        with pytest.raises(Rejection):
            await cups.change("cup1", lambda one: entered(one, "p9", "Ben", "", ""))
        assert await cups.get("cup1") is after

    kept(test)
