"""One suite for every store: what is acknowledged is there, in order, once, after a new start."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.postgres import postgres
from tests.server.memory_store import MemoryStore

from foretell.fair import Secret
from foretell.server.deals.secrets import GameSecret
from foretell.server.store.interface import (
    Batch,
    Conflict,
    Log,
    Published,
    Rewritten,
    Store,
    StoredEntry,
    Summary,
)
from foretell.server.store.postgres.store import PostgresStore
from foretell.server.store.sqlite import SqliteStore

Open = Callable[[], Awaitable[Store]]
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
    named = frozenset(more.pop("mentions", ()))
    short = None if more.pop("is_same", False) else summary(table, **more)
    batch = Batch(table, seq, list(bodies), short, *with_it)
    store.append(batch._replace(mentions=named), tell)
    await done


SHARED = pytest.mark.postgres
KINDS = ("sqlite", *(pytest.param(one, marks=SHARED) for one in ("postgres", "ahead")), "memory")


@pytest.fixture(params=KINDS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test in an event loop, with a way to open the store, again and again.

    ``ahead``: a newer program runs beside this one and has brought the database to its format.
    """

    kind, url = request.param, ""
    if kind in {"postgres", "ahead"}:
        url = postgres().ready(is_ahead=kind == "ahead")

    async def opened() -> Store:
        if kind == "memory":
            return MemoryStore(asyncio.get_running_loop().call_soon)
        return await PostgresStore.opened(url) if url else SqliteStore(tmp_path / "data")

    def go(test: Test) -> None:
        asyncio.run(asyncio.wait_for(test(opened), 30))

    return go


def test_a_log_is_what_was_appended(run: Callable[[Test], None]) -> None:
    """In order, with the secrets of its games."""

    async def test(opened: Open) -> None:
        store = await opened()
        await append(store, "t", 0, b"a", b"b")
        secrets = {game: Secret.typed(game) for game in ("t", "t.2")}
        await append(store, "t", 2, b"c", secret=GameSecret("t", secrets["t"]))
        await append(store, "t", 3, b"d", secret=GameSecret("t.2", secrets["t.2"]))
        log = await store.log("t")
        assert log is not None
        assert log.entries == [b"a", b"b", b"c", b"d"]
        assert {game: one.reveal() for game, one in log.secrets.items()} == {
            game: one.reveal() for game, one in secrets.items()
        }
        assert await store.log("other") is None
        await store.close()

    run(test)


def test_the_list_of_commitments_only_grows(run: Callable[[Test], None]) -> None:
    """A line comes with what it tells of, once for each game, and is read from a number on."""

    async def test(opened: Open) -> None:
        store = await opened()
        for number in range(5):
            line = Published(f"g{number}", f"line {number}")
            await append(store, f"t{number}", 0, b"a", published=line)
        assert await store.published() == [(n + 1, f"line {n}") for n in range(5)]
        assert await store.published(after=3, limit=1) == [(4, "line 3")]
        with pytest.raises(Conflict):
            await append(store, "t0", 7, b"x", published=Published("g9", "never"))
        assert len(await store.published()) == 5
        await store.close()

    run(test)


def test_another_owner_is_fenced_off(run: Callable[[Test], None]) -> None:
    """A log of another length than expected is left as it is."""

    async def test(opened: Open) -> None:
        store = await opened()
        await append(store, "t", 0, b"a")
        for seq in (0, 2):
            with pytest.raises(Conflict):
                await append(store, "t", seq, b"x")
        await append(store, "t", 1, b"b")
        log = await store.log("t")
        assert log is not None
        assert log.entries == [b"a", b"b"]
        await store.close()

    run(test)


def test_answers_come_in_order(run: Callable[[Test], None]) -> None:
    """Many appends at once, to many tables; a conflict among them harms no other."""

    async def test(opened: Open) -> None:
        store, heard = await opened(), []
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
        store = await opened()
        await append(store, "a", 0, b"a", changed=1, people=["p"])
        await append(store, "b", 0, b"b", changed=2, is_private=True)
        await append(store, "c", 0, b"c", changed=3, status="playing", people=["p"])
        await append(store, "a", 1, b"a", changed=4, people=["q"])
        assert [one.id for one in await store.summaries(statuses=("open",))] == ["a"]
        found = await store.summaries(statuses=("open", "playing"), private=True)
        assert [one.id for one in found] == ["a", "c", "b"]
        assert [one.id for one in await store.tables_of("p")] == ["a", "c"]
        (last,) = await store.summaries(statuses=("open", "playing"), limit=1)
        assert last.changed == 4
        await store.close()

    run(test)


def test_a_summary_stays_until_there_is_another(run: Callable[[Test], None]) -> None:
    """A batch without one lengthens the log, fenced as any other."""

    async def test(opened: Open) -> None:
        store = await opened()
        await append(store, "t", 0, b"a", changed=7, people=["p"])
        await append(store, "t", 1, b"b", is_same=True)
        for seq in (1, 3, 9):  # neither over what is there, nor behind a hole
            with pytest.raises(Conflict):
                await append(store, "t", seq, b"x", is_same=True)
        log = await store.log("t")
        assert log is not None
        assert log.entries == [b"a", b"b"]
        assert [one.changed for one in await store.tables_of("p")] == [7]
        await append(store, "t", 2, b"c", changed=8)
        assert [one.changed for one in await store.tables_of("p")] == [8]
        await store.close()

    run(test)


def test_who_hosts_and_what_rests(run: Callable[[Test], None]) -> None:
    """Tables of a host that are not over; those that have not changed for long, oldest first."""

    async def test(opened: Open) -> None:
        store = await opened()
        await append(store, "a", 0, b"a", changed=3, host="p")
        await append(store, "b", 0, b"b", changed=2, host="p", status="ended")
        await append(store, "c", 0, b"c", changed=1, host="q")
        assert [await store.hosted(person) for person in "pqr"] == [1, 1, 0]
        assert await store.unchanged_since(3, ("open", "ended")) == ["c", "b"]
        assert await store.unchanged_since(9, ("open",)) == ["c", "a"]
        await store.close()

    run(test)


def test_what_names_somebody_is_written_anew(run: Callable[[Test], None]) -> None:
    """Where it is still as it was read, with what the lobby shows; then nobody is named."""

    async def test(opened: Open) -> None:
        store = await opened()
        await append(store, "t", 0, b'["p"]', b'["q"]', mentions=["p", "q"], people=["p"])
        await append(store, "u", 0, b'["q","p"]', mentions=["q"])
        found = await store.mentioning("p")
        assert found == [StoredEntry("t", 0, b'["p"]')]
        changes = [Rewritten(*found[0], b'["p",1]'), Rewritten("t", 1, b"other", b"lost")]
        await store.rewrite(changes, lambda summary: replace(summary, name=summary.id * 2))
        log = await store.log("t")
        assert log is not None
        assert log.entries == [b'["p",1]', b'["q"]']
        assert await store.entries("t") == [StoredEntry("t", 0, b'["p",1]'), ("t", 1, b'["q"]')]
        assert (await store.entries("v"), await store.sat_at("p")) == ([], ["t"])
        assert [one.name for one in await store.tables_of("p")] == ["tt"]
        await store.unlist("p")
        assert (await store.tables_of("p"), await store.mentioning("p")) == ([], [])
        assert await store.sat_at("p") == []
        assert len(await store.mentioning("q")) == 2
        await store.close()

    run(test)


def test_a_deleted_table_leaves_nothing(run: Callable[[Test], None]) -> None:
    """Its id is free; others are as they were."""

    async def test(opened: Open) -> None:
        store = await opened()
        for table in ("t", "u"):
            secret = GameSecret(table, Secret.typed(table))
            await append(store, table, 0, b'"p"', secret=secret, people=["p"], mentions=["p"])
        await store.delete(["t"])
        assert await store.log("t") is None
        assert [one.id for one in await store.tables_of("p")] == ["u"]
        assert [one.table for one in await store.mentioning("p")] == ["u"]
        await append(store, "t", 0, b"a")
        assert await store.log("t") == Log([b"a"], {})
        await store.close()

    run(test)
