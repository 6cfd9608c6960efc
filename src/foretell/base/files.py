"""Files that are there as a whole, or as they were before, whatever ends the program meanwhile."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken

PART: Final = ".part"
"""The end of the name of a file that is being written; one that is left over may be removed."""
PRIVATE: Final = 0o600
"""The mode of a file that nobody but this user may read."""


def write_whole(path: Path, content: str | bytes, *, mode: int = 0o666) -> None:
    """Write bytes, or text as UTF-8, beside a file, to the disk, and put it in the file's place.

    ``mode`` is what the file may have; the process's mask takes from it.

    Raises:
        OSError: it cannot be written; the file is as it was.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "score.txt"
    ...     write_whole(file, "50")
    ...     file.read_text(), len(list(Path(folder).iterdir()))
    ('50', 1)
    """
    part = path.with_name(f".{path.name}.{os.getpid()}{PART}")
    part.unlink(missing_ok=True)
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def unwritable(file: Path, error: OSError) -> ForetellError:
    """That a file or folder cannot be written, and why.

    >>> str(unwritable(Path("a/b.txt"), OSError(28, "No space left on device")))
    'a/b.txt: cannot be written: no space left on the device'
    """
    why = error.strerror or str(error)
    return spoken(ForetellError("unwritable", ""), "failed-unwritable", file=str(file), why=why)


@contextmanager
def writing_to(file: Path) -> Iterator[None]:
    """Write to a file or folder in a block; where that fails, it is said in words.

    Raises:
        ForetellError: it cannot be written, and why.

    >>> with writing_to(Path("a/b.txt")):
    ...     raise OSError(28, "No space left on device")
    Traceback (most recent call last):
    foretell.base.errors.ForetellError: a/b.txt: cannot be written: no space left on the device
    """
    try:
        yield
    except OSError as error:
        raise unwritable(file, error) from None
