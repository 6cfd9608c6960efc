"""A table goes on while somebody is there and wants no rest: this is looked at in every run."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from foretell.play.handle import Handle
from foretell.server.table.state import OVER, Status
from foretell.server.tables.thinking import Found, action_of

if TYPE_CHECKING:
    from tests.promises.universe import Universe

LOOKS: Final = 0.25
SOON: Final = 15.0
"""Seconds in which something happens: a device comes back within five, and then its person acts."""
LATER: Final = 60.0
"""The same where the network loses frames and only the next one, of chat perhaps, tells of it."""


class Musing:
    """Bots that answer a little later, as threads do, and now and then much later."""

    def __init__(self, world: Universe) -> None:
        self._world = world

    def choose(self, handle: Handle, seat: int, bot: str, found: Found) -> None:
        """Find the choices of one action, of the moment at which they were asked for."""
        chance = self._world.chance
        choices = action_of(handle, seat, bot, chance.getrandbits(60))
        seconds = chance.uniform(0.0, 2.0 if chance.random() < 0.1 else 0.02)
        self._world.loop.call_later(seconds, found, choices)


def reached(world: Universe) -> tuple[object, ...]:
    """How far a table is, whatever is said there."""
    state, missing = world.table.state, world.table.state.fair.missing()
    return state.status, state.v, len(state.sealed), len(missing), world.deaths.total()


def is_excused(world: Universe) -> bool:
    """Whether nothing has to happen now."""
    state = world.table.state
    is_watched = world.is_up and world.table.audience.is_watched()
    return not is_watched or state.is_paused or state.status is Status.OPEN


async def goes_on(world: Universe, most: float = SOON) -> None:
    """Look at a table until its game is over.

    Raises:
        AssertionError: nothing happened for so many seconds; it says where everybody is.
    """
    last, since = reached(world), world.loop.time()
    while world.table.state.status not in OVER:
        await asyncio.sleep(LOOKS)
        now = reached(world)
        if now != last or is_excused(world):
            last, since = now, world.loop.time()
        assert world.loop.time() - since <= most, f"nothing happens: {world.told()}"
