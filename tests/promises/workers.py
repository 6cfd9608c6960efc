"""Two processes that play seeds at length; what is counted leaves no seed out."""

from __future__ import annotations

import faulthandler
import gc
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Final

import structlog

from tests.promises.rows import Progress, Row, some

WORKERS: Final = 2
A_WHILE: Final = 3.0
"""Seconds that a worker is given seeds for."""
STUCK_SECONDS: Final = 900.0
"""After so long a worker that has not answered says where it is, and ends."""

Task = Future[tuple[Progress, float]]


class Crew:
    """The workers, and what they are given."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def play(self, row: Row, done: Progress, seconds: float, tell: Callable[[], object]) -> None:
        """Play seeds of a row until enough is counted or the time is up.

        Raises:
            AssertionError: the promise is not kept; the note says under which seed.
        """
        end, size = time.monotonic() + seconds, 1
        running: dict[Task, range] = {}
        ready: dict[int, tuple[range, Progress]] = {}
        first = done.seeds
        while True:
            while len(running) < (1 if row.long_check else WORKERS):
                if done.count >= row.long or time.monotonic() >= end:
                    break
                seeds = range(first, first + size)
                running[self._pool.submit(timed, row.name, seeds)] = seeds
                first = seeds.stop
            if not running:
                return
            for task in wait(running, return_when=FIRST_COMPLETED).done:
                seeds = running.pop(task)
                made, took = task.result()
                ready[seeds.start] = (seeds, made)
                size = max(1, min(2 * size, int(len(seeds) * A_WHILE / max(took, 0.001))))
            take(done, ready)
            tell()


def take(done: Progress, ready: dict[int, tuple[range, Progress]]) -> None:
    """Count what follows upon the seeds that are counted, without a gap."""
    while done.seeds in ready:
        seeds, made = ready.pop(done.seeds)
        done.count += made.count
        done.figures += made.figures
        done.seeds = seeds.stop


def timed(name: str, seeds: range) -> tuple[Progress, float]:
    """Play seeds, in a worker; and for how long."""
    faulthandler.dump_traceback_later(STUCK_SECONDS, exit=True)
    begun = time.monotonic()
    made = some(name, seeds)
    faulthandler.cancel_dump_traceback_later()
    gc.collect()  # what is frozen stays for good, circles that nobody uses with it
    gc.freeze()  # what was compiled and loaded needs no collecting any more
    return made, time.monotonic() - begun


def _begin() -> None:
    """A worker ends when its master says so, cleans up on its way out, and keeps no log."""
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


@contextmanager
def crew() -> Iterator[Crew]:
    """Workers for the length of a block; what they are at when it ends is given up."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(WORKERS, context, _begin)
    try:
        yield Crew(pool)
    finally:
        for process in tuple(pool._processes.values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
