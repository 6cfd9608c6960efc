"""What is measured: each scene is a server of its own, a load, and figures."""

from __future__ import annotations

import signal
import tempfile
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Any

from benchmarks.server.crew import Crew, Load, crewed
from benchmarks.server.hosting import HEAVY, PLAIN, PROFILED, Host, hosted
from benchmarks.server.tally import Tally, percentile

Figures = dict[str, Any]


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    seconds: float = 10.0
    warm: float = 4.0
    scale: float = 1.0
    """Of the number of tables and watchers."""

    def tables(self, count: int) -> int:
        """So many tables, or fewer in a short run."""
        return max(2, int(count * self.scale))


@contextmanager
def played(load: Load, program: str = PLAIN) -> Iterator[tuple[Host, Crew]]:
    """A server and players at it."""
    with tempfile.TemporaryDirectory(prefix="foretell-load-") as folder:
        data = Path(folder) / "data"
        with hosted(data, program) as host, crewed(load, host.port) as crew:
            yield host, crew
        if program == PROFILED:
            host.print_profile()


def figures_of(found: Tally, busy: float) -> Figures:
    """What a stretch of play tells; times in milliseconds."""
    told: Figures = {"moves_per_second": found.rate, "moves": found.moves, "games": found.games}
    told["server_us_per_move"] = busy / max(1, found.moves) * 1e6
    times = {"acked": found.acked, "delivered": found.delivered, "fanned": found.fanned}
    for name, each in times.items():
        for share in (50, 99):
            told[f"{name}_p{share}_ms"] = percentile(each, share / 100) * 1e3
    return {**told, "errors": dict(found.errors)}


def measured(host: Host, crew: Crew, effort: Effort) -> Figures:
    """Play on, warm first, then counted."""
    crew.count(effort.warm)
    before = host.busy()
    found = crew.count(effort.seconds)
    return figures_of(found, host.busy() - before)


def saturated(load: Load, effort: Effort, program: str = PLAIN) -> Figures:
    """As many moves as there can be."""
    with played(load, program) as (host, crew):
        return measured(host, crew, effort)


def paced(load: Load, effort: Effort) -> Figures:
    """Many tables at the pace of people; then the server is killed and starts again."""
    with tempfile.TemporaryDirectory(prefix="foretell-load-") as folder:
        with hosted(Path(folder) / "data") as host:
            empty = host.memory()
            with crewed(load, host.port) as crew:
                told = measured(host, crew, replace(effort, seconds=3 * effort.seconds))
                sockets = load.tables * (load.seats + load.watchers)
                told["sockets"] = sockets
                told["kib_per_socket"] = (host.memory() - empty) / 1024 / sockets
                told["restart"] = _killed(host, crew)
        return told


def _killed(host: Host, crew: Crew) -> Figures:
    """Kill the server, start it again, and see when everybody is back; seconds from the kill."""
    crew.order("heal")
    begun = perf_counter()
    host.end(signal.SIGKILL)
    host.start()
    up = perf_counter() - begun
    answers = crew.order("returned", 60)
    back = array("d", (t - begun if t else 60.0 for each, _ in answers for t in each))
    first = array("d", (t - begun if t else 60.0 for _, each in answers for t in each))
    return {
        "listening_s": up,
        "first_action_p50_s": percentile(first, 0.5),
        "first_action_p99_s": percentile(first, 0.99),
        "all_back_s": max(back),
    }


def beside_bots(load: Load, effort: Effort) -> Figures:
    """The same tables alone, and beside a table of six bots that work 50 ms for each decision."""
    alone = saturated(load, effort, HEAVY)
    with played(load, HEAVY) as (host, crew):
        bots = Crew(Load(tables=1, seats=6, bots=True), host.port)
        try:
            bots.order("open")
            bots.order("begin")
            beside = measured(host, crew, effort)
        finally:
            bots.end()
    return _compared("beside bots", alone, beside)


def _compared(name: str, alone: Figures, beside: Figures) -> Figures:
    key = "delivered_p99_ms"
    ratio = beside[key] / alone[key] if alone[key] else 0.0
    return {"what": name, "alone": alone, "beside": beside, "p99_ratio": ratio}


def soaked(load: Load, effort: Effort, tell: Callable[[str], None]) -> Figures:
    """Play for long, game after game, and see whether the server's memory grows."""
    whole, held = Tally(), list[float]()
    minutes = max(4, int(60 * effort.scale))
    with played(load) as (host, crew):
        for minute in range(1, minutes + 1):
            whole.add(crew.count(60.0))
            held.append(host.memory() / 2**20)
            tell(f"  minute {minute} of {minutes}: {held[-1]:.1f} MiB, {whole.games} games")
        whole.seconds = 60.0 * minutes
        told = figures_of(whole, host.busy())
    quarter = minutes // 4
    before, after = mean(held[-2 * quarter : -quarter]), mean(held[-quarter:])
    memory = {"before_mib": before, "after_mib": after, "growth": after / before}
    return {**told, **memory, "minutes": minutes}
