"""What of servers is kept on this device, for this user alone: names, tokens, seeds of deals.

``people.toml`` in the user's state folder holds a list of ``[[person]]`` with ``server``, ``name``
and ``token``, the one used last at the end; ``bots.toml`` the same of the guests that one's bots
are. A token is like a key: nobody else may read the files.
Beside it each table has a file with the seed and the cards of a seat, so that what is dealt still
verifies after a restart; the seed is secret until it is revealed. What is older than a season is
thrown away.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import chain, count
from pathlib import Path
from typing import Final, NamedTuple

from foretell.base.errors import ForetellError
from foretell.base.files import PRIVATE, write_whole
from foretell.client import Guest
from foretell.client.fairness import SeedKeeper
from foretell.server.operate.lock import locked
from foretell.server.store.errors import InUse
from foretell.terminal import saving

FILE: Final = "people.toml"
DAMAGED: Final = (ValueError, TypeError, AttributeError)
"""What reading a file raises that somebody, or a full disk, has spoiled."""
BOTS: Final = "bots.toml"
"""The guests that bots are: whoever joins as a person is none of them."""


class KnownGuest(NamedTuple):
    """A person on a server."""

    server: str
    name: str
    token: str


def path(file: str = FILE) -> Path:
    """The file."""
    return saving.folder().parent / file


def everybody(file: str = FILE) -> list[KnownGuest]:
    """All that are known, the one used last at the end; none if the file cannot be read."""
    with suppress(OSError, *DAMAGED):
        return _read(path(file))
    return []


def _read(path: Path) -> list[KnownGuest]:
    """All that stand in a file."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    if found and "person" not in found:
        raise ValueError(f"{path} names no person")
    rows = found.get("person", [])
    return [KnownGuest(*(str(row.get(field, "")) for field in KnownGuest._fields)) for row in rows]


def find(server: str, name: str = "", file: str = FILE) -> KnownGuest | None:
    """The person used last on a server, or the one of a name there."""
    for known in reversed(everybody(file)):
        if known.server == server and name in ("", known.name):
            return known
    return None


def remember(known: KnownGuest, file: str = FILE) -> Path | None:
    """Keep a person as the one used last; where a damaged file was put, if there was one.

    A file that cannot be written is let be.
    """
    return _change(file, lambda people: [*(one for one in people if one[:2] != known[:2]), known])


def forget(known: KnownGuest, file: str = FILE) -> None:
    """Keep a person no longer: the server does not know the token any more."""
    _change(file, lambda people: [one for one in people if one != known])


def _change(file: str, change: Callable[[list[KnownGuest]], list[KnownGuest]]) -> Path | None:
    """Write a file anew; one that makes no sense is kept beside it: the tokens are nowhere else."""
    before, aside = list[KnownGuest](), None
    with suppress(OSError):
        try:
            before = _read(path(file))
        except FileNotFoundError:
            pass
        except DAMAGED:
            aside = _set_aside(path(file))
        _write(change(before), path(file))
    return aside


def _set_aside(path: Path) -> Path:
    """Give a file another name that no file has."""
    names = (path.with_name(f"{path.stem}.damaged-{number}{path.suffix}") for number in count(1))
    return path.rename(next(one for one in names if not one.exists()))


def _write(people: list[KnownGuest], path: Path) -> None:
    import tomli_w

    text = tomli_w.dumps({"person": [one._asdict() for one in people]})
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
        path.chmod(0o600)
        before = os.umask(0o077)
        try:
            saving.write(path, text)
        finally:
            os.umask(before)


FOLDER: Final = "seeds"
PLAYING: Final = "playing"
DAYS: Final = 90


@contextmanager
def own_name(server: str, table: str, name: str) -> Iterator[str]:
    """A name that no other program of this user plays under at a table: itself, or with a number.

    A program that ends, however that is, leaves its name to the next. Where nothing can be
    written all have the same.
    """
    numbered = (f"{name} {number}" for number in count(2))
    with ExitStack() as stack:
        for called in chain([name], numbered):
            try:
                stack.enter_context(locked(_place_of(server, table, called)))
            except InUse:
                continue
            except ForetellError:
                called = name
            yield called
            return


def _place_of(server: str, table: str, name: str) -> Path:
    """The folder that a program at a table locks."""
    folder = saving.folder().parent / PLAYING
    with suppress(OSError):
        _tidy(folder)
    return folder / hashlib.sha256(f"{server}|{table}|{name}".encode()).hexdigest()[:32]


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
    for one in folder.iterdir():
        if one.stat().st_mtime > time.time() - DAYS * 86_400:
            continue
        if one.is_dir():
            shutil.rmtree(one, ignore_errors=True)
        else:
            one.unlink(missing_ok=True)
