"""One thread that writes: what waits while it commits goes into the next commit together."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import structlog

from foretell.server.failpoints import reach
from foretell.server.store.interface import Conflict, NotSaved

MOST_JOBS: Final = 2048
BUSY_SECONDS: Final = 5.0

Change = Callable[[sqlite3.Connection], None]
Done = Callable[[Exception | None], None]
_log = structlog.get_logger(__name__)


class Job(NamedTuple):
    """A change to make; it raises before it changes anything, or not at all."""

    change: Change
    done: Done


def connect(path: Path) -> sqlite3.Connection:
    """A connection that a commit on which is on the disk."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS
    )
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma wal_autocheckpoint = 4000")
    return connection


class Writer:
    """Makes changes in the order in which they were handed in, many in one commit."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        """Start the thread."""
        self._connection = connect(path)
        self._loop = loop
        self._is_failing = False
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, change: Change, done: Done) -> None:
        """Hand a change in; ``done`` is called in the event loop."""
        self._jobs.put(Job(change, done))

    def stop(self) -> None:
        """Write what waits and end the thread."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            is_last = self._gather(jobs)
            self._deliver(jobs, self._commit(jobs))
            if is_last:
                return

    def _gather(self, jobs: list[Job]) -> bool:
        """Take what waits; whether the end is among it."""
        while len(jobs) < MOST_JOBS:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return False
            if job is None:
                return True
            jobs.append(job)
        return False

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """Make all changes in one commit; what became of each."""
        try:
            self._connection.execute("begin immediate")
            answers = [self._change(job) for job in jobs]
            reach("commit.before")
            self._connection.execute("commit")
            reach("commit.after")
        except (sqlite3.Error, OSError) as error:
            return self._failed(jobs, error)
        except Exception as error:  # noqa: BLE001  # every table waits for this thread to go on
            _log.exception("store.failed")
            return self._failed(jobs, error)
        if self._is_failing:
            self._is_failing = False
            _log.warning("store.works_again")
        return answers

    def _failed(self, jobs: list[Job], error: Exception) -> list[Exception | None]:
        if not self._is_failing:  # once, not at each try: a full disk fails many a second
            self._is_failing = True
            _log.error("store.failing", why=str(error))
        with suppress(sqlite3.Error):  # the next commit tries it again
            if self._connection.in_transaction:
                self._connection.execute("rollback")
        return [NotSaved(str(error))] * len(jobs)

    def _change(self, job: Job) -> Exception | None:
        try:
            job.change(self._connection)
        except Conflict as conflict:
            return conflict
        return None

    def _deliver(self, jobs: list[Job], answers: list[Exception | None]) -> None:
        def tell() -> None:
            for job, answer in zip(jobs, answers, strict=True):
                _tell(job, answer)

        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell)


def _tell(job: Job, answer: Exception | None) -> None:
    """Say what became of a change; who cannot hear it takes nothing from those after them."""
    try:
        job.done(answer)
    except Exception:  # noqa: BLE001
        _log.exception("store.untold")
