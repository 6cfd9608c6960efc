"""The seed and the cards of a seat, kept over restarts of the terminal: a rejoin still verifies.

Each table has a file of its own beside ``people.toml`` that nobody else may read, since the seed is
secret until it is revealed. What is older than a season is thrown away.
"""

from __future__ import annotations

import hashlib
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from foretell.base.files import PRIVATE, write_whole
from foretell.client import Guest
from foretell.client.fairness import SeedKeeper
from foretell.terminal import saving

FOLDER: Final = "seeds"
DAYS: Final = 90


def path_of(server: str, token: str, table: str) -> Path:
    """The file of a person at a table of a server; its name tells nobody which."""
    name = hashlib.sha256(f"{server}|{token}|{table}".encode()).hexdigest()[:32]
    return saving.folder().parent / FOLDER / f"{name}.json"


def keeper_at(guest: Guest, table: str) -> SeedKeeper:
    """A keeper that goes on with what this user's earlier programs have kept, and keeps it."""
    keeper, path = SeedKeeper(), path_of(guest.url, guest.token, table)
    if guest.token:
        with suppress(OSError):
            keeper.restore(path.read_bytes())
        keeper.on_change = lambda: keep(path, keeper.written())
    return keeper


def keep(path: Path, text: str) -> None:
    """Write a file for this user alone; where that cannot be, play goes on."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        _tidy(path.parent)
        write_whole(path, text, mode=PRIVATE)


def _tidy(folder: Path) -> None:
    """Throw away what is old, and what a write that broke off has left."""
    for file in folder.iterdir():
        if file.stat().st_mtime < time.time() - DAYS * 86_400:
            file.unlink(missing_ok=True)
