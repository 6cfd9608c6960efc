"""A pad's file: JSON, written after every note."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from foretell.scorepad import ScorePad
from foretell.terminal.entry_files import EntryFiles, write_entries

FILES: Final = EntryFiles("score", 1_000_000)
"""A pad of five thousand entries has some four hundred thousand bytes."""


def read_pad(path: Path) -> ScorePad:
    """The pad of a file.

    Raises:
        ForetellError: it cannot be read, or is no pad; the error names the file.
    """
    return FILES.made(path, ScorePad.from_dict)


def write_pad(path: Path, pad: ScorePad) -> None:
    """Write a pad.

    Raises:
        ForetellError: it cannot be written; the file is as it was.
    """
    write_entries(path, pad.to_dict())
