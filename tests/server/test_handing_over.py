"""A table that another server wants: how long it stays where somebody looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from foretell.server.audience.subscriber import Subscriber
from foretell.server.store.interface import Person
from foretell.server.table.state import Status
from foretell.server.tables.context import TableContext
from foretell.server.tables.handing_over import (
    LEAST_SECONDS,
    SETTLING_SECONDS,
    SOON,
    STRANGERS_SECONDS,
)
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.registry import TableRegistry
from tests.server.fake_clock import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.server_without_sockets import NullConnection
from tests.server.simulated_table import InlineThinkers

ADA = Person("p0", "Ada")


class Server:
    """A server's tables, of which it has one that Ada looks at."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.store = MemoryStore(asyncio.get_running_loop().call_soon)
        self.tables = TableRegistry(TableContext(self.store, self.clock, InlineThinkers()))
        self.table = ""

    async def comes(self) -> LiveTable:
        """Ada comes to the table, which is loaded if it is not here."""
        self.table = self.table or await self.tables.open(ADA, "standard", 3)
        live = await self.tables.get(self.table)
        live.audience.join(Subscriber(NullConnection(), ADA))
        return live

    async def has_it_after(self, seconds: float) -> bool:
        """Whether the table is still here when so much time has passed."""
        self.clock.advance(seconds)
        for _ in range(20):
            await asyncio.sleep(0)
        return self.table in self.tables


def run(test: Callable[[Server], Coroutine[Any, Any, None]]) -> None:
    """Run a test with a server."""

    async def timed() -> None:
        await asyncio.wait_for(test(Server()), 30)

    asyncio.run(timed())


@pytest.mark.parametrize(("age", "goes"), [(0.0, False), (LEAST_SECONDS - SOON, True)])
def test_a_table_moves_no_more_often_than_that(age: float, goes: bool) -> None:
    """One that may go soon goes then; another one is to be asked for again."""

    async def test(server: Server) -> None:
        await server.comes()
        server.clock.advance(age)
        server.tables.asked_for(server.table, ADA.id)
        assert await server.has_it_after(SOON / 2)
        assert await server.has_it_after(SOON) is not goes
        server.clock.advance(LEAST_SECONDS)
        server.tables.asked_for(server.table, ADA.id)
        assert not await server.has_it_after(0)

    run(test)


def test_after_a_lapse_tables_find_their_servers_at_once() -> None:
    """Everybody comes back, some to the wrong server; later it is as it was."""

    async def test(server: Server) -> None:
        await server.comes()
        server.tables.forget_all("restarting")
        for late in (0.0, SETTLING_SECONDS):
            server.clock.advance(late)
            await server.comes()
            server.tables.asked_for(server.table, ADA.id)
            assert await server.has_it_after(SOON / 2)
            assert await server.has_it_after(SOON / 2) is bool(late)

    run(test)


def test_a_table_that_is_being_loaded_is_let_go_when_it_is_here() -> None:
    """Who asked for it meanwhile is not forgotten."""

    async def test(server: Server) -> None:
        await server.comes()
        server.tables.forget_all("restarting")
        coming = asyncio.ensure_future(server.comes())
        await asyncio.sleep(0)
        server.tables.asked_for(server.table, ADA.id)
        await coming
        assert await server.has_it_after(SOON / 2)
        assert not await server.has_it_after(SOON / 2)

    run(test)


def test_who_came_back_meanwhile_is_not_sent_away_for_an_old_command() -> None:
    """The table that was to go is another one now."""

    async def test(server: Server) -> None:
        await server.comes()
        server.tables.forget_all("restarting")
        await server.comes()
        server.tables.asked_for(server.table, ADA.id)
        server.tables.drop(server.table)
        await server.comes()
        assert await server.has_it_after(SOON)

    run(test)


def test_a_table_that_nobody_looks_at_goes_at_once() -> None:
    """It stays for those who look."""

    async def test(server: Server) -> None:
        server.table = await server.tables.open(ADA, "standard", 3)
        await server.tables.get(server.table)
        server.tables.asked_for(server.table, ADA.id)
        assert not await server.has_it_after(0)

    run(test)


def test_a_running_game_stays_for_those_who_sit_there() -> None:
    """Somebody else who wants to look waits for longer."""

    async def test(server: Server) -> None:
        live = await server.comes()
        live.state.status = Status.PLAYING
        for seconds in (LEAST_SECONDS, STRANGERS_SECONDS - LEAST_SECONDS):
            assert await server.has_it_after(seconds)
            server.tables.asked_for(server.table, "p9")
        assert not await server.has_it_after(0)

    run(test)
