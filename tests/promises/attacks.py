"""One stranger tries to stop or to slow the server, from one address, while a table plays (S9)."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from foretell.client import Guest, Table, visit
from tests.promises.figures import Figured, percentile
from tests.server.raw_sockets import MIB, memory
from tests.server.server_process import Process, serving

SCRIPT: Final = Path(__file__).resolve().parents[2] / "benchmarks" / "server" / "strangers.py"
SECONDS, LONG_SECONDS, QUIET_SECONDS, SETTLE_SECONDS = 5.0, 300.0, 60.0, 2.0
EVERY: Final = 0.1
"""Seconds between two choices at the table."""
MOST_GROWTH: Final = 32 * MIB
SHORT: Final = {"preset": "standard", "sizes": [1, 2]}
"""What a server plays before it is watched: in its first game it loads what it has compiled."""
CUT: Final = {"heads": 10.0, "upgrades": 10.0, "silence": 10.0, "bodies": 30.0}
"""Seconds after which the server has cut what is slow."""
BUSY: Final = 10.0
"""Seconds by which a busy machine may be late."""
IS_LINUX: Final = sys.platform == "linux"


def _kinds() -> list[str]:
    spec = importlib.util.spec_from_file_location("strangers", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return list(script.KINDS)


KINDS: Final = _kinds()


class Playing:
    """A table at which three people play, game after game; how long each choice took."""

    def __init__(self, process: Process, people: list[Guest]) -> None:
        self._process, self._people = process, people
        self.delays: list[float] = []

    async def run(self) -> None:
        """Play until it is enough."""
        while True:
            await self.game("standard")

    async def game(self, rules: str | dict[str, Any]) -> None:
        """Play one game to its end."""
        async with AsyncExitStack() as stack:
            link = await self._people[0].open(rules, 3, options={"pace": 0})
            tables = [await stack.enter_async_context(p.table(link)) for p in self._people]
            for table in tables:
                await table.sit()
            await tables[0].start()
            await asyncio.gather(*(self._play(table) for table in tables))

    async def _play(self, table: Table) -> None:
        while (seen := await table.turn()) is not None:
            await asyncio.sleep(EVERY)
            begun = time.perf_counter()
            await table.act(seen.legal[0])
            self.delays.append(time.perf_counter() - begun)

    async def during(self, seconds: float) -> list[float]:
        """What was played in a while, and how long each choice took; some was."""
        self.delays = []
        await asyncio.sleep(seconds)
        assert self.delays, "nobody could play"
        return self.delays


@asynccontextmanager
async def playing(process: Process) -> AsyncIterator[tuple[Playing, str]]:
    """A table that plays, and another one that strangers may look at."""
    async with AsyncExitStack() as stack:
        names = ("Ada", "Bo", "Cy")
        people = [await stack.enter_async_context(visit(process.url, name)) for name in names]
        table = Playing(process, people)
        await table.game(SHORT)
        task = asyncio.create_task(table.run())
        try:
            yield table, await people[0].open("standard", 3)
            assert not task.done(), task
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def attack(kind: str, process: Process, table: str, seconds: float) -> None:
    """One attack; what is slow must have been cut in its time."""
    words = [kind, "--port", str(process.port), "--table", table, "--seconds", str(seconds)]
    command = (sys.executable, str(SCRIPT), *words)
    run = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        out, _ = await run.communicate()
    except BaseException:
        run.kill()
        raise
    told: dict[str, Any] = json.loads(out)
    assert told["tries"], kind
    if kind in CUT:
        assert told["kept_s"] < CUT[kind] + BUSY, told


class Growth:
    """How much memory a server has taken since it began to be watched."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._before = memory(process) if IS_LINUX else 0
        self._task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while IS_LINUX:
            grown = memory(self._process) - self._before
            assert grown < MOST_GROWTH, f"{grown / MIB:.0f} MiB more"
            await asyncio.sleep(0.1)

    async def end(self) -> None:
        """It has never been too much."""
        if self._task.done():
            await self._task
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def _all_kinds(process: Process) -> None:
    """Each attack for a while: the slow ones all at once, meanwhile the others in turn."""
    async with playing(process) as (play, table):
        await play.during(SETTLE_SECONDS)
        growth = Growth(process)
        slow = [asyncio.create_task(attack(kind, process, table, SECONDS)) for kind in CUT]
        for kind in (one for one in KINDS if one not in CUT):
            await _beside(play, kind, process, table)
        await asyncio.gather(*slow)
        await play.during(SETTLE_SECONDS)
        await growth.end()


async def _beside(play: Playing, kind: str, process: Process, table: str) -> None:
    """Let an attack go on while the table plays."""
    run = asyncio.create_task(attack(kind, process, table, SECONDS))
    await play.during(SECONDS)
    await run


async def _one_kind(process: Process, kind: str) -> float:
    async with playing(process) as (play, table):
        await play.during(SETTLE_SECONDS)
        quiet = await play.during(QUIET_SECONDS)
        growth = Growth(process)
        run = asyncio.create_task(attack(kind, process, table, LONG_SECONDS))
        beside = await play.during(LONG_SECONDS)
        await run
        await growth.end()
    return percentile(beside, 0.99) / percentile(quiet, 0.99)


def attacked(_seed: int) -> int:
    """S9: every kind of attack for five seconds; the table plays on and little is kept."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data") as process:
        asyncio.run(asyncio.wait_for(_all_kinds(process), 240))
    return len(KINDS)


def attacked_at_length(seed: int) -> Figured:
    """S9: one kind for five minutes; how many times longer a choice takes then, p99."""
    kind = KINDS[seed % len(KINDS)]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data") as process:
        ratio = asyncio.run(asyncio.wait_for(_one_kind(process, kind), 600))
    return Figured(1, ratio)
