"""Times and what to make of them: several runs, their median, the least and the most."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

Tell = Callable[[str], None]
"""Says how far a measurement is."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long and how often things are measured."""

    seconds: float  # of one run
    runs: int
    positions: int  # that are sampled
    repeats: int  # samples of each position, in a row
    starts: int  # of each command
    compiles: int  # into an empty cache


FULL: Final = Effort(seconds=0.4, runs=9, positions=3000, repeats=100, starts=9, compiles=3)
QUICK: Final = Effort(seconds=0.005, runs=2, positions=20, repeats=3, starts=1, compiles=0)


@dataclass(frozen=True, slots=True)
class Spread:
    """The values of several runs.

    >>> Spread((3.0, 1.0, 2.0)).median
    2.0
    """

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        """The value in the middle."""
        return median(self.values)

    @property
    def low(self) -> float:
        """The least."""
        return min(self.values)

    @property
    def high(self) -> float:
        """The most."""
        return max(self.values)

    def over(self, other: Spread) -> Spread:
        """Ratios run by run, for two things that were measured in turn.

        >>> Spread((6.0, 9.0)).over(Spread((2.0, 3.0))).values
        (3.0, 3.0)
        """
        pairs = zip(self.values, other.values, strict=True)
        return Spread(tuple(mine / theirs for mine, theirs in pairs))


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured thing; ``scale`` turns its values into the unit shown."""

    name: str
    spread: Spread
    unit: str
    means: str = ""
    at_least: float | None = None
    at_most: float | None = None
    scale: float = 1.0

    @property
    def target(self) -> str:
        """What it should be, in the unit shown; empty where nothing was promised."""
        if self.at_least is not None:
            return f"≥ {shown(self.at_least * self.scale)}"
        return "" if self.at_most is None else f"≤ {shown(self.at_most * self.scale)}"

    @property
    def is_met(self) -> bool | None:
        """Whether the median keeps the target, if there is one."""
        if self.at_least is not None:
            return self.spread.median >= self.at_least
        return None if self.at_most is None else self.spread.median <= self.at_most

    @property
    def texts(self) -> tuple[str, str]:
        """Median with its unit, and the least and the most."""
        low, middle, high = (
            shown(value * self.scale)
            for value in (self.spread.low, self.spread.median, self.spread.high)
        )
        return f"{middle} {self.unit}".rstrip(), f"{low} – {high}"


@dataclass(frozen=True, slots=True)
class Measured:
    """What one part found: for programs, for people, and what could not be measured and why."""

    json: Any
    figures: list[Figure] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def shown(value: float) -> str:
    """A number with three digits that count.

    >>> shown(30.04), shown(0.0212), shown(123456.7)
    ('30.0', '0.0212', '123,457')
    """
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:#.3g}" if value else "0"


def rounded(value: float) -> float:
    """A number with four digits that count, for JSON.

    >>> rounded(22415678.9), rounded(0.0123456)
    (22420000.0, 0.01235)
    """
    return float(f"{value:.4g}")


def seconds_of(run: Callable[[int], object], amount: int) -> float:
    """How long so much work takes."""
    start = time.perf_counter()
    run(amount)
    return time.perf_counter() - start


def fitting(run: Callable[[int], object], seconds: float) -> int:
    """How many units of work fill a time; doubled until the clock can tell."""
    amount = 1
    while (taken := seconds_of(run, amount)) < seconds / 4:
        amount *= 2
    return max(1, round(amount * seconds / taken))


def in_turn(
    runs: int, tell: Tell, measures: Sequence[Callable[[], Sequence[float]]]
) -> list[list[Spread]]:
    """Measure several things A B C A B C …: what disturbs the machine disturbs all of them.

    Each measurement returns some values; the answer has their spreads, in the same order.
    """
    found: list[list[Sequence[float]]] = [[] for _ in measures]
    for run in range(runs):
        tell(f"run {run + 1} of {runs}")
        for place, measure in enumerate(measures):
            found[place].append(measure())
    return [[Spread(tuple(values)) for values in zip(*one, strict=True)] for one in found]
