"""Whether the files of an open database are still the ones that bear their names."""

from __future__ import annotations

from pathlib import Path

from foretell.server.store.journal import journal_of

Identity = tuple[int, int] | None


class DatabaseMoved(OSError):
    """The database was renamed, replaced or deleted while it was open.

    SQLite would go on writing to the files that it has opened, where nobody looks any more.
    """


class DatabaseFiles:
    """The files of a database, by their names, as they were when it was opened."""

    def __init__(self, path: Path) -> None:
        """Both files are there."""
        self._path = path
        self._opened = {file: _identity(file) for file in (path, journal_of(path))}

    def demand(self) -> None:
        """Look whether the names still mean the same files.

        Raises:
            DatabaseMoved: one does not.
        """
        for file, identity in self._opened.items():
            if _identity(file) != identity:
                raise DatabaseMoved(
                    f"{file} was renamed, replaced or deleted while the server runs"
                )


def _identity(file: Path) -> Identity:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
