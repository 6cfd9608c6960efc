"""Older files become new ones, step by step: each step whole, or not at all."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from foretell.server.protocol.events import LogEntry, Opened, Premoved, Said, Sat, read
from foretell.server.protocol.events import written as entry_body
from foretell.server.store import schema
from foretell.server.store.interface import Incomplete
from foretell.server.store.schema import MIGRATIONS, migrate
from foretell.server.store.sqlite import FILE, SqliteStore
from foretell.server.store.writer import connect

NO_LENGTH = 9
"""The format from which on a table's row has no length of its log."""
DIES = """
import os, signal, sys
from pathlib import Path
from foretell.server.store import schema
from foretell.server.store.interface import Incomplete
from foretell.server.store.writer import connect
connection = connect(Path(sys.argv[1]))
connection.create_function("die", 0, lambda: os.kill(os.getpid(), signal.SIGKILL))
step = int(sys.argv[2])
scripts = list(schema.MIGRATIONS)
scripts[step] += "; select die();"
schema.MIGRATIONS = tuple(scripts)
schema.migrate(connection)
"""
"""A program that a power cut ends in the middle of a migration, when all but its end is done."""


def at_version(path: Path, version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file as an older program has left it, with a table and a person in it."""
    with monkeypatch.context() as older:
        older.setattr(schema, "MIGRATIONS", MIGRATIONS[:version])
        with closing(connect(path)) as connection:
            migrate(connection)
            length = (1,) if version < NO_LENGTH else ()
            row = ("t", *length, "playing", 0, 61000, '{"changed": 61000}')
            marks = ", ".join("?" * len(row))
            connection.execute(f"insert into tables values ({marks})", row)  # noqa: S608
            connection.execute("insert into people values ('p', 'Ada', 1)")


def content(path: Path) -> list[str]:
    """All that is in a file but what is drawn by chance, and its version."""
    with closing(sqlite3.connect(path)) as connection:
        version = connection.execute("pragma user_version").fetchone()[0]
        rows = [line for line in connection.iterdump() if '"salts"' not in line]
        return [*rows, str(version)]


@pytest.mark.thorough
@pytest.mark.skipif(os.name == "nt", reason="a process is killed as a power cut would")
@pytest.mark.parametrize("step", range(1, len(MIGRATIONS)))
def test_a_migration_that_dies_half_way_has_changed_nothing(
    step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The steps before it stand; the next start does the rest, once."""
    path, whole = tmp_path / FILE, tmp_path / "whole.db"
    for file in (path, whole):
        at_version(file, step, monkeypatch)
    before = content(path)
    done = subprocess.run([sys.executable, "-c", DIES, str(path), str(step)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert content(path) == before
    for file in (path, whole):
        with closing(connect(file)) as connection:
            migrate(connection)
    assert content(path) == content(whole)
    assert content(path)[-1] == str(len(MIGRATIONS))


def test_a_card_that_was_marked_ahead_is_a_premove_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Format 8 gives the event its name; a line of chat that cites the old one stays as it is."""
    path = tmp_path / FILE
    at_version(path, 7, monkeypatch)
    marked = {"at": 5, "event": {"k": "winged", "seat": 1, "text": "7h"}, "by": "p", "act": "a"}
    said = {"at": 6, "event": {"k": "said", "name": "Ö", "text": '{"k":"winged"}'}, "by": "p"}
    with closing(connect(path)) as connection:
        for seq, entry in enumerate((marked, said)):
            body = json.dumps(entry, separators=(",", ":"), ensure_ascii=False).encode()
            connection.execute("insert into events values ('t', ?, ?)", (seq, body))
        migrate(connection)
        found = connection.execute("select body from events order by seq").fetchall()
    assert [read(body) for (body,) in found] == [
        LogEntry(5, Premoved(1, "7h"), "p", "a"),
        LogEntry(6, Said("Ö", '{"k":"winged"}'), "p"),
    ]


@pytest.mark.parametrize("version", range(1, NO_LENGTH - 1))
def test_damaged_rows_come_along_as_they_are(
    version: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An upgrade does not fail at them; they are told of afterwards, as before."""
    path = tmp_path / FILE
    at_version(path, version, monkeypatch)
    bodies = [b"\xff", b'{"k":"winged"', b'x"k":"winged"', b"{}"]
    with closing(connect(path)) as connection:
        connection.execute("update tables set summary = x'7bff', seq = ?", (len(bodies),))
        rows = [("t", seq, body) for seq, body in enumerate(bodies)]
        connection.executemany("insert into events values (?, ?, ?)", rows)
        migrate(connection)
        found = connection.execute("select body from events order by seq").fetchall()
        assert [body for (body,) in found] == bodies
        assert connection.execute("select summary from tables").fetchall() == [(b"{\xff",)]


def test_the_length_of_a_log_is_in_the_log_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Format 9 has no other count; a log that was too short before is found too short after."""
    path = tmp_path / FILE
    at_version(path, 8, monkeypatch)
    with closing(connect(path)) as connection:
        for table, length in (("whole", 2), ("short", 3), ("empty", 1)):
            row = (table, length, "open", 0, 5, "{}")
            connection.execute("insert into tables values (?, ?, ?, ?, ?, ?)", row)
        rows = [("whole", 0, "a"), ("whole", 1, "b"), ("short", 0, "a"), ("short", 1, "b")]
        connection.executemany("insert into events values (?, ?, ?)", rows)
        migrate(connection)

    async def read() -> None:
        store = SqliteStore(tmp_path)
        log = await store.log("whole")
        assert log is not None
        assert len(log.entries) == 2
        for table in ("short", "empty"):
            with pytest.raises(Incomplete):
                await store.log(table)
        await store.close()

    asyncio.run(read())


def test_whom_the_logs_name_is_found_by_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Format 10 lists who did something, sat, or was the host; damaged entries name nobody."""
    path = tmp_path / FILE
    at_version(path, 9, monkeypatch)
    entries = [
        LogEntry(1, Opened("T", "standard", 3, "host"), "host"),
        LogEntry(2, Sat(1, "sits", "Bo"), "host"),
        LogEntry(3, Said("Cy", "hello"), "talks"),
    ]
    bodies = [*(entry_body(entry) for entry in entries), b'{"at":4,"ev']
    with closing(connect(path)) as connection:
        rows = [("t", seq, body) for seq, body in enumerate(bodies)]
        connection.executemany("insert into events values (?, ?, ?)", rows)
        migrate(connection)
        found = connection.execute("select person, table_id from mentions").fetchall()
    assert found == [("host", "t"), ("sits", "t"), ("talks", "t")]
