"""Journals of SQLite as deaths, power cuts and bad disks leave them."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from foretell.server.store.journal import FRAME_HEAD, HEAD, journal_of
from foretell.server.store.schema import migrate
from foretell.server.store.sqlite import FILE

PAGE: Final = 4096
FRAME: Final = FRAME_HEAD + PAGE


class Ends(NamedTuple):
    """Where the commits of a journal's own generation end, and the two words that mark it."""

    places: list[int]
    salts: bytes


def ends(body: bytes) -> Ends:
    """The commits of a sound journal."""
    salts, found = body[16:24], []
    for start in range(HEAD, len(body) - FRAME + 1, FRAME):
        if body[start + 8 : start + 16] != salts:
            break
        if any(body[start + 4 : start + 8]):
            found.append(start + FRAME)
    return Ends(found, salts)


def cut(file: Path, chance: random.Random, died_at: str = "") -> None:
    """Leave a random part of a write behind the last commit.

    After a death between a commit and its acknowledgement that commit is the write; else one is
    made up, of pages as SQLite writes them before it comes to the commit.
    """
    journal = journal_of(file)
    body = journal.read_bytes() if journal.exists() else b""
    places, salts = ends(body)
    if not places:
        journal.write_bytes(chance.randbytes(chance.randrange(HEAD)))
    elif died_at == "commit.after":
        begin = places[-2] if len(places) > 1 else HEAD
        journal.write_bytes(body[: chance.randrange(begin, places[-1])])
    else:
        journal.write_bytes(body[: places[-1]] + unfinished(chance, salts))


def unfinished(chance: random.Random, salts: bytes) -> bytes:
    """Some bytes of pages without a commit."""
    pages = [
        chance.randbytes(4) + bytes(4) + salts + chance.randbytes(8 + PAGE)
        for _ in range(chance.randint(1, 4))
    ]
    written = b"".join(pages)
    return written[: chance.randrange(len(written))]


@contextmanager
def writing(folder: Path, rows: int = 40) -> Iterator[sqlite3.Connection]:
    """A database with so many commits in its journal, still open."""
    folder.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(folder / FILE, isolation_level=None)
    try:
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = off")
        migrate(connection)
        connection.execute("create table kept (number integer, text blob)")
        connection.execute("pragma wal_checkpoint(truncate)")
        for number in range(rows):
            put(connection, number)
        yield connection
    finally:
        connection.close()


def put(connection: sqlite3.Connection, number: int) -> None:
    """One commit of three pages or so."""
    connection.execute("insert into kept values (?, randomblob(9000))", (number,))


def image(folder: Path, copy: Path) -> Path:
    """The files of a database in use, as they would be found after a power cut."""
    copy.mkdir(parents=True)
    for file in (folder / FILE, journal_of(folder / FILE)):
        if file.exists():
            shutil.copy(file, copy / file.name)
    return copy / FILE
