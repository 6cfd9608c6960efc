"""The tables in memory: who gets one, and which."""

from __future__ import annotations

import asyncio

import pytest

from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Person
from foretell.server.tables.context import TableContext
from foretell.server.tables.registry import TableRegistry
from tests.server.fake_clock import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.simulated_table import InlineThinkers

ADA = Person("p0", "Ada")


def tables() -> TableRegistry:
    """Tables of a store that commits by itself."""
    store = MemoryStore(asyncio.get_running_loop().call_soon)
    return TableRegistry(TableContext(store, FakeClock(), InlineThinkers()))


def test_who_goes_while_a_table_is_loaded_takes_it_from_nobody_else() -> None:
    """After a restart many ask for the same one, and some have gone when it is there."""

    async def test() -> None:
        made = tables()
        table = await made.open(ADA, "standard", 3)
        made.drop(table)
        first, second = (asyncio.ensure_future(made.get(table)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert (await asyncio.wait_for(second, 30)).state.id == table

    asyncio.run(test())


def test_who_goes_while_a_table_is_opened_takes_nothing_from_others() -> None:
    """Its commit is told to nobody, and that is no error for those that share it."""

    async def test() -> None:
        made, errors = tables(), list[object]()
        asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context))
        gone = asyncio.ensure_future(made.open(ADA, "standard", 3))
        await asyncio.sleep(0)
        gone.cancel()
        assert await asyncio.wait_for(made.open(ADA, "standard", 3), 30) in made
        assert not errors

    asyncio.run(test())


def test_a_table_that_let_everybody_go_is_read_anew() -> None:
    """Whoever asks for it next gets what the log holds."""

    async def test() -> None:
        made = tables()
        table = await made.open(ADA, "standard", 3)
        gone = await made.get(table)
        gone.close("restarting")
        found = await asyncio.wait_for(made.get(table), 30)
        assert found is not gone
        assert not found.is_gone

    asyncio.run(test())


def test_a_rematch_is_for_those_who_played() -> None:
    """Nobody else opens the next table of others."""

    async def test() -> None:
        made = tables()
        table = await made.open(ADA, "standard", 3)
        live = await made.get(table)
        live.record([e.Sat(0, ADA.id, ADA.name), e.Ended("closed")])
        with pytest.raises(Rejection, match="do not sit at this table"):
            await made.rematch(Person("p9", "Eve"), table)
        assert not live.state.next_table
        assert await made.rematch(ADA, table) == live.state.next_table

    asyncio.run(test())
