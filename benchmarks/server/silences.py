"""How long each table stands still while something fails in a cluster of servers."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from itertools import pairwise
from typing import Final

from tests.cluster import (
    Cluster,
    Fails,
    killed,
    paused,
    restarted,
    upgraded,
    without_database,
)

from foretell.client import CommandRejected, Table, visit
from foretell.server.protocol import commands as w

THINKS: Final = 0.5
"""Seconds that a person thinks at the most."""
SETTLES: Final = 8.0
"""Seconds after something was mended in which every table has to have gone on."""
FAILURES: Final[dict[str, Fails]] = {
    "killed": killed,
    "paused": paused,
    "handed over": restarted,
    "rolling restart": upgraded,
    "database away 10 s": partial(without_database, seconds=10.0),
}


class Evening:
    """Tables at which people play, and when something was done at each."""

    def __init__(self) -> None:
        """Nobody plays."""
        self.tables: list[Table] = []
        self.moments: dict[str, list[float]] = {}
        self._games: list[asyncio.Task[None]] = []

    async def seat(self, cluster: Cluster, people: int, stack: AsyncExitStack) -> None:
        """Open a table, have everybody sit down, and begin."""
        visits = [visit(cluster.url, name) for name in "ABCDEF"[:people]]
        guests = [await stack.enter_async_context(one) for one in visits]
        link = await guests[0].open("standard", people, options={"pace": 0, "clock": 0})
        tables = [await stack.enter_async_context(one.table(link)) for one in guests]
        for table in tables:
            await table.sit()
        await tables[0].start()
        moments = self.moments[tables[0].id] = list[float]()
        self.tables.append(tables[0])
        self._games += [asyncio.create_task(_play(table, moments)) for table in tables]

    async def end(self) -> None:
        """Play no more."""
        for game in self._games:
            game.cancel()
        await asyncio.gather(*self._games, return_exceptions=True)

    def silence(self, since: float) -> float:
        """The longest time, from a moment until now, in which nothing was done at a table."""
        now, longest = time.monotonic(), 0.0
        for moments in self.moments.values():
            told = [since, *(at for at in moments if at > since), now]
            longest = max(longest, *(after - before for before, after in pairwise(told)))
        return longest

    def stalled(self, since: float) -> list[str]:
        """The tables at which nothing has been done from a moment until now."""
        return [table for table, moments in self.moments.items() if max(moments, default=0) < since]


async def _play(table: Table, moments: list[float]) -> None:
    chance = random.Random(f"{table.id}-{table.seat}")
    while (seen := await table.turn()) is not None:
        await asyncio.sleep(chance.uniform(0, THINKS))
        with suppress(CommandRejected):
            await table.do(w.Act(chance.choice(seen.legal)), v=table.folding.v)
            moments.append(time.monotonic())


@asynccontextmanager
async def evening(cluster: Cluster, tables: int, people: int) -> AsyncIterator[Evening]:
    """So many tables at which so many people each play, for the length of a block."""
    made = Evening()
    async with AsyncExitStack() as stack:
        for _ in range(tables):
            await made.seat(cluster, people, stack)
        try:
            yield made
        finally:
            await made.end()


async def busiest(cluster: Cluster, tables: list[Table]) -> int:
    """Which server has the most of some tables."""
    owners = [await asyncio.to_thread(cluster.owner, table.id) for table in tables]
    counts = [owners.count(server) for server in cluster.servers]
    return counts.index(max(counts))


async def silence_while(cluster: Cluster, playing: Evening, fails: Fails) -> float:
    """Let something fail, and see that every table goes on; the longest silence in seconds."""
    victim = cluster.servers[await busiest(cluster, playing.tables)]
    since = time.monotonic()
    await fails(cluster, victim)
    await asyncio.sleep(SETTLES)
    return playing.silence(since)
