"""The one decorator that compiles, and a cache that is never stale.

Numba's own cache watches only the file a function stands in, and forgets some flags. Here
it lies in a folder named by a digest of everything a compiled function may depend on: the
sources of the engine and of the function's own part, the versions and the flags. Compiled
functions live in `foretell.cards`, `foretell.engine` and the parts above them; a part (say
`foretell.bots`) that is edited does not compile the engine anew. Code outside the package
may use the decorator as well, without a cache on disk.

With `NUMBA_DISABLE_JIT=1` the very functions run as plain Python, and Numba is not loaded.
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
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

P = ParamSpec("P")
R = TypeVar("R")

IS_PLAIN = os.environ.get("NUMBA_DISABLE_JIT", "0") not in {"", "0"}
"""Whether functions run as plain Python."""

_PACKAGE = Path(__file__).parent
_CORE = ("cards", "engine", "jit", "rules")
_SIDE_BY_SIDE = ("analysis", "bots", "envs", "scorepad", "tournament")
_FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_DEBUGINFO", "NUMBA_OPT", "NUMBA_CPU_NAME")
_KEPT_FOLDERS = 8
_KEPT_SECONDS = 3600.0
_UNSIGNED = 0xFFFF_FFFF_FFFF_FFFF


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

    The rules and the engine; for the parts that stand side by side their own files too; for
    whatever builds on those, everything.
    """
    if part in _CORE:
        parts = _CORE
    elif part in _SIDE_BY_SIDE:
        parts = (*_CORE, part)
    else:
        return sorted(_PACKAGE.rglob("*.py"))
    files = [_PACKAGE / f"{name}.py" for name in parts]
    folders = [file for name in parts for file in (_PACKAGE / name).rglob("*.py")]
    return sorted(file for file in (*files, *folders) if file.exists())


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


def _part_of(module: str) -> str | None:
    """The part of the package a module belongs to; None outside it.

    >>> _part_of("foretell.bots.rule"), _part_of("foretell.cards"), _part_of("tests.unit")
    ('bots', 'cards', None)
    """
    package, _, rest = module.partition(".")
    return rest.partition(".")[0] if package == "foretell" and rest else None


def jit(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function when it is first called; leave it as it is in plain mode.

    >>> @jit
    ... def double(number: int) -> int:
    ...     return 2 * number
    >>> double(21)
    42
    """
    return function if IS_PLAIN else _compiled(function)


if IS_PLAIN:
    import numpy as np

    np.seterr(over="ignore")  # compiled integers wrap around in silence: so do plain ones

    def popcount(bits: int) -> int:
        """Number of ones among the 64 bits of an int64.

        >>> int(popcount(0b1011)), int(popcount(-1))
        (3, 64)
        """
        return np.int64((int(bits) & _UNSIGNED).bit_count())  # type: ignore[return-value]

    def trailing_zeros(bits: int) -> int:
        """Place of the lowest one among the 64 bits of an int64; 64 when there is none.

        >>> int(trailing_zeros(0b1000)), int(trailing_zeros(-2**63)), int(trailing_zeros(0))
        (3, 63, 64)
        """
        value = int(bits) & _UNSIGNED
        return np.int64((value & -value).bit_length() - 1 if value else 64)  # type: ignore[return-value]

else:
    import numba
    from numba.core import types
    from numba.extending import intrinsic

    def _compiled(function: Callable[P, R]) -> Callable[P, R]:
        """Numba's version of a function, its cache in the folder of its part."""
        part = _part_of(function.__module__)
        folder = cache_folder(part) if part else None
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder or "")
        try:
            make = numba.njit(cache=folder is not None, nogil=True, error_model="numpy")
            compiled: Callable[P, R] = make(function)
        finally:
            numba.config.CACHE_DIR = before
        return compiled

    @intrinsic
    def _ones(_context: Any, _bits: Any) -> Any:
        def emit(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), emit

    @intrinsic
    def _zeros(_context: Any, _bits: Any) -> Any:
        def emit(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            from llvmlite import ir

            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.int64), emit

    @jit
    def popcount(bits: int) -> int:
        """Number of ones among the 64 bits of an int64."""
        return _ones(bits)  # type: ignore[no-any-return]

    @jit
    def trailing_zeros(bits: int) -> int:
        """Place of the lowest one among the 64 bits of an int64; 64 when there is none."""
        return _zeros(bits)  # type: ignore[no-any-return]
