"""The disk of the data: tried before anything long begins, watched for room, and told as full."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import structlog

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.server.operate.lock import locked
from foretell.server.operate.reading import bad_data
from foretell.server.store.journal import Damage, damage
from foretell.server.store.sqlite import FILE, ready

UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
FULL: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
"""What SQLite says where there is no room for a page, or for the index of its log."""


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Write to a folder in a block.

    Raises:
        ForetellError: there is no room, or the disk is broken.
    """
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) not in FULL:
            raise
        raise _unwritable(folder, os.strerror(errno.ENOSPC)) from None
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        raise _unwritable(folder, error.strerror or str(error)) from None


def _unwritable(folder: Path, why: str) -> ForetellError:
    refusal = ForetellError("unwritable", "")
    return spoken(refusal, "failed-unwritable", file=str(folder), why=why)


def try_data(folder: Path, *, accepts_loss: bool = False) -> Damage | None:
    """Have a data folder for a moment, and open what is in it; what is lost if that is accepted.

    Raises:
        InUse: another server has it.
        BadData: the file there is none of ours, or damaged.
        DamagedJournal: its journal holds what would be lost, and that is not accepted.
        ForetellError: it cannot be made or written to, or a newer Foretell wrote it.
    """
    file = folder / FILE
    with locked(folder), telling(file):
        if not file.exists():
            return None
        lost = damage(file) if accepts_loss else None
        ready(file, accepts_loss=accepts_loss).close()
        return lost


@contextmanager
def telling(file: Path) -> Iterator[None]:
    """Open a file of data in a block; one that is no database is told in words."""
    try:
        with writing(file.parent):
            yield
    except sqlite3.DatabaseError as error:
        raise bad_data(file, "unusable", why=str(error)) from None


MIB: Final = 2**20
_log = structlog.get_logger(__name__)


def free_mib(folder: Path) -> int:
    """The room on the disk of a folder, in MiB; also of one that is still to be made.

    >>> free_mib(Path("nowhere/yet")) >= 0
    True
    """
    place = folder.absolute()
    while not place.exists():
        place = place.parent
    return shutil.disk_usage(place).free // MIB


class Disk:
    """Looks now and then at the room that the data have left."""

    def __init__(self, folder: Path, reserve: int) -> None:
        """``reserve``: how many MiB are to be free; 0 asks for none."""
        self._folder = folder
        self._reserve = reserve
        self._is_low = False

    def warning(self) -> str:
        """What is to be told, if anything; the log has it too, when it begins and when it ends."""
        free = free_mib(self._folder)
        if (free < self._reserve) != self._is_low:
            self._is_low = not self._is_low
            event = "disk.low" if self._is_low else "disk.has_room_again"
            _log.warning(event, free_mib=free, reserve_mib=self._reserve)
        if not self._is_low:
            return ""
        return f"only {free} MiB are free for the data; {self._reserve} are to be kept in reserve"
