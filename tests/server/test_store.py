"""One suite for every store: what is acknowledged is there, in order, once, after a new start."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from foretell.fair import Secret
from foretell.server.deals.secrets import GameSecret
from foretell.server.store.interface import (
    Batch,
    Conflict,
    NotSaved,
    Published,
    Store,
    Summary,
)
from foretell.server.store.schema import MIGRATIONS, NewerFormat
from foretell.server.store.sqlite import FILE, SqliteStore
from tests.server.memory_store import MemoryStore

Open = Callable[[], Store]
Test = Callable[[Open], Coroutine[Any, Any, None]]


def summary(table: str = "t", **more: Any) -> Summary:
    """A table in short."""
    told = {"name": "T", "status": "open", "rules": "standard", "players": 4, "seats": []}
    return Summary(table, **{**told, "opened": 1, "changed": 1, **more})


async def append(store: Store, table: str, seq: int, *bodies: bytes, **more: Any) -> None:
    """Append and wait until it is stored."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(error: Exception | None) -> None:
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    with_it = [more.pop(name, None) for name in ("secret", "published")]
    short = None if more.pop("is_same", False) else summary(table, **more)
    store.append(Batch(table, seq, list(bodies), short, *with_it), tell)
    await done


@pytest.fixture(params=["sqlite", "memory"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test in an event loop, with a way to open the store, again and again."""

    def opened() -> Store:
        if request.param == "memory":
            return MemoryStore(asyncio.get_running_loop().call_soon)
        return SqliteStore(tmp_path / "data")

    def go(test: Test) -> None:
        asyncio.run(asyncio.wait_for(test(opened), 30))

    return go


def test_a_log_is_what_was_appended(run: Callable[[Test], None]) -> None:
    """In order, with the secrets of its games."""

    async def test(opened: Open) -> None:
        store = opened()
        await append(store, "t", 0, b"a", b"b")
        secrets = {game: Secret.typed(game) for game in ("t", "t.2")}
        await append(store, "t", 2, b"c", secret=GameSecret("t", secrets["t"]))
        await append(store, "t", 3, b"d", secret=GameSecret("t.2", secrets["t.2"]))
        log = store.log("t")
        assert log is not None
        assert log.entries == [b"a", b"b", b"c", b"d"]
        assert {game: one.reveal() for game, one in log.secrets.items()} == {
            game: one.reveal() for game, one in secrets.items()
        }
        assert store.log("other") is None
        await store.close()

    run(test)


def test_the_list_of_commitments_only_grows(run: Callable[[Test], None]) -> None:
    """A line comes with what it tells of, once for each game, and is read from a number on."""

    async def test(opened: Open) -> None:
        store = opened()
        for number in range(5):
            line = Published(f"g{number}", f"line {number}")
            await append(store, f"t{number}", 0, b"a", published=line)
        assert store.published() == [(n + 1, f"line {n}") for n in range(5)]
        assert store.published(after=3, limit=1) == [(4, "line 3")]
        with pytest.raises(Conflict):
            await append(store, "t0", 7, b"x", published=Published("g9", "never"))
        assert len(store.published()) == 5
        await store.close()

    run(test)


def test_another_owner_is_fenced_off(run: Callable[[Test], None]) -> None:
    """A log of another length than expected is left as it is."""

    async def test(opened: Open) -> None:
        store = opened()
        await append(store, "t", 0, b"a")
        for seq in (0, 2):
            with pytest.raises(Conflict):
                await append(store, "t", seq, b"x")
        await append(store, "t", 1, b"b")
        log = store.log("t")
        assert log is not None
        assert log.entries == [b"a", b"b"]
        await store.close()

    run(test)


def test_answers_come_in_order(run: Callable[[Test], None]) -> None:
    """Many appends at once, to many tables; a conflict among them harms no other."""

    async def test(opened: Open) -> None:
        store, heard = opened(), []
        for number in range(300):
            table, seq = f"t{number % 7}", number // 7
            batch = Batch(table, seq, [b"%d" % number], summary(table))
            store.append(batch, lambda error, number=number: heard.append((number, error)))  # type: ignore[misc]
        store.append(Batch("t0", 0, [b"x"], summary("t0")), lambda error: heard.append((-1, error)))
        while len(heard) < 301:
            await asyncio.sleep(0.001)
        assert [number for number, _ in heard] == [*range(300), -1]
        assert isinstance(heard[-1][1], Conflict)
        assert {error for _, error in heard[:-1]} == {None}
        await store.close()

    run(test)


def test_lists_of_tables(run: Callable[[Test], None]) -> None:
    """By how far they are and by who sat there; private ones only if asked for."""

    async def test(opened: Open) -> None:
        store = opened()
        await append(store, "a", 0, b"a", changed=1, people=["p"])
        await append(store, "b", 0, b"b", changed=2, is_private=True)
        await append(store, "c", 0, b"c", changed=3, status="playing", people=["p"])
        await append(store, "a", 1, b"a", changed=4, people=["q"])
        assert [one.id for one in store.summaries(statuses=("open",))] == ["a"]
        found = store.summaries(statuses=("open", "playing"), private=True)
        assert [one.id for one in found] == ["a", "c", "b"]
        assert [one.id for one in store.tables_of("p")] == ["a", "c"]
        assert store.summaries(statuses=("open", "playing"), limit=1)[0].changed == 4
        await store.close()

    run(test)


def test_a_summary_stays_until_there_is_another(run: Callable[[Test], None]) -> None:
    """A batch without one lengthens the log, fenced as any other."""

    async def test(opened: Open) -> None:
        store = opened()
        await append(store, "t", 0, b"a", changed=7, people=["p"])
        await append(store, "t", 1, b"b", is_same=True)
        for seq in (1, 3, 9):  # neither over what is there, nor behind a hole
            with pytest.raises(Conflict):
                await append(store, "t", seq, b"x", is_same=True)
        log = store.log("t")
        assert log is not None
        assert log.entries == [b"a", b"b"]
        assert [one.changed for one in store.tables_of("p")] == [7]
        await append(store, "t", 2, b"c", changed=8)
        assert [one.changed for one in store.tables_of("p")] == [8]
        await store.close()

    run(test)


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
        log = store.log("t")
        await store.close()
        return log.entries if log else []

    asyncio.run(write())
    assert asyncio.run(read()) == [b"%d" % number for number in range(50)]


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
        log = store.log("t")
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
        log = store.log("t")
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
