"""The tables in memory: who gets one, and which."""

from __future__ import annotations

import asyncio

import pytest

from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Person
from tests.server.test_going_on import ADA, tables


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
