"""Several servers on one PostgreSQL behind HAProxy: what a move costs, and what failures cost."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Final

from benchmarks.server.crew import Load, crewed
from benchmarks.server.hosting import PLAIN, UNLIMITED, hosted
from benchmarks.server.scenes import Effort, Figures, figures_of, measured
from benchmarks.server.silences import FAILURES, evening, silence_while
from tests.cluster import Cluster, cluster

DURABLE: Final = ("fsync=on", "full_page_writes=on", "shared_buffers=128MB")
"""As a database is set up that is to lose nothing."""
RATIOS: Final = {"ratio": "server_us_per_move", "p99_ratio": "acked_p99_ms"}
"""What is compared with a server alone, on a file."""
CORES: Final = 8
"""With fewer, four processes, their database, their balancer and all players share too little."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


@contextmanager
def unlimited() -> Iterator[None]:
    """Servers that are started in the block let everything in."""
    names = [f"FORETELL_{name.upper()}" for name in UNLIMITED]
    before = {name: os.environ.get(name) for name in names}
    os.environ.update(dict.fromkeys(names, "0"))
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


def busy(pids: Iterable[int]) -> float:
    """Seconds of processor time that some processes have taken, and their children that ended."""
    ticks = 0
    for pid in pids:
        with suppress(FileNotFoundError):  # one that ended meanwhile is its parent's
            told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            ticks += sum(map(int, told[11:15]))
    return ticks / TICKS


def family(pid: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [pid, *map(int, children.split())]


class Meter:
    """What a cluster takes of the machine."""

    def __init__(self, made: Cluster) -> None:
        """From now on."""
        self._made = made
        self._begun = self._read()

    def _read(self) -> tuple[float, float, int]:
        made = self._made
        journal = made.postgres.asked(made.store, "select pg_current_wal_lsn() - '0/0'::pg_lsn")
        database = busy(family(made.postgres.process.pid))
        return busy(server.pid for server in made.servers), database, int(journal)

    def taken(self) -> tuple[float, float, int]:
        """Seconds of the servers, seconds of the database, bytes of its journal."""
        servers, database, journal = self._read()
        before = self._begun
        return servers - before[0], database - before[1], journal - before[2]


def costs(load: Load, effort: Effort, many: tuple[int, ...]) -> Figures:
    """What a move costs in a file, and on PostgreSQL with one or more processes."""
    with (
        tempfile.TemporaryDirectory(prefix="foretell-load-") as folder,
        hosted(Path(folder) / "data") as host,
        crewed(load, host.port) as crew,
    ):
        told: Figures = {"sqlite": measured(host, crew, effort)}
    alone = told["sqlite"]
    for processes in many:
        name = f"postgres_{processes}"
        told[name] = _of_cluster(load, effort, processes)
        for ratio, figure in RATIOS.items():
            told[f"{name}_{ratio}"] = told[name][figure] / alone[figure]
    return told


def _of_cluster(load: Load, effort: Effort, processes: int) -> Figures:
    with (
        unlimited(),
        cluster(processes, *DURABLE, program=PLAIN, believes=True) as made,
        crewed(load, made.balancer.port) as crew,
    ):
        crew.count(effort.warm)
        meter = Meter(made)
        found = crew.count(effort.seconds)
        servers, database, journal = meter.taken()
    told = figures_of(found, servers)
    told["database_us_per_move"] = database / max(1, found.moves) * 1e6
    told["journal_bytes_per_move"] = journal / max(1, found.moves)
    return told


def throughput(load: Load, effort: Effort, many: tuple[int, ...]) -> Figures:
    """How many moves a second one or more processes take, and how many times what one takes."""
    told: Figures = {"cores": len(os.sched_getaffinity(0))}
    for processes in many:
        told[f"postgres_{processes}"] = _of_cluster(load, effort, processes)
    if {1, 4} <= set(many):
        one, four = (told[f"postgres_{count}"]["moves_per_second"] for count in (1, 4))
        told["four_to_one"] = four / one
        told["said"] = "shown" if told["cores"] >= CORES else not_shown(told["cores"])
    return told


def not_shown(cores: int) -> str:
    """What is said of a sum of several processes where they have too few cores.

    >>> not_shown(2)
    'not shown: 2 cores, it needs 8'
    """
    return f"not shown: {cores} cores, it needs {CORES}"


def silences(tables: int, people: int, tell: Callable[[str], None]) -> Figures:
    """The longest time in which nothing is done at a table, while something fails."""
    told: Figures = {"tables": tables, "people": people}
    with unlimited(), cluster(3, *DURABLE, program=PLAIN) as made:
        asyncio.run(_silences(made, told, tell))
    return told


async def _silences(made: Cluster, told: Figures, tell: Callable[[str], None]) -> None:
    begun = perf_counter()
    async with evening(made, told["tables"], told["people"]) as playing:
        tell(f"  {told['tables']} tables after {perf_counter() - begun:.0f} s")
        for name, fails in FAILURES.items():
            told[name] = await silence_while(made, playing, fails)
            tell(f"  {name}: {told[name]:.2f} s")
