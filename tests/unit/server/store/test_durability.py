"""What is acknowledged is on the disk, and nothing is behind a hole."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.unit.server.store.test_store import append

from foretell.server.store.interface import Conflict, Log, NotSaved
from foretell.server.store.sqlite import FILE, SqliteStore

FULL = 2
"""`pragma synchronous`: a commit counts when it is on the disk."""


def test_what_comes_after_a_failed_append_leaves_no_hole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that has not yet heard of the failure goes on: nothing of that is stored."""
    monkeypatch.setattr("foretell.server.store.writer.BUSY_SECONDS", 0.05)

    async def test() -> None:
        store = SqliteStore(tmp_path)
        await append(store, "t", 0, b"a")
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("begin immediate")
        with pytest.raises(NotSaved):
            await append(store, "t", 1, b"lost", is_same=True)
        other.execute("rollback")
        other.close()
        with pytest.raises(Conflict):
            await append(store, "t", 2, b"after it", is_same=True)
        assert await store.log("t") == Log([b"a"], {})
        await append(store, "t", 1, b"b", is_same=True)
        assert await store.log("t") == Log([b"a", b"b"], {})
        await store.close()

    asyncio.run(test())


def test_the_writer_waits_for_the_disk_at_every_commit(tmp_path: Path) -> None:
    """In SQLite's words: a journal beside the file, fully synchronous (R1)."""

    async def test() -> None:
        store = SqliteStore(tmp_path)
        asked = store._writer._connection.execute
        assert asked("pragma journal_mode").fetchone() == ("wal",)
        assert asked("pragma synchronous").fetchone()[0] >= FULL
        await store.close()

    asyncio.run(test())


def deaf(_error: Exception | None) -> None:
    """Somebody who cannot hear what became of a change."""
    raise ValueError("deaf")


def test_who_cannot_be_told_of_a_commit_takes_it_from_nobody(tmp_path: Path) -> None:
    """Many changes share one commit; each hears of its own."""

    async def test() -> None:
        store = SqliteStore(tmp_path)
        store._writer.submit(lambda _: None, deaf)
        await asyncio.wait_for(append(store, "t", 0, b"a"), 30)
        await store.close()

    asyncio.run(test())


def faulty(_connection: object) -> None:
    """A change that our own mistake ends."""
    raise KeyError("mistake")


def test_a_change_with_a_fault_does_not_end_the_writer(tmp_path: Path) -> None:
    """It is not saved, and what comes after it is."""

    async def test() -> None:
        store = SqliteStore(tmp_path)
        told: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        store._writer.submit(faulty, told.set_result)
        assert isinstance(await asyncio.wait_for(told, 30), NotSaved)
        await asyncio.wait_for(append(store, "t", 0, b"a"), 30)
        assert await store.log("t") == Log([b"a"], {})
        await store.close()

    asyncio.run(test())
    assert (tmp_path / FILE).exists()
