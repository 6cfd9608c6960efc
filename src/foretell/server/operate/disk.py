"""How much room the data have left: told while there is still some."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import structlog

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
