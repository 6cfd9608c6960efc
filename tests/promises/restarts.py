"""A server with many games under way is killed: every table is again as it was (R3)."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final
from unittest import mock

from foretell.client import Guest, Table, visit
from foretell.server import wishes as w
from tests.promises.histories import begin
from tests.server.process import Process, serving

TABLES: Final = 50
OPTIONS: Final = {"pace": 0, "clock": 0}
RULES: Final = ("standard", "hidden", "pass-one", "camelot", "delayed")
LIMITS: Final = {
    "FORETELL_TABLES_PER_ADDRESS": "0",
    "FORETELL_TABLES_PER_GUEST": "0",
    "FORETELL_SOCKETS_PER_ADDRESS": "0",
}


async def opened(ada: Guest, number: int, chance: random.Random) -> Table:
    """A table at which some choices have been made."""
    link = await ada.open(RULES[number % len(RULES)], 3, options=OPTIONS)
    table = await ada.table(link).__aenter__()
    await begin(table)
    for _ in range(chance.randrange(6)):
        await choose(table)
    return table


async def choose(table: Table) -> None:
    """Decide once, by the first choice."""
    seen = await table.turn()
    assert seen is not None
    await table.do(w.Act(seen.legal[0]))


async def quiet(tables: list[Table]) -> None:
    """Wait until bots have done all, and everybody is asked."""
    for table in tables:
        while table.facts["due"] != [table.seat]:
            await table.changed()


def lasting(view: dict[str, Any]) -> dict[str, Any]:
    """What a restart must not change."""
    left_out = {"deadline", "seats"}
    return {**view, "table": {k: v for k, v in view["table"].items() if k not in left_out}}


async def killed(process: Process, chance: random.Random) -> None:
    """Play at many tables, kill the server, look at them all again, and go on."""
    async with visit(process.url, "Ada") as ada, AsyncExitStack() as stack:
        tables = [await opened(ada, number, chance) for number in range(TABLES)]
        for table in tables:
            stack.push_async_exit(table)
        await quiet(tables)
        before = [(lasting(table.view), table.folding.v) for table in tables]
        sockets = [table.folding.socket for table in tables]
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
        for table, socket in zip(tables, sockets, strict=True):
            while table.folding.socket == socket or not table.folding.n:
                await table.changed()
        assert [(lasting(table.view), table.folding.v) for table in tables] == before
        await asyncio.gather(*map(choose, tables))


def resumed(seed: int) -> int:
    """R3 under one seed: so many tables were as before."""
    chance = random.Random(seed)
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.dict(os.environ, LIMITS),
        serving(Path(folder) / "data") as process,
    ):
        asyncio.run(asyncio.wait_for(killed(process, chance), 120))
    return TABLES
