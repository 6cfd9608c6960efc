"""Where compiled code is kept between starts, never stale.

Numba's own cache watches only the file a function stands in, and forgets some flags. Here
it lies in a folder named by a digest of everything a compiled function may depend on: the
sources of the engine and of the function's own part, the versions and the flags. A part
(say `foretell.bots`) that is edited does not compile the engine anew.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_PACKAGE = Path(__file__).parents[1]
_CORE = ("base", "cards", "engine", "rules")
_CORE_SOURCES = ("base/cache", "base/jit", "cards", "engine", "rules")
"""What of them compiled code depends on: not on texts, which change more often."""
_SIDE_BY_SIDE = ("analysis", "bots", "scorepad", "tournament", "wire")
_BUILT_ON = {"envs": ("bots",)}
"""Parts that build on some of those alone."""
_FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_DEBUGINFO", "NUMBA_OPT", "NUMBA_CPU_NAME")
_KEPT_FOLDERS = 8
_KEPT_SECONDS = 3600.0


def cache_root() -> Path:
    """The folder of this user in which compiled code is kept; `FORETELL_CACHE` moves it."""
    if chosen := os.environ.get("FORETELL_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "foretell"


@cache
def fingerprint(part: str) -> str:
    """Digest of all that the compiled code of a part may depend on.

    >>> fingerprint("engine") == fingerprint("cards"), fingerprint("engine") == fingerprint("bots")
    (True, False)
    """
    if part in _CORE and part != "engine":
        return fingerprint("engine")
    digest = hashlib.sha256("\n".join(_surroundings()).encode())
    for source in _sources(part):
        digest.update(f"\n{source.relative_to(_PACKAGE).as_posix()}\n".encode())
        digest.update(source.read_bytes())
    return f"{part}-{digest.hexdigest()[:16]}"


def _surroundings() -> Iterator[str]:
    """Versions and flags that change what is compiled."""
    yield f"python {sys.version} {sys.platform}"
    for library in ("numba", "numpy", "llvmlite"):
        yield f"{library} {version(library)}"
    for flag in _FLAGS:
        yield f"{flag}={os.environ.get(flag, '')}"


def _sources(part: str) -> list[Path]:
    """The files a part's compiled code may depend on, sorted.

    The rules and the engine; for the parts that stand side by side their own files too, with
    those of the parts they build on; for whatever else builds on those, everything.
    """
    if part in _CORE:
        parts = [*_CORE_SOURCES]
    elif part in _SIDE_BY_SIDE or part in _BUILT_ON:
        parts = [*_CORE_SOURCES, *_BUILT_ON.get(part, ()), part]
    else:
        return sorted(_PACKAGE.rglob("*.py"))
    files = [_PACKAGE / f"{name}.py" for name in parts]
    folders = [file for name in parts for file in (_PACKAGE / name).rglob("*.py")]
    return sorted(file for file in (*files, *folders) if file.exists())


@cache
def placed(*patterns: str) -> str:
    """Digest of the places and times of sources of the package: what is compiled is found by them.

    >>> placed("cards.py") == placed("cards.py"), placed("cards.py") == placed("base/*.py")
    (True, False)
    """
    sources = sorted(file for pattern in patterns for file in _PACKAGE.glob(pattern))
    said = "".join(f"{file} {file.stat().st_mtime_ns}\n" for file in sources)
    return hashlib.sha256(said.encode()).hexdigest()[:16]


@cache
def cache_folder(part: str) -> Path | None:
    """The folder for a part's compiled code, made if need be; None where none can be written."""
    folder = cache_root() / fingerprint(part)
    try:
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    if is_new:
        _prune(folder.parent)
    return folder if os.access(folder, os.W_OK) else None


def _prune(root: Path) -> None:
    """Remove the folders that no recent version used, never one used in the last hour."""
    folders = [folder for folder in root.iterdir() if folder.is_dir()]
    folders.sort(key=_last_use, reverse=True)
    for folder in folders[_KEPT_FOLDERS:]:
        if time.time() - _last_use(folder) > _KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


def _last_use(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:
        return 0.0


def part_of(file: str) -> str | None:
    """The part of the package a source file belongs to; None outside it.

    >>> part_of(__file__), part_of("elsewhere.py")
    ('base', None)
    """
    path = Path(file)
    if not path.is_relative_to(_PACKAGE):
        return None
    return path.relative_to(_PACKAGE).parts[0].removesuffix(".py")
