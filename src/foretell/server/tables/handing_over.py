"""When a table goes from one server to another: all of it is stored, then nobody has it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from foretell.server.table.state import Status
from foretell.server.tables.live_table import LiveTable

LEAST_SECONDS: Final = 5.0
"""So long a table stays where somebody looks at it: it moves no more often than that."""
STRANGERS_SECONDS: Final = 60.0
"""So long a game stays that only somebody asks for who does not sit there."""
STORED_SECONDS: Final = 3.0
"""How long is waited for what is still being stored; the log tells what became of it."""


def may_move(live: LiveTable, person: str | None) -> bool:
    """Whether a table goes to another server now that somebody wants it there.

    ``person``: who sits or looks there; ``None`` is the other server itself.
    """
    if not live.audience.is_watched():
        return True
    held = live.context.clock.now() - live.since
    if held < LEAST_SECONDS:
        return False
    is_played = live.state.status in (Status.STARTING, Status.PLAYING)
    is_strange = person is not None and live.state.seat_of(person) is None
    return held >= STRANGERS_SECONDS or not (is_played and is_strange)


async def handed_over(live: LiveTable) -> None:
    """Let everybody go from a table as soon as all that happened there is stored."""
    quiet = asyncio.Event()
    live.outbox.after(quiet.set, quiet.set)
    with suppress(TimeoutError):
        await asyncio.wait_for(quiet.wait(), STORED_SECONDS)
    live.close("restarting")
