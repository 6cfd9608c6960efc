"""What the tests of chance share: a chi-square test, and a program run in both modes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def assert_uniform(seen: Mapping[T, int], possible: Iterable[T]) -> None:
    """Refuse counts that a uniform draw gives once in 30,000 times; seeded, so never at random."""
    outcomes = list(possible)
    assert set(seen) <= set(outcomes), "only what is possible was drawn"
    expected = sum(seen.values()) / len(outcomes)
    assert expected >= 5, "enough draws for the test"
    squares = sum((seen.get(outcome, 0) - expected) ** 2 for outcome in outcomes) / expected
    free = len(outcomes) - 1
    assert free == 0 or squares < limit(free), f"chi-square {squares:.1f} of {free}"


def limit(free: int) -> float:
    """The chi-square that four standard deviations allow (Wilson and Hilferty, 1931).

    >>> round(limit(10))
    39
    """
    spread = 2 / (9 * free)
    return float(free * (1 - spread + 4 * spread**0.5) ** 3)


def in_the_other_mode(program: str) -> tuple[str, str]:
    """What a program prints compiled, and plain with warnings as errors."""
    outputs = []
    for plain in ("0", "1"):
        ran = subprocess.run(
            [sys.executable, "-W", "error", "-c", program],
            env={**os.environ, "NUMBA_DISABLE_JIT": plain},
            capture_output=True,
            text=True,
        )
        assert ran.returncode == 0, ran.stderr
        outputs.append(ran.stdout)
    return outputs[0], outputs[1]
