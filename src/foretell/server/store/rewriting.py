"""What is changed in the SQLite file about tables beside appends: each in one commit."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from foretell.server.store.interface import Reshown, Rewritten, StoredEntry, Summary
from foretell.server.store.writer import connect

NAMED: Final = """
    select e.table_id, seq, cast(body as blob)
    from mentions m cross join events e on e.table_id = m.table_id
    where m.person = ? and (instr(body, ?) > 0 or not json_valid(cast(body as text)))
"""
UPDATE: Final = """
    update events set body = ? where table_id = ? and seq = ? and cast(body as blob) = ?
"""
OF_TABLES: Final = """
    select m.name from sqlite_schema m join pragma_table_info(m.name) c
    where m.type = 'table' and c.name = 'table_id' order by m.name
"""
"""The names of what is kept of a table, each in rows with a ``table_id``."""


def entries_naming(path: Path, person: str) -> list[StoredEntry]:
    """The entries that name a person, and those at the same tables that are damaged."""
    with closing(connect(path)) as connection:
        rows = connection.execute(NAMED, (person, person.encode())).fetchall()
    return [StoredEntry(*row) for row in rows]


def rewrite(entries: list[Rewritten], shown: Reshown, connection: sqlite3.Connection) -> None:
    """Other entries in place of some that are still as they were, and other summaries."""
    rows = [(one.new, one.table, one.seq, one.old) for one in entries]
    connection.executemany(UPDATE, rows)
    for table in {one.table for one in entries}:
        _show(table, shown, connection)


def _show(table: str, shown: Reshown, connection: sqlite3.Connection) -> None:
    query = "select cast(summary as blob) from tables where id = ?"
    for (body,) in connection.execute(query, (table,)).fetchall():
        try:
            summary = msgspec.json.decode(body, type=Summary)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue  # no list shows it
        row = msgspec.json.encode(shown(summary)), table
        connection.execute("update tables set summary = ? where id = ?", row)


def unlist(person: str, connection: sqlite3.Connection) -> None:
    """A person sat at no table and is named at none."""
    connection.execute("delete from sitters where person = ?", (person,))
    connection.execute("delete from mentions where person = ?", (person,))


def delete(tables: list[str], connection: sqlite3.Connection) -> None:
    """Nothing is kept of some tables."""
    kinds = [kind for (kind,) in connection.execute(OF_TABLES).fetchall()]
    for kind, name in (("tables", "id"), *((kind, "table_id") for kind in kinds)):
        query = f"delete from {kind} where {name} = ?"  # noqa: S608  # words of ours
        connection.executemany(query, [(table,) for table in tables])


def fill(size: int, connection: sqlite3.Connection) -> None:
    """So many bytes that mean nothing."""
    connection.execute("insert or replace into probes values (1, randomblob(?))", (size,))


def empty(connection: sqlite3.Connection) -> None:
    """They are gone again."""
    connection.execute("delete from probes")


def touch(connection: sqlite3.Connection) -> None:
    """The file's own header is written as it was."""
    version = int(connection.execute("pragma user_version").fetchone()[0])
    connection.execute(f"pragma user_version = {version}")
