"""Data that are moved away under a running server, stores that fail, a disk that becomes full."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from click.testing import CliRunner
from structlog.testing import capture_logs

from foretell.cli.main import main
from foretell.server.operate.disk import try_data
from foretell.server.operate.doctor import examine
from foretell.server.protocol import commands as w
from foretell.server.server import Server
from foretell.server.store.journal import journal_of
from foretell.server.store.sqlite import FILE, SqliteStore
from foretell.server.store.transactions import one
from foretell.server.tables.session import SocketSession
from tests.promises.test_failing_disks import Heard, answer, full
from tests.server.fake_clock import FakeClock
from tests.server.operate.test_health_and_metrics import asking, figure
from tests.server.server_without_sockets import ADA, opened, server


class Scene(NamedTuple):
    """A server with one table, somebody who talks there, and somebody who asks for its health."""

    made: Server
    clock: FakeClock
    session: SocketSession
    heard: Heard
    client: httpx.AsyncClient
    file: Path

    async def say(self, name: str, text: str = "hm") -> str:
        """Say a line; the answer."""
        return await answer(self.session, self.heard, name, w.Say(text))

    async def health(self) -> dict[str, Any]:
        """What the server says of itself."""
        said = await self.client.get("/health")
        body: dict[str, Any] = said.json()
        assert body["ok"] == (said.status_code == 200)
        return body


@asynccontextmanager
async def scene(folder: Path, **more: object) -> AsyncIterator[Scene]:
    """A server at work."""
    clock = FakeClock(1e9)
    async with server(folder, clock, lines_per_minute=0, **more) as made, asking(made) as client:
        await made.operation.start()
        table = await made.tables.get(await opened(made))
        heard = Heard()
        session = SocketSession(table, ADA, clock)
        session.opened(heard)
        assert await answer(session, heard, "sit", w.Sit(1)) == "done"
        yield Scene(made, clock, session, heard, client, folder / FILE)


def renamed(file: Path) -> None:
    """Another name for the file."""
    file.rename(file.with_name("other.db"))


def replaced(file: Path) -> None:
    """A copy in place of the file, as if a backup was brought back."""
    shutil.copy(file, file.with_name("copy.db"))
    file.rename(file.with_name("other.db"))
    file.with_name("copy.db").rename(file)


def without_journal(file: Path) -> None:
    """Another name for the journal."""
    journal_of(file).rename(file.with_name("other.db"))


@pytest.mark.parametrize("move", [renamed, replaced, without_journal])
def test_nothing_is_acknowledged_while_the_data_are_elsewhere(
    move: Callable[[Path], None], tmp_path: Path
) -> None:
    """Noticed within a second, told by health and log; all goes on when they are back."""

    async def test() -> None:
        async with scene(tmp_path) as at:
            assert await at.say("one") == "done"
            assert (await at.health())["ok"]
            name = journal_of(at.file) if move is without_journal else at.file
            with capture_logs() as lines:
                move(at.file)
                at.clock.advance(1)
                assert [line["event"] for line in lines] == ["store.moved"]
                for number in range(3):
                    assert await at.say(f"lost{number}") == "rejected"
            health = await at.health()
            assert not health["ok"]
            assert "was renamed, replaced or deleted" in health["reasons"][0]
            name.unlink(missing_ok=True)
            at.file.with_name("other.db").rename(name)
            assert await at.say("two") == "done"
            at.clock.advance(2)
            assert (await at.health())["ok"]
            log = await at.made.store.log(at.session._table.state.id)
            assert log is not None
            assert [body.count(b'"hm"') for body in log.entries].count(1) == 2

    asyncio.run(asyncio.wait_for(test(), 60))


async def in_the_file(at: Scene) -> None:
    """Have all that is stored in the file itself, as it is after half a minute."""
    at.clock.advance(30)
    while journal_of(at.file).stat().st_size:
        await asyncio.sleep(0.01)


def test_a_backup_that_is_copied_over_the_data_is_noticed(tmp_path: Path) -> None:
    """Nothing is acknowledged before a new start."""
    backup = tmp_path / "backup.db"

    async def test() -> None:
        async with scene(tmp_path) as at:
            table = at.session._table.state.id
            await in_the_file(at)
            shutil.copyfile(at.file, backup)
            assert await at.say("one") == "done"
            await in_the_file(at)
            assert (await at.health())["ok"]
            with capture_logs() as lines:
                shutil.copyfile(backup, at.file)
                at.clock.advance(1)
                assert await said_in_vain(at) == ["bye"]
                at.clock.advance(60)
            assert [line["event"] for line in lines].count("store.moved") == 1
            health = await at.health()
            assert not health["ok"]
            assert "was overwritten" in health["reasons"][0]
            assert (await at.client.get(f"/t/{table}")).status_code == 503

    asyncio.run(asyncio.wait_for(test(), 60))


async def said_in_vain(at: Scene) -> list[str]:
    """What is heard of a line of chat after which the table is no more in memory."""
    before = len(at.heard.frames)
    at.session.received(
        b'{"t":"do","id":"x","table":"%s","v":0,"what":{"k":"say","text":"hm"}}'
        % at.session._table.state.id.encode()
    )
    while not at.session._table.is_gone:
        await asyncio.sleep(0.01)
    return [one["t"] for one in at.heard.frames[before:]]


class Moving:
    """A connection under which the file is moved while it commits."""

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self._connection, self._file = connection, file

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, query: str, *values: Any) -> Any:
        """Commit, and find that the file is elsewhere."""
        done = self._connection.execute(query, *values)
        if query == "commit":
            renamed(self._file)
        return done


def test_a_commit_during_which_the_data_are_moved_does_not_count(tmp_path: Path) -> None:
    """Nor is it acknowledged later by what the log holds, while nobody knows where that is."""

    async def test() -> None:
        async with scene(tmp_path) as at:
            assert isinstance(at.made.store, SqliteStore)
            writer = at.made.store._writer
            real = writer._connection
            writer._connection = Moving(real, at.file)  # type: ignore[assignment]
            assert await said_in_vain(at) == ["bye"]
            writer._connection = real
            assert (await at.client.get("/t/" + at.session._table.state.id)).status_code == 503
            at.file.with_name("other.db").rename(at.file)
            await at.made.store.change(one("select 1"))
            assert (await at.client.get("/t/" + at.session._table.state.id)).status_code == 200

    asyncio.run(asyncio.wait_for(test(), 60))


def test_health_between_two_failed_stores(tmp_path: Path) -> None:
    """A little may still fit where a line does not: the server is not well before as much fits."""

    async def test() -> None:
        async with scene(tmp_path) as at:
            assert (await at.health())["ok"]
            with full(at.made):
                number = 0
                while await at.say(f"x{number}", "x" * 300) == "done":
                    number += 1
                for again in range(2):
                    health = await at.health()
                    assert not health["ok"], health
                    assert "cannot be written" in health["reasons"][0]
                    assert await at.say(f"y{again}", "y" * 300) == "rejected"
            assert (await at.health())["ok"]
            assert await at.say("last", "z" * 300) == "done"

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_disk_is_told_before_it_is_full(tmp_path: Path) -> None:
    """By health, which stays ready, the log, once, the figures and the doctor."""

    async def test() -> None:
        with capture_logs() as lines:
            async with scene(tmp_path / "data", disk_reserve=10**9) as at:
                at.clock.advance(60)
                health = await at.health()
                assert health["ok"]
                assert "1000000000 are to be kept in reserve" in health["warnings"][0]
                text = (await at.client.get("/metrics")).text
                assert 0 < figure(text, "foretell_disk_free_bytes") < 1e15
        assert [line["event"] for line in lines].count("disk.low") == 1
        async with scene(tmp_path / "none", disk_reserve=0) as at:
            assert (await at.health())["warnings"] == []

    asyncio.run(asyncio.wait_for(test(), 60))
    assert try_data(tmp_path / "data") is None
    (tmp_path / "data").chmod(0o700)
    assert len(examine(tmp_path / "data", reserve=10**9).findings) == 1
    environment = {"FORETELL_DISK_RESERVE": str(10**9)}
    told = CliRunner().invoke(main, ["doctor", "--data", str(tmp_path / "data")], env=environment)
    assert (told.exit_code, "1000000000 are to be kept in reserve" in told.output) == (1, True)
