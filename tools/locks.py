"""Which requirements each lock file pins, and whether it still does.

A lock holds pinned versions with hashes and no host: its first line names the digest
of the requirements it was made from, so that a stale lock shows without a network.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
LOCKS = ("base", "dev", "bench", "docs", "lock", "page")
ALONE = frozenset({"docs", "lock", "page"})
"""Locks that hold their own tools and not what runs the project."""
HEADER = "# Made by `make lock`; pinned from pyproject.toml, digest "
_PIN = re.compile(r"^(?P<name>[\w.\-]+)==(?P<version>\S+)(?P<marker>\s*;.*?)?\s*\\$")


def project() -> dict[str, Any]:
    """The whole of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements(lock: str) -> list[str]:
    """The direct requirements a lock pins, sorted.

    `base` runs and builds the project with all its extras; `dev` and `bench` hold `base` as
    well, so that one install does; `docs` builds the site beside `dev`, `lock` is the tool that
    makes the locks, `page` the one that builds the page.
    """
    tables = project()
    own = tables["dependency-groups"].get(lock, [])
    extras = tables["project"]["optional-dependencies"]
    base = tables["project"]["dependencies"] + tables["build-system"]["requires"]
    base += extras["server"] + extras["terminal"]
    return sorted({*own} if lock in ALONE else {*base, *own})


def digest(lock: str) -> str:
    """A short hash of everything a lock depends on in pyproject.toml."""
    lines = [project()["project"]["requires-python"], *requirements(lock)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def path(lock: str) -> Path:
    """Where a lock lies."""
    return FOLDER / f"{lock}.txt"


def is_fresh(lock: str) -> bool:
    """Whether a lock was made from the requirements as they stand."""
    if not path(lock).exists():
        return False
    first = path(lock).read_text(encoding="utf-8").partition("\n")[0]
    return first == HEADER + digest(lock)


def pins(lock: str) -> Iterator[tuple[str, str, int]]:
    """Each pin of a lock: name, version, number of hashes."""
    for block in re.split(r"\n(?=\S)", path(lock).read_text(encoding="utf-8")):
        if pin := _PIN.match(block.partition("\n")[0]):
            yield pin["name"], pin["version"], block.count("--hash=sha256:")
