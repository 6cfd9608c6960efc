"""What one process of the load has counted, and what several have counted together."""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Counts of a stretch of time; times in seconds."""

    moves: int = 0
    seconds: float = 0.0
    acked: array[float] = field(default_factory=lambda: array("d"))
    """From the action's send to its ``done``."""
    delivered: array[float] = field(default_factory=lambda: array("d"))
    """From the action's send to each other player's update."""
    fanned: array[float] = field(default_factory=lambda: array("d"))
    """From the action's ``done``, which leaves right after the commit, to those updates."""
    errors: Counter[str] = field(default_factory=Counter)
    games: int = 0

    def add(self, other: Tally) -> None:
        """Count another process in."""
        self.moves += other.moves
        self.games += other.games
        self.seconds = max(self.seconds, other.seconds)
        self.errors += other.errors
        for mine, theirs in zip(self._times(), other._times(), strict=True):
            mine.extend(theirs)

    def add_later(self, other: Tally) -> None:
        """Count a later stretch of time in: its seconds come on top."""
        seconds = self.seconds + other.seconds
        self.add(other)
        self.seconds = seconds

    def _times(self) -> tuple[array[float], array[float], array[float]]:
        return self.acked, self.delivered, self.fanned

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds if self.seconds else 0.0


def percentile(times: array[float], share: float) -> float:
    """The time that so large a share stays below; 0 where there is none.

    >>> percentile(array("d", [1.0, 2.0, 3.0, 4.0]), 0.5)
    3.0
    """
    if not times:
        return 0.0
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
