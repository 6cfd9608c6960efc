"""A server with many games under way is killed: every table is again as it was (R3)."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final
from unittest import mock

from foretell.client import Guest, Table, visit
from foretell.server.protocol import commands as w
from tests.promises.figures import Figured, percentile
from tests.promises.histories import begin
from tests.server.server_process import Process, serving

TABLES: Final = 50
MANY: Final = 1_000
AGAIN_SECONDS: Final = 3.0
BUSY: Final = 3.0
"""Seconds by which a busy machine may be late."""
OPTIONS: Final = {"pace": 0, "clock": 0}
RULES: Final = ("standard", "hidden", "pass-one", "camelot", "delayed")
LIMITS: Final = {
    "FORETELL_GUESTS_PER_ADDRESS": "0",
    "FORETELL_TABLES_PER_ADDRESS": "0",
    "FORETELL_TABLES_PER_GUEST": "0",
    "FORETELL_SOCKETS_PER_ADDRESS": "0",
    "FORETELL_CONNECTIONS_PER_ADDRESS": "0",
    "FORETELL_REQUESTS_PER_ADDRESS": "0",
    "FORETELL_LINES_PER_MINUTE": "0",
    "FORETELL_SEATS_PER_MINUTE": "0",
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


async def killed(process: Process, chance: random.Random, number: int) -> list[float]:
    """Play at many tables, kill the server, and go on; how long after its start each went on."""
    async with visit(process.url, "Ada") as ada, AsyncExitStack() as stack:
        tables = [await opened(ada, place, chance) for place in range(number)]
        for table in tables:
            stack.push_async_exit(table)
        await quiet(tables)
        games = [asyncio.create_task(again(table)) for table in tables]
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
        listens = time.monotonic()
        return [moment - listens for moment in await asyncio.gather(*games)]


async def again(table: Table) -> float:
    """Come back to a table, find it as it was, and play; the moment at which that is stored."""
    before, v = lasting(table.view), table.folding.v
    socket = table.folding.socket
    while table.folding.socket == socket or not table.folding.n:
        await table.changed()
    assert (lasting(table.view), table.folding.v) == (before, v)
    await choose(table)
    return time.monotonic()


def run(seed: int, number: int) -> list[float]:
    """All of it under one seed."""
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.dict(os.environ, LIMITS),
        serving(Path(folder) / "data") as process,
    ):
        return asyncio.run(asyncio.wait_for(killed(process, random.Random(seed), number), 400))


def resumed(seed: int) -> int:
    """R3 under one seed: so many tables were as before, and went on in time."""
    assert percentile(run(seed, TABLES), 0.99) <= AGAIN_SECONDS + BUSY
    return TABLES


def resumed_at_length(seed: int) -> Figured:
    """R3 with a thousand tables; p99 of the time from the server's start to a first choice."""
    return Figured(MANY, percentile(run(seed, MANY), 0.99))
