"""Games that wait to be gone on with: the game's record, and what chance and the table need."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from foretell.terminal.local import LocalTable


def number(seed: str, what: object) -> int:
    """A number for one use of a seed.

    >>> number("7", 0) == number("7", 0), number("7", 0) == number("7", 1)
    (True, False)
    """
    return int.from_bytes(hashlib.sha256(f"{seed}/{what}".encode()).digest()[:7])


def write(table: LocalTable, path: Path | None) -> Path:
    """Write a game down."""
    return path or Path("game.toml")
