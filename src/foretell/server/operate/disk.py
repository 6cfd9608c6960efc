"""The disk of the data: tried before anything long begins, and watched for room."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import structlog

from foretell.server.operate.lock import locked
from foretell.server.store.errors import telling
from foretell.server.store.journal import Damage, damage
from foretell.server.store.sqlite import FILE, ready

MIB: Final = 2**20
_log = structlog.get_logger(__name__)


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


async def try_database(url: str) -> None:
    """Reach a database, and bring it to the newest format.

    Raises:
        BadData: there is none, or it cannot be used.
        NewerFormat: a newer Foretell wrote it.
    """
    from foretell.server.store.postgres.store import PostgresStore

    await (await PostgresStore.opened(url)).close()


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
