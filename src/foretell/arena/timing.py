"""How long bots take for a decision: processor time, counted in classes that grow evenly."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

import numpy as np

from foretell.bots import Bot
from foretell.engine.fields import Ints
from foretell.play.seen import Seen

A_DECADE: Final = 40
"""Classes for a factor of ten: a figure is told within 3 %."""
CLASSES: Final = 11 * A_DECADE
"""From a nanosecond to a hundred seconds."""

_BEGUN: Final[dict[tuple[str, str], set[int]]] = {}
"""By name and identity of a bot, the phases in which it has chosen in this process."""


def begun_phases(name: str, identity: str) -> set[int]:
    """The phases in which bots of a source have chosen in this process; whoever chooses adds to it.

    >>> begun_phases("example", "1").add(2)
    >>> begun_phases("example", "1"), begun_phases("example", "2")
    ({2}, set())
    """
    return _BEGUN.setdefault((name, identity), set())


class ClockedBot:
    """A bot with a clock, which counts each decision in ``classes``.

    All but the first in a phase: what is compiled or loaded for it then is no part of a decision.
    """

    def __init__(self, bot: Bot, classes: Ints, begun: set[int]) -> None:
        """The classes and the phases that have ``begun`` may be those of several bots."""
        self.bot = bot
        self.classes = classes
        self.begun = begun

    def choose(self, seen: Seen, /) -> str:
        """What the bot chooses."""
        start = time.thread_time_ns()
        answer = self.bot.choose(seen)
        taken = time.thread_time_ns() - start
        if seen.phase in self.begun:
            self.classes[class_of(taken)] += 1
        self.begun.add(seen.phase)
        return answer


def class_of(nanoseconds: int) -> int:
    """The class that a time counts in.

    >>> class_of(0), class_of(1_000_000) // A_DECADE
    (0, 6)
    """
    place = int(A_DECADE * np.log10(max(1, nanoseconds)))
    return min(place, CLASSES - 1)


@dataclass(frozen=True, slots=True)
class DecisionTimes:
    """Milliseconds a decision: the mean, and what half and 99 % stay under; NaN where none was."""

    mean: float
    p50: float
    p99: float

    def to_dict(self) -> dict[str, float | None]:
        """The times as plain values, for JSON, which knows no NaN."""
        return {
            name: None if math.isnan(value) else value
            for name, value in (("mean", self.mean), ("p50", self.p50), ("p99", self.p99))
        }

    def __str__(self) -> str:
        """The times as a report writes them."""
        return f"{self.mean:.3g} ms (p99 {self.p99:.3g})"


def times_of(classes: Ints) -> DecisionTimes:
    """What counted decisions took.

    >>> counted = np.zeros(CLASSES, np.int64)
    >>> counted[class_of(2_000_000)] = 7
    >>> str(times_of(counted))
    '2.05 ms (p99 2.05)'
    """
    middles = 10 ** ((np.arange(CLASSES) + 0.5) / A_DECADE - 6)
    total = int(classes.sum())
    if not total:
        return DecisionTimes(math.nan, math.nan, math.nan)
    upto = np.cumsum(classes)
    p50, p99 = (float(middles[np.searchsorted(upto, share * total)]) for share in (0.5, 0.99))
    return DecisionTimes(float((classes * middles).sum() / total), p50, p99)
