"""What is acknowledged is on the disk, and nothing is behind a hole."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from foretell.server.store.interface import Conflict, Log, NotSaved
from foretell.server.store.sqlite import FILE, SqliteStore
from tests.server.test_store import append

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
        assert store.log("t") == Log([b"a"], {})
        await append(store, "t", 1, b"b", is_same=True)
        assert store.log("t") == Log([b"a", b"b"], {})
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
