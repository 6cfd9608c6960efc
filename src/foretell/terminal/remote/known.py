"""Who one is on which server: names and tokens, kept for this user alone.

``people.toml`` in the user's state folder holds a list of ``[[person]]`` with ``server``, ``name``
and ``token``, the one used last at the end. A token is like a key: nobody else may read the file.
"""

from __future__ import annotations

import os
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from foretell.terminal import saving

FILE = "people.toml"


class KnownGuest(NamedTuple):
    """A person on a server."""

    server: str
    name: str
    token: str


def path() -> Path:
    """The file."""
    return saving.folder().parent / FILE


def everybody() -> list[KnownGuest]:
    """All that are known, the one used last at the end; none if the file cannot be read."""
    with suppress(OSError, ValueError, TypeError, AttributeError):
        rows = tomllib.loads(path().read_text(encoding="utf-8")).get("person", [])
        return [
            KnownGuest(*(str(row.get(field, "")) for field in KnownGuest._fields)) for row in rows
        ]
    return []


def find(server: str, name: str = "") -> KnownGuest | None:
    """The person used last on a server, or the one of a name there."""
    for known in reversed(everybody()):
        if known.server == server and name in ("", known.name):
            return known
    return None


def remember(known: KnownGuest) -> None:
    """Keep a person as the one used last; a file that cannot be written is let be."""
    others = [one for one in everybody() if one[:2] != known[:2]]
    _write([*others, known])


def forget(known: KnownGuest) -> None:
    """Keep a person no longer: the server does not know the token any more."""
    _write([one for one in everybody() if one != known])


def _write(people: list[KnownGuest]) -> None:
    import tomli_w

    text = tomli_w.dumps({"person": [one._asdict() for one in people]})
    with suppress(OSError):
        path().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path().touch(mode=0o600)
        path().chmod(0o600)
        before = os.umask(0o077)
        try:
            saving.write(path(), text)
        finally:
            os.umask(before)
