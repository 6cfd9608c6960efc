"""A disk that is full, told with the folder that is on it, and never as output that fails."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken

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
