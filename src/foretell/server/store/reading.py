"""A data folder that is only read: by the doctor, by a copy, by an operator without a server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from foretell.server.store.errors import bad_data, reading
from foretell.server.store.journal import journal_of, refuse_damaged
from foretell.server.store.schema import MIGRATIONS
from foretell.server.store.sqlite import FILE

BUSY_SECONDS = 10.0


def file_of(folder: Path) -> Path:
    """The database of a data folder.

    Raises:
        BadData: there is none.
    """
    file = folder / FILE
    if not file.is_file():
        raise bad_data(folder, "no-data", name=FILE)
    return file


@contextmanager
def read_only(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that sees the file as it is now, and changes nothing.

    Raises:
        BadData: it is no database, or a damaged one.
        DamagedJournal: its journal holds what this connection would not see.
    """
    refuse_damaged(file)
    uri = f"file:{quote(str(file.resolve()))}?mode=ro"
    connection = sqlite3.connect(
        uri, uri=True, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS
    )
    with closing(connection), reading(file):
        connection.execute("begin")
        yield connection


def version_of(connection: sqlite3.Connection) -> int:
    """The version of a file's format."""
    return int(connection.execute("pragma user_version").fetchone()[0])


def check_version(connection: sqlite3.Connection, file: Path) -> None:
    """Refuse what this program cannot read.

    Raises:
        BadData: the file is of an older or a newer format, or there is nothing in it.
    """
    version = version_of(connection)
    if not connection.execute("select count(*) from sqlite_schema").fetchone()[0]:
        raise bad_data(file, "empty-data", name=journal_of(file).name)
    if version > len(MIGRATIONS):
        raise bad_data(file, "newer-data", found=str(version), known=str(len(MIGRATIONS)))
    if version < len(MIGRATIONS):
        raise bad_data(file, "older-data", found=str(version), known=str(len(MIGRATIONS)))
