"""A copy of everything a server keeps, made while it runs: whole, checked, or not there at all."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from foretell.server.store.errors import BadData, bad_data, writing
from foretell.server.store.reading import file_of, read_only
from foretell.server.store.sqlite import FILE

PAGES: Final = 4096
Progress = Callable[[int, int], object]
"""Is told how many pages of how many are copied."""


class Copied(NamedTuple):
    """What a copy holds."""

    folder: Path
    tables: int
    events: int
    size: int


def back_up(data: Path, destination: Path, progress: Progress | None = None) -> Copied:
    """Copy a data folder to a new one, which a server can be started on.

    The copy shows one moment, that of the beginning; the server goes on meanwhile.

    Raises:
        BadData: there is nothing to copy, the destination is there already, or the copy is bad.
        ForetellError: there is no room for the copy.
    """
    file = file_of(data)
    with read_only(file) as source, new_folder(destination) as part:
        tables, events = _copy(file, source, part / FILE, progress)
    return Copied(destination, tables, events, (destination / FILE).stat().st_size)


@contextmanager
def new_folder(destination: Path) -> Iterator[Path]:
    """A folder to fill in a block, which has its name at the end of it, or is not there at all.

    Raises:
        BadData: the destination is there already, or cannot be made.
        ForetellError: there is no room for it.
    """
    if destination.exists() and (not destination.is_dir() or any(destination.iterdir())):
        raise bad_data(destination, "copy-exists")
    try:
        destination.parent.mkdir(parents=True, exist_ok=True)
        part = Path(tempfile.mkdtemp(prefix=f".{destination.name}.", dir=destination.parent))
    except OSError as error:
        raise bad_data(destination, "unusable", why=error.strerror or str(error)) from None
    try:
        with writing(destination):
            yield part
            _keep(part, destination)
    except OSError as error:
        raise bad_data(destination, "unusable", why=error.strerror or str(error)) from None
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _copy(
    file: Path, source: sqlite3.Connection, copy: Path, progress: Progress | None
) -> tuple[int, int]:
    """Copy one moment of a database, and look whether all of it has arrived."""

    def copied(_status: int, remaining: int, total: int) -> None:
        if progress:
            progress(total - remaining, total)

    with closing(sqlite3.connect(copy, isolation_level=None)) as target:
        expected = counted(source)
        source.backup(target, pages=PAGES, progress=copied, sleep=0)
        target.execute("pragma journal_mode = delete")
        found = target.execute("pragma integrity_check(5)").fetchall()
        if found != [("ok",)]:
            raise BadData(f"{file}: the copy is damaged: {'; '.join(row[0] for row in found)}")
        if counted(target) != expected:
            raise BadData(f"{file}: the copy is not whole")
    return expected


def counted(connection: sqlite3.Connection) -> tuple[int, int]:
    """How many tables and how many entries of their logs there are."""
    tables = connection.execute("select count(*) from tables").fetchone()[0]
    return tables, connection.execute("select count(*) from events").fetchone()[0]


def _keep(part: Path, destination: Path) -> None:
    """Bring a finished copy to the disk, then give it its name, all at once."""
    part.chmod(0o700)
    (part / FILE).chmod(0o600)
    _sync(part / FILE)
    _sync(part)
    part.replace(destination)
    _sync(destination.parent)


def _sync(path: Path) -> None:
    if path.is_dir() and os.name == "nt":
        return
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
