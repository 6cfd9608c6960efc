"""What a check has measured beside what it has counted."""

from __future__ import annotations

from typing import NamedTuple


class Figured(NamedTuple):
    """A count, and a figure."""

    reached: int
    figure: float


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of them lies.

    >>> percentile([3.0, 1.0, 2.0], 0.99)
    3.0
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
