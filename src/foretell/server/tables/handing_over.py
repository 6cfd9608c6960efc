"""When a table goes from one server to another: all of it is stored, then nobody has it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from foretell.server.clock import Clock
from foretell.server.table.state import Status
from foretell.server.tables.live_table import LiveTable

LEAST_SECONDS: Final = 5.0
"""So long a table stays where somebody looks at it: it moves no more often than that."""
LONGEST_SECONDS: Final = 60.0
"""A table that comes back within this time stays twice as long as before, up to so long.

Where two balancers disagree for good, the people of one table want it at two servers at once.
"""
SOON: Final = 1.0
"""A table that stays no longer than this goes then, without being asked for again."""
SETTLING_SECONDS: Final = 10.0
"""So long after a lapse, people who come back find servers that are not the right ones.

What was loaded there goes on after :data:`SOON`: who wants it elsewhere waits for two seconds.
"""
STRANGERS_SECONDS: Final = 60.0
"""So long a game stays that only somebody asks for who does not sit there."""
STORED_SECONDS: Final = 3.0
"""How long is waited for what is still being stored; the log tells what became of it."""


class Stays:
    """How long tables stay where they are when another server wants them."""

    def __init__(self, clock: Clock) -> None:
        """There was no lapse yet."""
        self._clock = clock
        self._settled_at = float("-inf")
        self._given: dict[str, tuple[float, float]] = {}
        """Tables that went to another server: when, and how long they had to stay here."""

    def gave(self, live: LiveTable) -> str:
        """Note that a table goes where it was wanted; its id."""
        now = self._clock.steady()
        recent = {t: one for t, one in self._given.items() if one[0] > now - LONGEST_SECONDS}
        self._given = {**recent, live.state.id: (now, self._least(live))}
        return live.state.id

    def _least(self, live: LiveTable) -> float:
        """How long a table that somebody looks at stays, for those who sit there."""
        at, least = self._given.get(live.state.id, (float("-inf"), 0.0))
        is_back = live.since - at <= LONGEST_SECONDS
        return min(LONGEST_SECONDS, 2 * least) if is_back else LEAST_SECONDS

    def settle(self) -> None:
        """There was a lapse: whoever comes now may be at the wrong server."""
        self._settled_at = self._clock.steady() + SETTLING_SECONDS

    def seconds(self, live: LiveTable, person: str | None) -> float:
        """How long a table stays now that somebody wants it elsewhere; 0 if it may go.

        ``person``: who sits or looks there; ``None`` is the other server itself.
        """
        if not live.audience.is_watched():
            return 0.0
        now = self._clock.steady()
        least = SOON if now < self._settled_at else self._least(live)
        is_played = live.state.status in (Status.STARTING, Status.PLAYING)
        if is_played and person is not None and live.state.seat_of(person) is None:
            least = STRANGERS_SECONDS
        return max(0.0, live.since + least - now)


async def handed_over(live: LiveTable) -> None:
    """Let everybody go from a table as soon as all that happened there is stored."""
    quiet = asyncio.Event()
    live.outbox.after(quiet.set, quiet.set)
    with suppress(TimeoutError):
        await asyncio.wait_for(quiet.wait(), STORED_SECONDS)
    live.close("restarting")
