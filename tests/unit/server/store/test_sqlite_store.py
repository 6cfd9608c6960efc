"""The store in SQLite's file: a new start, a file that is locked, a disk that is full."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import msgspec
import pytest
from tests.unit.server.store.test_store import append, summary

from foretell.server.store.interface import Batch, Log, NotSaved
from foretell.server.store.schema import MIGRATIONS, NewerFormat
from foretell.server.store.sqlite import FILE, SqliteStore


def test_everything_is_there_after_a_new_start(tmp_path: Path) -> None:
    """What waits when the store is closed is written first."""

    async def write() -> None:
        store = SqliteStore(tmp_path)
        heard: list[Exception | None] = []
        for number in range(50):
            store.append(Batch("t", number, [b"%d" % number], summary()), heard.append)
        await store.close()

    async def read() -> list[bytes]:
        store = SqliteStore(tmp_path)
        log = await store.log("t")
        await store.close()
        return log.entries if log else []

    asyncio.run(write())
    assert asyncio.run(read()) == [b"%d" % number for number in range(50)]


def test_the_list_of_tables_costs_no_more_however_many_are_kept(tmp_path: Path) -> None:
    """It is read while everybody waits: as many steps for fifty times as many finished games."""

    async def test() -> None:
        store, steps = SqliteStore(tmp_path), []
        for kept in (100, 5000):
            fill(tmp_path / FILE, kept)
            counted: list[int] = []
            store._reader.set_progress_handler(lambda seen=counted: seen.append(1), 10)  # type: ignore[misc]
            found = await store.summaries(statuses=("finished", "ended"), private=True, limit=50)
            store._reader.set_progress_handler(None, 0)
            assert [one.changed for one in found] == list(range(kept - 1, kept - 51, -1))
            steps.append(len(counted))
        assert steps[1] < steps[0] * 1.5
        await store.close()

    asyncio.run(test())


def fill(file: Path, most: int) -> None:
    """Let the file of a store keep so many tables that are over."""
    each = [("finished", "ended")[number % 2] for number in range(most)]
    rows = [
        (f"t{n}", status, n % 3 == 0, n, msgspec.json.encode(summary(f"t{n}", changed=n)))
        for n, status in enumerate(each)
    ]
    with sqlite3.connect(file) as connection:
        connection.executemany("insert or ignore into tables values (?, ?, ?, ?, ?)", rows)


def test_a_locked_file_refuses_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is acknowledged that is not stored (R10)."""
    monkeypatch.setattr("foretell.server.store.writer.BUSY_SECONDS", 0.05)

    async def test() -> None:
        store = SqliteStore(tmp_path)
        await append(store, "t", 0, b"a")
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("begin immediate")
        with pytest.raises(NotSaved):
            await append(store, "t", 1, b"b")
        other.execute("rollback")
        other.close()
        await append(store, "t", 1, b"c")
        log = await store.log("t")
        assert log is not None
        assert log.entries == [b"a", b"c"]
        await store.close()

    asyncio.run(test())


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    """As much as fits is stored, the rest is refused (R10)."""

    async def test() -> None:
        store = SqliteStore(tmp_path)
        connection = store._writer._connection
        await append(store, "t", 0, b"a")
        pages = connection.execute("pragma page_count").fetchone()[0]
        connection.execute(f"pragma max_page_count = {pages + 2}")
        with pytest.raises(NotSaved):
            await append(store, "t", 1, b"x" * 100_000)
        connection.execute("pragma max_page_count = 1000000")
        await append(store, "t", 1, b"y" * 100_000)
        log = await store.log("t")
        assert log is not None
        assert [len(entry) for entry in log.entries] == [1, 100_000]
        await store.close()

    asyncio.run(test())


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    """An old program does not guess what a new one wrote."""

    async def opened() -> None:
        await SqliteStore(tmp_path).close()

    asyncio.run(opened())
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(NewerFormat):
        asyncio.run(opened())


def test_what_comes_while_a_group_is_under_way_goes_into_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many turns of the event loop it took: in its order, in one commit."""
    held, may_commit, commits = threading.Event(), threading.Event(), list[str]()

    def hold(point: str) -> None:
        commits.append(point)
        held.set()
        assert may_commit.wait(30)

    async def test() -> None:
        store, heard = SqliteStore(tmp_path), list[Exception | None]()
        await append(store, "t", 0, b"0")
        monkeypatch.setattr("foretell.server.store.writer.reach", hold)
        store.append(Batch("t", 1, [b"1"], None), heard.append)
        assert await asyncio.to_thread(held.wait, 30)
        for seq in range(2, 9):
            store.append(Batch("t", seq, [b"%d" % seq], None), heard.append)
            await asyncio.sleep(0)
        assert (heard, commits) == ([], ["commit.before"])
        may_commit.set()
        while len(heard) < 8:
            await asyncio.sleep(0.001)
        assert (heard, commits) == ([None] * 8, ["commit.before", "commit.after"] * 2)
        assert await store.log("t") == Log([b"%d" % seq for seq in range(9)], {})
        await store.close()

    asyncio.run(test())
