"""The journal: damage is refused with its number, what a death leaves is no damage."""

from __future__ import annotations

import asyncio
import itertools
import random
import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from foretell.cli.main import main
from foretell.server.operate.disk import try_data
from foretell.server.operate.doctor import examine
from foretell.server.store.backup import back_up
from foretell.server.store.errors import BadData
from foretell.server.store.interface import NotSaved
from foretell.server.store.journal import HEAD, DamagedJournal, damage, journal_of, refuse_damaged
from foretell.server.store.schema import MIGRATIONS
from foretell.server.store.sqlite import FILE, SqliteStore
from foretell.server.store.transactions import one
from foretell.server.store.writer import connect
from tests.server.damaged_journals import FRAME, cut, ends, image, put, unfinished, writing
from tests.server.fake_clock import FakeClock
from tests.server.server_process import Process
from tests.server.server_without_sockets import opened, server

Spoil = Callable[[bytes], bytes]


def kept(file: Path) -> int:
    """How many rows SQLite finds."""
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("select count(*) from kept").fetchone()[0])


def zero_head(body: bytes) -> bytes:
    """The first 64 bytes are gone."""
    return bytes(64) + body[64:]


def other_magic(body: bytes) -> bytes:
    """One bit of the header is another."""
    return bytes([body[0] ^ 1]) + body[1:]


def torn_page(body: bytes) -> bytes:
    """One bit in a page of the tenth commit is another."""
    place = ends(body).places[9] - 7
    return body[:place] + bytes([body[place] ^ 4]) + body[place + 1 :]


def torn_salts(body: bytes) -> bytes:
    """A page in the middle bears the salts of nobody."""
    place = HEAD + 30 * FRAME + 8
    return body[:place] + b"\xff" * 8 + body[place + 8 :]


SPOILT: dict[Spoil, str] = {
    zero_head: "header",
    other_magic: "header",
    torn_page: "middle",
    torn_salts: "middle",
}


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_damaged_journal_is_refused(spoil: Spoil, tmp_path: Path) -> None:
    """With the number of lost commits, by whoever would open it; nothing is changed by that."""
    with writing(tmp_path / "data") as connection:
        put(connection, 40)
        file = image(tmp_path / "data", tmp_path / "spoilt")
    body = spoil(journal_of(file).read_bytes())
    journal_of(file).write_bytes(body)
    found = damage(file)
    assert found is not None
    assert found.reason == SPOILT[spoil]
    assert 30 <= found.commits <= 41
    attempts = (try_data, SqliteStore, examine, lambda folder: back_up(folder, tmp_path / "copy"))
    for attempt in attempts:
        with pytest.raises(DamagedJournal, match=f"{found.commits} stored changes in"):
            attempt(file.parent)
    assert journal_of(file).read_bytes() == body


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_loss_that_is_accepted_is_told_once(spoil: Spoil, tmp_path: Path) -> None:
    """The start says how much it goes on without; the next one has nothing to ask."""
    with writing(tmp_path / "data") as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        for number in range(40):
            put(connection, number)
        file = image(tmp_path / "data", tmp_path / "spoilt")
    journal_of(file).write_bytes(spoil(journal_of(file).read_bytes()))
    lost = damage(file)
    assert lost is not None
    assert try_data(file.parent, accepts_loss=True) == lost
    assert try_data(file.parent) is None
    assert 40 <= kept(file) <= 80 - lost.commits


def test_what_the_operator_reads(tmp_path: Path) -> None:
    """The server, the doctor, a copy and an order: one line with the reason; then --accept-loss.

    What is short on the disk is told at the start too.
    """
    data = tmp_path / "data"
    with writing(tmp_path / "old") as connection:
        put(connection, 1)
        file = image(tmp_path / "old", data)
    journal_of(file).write_bytes(zero_head(journal_of(file).read_bytes()))
    for words in (
        "serve --port 0",
        "web --no-browser --port 0",
        "doctor",
        f"backup {tmp_path / 'copy'}",
        "admin tables",
    ):
        told = CliRunner().invoke(main, [*words.split(), "--data", str(data)])
        assert told.exit_code == 1
        assert "its header is damaged: 41 stored changes in" in told.output, told.output
        assert told.output.count("foretell: ") == 1
    options = ["--accept-loss", "--disk-reserve", "1000000000"]
    process = Process(data, options=options)
    process.keep_log()
    process.start()
    assert process.stop() == 0
    for told_at_the_start in ("Going on without 41 stored changes", "1,000,000,000 are to be kept"):
        assert sum(told_at_the_start in line for line in process.log()) == 1
    assert not damage(file)


def test_what_a_death_leaves_is_no_damage(tmp_path: Path) -> None:
    """Any cut behind the last commit; all that was committed is there."""
    chance = random.Random(5)
    with writing(tmp_path / "data") as connection:
        for number in range(100):
            if number % 30 == 15:
                connection.execute("pragma wal_checkpoint(truncate)")
            put(connection, number)
            file = image(tmp_path / "data", tmp_path / "cut")
            died_at = chance.choice(["", "commit.after"])
            before = len(ends(journal_of(file).read_bytes()).places)
            cut(file, chance, died_at)
            assert try_data(file.parent) is None
            after = number + 41 - (died_at == "commit.after" and before > 0)
            assert kept(file) == after
            shutil.rmtree(file.parent)


def test_an_earlier_generation_is_no_damage(tmp_path: Path) -> None:
    """The journal is written over from its beginning: what stands behind is older."""
    chance = random.Random(6)
    with writing(tmp_path / "data") as connection:
        connection.execute("pragma wal_checkpoint(restart)")
        put(connection, 40)
        file = image(tmp_path / "data", tmp_path / "cut")
    body = journal_of(file).read_bytes()
    end = ends(body).places[-1]
    assert len(body) > end + 20 * FRAME
    for _ in range(40):
        journal_of(file).write_bytes(body[: chance.randrange(end, len(body))])
        assert damage(file) is None
        torn = unfinished(chance, ends(body).salts)
        journal_of(file).write_bytes(body[:end] + torn + body[end + len(torn) :])
        assert damage(file) is None
    assert try_data(file.parent) is None
    assert kept(file) == 41


def test_the_file_alone_has_what_was_kept_a_minute_ago(tmp_path: Path) -> None:
    """After the first start, after half a minute, and at the end: a copy may forget the journal."""

    def alone(name: str) -> int:
        (tmp_path / name).mkdir()
        shutil.copy(tmp_path / "data" / FILE, tmp_path / name)
        return examine(tmp_path / name).tables

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path / "data", clock) as made:
            await made.operation.start()
            assert await asyncio.to_thread(alone, "started") == 0
            await opened(made)
            clock.advance(60)
            await made.store.change(one("select 1"))  # behind which the checkpoint is made
            await made.store.change(one("select 1"))
            assert await asyncio.to_thread(alone, "minute") == 1
            await opened(made)
            other = connect(tmp_path / "data" / FILE)  # else SQLite itself would do it at the end
            other.execute("begin").execute("select * from tables").fetchall()
            other.execute("commit")
        assert await asyncio.to_thread(alone, "end") == 2
        other.close()

    asyncio.run(test())


def test_a_migration_ends_with_a_checkpoint(tmp_path: Path) -> None:
    """A file of an older format is brought up to date, and that is in the file itself."""
    (tmp_path / "data").mkdir()
    with closing(connect(tmp_path / "data" / FILE)) as older:
        older.executescript(f"begin; {MIGRATIONS[0]} pragma user_version = 1; commit;")
        older.execute("select * from tables").fetchall()

        async def test() -> None:
            store = SqliteStore(tmp_path / "data")
            (tmp_path / "alone").mkdir()
            shutil.copy(tmp_path / "data" / FILE, tmp_path / "alone")
            await store.close()

        asyncio.run(test())
    assert examine(tmp_path / "alone").tables == 0


def test_a_failed_commit_leaves_nothing_in_the_journal(tmp_path: Path) -> None:
    """Else its pages would look, behind the next commit, like damage."""

    async def test() -> None:
        store = SqliteStore(tmp_path)
        queries = ("insert into nowhere values (1)", "delete from salts", "select 1")
        answers = [await written(store, query) for query in queries]
        assert [type(answer) for answer in answers] == [NotSaved, type(None), type(None)]
        assert journal_of(tmp_path / FILE).stat().st_size == 0
        await store.close()

    asyncio.run(asyncio.wait_for(test(), 30))


async def written(store: SqliteStore, query: str) -> Exception | None:
    """What the store answers to a change."""
    try:
        await store.change(one(query))
    except NotSaved as refused:
        return refused
    return None


def test_a_copy_without_its_journal_is_told_for_what_it_is(tmp_path: Path) -> None:
    """The doctor does not call a file in which nothing is an old one."""
    with closing(connect(tmp_path / FILE)):
        pass
    with pytest.raises(BadData, match=r"foretell\.db-wal"):
        examine(tmp_path)


def test_a_journal_in_use_is_no_damage(tmp_path: Path) -> None:
    """Looked at while it is written and written over, again and again."""
    with writing(tmp_path) as connection:

        def look() -> None:
            for _ in range(20):
                refuse_damaged(tmp_path / FILE)

        with ThreadPoolExecutor(1) as pool:
            looks = pool.submit(look)
            for number in itertools.count():
                put(connection, number)
                if number % 10 == 9:
                    connection.execute("pragma wal_checkpoint(restart)")
                if number > 300 and looks.done():
                    break
            looks.result()
