"""What the store in PostgreSQL alone meets: lost answers, other owners, a dead database."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

import asyncpg
import pytest
from tests.postgres import Postgres, postgres
from tests.unit.server.store.test_store import append

from foretell.server.store.errors import BadData
from foretell.server.store.interface import Batch, Conflict, Log, NotSaved
from foretell.server.store.postgres.connecting import demand_sessions
from foretell.server.store.postgres.copying import DatabasePlace, database_source
from foretell.server.store.postgres.store import PostgresSnapshot, PostgresStore, snapshot

if TYPE_CHECKING:
    from foretell.server.store.postgres.connecting import Pool

pytestmark = pytest.mark.postgres
END = """
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
"""


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test in an event loop."""

    async def timed() -> None:
        await asyncio.wait_for(test(), 60)

    asyncio.run(timed())


async def kept(store: PostgresStore, table: str) -> list[bytes]:
    """The entries of a log, once the database answers again."""
    while True:
        with contextlib.suppress(NotSaved):
            log = await store.log(table)
            return log.entries if log else []
        await asyncio.sleep(0.02)


async def written(store: PostgresStore, table: str, answers: list[bytes], many: int) -> None:
    """Append entries one after the other; after a lost answer the log says how it went."""
    log: list[bytes] = []
    for number in range(many):
        body = b"%d" % number
        while body not in log:
            with contextlib.suppress(NotSaved):
                await append(store, table, len(log), body, is_same=bool(log))
                answers.append(body)
                log.append(body)
                continue
            log = await kept(store, table)
            assert log[: len(answers)] == answers  # what was acknowledged is there
            answers[:] = log
    assert await kept(store, table) == answers


@pytest.mark.parametrize("mode", ["off", "remote_apply"])
def test_every_commit_waits_for_the_disk_whatever_the_database_is_set_to(mode: str) -> None:
    """Not only the first one of a connection (R1); who waits for more than that goes on with it."""

    async def test() -> None:
        url = postgres().ready()
        name = urlsplit(url).path[1:]
        postgres().asked(url, f"alter database {name} set synchronous_commit = {mode}")
        store = await PostgresStore.opened(url)
        for number in range(3):
            await append(store, "t", number, b"a", is_same=number > 0)
            assert await store.rows("show synchronous_commit") == [
                ("on" if mode == "off" else mode,)
            ]
        await store.close()

    run(test)


def test_lost_answers_are_found_out() -> None:
    """Connections are ended in the middle of appends: each entry is there once, and in order."""

    async def test() -> None:
        url, chance = postgres().ready(), random.Random(7)
        store = await PostgresStore.opened(url)
        tables: dict[str, list[bytes]] = {f"t{number}": [] for number in range(8)}
        games = [asyncio.create_task(written(store, *one, 150)) for one in tables.items()]
        ending = await asyncpg.connect(url)
        ended = 0
        while not all(game.done() for game in games):
            await asyncio.sleep(0.1 + 0.2 * chance.random())
            ended += len(await ending.fetch(END))
        await asyncio.gather(*games)
        assert ended > 3
        for table, answers in tables.items():
            assert answers == [b"%d" % number for number in range(150)], table
        await ending.close()
        await store.close()

    run(test)


def test_a_database_that_dies_keeps_what_was_acknowledged() -> None:
    """It is killed as a machine dies, and comes back: the store goes on by itself."""
    own = Postgres("fsync=on")

    async def test() -> None:
        store = await PostgresStore.opened(own.made())
        answers: list[bytes] = []
        game = asyncio.create_task(written(store, "t", answers, 150))
        for _ in range(2):
            while len(answers) < 20:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(own.stop, signal.SIGQUIT)
            with pytest.raises(NotSaved):
                await store.published()
            await asyncio.to_thread(own.start)
        await game
        assert len(answers) == 150
        await store.close()

    try:
        run(test)
    finally:
        own.remove()


def test_who_claims_a_table_fences_off_what_is_under_way() -> None:
    """An append that arrives after the log was read anew changes nothing."""

    async def test() -> None:
        url = postgres().ready()
        old, new = [await PostgresStore.opened(url) for _ in range(2)]
        await append(old, "t", 0, b"a")
        new._appender.doubtful.add("t")
        assert await new.log("t") == Log([b"a"], {})
        with pytest.raises(Conflict):
            await append(old, "t", 1, b"late", is_same=True)
        await append(new, "t", 1, b"b", is_same=True)
        assert await old.log("t") == Log([b"a", b"b"], {})
        await append(old, "t", 2, b"c", is_same=True)  # who reads the log knows how it stands
        for store in (old, new):
            await store.close()

    run(test)


def test_a_conflict_among_many_harms_no_other() -> None:
    """All go in one statement; what came with the one that conflicts is not kept."""

    async def test() -> None:
        store = await PostgresStore.opened(postgres().ready())
        for table in "abc":
            await append(store, table, 0, b"1")
        heard: dict[str, Exception | None] = {}
        for table, seq in (("a", 1), ("b", 5), ("c", 1)):
            batch = Batch(table, seq, [b'"%s"' % table.encode()], None, mentions=frozenset({table}))
            store.append(batch, lambda error, table=table: heard.update({table: error}))  # type: ignore[misc]
        while len(heard) < 3:
            await asyncio.sleep(0.001)
        assert isinstance(heard.pop("b"), Conflict)
        assert heard == {"a": None, "c": None}
        assert [len(await store.mentioning(table)) for table in "abc"] == [1, 0, 1]
        await store.close()

    run(test)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("postgresql://ada:secret@127.0.0.1:1/x", r"^postgresql://ada@127\.0\.0\.1:1/x: "),
        ("postgresql://[", "cannot be read"),
        *(
            (f"postgresql://ada:{password}@127.0.0.1:1/x", "^postgresql://…: .* cannot be read")
            for password in ("secret/2", "1/secret", "secret#2", "1#secret", "secret?2", "2@secret")
        ),
        ("postgresql://ada:se%2Fcret@127.0.0.1:1/x", "^postgresql://ada@127"),
    ],
)
def test_a_database_that_is_not_there_is_told_in_a_line(url: str, why: str) -> None:
    """Without its password."""

    async def test() -> None:
        with pytest.raises(BadData, match=why) as refused:
            await PostgresStore.opened(url)
        assert "secret" not in str(refused.value)
        assert "\n" not in str(refused.value)

    run(test)


@pytest.mark.parametrize("script", ["", "create table format (version integer not null)"])
def test_an_empty_database_is_none_of_a_server(script: str) -> None:
    """The doctor says so, and changes nothing; also where the tables came along without rows."""
    url = postgres().made()
    postgres().asked(url, script)

    async def test() -> None:
        with pytest.raises(BadData, match="no data of a server"):
            await snapshot(url).__aenter__()

    run(test)


@pytest.mark.parametrize("of", [snapshot, database_source])
def test_a_database_that_goes_away_while_it_is_read_is_told_in_a_line(
    of: Callable[[str], contextlib.AbstractAsyncContextManager[object]],
) -> None:
    """As the doctor and a copy read it, with what the database said itself."""
    url = postgres().ready()

    async def read() -> None:
        async with of(url) as reading:
            postgres().asked(url, END)
            if isinstance(reading, DatabasePlace):
                await reading.count("events")
            elif isinstance(reading, PostgresSnapshot):
                await reading.ids()

    async def test() -> None:
        with pytest.raises(BadData, match=r"cannot be used: .*(administrator|in the middle)"):
            await read()

    run(test)


class Pooler:
    """Gives whoever asks, or begins a transaction, the connection that was used last."""

    def __init__(self) -> None:
        self.free: list[dict[str, str]] = [{}]

    @contextlib.asynccontextmanager
    async def acquire(self) -> AsyncIterator[PooledConnection]:
        """One that has no connection of its own."""
        yield PooledConnection(self)


class PooledConnection:
    """What somebody takes for a connection."""

    def __init__(self, pooler: Pooler) -> None:
        self.pooler = pooler
        self.held: dict[str, str] | None = None

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Have a connection meanwhile."""
        self.held = self.pooler.free.pop() if self.pooler.free else {}
        yield
        self.pooler.free.append(self.held)
        self.held = None

    async def execute(self, query: str) -> None:
        """Remember that a session was told something."""
        if "set_config" in query:
            async with self.transaction():
                assert self.held is not None
                self.held["told"] = "kept"

    async def fetchval(self, _query: str) -> str | None:
        """What the session was told."""
        async with self.transaction():
            assert self.held is not None
            return self.held.get("told")


def test_a_pooler_that_forgets_what_a_session_was_told_is_refused() -> None:
    """Commits would not wait for the disk there."""

    async def test() -> None:
        with pytest.raises(BadData, match="for a whole session"):
            await demand_sessions(cast("Pool", Pooler()), "postgresql://db/x")

    run(test)
