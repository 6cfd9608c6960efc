"""Whether the files of an open database still bear their names, and nobody else wrote to them."""

from __future__ import annotations

import threading
from pathlib import Path

from foretell.server.store.journal import journal_of

Identity = tuple[int, int] | None
State = tuple[int, int]
"""When a file was last written, and its size."""


class DatabaseMoved(OSError):
    """The database was renamed, replaced or deleted while it was open.

    SQLite would go on writing to the files that it has opened, where nobody looks any more.
    """


class DatabaseOverwritten(OSError):
    """Something else wrote to the database while it was open, as a backup copied over it does.

    What SQLite knows of it is true no more, and what it would write there would mix the two.
    """


class DatabaseFiles:
    """The files of a database, by their names, as they were when it was opened."""

    def __init__(self, path: Path) -> None:
        """Remember which files are there: database and journal."""
        self._path = path
        self._opened = {file: _identity(file) for file in (path, journal_of(path))}
        self.own_turn = threading.Lock()
        """Held by whoever of this program may be writing to the file."""
        self._is_overwritten = False
        self.note()

    def note(self) -> None:
        """This program wrote to the file in its turn, or may have, wherever that is now."""
        self._state = self._written()

    def _written(self) -> State | None:
        """How the file was left; nothing of another one that bears its name now."""
        try:
            found = self._path.stat()
        except OSError:
            return None
        is_ours = (found.st_dev, found.st_ino) == self._opened[self._path]
        return (found.st_mtime_ns, found.st_size) if is_ours else None

    def demand_unwritten(self) -> None:
        """Look, in the own turn, whether nothing else wrote to the file; that is never forgotten.

        Raises:
            DatabaseOverwritten: something did.
        """
        written = self._written()
        self._is_overwritten |= None not in {written, self._state} and written != self._state
        self._state = written
        self._demand_none_wrote()

    def _demand_none_wrote(self) -> None:
        if self._is_overwritten:
            raise DatabaseOverwritten(
                f"{self._path} was overwritten while the server runs: it has to be started anew"
            )

    def look(self) -> None:
        """Look whether all is as it was; nobody is waited for who may be writing now.

        Raises:
            DatabaseMoved: a name means another file.
            DatabaseOverwritten: something else wrote to the file.
        """
        self.demand()
        self._demand_none_wrote()
        if self.own_turn.acquire(blocking=False):
            try:
                self.demand_unwritten()
            finally:
                self.own_turn.release()

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
