"""A data folder tried before anything long begins: one that cannot be used is refused at once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from foretell.server.operate.full import writing
from foretell.server.operate.lock import locked
from foretell.server.operate.reading import bad_data
from foretell.server.store.journal import Damage, damage
from foretell.server.store.sqlite import FILE, ready


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
