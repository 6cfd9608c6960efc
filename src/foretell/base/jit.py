"""The one decorator that compiles, and the two things about bits that only a processor knows.

Compiled functions live in `foretell.cards`, `foretell.engine` and the parts above them;
what is compiled is kept on disk, see `foretell.base.cache`. Code outside the package may use
the decorator as well, and is compiled at each start.

With `NUMBA_DISABLE_JIT=1` the very functions run as plain Python, and Numba is not loaded.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from foretell.base import cache

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
R = TypeVar("R")

IS_PLAIN = os.environ.get("NUMBA_DISABLE_JIT", "0") not in {"", "0"}
"""Whether functions run as plain Python."""


def jit(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function when it is first called; leave it as it is in plain mode.

    >>> @jit
    ... def double(number: int) -> int:
    ...     return 2 * number
    >>> double(21)
    42
    """
    return function if IS_PLAIN else _compiled(function)


def jit_inline(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function into its callers: for the small steps of the loops that must be quick.

    >>> @jit_inline
    ... def half(number: int) -> int:
    ...     return number // 2
    >>> half(42)
    21
    """
    return function if IS_PLAIN else _compiled(function, forceinline=True)


def jit_door(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that takes a microsecond and is called from Python.

    It keeps Python's lock: to give it up costs more than the call where other threads want it.

    >>> @jit_door
    ... def triple(number: int) -> int:
    ...     return 3 * number
    >>> triple(14)
    42
    """
    return function if IS_PLAIN else _compiled(function, nogil=False)


if IS_PLAIN:
    import numpy as np

    np.seterr(over="ignore")  # compiled integers wrap around in silence: so do plain ones

    def _ones(bits: int) -> int:
        return np.int64(_unsigned(bits).bit_count())  # type: ignore[return-value]

    def _zeros(bits: int) -> int:
        value = _unsigned(bits) or 1 << 64
        return np.int64((value & -value).bit_length() - 1)  # type: ignore[return-value]

    def _highest(bits: int) -> int:
        return np.int64(_unsigned(bits).bit_length() - 1)  # type: ignore[return-value]

    def _unsigned(bits: int) -> int:
        return int(bits) & 0xFFFF_FFFF_FFFF_FFFF

else:
    import numba
    from numba.core import types
    from numba.extending import intrinsic

    def _compiled(function: Callable[P, R], **options: bool) -> Callable[P, R]:
        """Numba's version of a function, its cache in the folder of its part."""
        part = cache.part_of(function.__code__.co_filename)
        folder = cache.cache_folder(part) if part else None
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder or "")
        try:
            choices = {"nogil": True, "error_model": "numpy", **options}
            make = numba.njit(cache=folder is not None, **choices)
            compiled: Callable[P, R] = make(function)
        finally:
            numba.config.CACHE_DIR = before
        return compiled

    @intrinsic  # type: ignore[untyped-decorator]
    def _ones(_context: Any, _bits: Any) -> Any:
        def emit(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]
    def _zeros(_context: Any, _bits: Any) -> Any:
        def emit(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            from llvmlite import ir

            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]
    def _highest(_context: Any, _bits: Any) -> Any:
        def emit(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            from llvmlite import ir

            zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))
            return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

        return types.int64(types.int64), emit


@jit
def popcount(bits: int) -> int:
    """Number of ones among the 64 bits of an int64.

    >>> int(popcount(0b1011)), int(popcount(-1))
    (3, 64)
    """
    return _ones(bits)


@jit
def trailing_zeros(bits: int) -> int:
    """Place of the lowest one among the 64 bits of an int64; 64 when there is none.

    >>> int(trailing_zeros(0b1000)), int(trailing_zeros(-(2**63))), int(trailing_zeros(0))
    (3, 63, 64)
    """
    return _zeros(bits)


@jit
def highest_one(bits: int) -> int:
    """Place of the highest one among the 64 bits of an int64; -1 when there is none.

    >>> int(highest_one(0b1010)), int(highest_one(-1)), int(highest_one(0))
    (3, 63, -1)
    """
    return _highest(bits)
