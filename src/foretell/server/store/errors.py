"""What goes wrong with the file of the data, in words: it is none of ours, or the disk is full."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from foretell.base.errors import ForetellError
from foretell.base.files import unwritable
from foretell.base.i18n import spoken

UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
FULL: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
"""What SQLite says where there is no room for a page, or for the index of its log."""


class BadData(ForetellError):
    """A data folder that cannot be used: which, and why."""

    default_code = "bad-data"


class InUse(ForetellError):
    """A server is running on these data."""

    default_code = "in-use"


def bad_data(place: Path | str, key: str, **details: str) -> BadData:
    """The refusal of a file, a folder, or a database by its address, by the text ``failed-<key>``.

    >>> str(bad_data(Path("a"), "copy-exists"))
    'a: is there already; a copy goes to a new folder'
    """
    return spoken(BadData(""), f"failed-{key}", **details).within(str(place))


@contextmanager
def reading(file: Path) -> Iterator[None]:
    """Read a file of data in a block; one that is no database is told in words.

    Raises:
        BadData: it is none, or a damaged one.
    """
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise bad_data(file, "unusable", why=str(error)) from None


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
        full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        raise unwritable(folder, full) from None
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        raise unwritable(folder, error) from None


@contextmanager
def telling(file: Path) -> Iterator[None]:
    """Open a file of data in a block, reading and writing.

    Raises:
        BadData: it is no database, or a damaged one.
        ForetellError: there is no room, or the disk is broken.
    """
    with reading(file), writing(file.parent):
        yield
