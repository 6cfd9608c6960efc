"""A data folder that is only read: by the doctor, by a copy, by an operator without a server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

import msgspec

from foretell.server.store.errors import bad_data, reading
from foretell.server.store.interface import RatedGame, Summary
from foretell.server.store.journal import journal_of, refuse_damaged
from foretell.server.store.queries import SqliteReader
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


class ReadingStore(SqliteReader):
    """The reading half of a store, and what only a look over all of it needs."""

    def integrity(self, most: int) -> list[str]:
        """What the database itself finds wrong, so many lines at most."""
        rows = self._rows(f"pragma integrity_check({most})")
        return [str(row[0]) for row in rows if row[0] != "ok"]

    def ids(self) -> list[str]:
        """The tables, the longest unchanged first."""
        return [row[0] for row in self._rows("select id from tables order by changed, id")]

    def kept(self, table: str) -> Summary:
        """What is kept of a table beside its log."""
        row = self._rows("select summary from tables where id = ?", table)[0]
        return msgspec.json.decode(row[0], type=Summary)

    def numbers(self, table: str) -> list[int]:
        """The numbers of the entries of a table's log."""
        query = "select seq from events where table_id = ? order by seq"
        return [row[0] for row in self._rows(query, table)]

    def is_published(self, game: str) -> bool:
        """Whether a game stands in the public list."""
        return bool(self._rows("select 1 from published where game = ?", game))

    def strays(self, kind: str) -> int:
        """How many tables that are not there have rows of a kind: events, secrets …"""
        query = (
            f"select count(distinct table_id) from {kind} "  # noqa: S608  # a word of ours
            "where table_id not in (select id from tables)"
        )
        return int(self._rows(query)[0][0])

    def rated_in(self, game: str) -> dict[str, int]:
        """The places that are kept of a game, by person."""
        return dict(self._rows("select person, place from rated_places where game = ?", game))

    def rated_among(self, game: RatedGame) -> dict[str, int]:
        """The places of a game that are to be kept: of those who had chosen to be rated."""
        query = "select 1 from rated_people where person = ? and since <= ?"
        return {
            person: place for person, place in game.places if self._rows(query, person, game.opened)
        }
