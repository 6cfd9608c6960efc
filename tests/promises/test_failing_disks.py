"""A database that stalls, is full, or fails to reach the disk: refuse, never say done (R10)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from foretell.server.protocol import commands as w
from foretell.server.protocol.messages import Do
from foretell.server.server import Server
from foretell.server.store.sqlite import FILE, SqliteStore
from foretell.server.tables.session import SocketSession
from tests.server.server_without_sockets import ADA, NullConnection, opened, server

encode = msgspec.json.Encoder().encode
Fault = Callable[[Server], AbstractContextManager[None]]


class Heard(NullConnection):
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        """Keep it."""
        self.frames.append(msgspec.json.decode(message))


@contextmanager
def locked(made: Server) -> Iterator[None]:
    """Somebody else holds the database for longer than is waited."""
    other = sqlite3.connect(made.settings.data / FILE, isolation_level=None)
    other.execute("begin immediate")
    yield
    other.execute("rollback")
    other.close()


@contextmanager
def full(made: Server) -> Iterator[None]:
    """No page more fits on the disk."""
    assert isinstance(made.store, SqliteStore)
    connection = made.store._writer._connection
    pages = connection.execute("pragma page_count").fetchone()[0]
    connection.execute(f"pragma max_page_count = {pages}")
    yield
    connection.execute("pragma max_page_count = 1000000")


class Unsynced:
    """A connection whose commits do not reach the disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, query: str, *values: Any) -> Any:
        """Fail where the disk would be asked to be sure."""
        if query == "commit":
            raise sqlite3.OperationalError("disk I/O error")
        return self._connection.execute(query, *values)


@contextmanager
def unsynced(made: Server) -> Iterator[None]:
    """The disk says that it could not write."""
    assert isinstance(made.store, SqliteStore)
    writer = made.store._writer
    real = writer._connection
    writer._connection = Unsynced(real)  # type: ignore[assignment]
    yield
    writer._connection = real


async def refused_for_a_while(fault: Fault, folder: Path) -> None:
    """Commands before the fault, while it lasts, and after it."""
    async with server(folder, lines_per_minute=0) as made:
        table = await made.tables.get(await opened(made))
        heard, other = Heard(), Heard()
        session = SocketSession(table, ADA, made.clock)
        session.opened(heard)
        SocketSession(table, None, made.clock).opened(other)
        assert await answer(session, heard, "sit", w.Sit(1)) == "done"
        told, seq = len(other.frames), table.state.seq
        with fault(made):
            text = "x" * 300
            for number in range(20):
                said = await answer(session, heard, f"lost{number}", w.Say(text))
                assert said == "rejected" or fault is full
            assert said == "rejected"
        log = await made.store.log(table.state.id)
        assert log is not None
        assert len(log.entries) == table.state.seq
        assert fault is full or (len(log.entries), told) == (seq, updates(other, told))
        assert stuck(other)[-1]
        assert await answer(session, heard, "again", w.Say("again")) == "done"
        assert not stuck(other)[-1]
        log = await made.store.log(table.state.id)
        assert log is not None
        assert b"again" in log.entries[-1]


@pytest.mark.parametrize("fault", [locked, full, unsynced])
def test_nothing_is_acknowledged_that_is_not_stored(
    fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refused while the fault lasts, nobody hears of it, and afterwards all goes on.

    All who look are told that nothing goes on, and then that it does. Who runs the server is told
    once when it begins, and once when it is over.
    """
    monkeypatch.setattr("foretell.server.store.writer.BUSY_SECONDS", 0.2)

    with capture_logs() as lines:
        asyncio.run(asyncio.wait_for(refused_for_a_while(fault, tmp_path), 60))
    assert [line["event"] for line in lines] == ["store.failing", "store.works_again"]


def stuck(other: Heard) -> list[bool]:
    """What somebody was told, one after the other, of whether the table is stuck."""
    tables = [frame.get("view", frame).get("table", {}) for frame in other.frames]
    return [table["is_stuck"] for table in tables if "is_stuck" in table]


def updates(other: Heard, told: int) -> int:
    """How many frames somebody had before those that only show the table as it was."""
    new = [frame for frame in other.frames[told:] if frame["t"] != "snapshot"]
    return told + len(new)


async def answer(session: SocketSession, heard: Heard, name: str, command: w.AnyCommand) -> str:
    """Send a command, and wait for the answer."""
    session._messages._full_at = 0.0
    session.received(encode(Do(name, session._table.state.id, 0, command)))
    while True:
        for frame in heard.frames:
            if frame.get("id") == name:
                assert frame["t"] == "done" or frame["code"] == "not-saved"
                return str(frame["t"])
        await asyncio.sleep(0.005)
