"""Real servers that are killed at the worst instants while two people play (R1)."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path

from foretell.client import Table, visit
from foretell.server.failpoints import POINTS
from foretell.server.protocol import events as e
from foretell.server.store.copying import source_of
from foretell.server.store.sqlite import FILE
from tests.postgres import postgres
from tests.promises.histories import History, begin, check, play
from tests.server.damaged_journals import cut
from tests.server.server_process import Process, serving

OPTIONS = {"pace": 0, "clock": 0}
GONE = "update members set is_gone = true"
MOST = {"commit.before": 5, "commit.after": 4, "ack.after": 6}


async def deadly_game(
    process: Process, failpoints: list[str], rules: object, *, cuts: bool = False
) -> None:
    """A game whose server dies again and again; clients come back by themselves."""
    chance = random.Random(len(failpoints))
    if cuts:
        process.after_kill = lambda: cut(process.data / FILE, chance, process.died_at)
    elif process.options:  # what another server finds out when the lease is over
        process.after_kill = lambda: postgres().asked(process.options[1], GONE)
    async with visit(process.url, "Ada") as ada, visit(process.url, "Grace") as grace:
        link = await ada.open(rules, 3, options=OPTIONS)
        async with ada.table(link) as one, grace.table(link) as other:
            await begin(one, other)
            await _survive(process, [one, other], failpoints, chance)
            assert one.view["table"]["status"] == "finished"


async def _survive(
    process: Process, tables: list[Table], failpoints: list[str], chance: random.Random
) -> None:
    histories = [History() for _ in tables]
    pairs = zip(tables, histories, strict=True)
    games = [asyncio.create_task(play(table, history, chance)) for table, history in pairs]
    for failpoint in failpoints:
        await _dies(process, failpoint, chance, games)
    await asyncio.wait_for(asyncio.gather(*games), 60)
    check(await entries(process, tables[0].id), histories)


async def _dies(
    process: Process, failpoint: str, chance: random.Random, games: list[asyncio.Task[None]]
) -> None:
    """Kill the server, and let it come back so that it dies at a named point, or lives a while."""
    await asyncio.to_thread(process.kill)
    await asyncio.to_thread(process.start, failpoint)
    if not failpoint:
        await asyncio.sleep(0.3 * chance.random())
    while failpoint and process.is_alive and not all(game.done() for game in games):
        await asyncio.sleep(0.01)


async def entries(process: Process, table: str) -> list[e.LogEntry]:
    """The log of a table, from where it is kept."""
    place = process.options[1] if process.options else str(process.data)
    async with source_of(place) as kept:
        bodies = [row async for rows in kept.rows("events") for row in rows]
    return [e.read(body) for one, _, body in bodies if one == table]


def cuts(seed: int) -> int:
    """R1 under one seed, the journal cut at a random byte behind the last commit after each death.

    That is what a power cut leaves of a write; the server starts without a question.
    """
    return kills(seed, cuts=True)


def kills_on_postgres(seed: int) -> int:
    """R1 under one seed, with the games in a database that goes on."""
    return kills(seed, store=postgres().ready())


def kills(seed: int, *, cuts: bool = False, store: str = "") -> int:
    """R1 under one seed: one game, killed at two random instants and at three named ones."""
    chance = random.Random(seed)
    points = [f"{point}@{chance.randint(2, MOST[point])}" for point in POINTS]
    failpoints = ["", "", *points]
    chance.shuffle(failpoints)
    rules = chance.choice(["standard", "delayed", "hidden", "pass-one"])
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with serving(data, store=store) as process:
            asyncio.run(deadly_game(process, [*failpoints, ""], rules, cuts=cuts))
    return len(failpoints)
