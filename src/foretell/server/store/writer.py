"""One thread that writes: what waits while it commits goes into the next commit together.

So no table has more than one group of appends under way, and a table that is quicker than the
disk costs no more commits than the disk makes.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import structlog

from foretell.server.failpoints import reach
from foretell.server.store.appends import append_all
from foretell.server.store.interface import Batch, Done, NotSaved
from foretell.server.store.place import DatabaseFiles, DatabaseMoved, DatabaseOverwritten
from foretell.server.store.telling import made, tell

MOST_JOBS: Final = 2048
BUSY_SECONDS: Final = 5.0
STATEMENTS: Final = 512
"""That are kept ready: appends of so many rows are one each."""

T = TypeVar("T")
Change = Callable[[sqlite3.Connection], None]
_log = structlog.get_logger(__name__)


def nothing(_connection: sqlite3.Connection) -> None:
    """A change that changes nothing."""


def ignore(_error: Exception | None) -> None:
    """Nobody wants to know what became of a change."""


class Job(NamedTuple):
    """A change to make; it raises before it changes anything, or not at all."""

    change: Change
    done: list[Done]


class Appends(NamedTuple):
    """Appends that go together."""

    batches: list[Batch]
    done: list[Done]


Work = Job | Appends


def connect(path: Path) -> sqlite3.Connection:
    """A connection that a commit on which is on the disk."""
    connection = sqlite3.connect(
        path,
        isolation_level=None,
        check_same_thread=False,
        timeout=BUSY_SECONDS,
        cached_statements=STATEMENTS,
    )
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma wal_autocheckpoint = 4000")
    return connection


def checkpoint(connection: sqlite3.Connection) -> None:
    """Bring what is committed from the journal into the file, and empty the journal.

    Nobody is waited for: while somebody reads an older state, the journal is not emptied, and as
    much is brought into the file as they allow.
    """
    connection.execute("pragma busy_timeout = 0")
    try:
        connection.execute("pragma wal_checkpoint(truncate)").fetchall()
    finally:
        connection.execute(f"pragma busy_timeout = {int(BUSY_SECONDS * 1000)}")


def empty_journal(path: Path) -> bool:
    """Bring the journal into the file and cut it to nothing; False if somebody reads in it now."""
    with closing(connect(path)) as connection:
        return not connection.execute("pragma wal_checkpoint(truncate)").fetchone()[0]


class Writer:
    """Makes changes in the order in which they were handed in, many in one commit."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        """Start the thread."""
        self._connection = connect(path)
        self._connection.execute("pragma user_version").fetchone()  # from here on it has a journal
        self._connection.execute("pragma secure_delete = on").fetchall()  # zeros over what goes
        self._path, self._place = path, DatabaseFiles(path)
        self._loop = loop
        self.is_doubtful = False
        """Whether the file holds a commit that nobody was told of, since it was moved meanwhile."""
        self._is_failing = False
        self._is_checkpoint_due = False
        self._jobs: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._appends = Appends([], [])
        """Those of this turn of the event loop, which go to the thread together."""
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def append(self, batch: Batch, done: Done) -> None:
        """Hand an append in, with all others of this turn of the event loop."""
        batches, dones = self._appends
        if not batches:
            self._loop.call_soon(self._hand_over)
        batches.append(batch)
        dones.append(done)

    def _hand_over(self) -> None:
        if self._appends.done:
            self._jobs.put(self._appends)
            self._appends = Appends([], [])

    def submit(self, change: Change, done: Done) -> None:
        """Hand a change in; ``done`` is called in the event loop."""
        self._hand_over()  # what came before is made before
        self._jobs.put(Job(change, [done]))

    async def changed(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """Make a change, and wait until it is on the disk; what it returns.

        Raises:
            NotSaved: it cannot be written now.
        """
        answers: list[T] = []
        await made(partial(self.submit, lambda connection: answers.append(change(connection))))
        return answers[0]

    def look(self) -> None:
        """Look whether the file is where it was opened, and nobody else wrote to it.

        Raises:
            DatabaseMoved: it is elsewhere; nothing is acknowledged until it is back.
            DatabaseOverwritten: somebody did; nothing is acknowledged any more.
        """
        self._place.look()

    def checkpoint(self) -> None:
        """Have the journal brought into the file, after all that was handed in before."""
        self._is_checkpoint_due = True
        self.submit(nothing, ignore)

    def stop(self) -> None:
        """Write what waits and end the thread."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()
        self._checkpoint()
        self._connection.close()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            is_last = self._gather(jobs)
            with self._place.own_turn:
                answers = self._commit(jobs)
            self._deliver(jobs, answers)
            if self._is_checkpoint_due:
                self._checkpoint()
            if is_last:
                return

    def _gather(self, jobs: list[Work]) -> bool:
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

    def _commit(self, jobs: list[Work]) -> list[Sequence[Exception | None]]:
        """Make all changes in one commit; what became of each."""
        try:
            self._connection.execute("begin immediate")
            answers = [self._change(job) for job in jobs]
            reach("commit.before")
            self._place.demand()
            self._place.demand_unwritten()
            self._make_final()
        except (sqlite3.Error, OSError) as error:
            return self._failed(jobs, error)
        except Exception as error:  # noqa: BLE001  # every table waits for this thread to go on
            _log.exception("store.failed")
            return self._failed(jobs, error)
        if self._is_failing:
            self._is_failing = False
            self._is_checkpoint_due = True  # the journal may hold a commit that did not count
            _log.warning("store.works_again")
        return answers

    def _make_final(self) -> None:
        """Commit, which counts only if it is in the file that a new start will find."""
        self._wrote(self._connection.execute, "commit")
        reach("commit.after")
        try:
            self._place.demand()
        except DatabaseMoved:
            self.is_doubtful = True
            raise
        self.is_doubtful = False

    def _failed(self, jobs: list[Work], error: Exception) -> list[Sequence[Exception | None]]:
        if not self._is_failing:  # once, not at each try: a full disk fails many a second
            self._is_failing = True
            _log.error("store.failing", why=str(error))
        with suppress(sqlite3.Error):  # the next commit tries it again
            if self._connection.in_transaction:
                self._connection.execute("rollback")
        return [[NotSaved(str(error))] * len(job.done) for job in jobs]

    def _checkpoint(self) -> None:
        """Bring the journal into the file; if that fails, all is still in the journal."""
        self._is_checkpoint_due = False
        with self._place.own_turn:
            try:
                self._place.demand_unwritten()
                self._wrote(checkpoint, self._connection)
            except (sqlite3.Error, DatabaseOverwritten) as error:
                _log.warning("store.checkpoint_failed", why=str(error))

    def wipe(self) -> None:
        """Keep nothing of what was deleted in the journal.

        Raises:
            DatabaseOverwritten: it is none of this file any more.
        """
        with self._place.own_turn:
            self._place.demand_unwritten()
            self._wrote(empty_journal, self._path)

    def _wrote(self, write: Callable[[T], object], where: T) -> None:
        """Do what may write to the file."""
        try:
            write(where)
        finally:
            self._place.note()

    def _change(self, job: Work) -> Sequence[Exception | None]:
        if isinstance(job, Appends):
            return append_all(job.batches, self._connection)
        job.change(self._connection)
        return [None]

    def _deliver(self, jobs: list[Work], answers: list[Sequence[Exception | None]]) -> None:
        def tell_all() -> None:
            for job, answer in zip(jobs, answers, strict=True):
                for done, one in zip(job.done, answer, strict=True):
                    tell(done, one)

        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell_all)
