"""Builds the page of `web/` into the package: what `setup.py page` does once Node is there.

    .venv/bin/python tools/page.py

Node comes from PyPI, its packages from npm's own client: `npm ci` runs only when the lock
changed. A machine that cannot build the page is told so in one line, and plays without it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import locks
from progress import Progress

WEB: Final = locks.ROOT / "web"
MODULES: Final = WEB / "node_modules"
PAGE: Final = locks.ROOT / "src/foretell/page"
SOURCES: Final = ("src", "plugins", "worker", "public")
ALONE: Final = ("package-lock.json", "vite.config.ts", "svelte.config.js", "index.html")
LOCALE: Final = locks.ROOT / "src/foretell/locale"
INSTALL: Final = ("ci", "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-timeout=20000")
WITHOUT: Final = "the server shows plain pages, and everything else works"


def sources() -> list[Path]:
    """Every file that the built page depends on."""
    found = [WEB / name for name in ALONE]
    for folder in (*(WEB / name for name in SOURCES), LOCALE):
        found += [path for path in folder.rglob("*") if path.is_file()]
    return sorted(found)


def fingerprint() -> str:
    """The text that changes when the page has to be built anew."""
    return "\n".join(_parts())


def _parts() -> Iterator[str]:
    for path in sources():
        yield path.relative_to(locks.ROOT).as_posix()
        yield path.read_bytes().decode("utf-8", "replace")


class NotBuilt(Exception):
    """The page could not be built; the message says why, in one line."""


def build(python: Path) -> None:
    """Install what the lock pins if that is due, and build.

    Raises:
        NotBuilt: npm could not do one of the two.
    """
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    mark = MODULES / ".foretell-lock"
    if not mark.is_file() or mark.read_text(encoding="utf-8") != lock:
        npm(python, "installing npm's packages", *INSTALL)
        mark.write_text(lock, encoding="utf-8")
    npm(python, "building the page", "run", "build", "--silent")


def npm(python: Path, title: str, *arguments: str) -> None:
    """Run npm in the folder of the page.

    Raises:
        NotBuilt: it failed; with the first error that it told.
    """
    places = os.pathsep.join([str(python.parent), os.environ.get("PATH", "")])
    command = [str(python.with_name("npm")), *arguments]
    with Progress(title):
        try:
            done = subprocess.run(
                command, cwd=WEB, env={**os.environ, "PATH": places}, capture_output=True, text=True
            )
        except OSError as error:
            raise NotBuilt(str(error)) from error
        if done.returncode:
            raise NotBuilt(_reason(f"{done.stderr}\n{done.stdout}"))


def _reason(said: str) -> str:
    """The first line of what npm said that speaks of an error."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return next((line for line in lines if "rror" in line), lines[0] if lines else "npm failed")


if __name__ == "__main__":
    try:
        build(Path(sys.executable))
    except NotBuilt as why:
        sys.exit(f"the page could not be built: {why}")
