"""One server for each data folder: a lock that ends with its process, however that ends."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.server.store.errors import InUse

FILE: Final = "server.lock"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Have a data folder for oneself.

    Raises:
        InUse: a server has it.
        ForetellError: it cannot be made or written to.
    """
    file = _opened(folder)
    try:
        if not _take(file):
            raise spoken(InUse(""), "failed-in-use").within(str(folder))
        yield
    finally:
        os.close(file)


def _opened(folder: Path) -> int:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        why = error.strerror or str(error)
        refusal = ForetellError("unwritable", "")
        raise spoken(refusal, "failed-unwritable", file=str(folder), why=why) from None


def is_locked(folder: Path) -> bool:
    """Whether a server is running on a data folder."""
    if not (folder / FILE).exists():
        return False
    try:
        with locked(folder):
            return False
    except InUse:
        return True


def _take(file: int) -> bool:
    """Lock a file without waiting; whether it was free."""
    try:
        import fcntl
    except ImportError:
        return _take_on_windows(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _take_on_windows(file: int) -> bool:
    import msvcrt

    try:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return False
    return True
