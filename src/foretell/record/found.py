"""The files of records that are meant by the names of files and folders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

ENDING: Final = ".toml"


def found(names: Iterable[str]) -> Iterator[str]:
    """The files that are named, and those in the folders that are named."""
    for name in names:
        folder = Path(name)
        inside = sorted(str(file) for file in files_in(folder)) if folder.is_dir() else []
        yield from inside or [name]


def files_in(folder: Path) -> Iterator[Path]:
    """The records below a folder, as far as it may be read."""
    with suppress(OSError):
        yield from (file for file in folder.rglob(f"*{ENDING}") if file.is_file())
