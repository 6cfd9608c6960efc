"""What the calendar tells of tournaments: kept in short, so that a list reads no log twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from typing import Final

from foretell.rules.advice import minutes_of
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Store, Summary
from foretell.server.tournaments.events import PREFIX, TournamentOpened
from foretell.server.tournaments.state import OPEN, OVER, TournamentLog, status_at

MOST_LISTED: Final = 100
"""So many that are to come, that run, and that are over stand in the calendar."""
MOST_COMING: Final = 5000
"""Of so many that were changed last, those to come are the next by their hours."""


@dataclass(frozen=True, slots=True)
class CalendarEntry:
    """A tournament in the calendar; ``status`` as it is kept, ``minutes`` about how long it takes.

    ``seats_left``: nothing where any number may enter, or nobody any more.
    """

    id: str
    opened: TournamentOpened
    status: str
    length: int
    changed: int
    preset: str
    has_own_rules: bool
    rounds: int
    minutes: int
    people: int
    seats_left: int | None
    is_weekly: bool

    def status_at(self, now: int) -> str:
        """How far it is at a time."""
        return status_at(self.opened, self.status, now)


def calendar_entry(state: TournamentLog) -> CalendarEntry:
    """A tournament in short."""
    made = state.tournament.state.format
    return CalendarEntry(
        state.id,
        state.opened,
        state.status,
        state.length,
        state.changed,
        state.preset,
        not isinstance(made.rules, str),
        made.rounds,
        max(made.rounds, 1) * (made.minutes or minutes_of(made.rules_for(made.tables))),
        sum(one.is_in for one in state.tournament.state.people),
        seats_left(state),
        state.is_weekly,
    )


def seats_left(state: TournamentLog) -> int | None:
    """How many may still enter; nothing where any number may, or nobody any more."""
    pure = state.tournament.state
    if not pure.format.people_cap or not pure.is_preliminary or state.status == OVER:
        return None
    return max(0, pure.format.people_cap - sum(one.is_in for one in pure.people))


class CalendarList:
    """The tournaments that everybody may find.

    Args:
        store: where they lie.
        entry: what the calendar tells of one, from its log; it may refuse.
    """

    def __init__(self, store: Store, entry: Callable[[str], Awaitable[CalendarEntry]]) -> None:
        self._store, self._entry = store, entry
        self._known: dict[str, tuple[Summary, CalendarEntry]] = {}
        self._reading = asyncio.Lock()

    async def listed(self, status: str) -> list[Summary]:
        """Those that are so far: to come by the hour, all others with the last changed first."""
        most = MOST_COMING if status == OPEN else MOST_LISTED
        found = await self._store.summaries(statuses=(status,), limit=most)
        if status == OPEN:
            found.sort(key=lambda one: one.begins or inf)
        return found[:MOST_LISTED]

    async def entries(self, *statuses: str) -> list[CalendarEntry]:
        """What the calendar tells of those that are so far, but for those that are damaged.

        However many ask at once, each log is read by one of them.
        """
        async with self._reading:
            shown = [one for status in statuses for one in await self.listed(status)]
            for one in shown:
                await self._know(one)
            self._known = {one.id: self._known[one.id] for one in shown if one.id in self._known}
            return [entry for _, entry in self._known.values()]

    async def _know(self, one: Summary) -> None:
        """Read what is told of a tournament, unless it is as it was when that was read."""
        known = self._known.get(one.id)
        if known is None or known[0] != one:
            self._known.pop(one.id, None)
            with suppress(Rejection):
                self._known[one.id] = one, await self._entry(one.id.removeprefix(PREFIX))

    def forget(self, one: str) -> None:
        """Read what is told of a tournament from its log again."""
        self._known.pop(PREFIX + one, None)

    def forget_all(self) -> None:
        """Read all of them again."""
        self._known.clear()
