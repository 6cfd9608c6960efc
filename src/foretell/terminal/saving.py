"""Games that wait to be gone on with: the record of a game, and what chance and the table need.

Such a file is a game record (record.md) with one more table at its top::

    [foretell]
    seed = "281474976710656"
    seat = 0
    bots = ["", "rule", "rule"]

A game that is not over stands in a file whose name begins with ``open-``.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from foretell.base.errors import BadRecord, ForetellError
from foretell.base.files import write_whole
from foretell.base.i18n import spoken

OPEN: Final = "open-"
TABLE: Final = "foretell"


def number(seed: str, what: object) -> int:
    """A number for one use of a seed.

    >>> number("7", 0) == number("7", 0), number("7", 0) == number("7", 1)
    (True, False)
    """
    return int.from_bytes(hashlib.sha256(f"{seed}/{what}".encode()).digest()[:7])


def folder() -> Path:
    """Where this user's games are kept; ``FORETELL_STATE`` moves it."""
    if chosen := os.environ.get("FORETELL_STATE"):
        return Path(chosen) / "games"
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "foretell" / "games"


def new_path(seed: str) -> Path:
    """A file for a new game, named by the time, and by the seed so that no two share one."""
    return folder() / f"{OPEN}{time.strftime('%Y%m%d-%H%M%S')}-{number(seed, os.getpid()):x}.toml"


def open_games() -> list[Path]:
    """The games that are not over, the one played last first."""
    with contextlib.suppress(OSError):
        return sorted(folder().glob(f"{OPEN}*.toml"), key=_age)
    return []


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def write(path: Path, text: str) -> None:
    """Write a file so that it is there as a whole, or as it was before.

    Raises:
        OSError: it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text)


def record_file(said: str) -> Path:
    """The file of a typed name, for a record to be written into: a new one, or that of a record.

    Raises:
        ForetellError: something else stands there.
    """
    path = Path(os.path.expanduser(said))  # noqa: PTH111  # the other one raises for "~nobody"
    if os.path.exists(path) and not _is_record(path):  # noqa: PTH110  # the other one raises
        error = ForetellError("no-record-there", "")
        raise spoken(error, "failed-no-record-there", file=str(path))
    return path


def _is_record(path: Path) -> bool:
    from foretell.record import read

    with contextlib.suppress(BadRecord):
        return path.is_file() and bool(read(path))  # of a pipe nobody knows when it ends
    return False


def close(path: Path) -> Path:
    """Give the file of a finished game its lasting name."""
    if not path.name.startswith(OPEN):
        return path
    with contextlib.suppress(OSError):
        return path.replace(path.with_name(path.name.removeprefix(OPEN)))
    return path


def seats_of(tags: Mapping[str, Any], players: int) -> tuple[str, tuple[str, ...]]:
    """The seed, and who plays each seat (empty: the person), out of a saved game's tags.

    Raises:
        BadRecord: the table is not there, or is not what this program writes.
    """
    table = tags.get(TABLE)
    if not isinstance(table, dict):
        raise spoken(BadRecord(""), "record-no-saved", table=TABLE)
    kinds = list(_texts(table.get("bots")))
    seed = table.get("seed")
    if not isinstance(seed, str) or len(kinds) != players or kinds.count("") != 1:
        raise spoken(BadRecord(""), "record-bad-saved", table=TABLE)
    return seed, tuple(kinds)


def _texts(value: object) -> Iterator[str]:
    """The texts in a list; nothing where it is none."""
    if isinstance(value, list):
        yield from (one for one in value if isinstance(one, str))
