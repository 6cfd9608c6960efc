"""Means and shares over deals, with their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from foretell.engine.fields import Ints

Numbers = npt.NDArray[np.float64]
NORMAL_95: Final = 1.96
FEW_95: Final = (12.7062, 4.3027, 3.1824, 2.7764)
"""Student's t for the first numbers of degrees of freedom, from 1 on."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, with the half-width of its 95 % interval.

    >>> Estimate(12.0, 4.5).low, str(Estimate(12.0, 4.5))
    (7.5, '12.0 ±4.5')
    """

    mean: float
    margin: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin

    def __str__(self) -> str:
        """The estimate for a report: shares of one with three digits, all else with one."""
        digits = 1 if abs(self.mean) > 1 or self.margin > 1 else 3
        return f"{self.mean:.{digits}f} ±{self.margin:.{digits}f}"

    def to_dict(self) -> dict[str, Any]:
        """The estimate as plain values, for JSON.

        >>> Estimate(12.0, 4.5).to_dict()
        {'mean': 12.0, 'ci95': [7.5, 16.5]}
        """
        return {"mean": self.mean, "ci95": [self.low, self.high]}


def estimate(by_deal: Sequence[float] | Numbers) -> Estimate:
    """The mean of what each deal gave.

    >>> estimate([1.0, 2.0, 3.0]).mean
    2.0
    """
    numbers = np.asarray(by_deal, dtype=np.float64)
    margin = student_95(len(numbers) - 1) * float(numbers.std(ddof=1)) / len(numbers) ** 0.5
    return Estimate(float(numbers.mean()), margin)


def ratio(parts: Sequence[float] | Ints, wholes: Sequence[float] | Ints) -> Estimate:
    """The share that parts are of wholes, both by deal; deals may have more or less of both.

    >>> ratio([1, 3], [2, 4]).mean
    0.6666666666666666
    """
    total = float(np.sum(wholes))
    share = float(np.sum(parts)) / max(1.0, total)
    off = np.asarray(parts, dtype=np.float64) - share * np.asarray(wholes, dtype=np.float64)
    return Estimate(share, estimate(off).margin * len(off) / max(1.0, total))


def student_95(freedom: int) -> float:
    """How many deviations of a mean its 95 % interval takes, by the degrees of freedom.

    From five on it is Fisher's expansion about the normal figure, right to 0.0003
    (Abramowitz and Stegun, 26.7.5).

    >>> student_95(1), round(student_95(99), 3)
    (12.7062, 1.984)
    """
    if freedom <= len(FEW_95):
        return FEW_95[freedom - 1]
    x = 1.959964
    terms = (
        x,
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
        (79 * x**9 + 776 * x**7 + 1482 * x**5 - 1920 * x**3 - 945 * x) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))
