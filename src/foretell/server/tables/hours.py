"""At which hours of the week people have played here, so that somebody knows when to come."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from foretell.server.store.interface import Store, Summary
from foretell.server.table.state import OVER, Status

WEEKS: Final = 4
MOST_HOURS: Final = 4
"""A table counts for so long at most: what was left open overnight was not played all night."""
MOST_TABLES: Final = 5000
KEPT_SECONDS: Final = 600.0
HOUR_MS: Final = 3_600_000
WEEK: Final = 7 * 24
MONDAY: Final = 4 * 24
"""Hours from the beginning of 1970, a Thursday, to its first Monday."""


def hours_played(tables: Iterable[Summary], since: int) -> list[int]:
    """By hour of the week, in UTC from Monday on, how many tables were played in it.

    Those count at which at least two people sat. ``since``: milliseconds since 1970.

    >>> one = Summary("t", "T", "finished", "quick", 3, [], MONDAY * HOUR_MS, MONDAY * HOUR_MS + 1)
    >>> hours_played([one], 0)[0]
    0
    """
    found = [0] * WEEK
    for one in tables:
        first, last = one.opened // HOUR_MS, one.changed // HOUR_MS
        if len(one.people) < 2:
            continue
        for hour in range(first, min(last, first + MOST_HOURS - 1) + 1):
            if hour * HOUR_MS >= since:
                found[(hour - MONDAY) % WEEK] += 1
    return found


class PlayedHours:
    """The hours of one server, counted anew every ten minutes at most."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        """``now`` in seconds."""
        self._store, self._now = store, now
        self._at = -KEPT_SECONDS
        self._found: list[int] = []

    async def found(self) -> list[int]:
        """By hour of the week, how many open tables were played in it in the last four weeks."""
        if self._now() >= self._at + KEPT_SECONDS:
            statuses = (Status.PLAYING, *OVER)
            tables = await self._store.summaries(statuses=statuses, limit=MOST_TABLES)
            self._at = self._now()
            self._found = hours_played(tables, int(self._at * 1000) - WEEKS * WEEK * HOUR_MS)
        return self._found
