"""A table goes on while somebody is there and wants no rest: this is looked at in every run."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from foretell.play.handle import Handle
from foretell.server.table.state import OVER, Status
from foretell.server.tables.thinking import Found, action_of

if TYPE_CHECKING:
    from tests.promises.mortal_server import MortalServer

LOOKS: Final = 0.25
SOON: Final = 15.0
"""Seconds in which something happens: a device comes back within five, and then its person acts."""
LATER: Final = 60.0
"""The same where the network loses frames and only the next one, of chat perhaps, tells of it."""


class SlowBots:
    """Bots that answer a little later, as threads do, and now and then much later."""

    def __init__(self, server: MortalServer) -> None:
        self._server = server

    def choose(self, handle: Handle, seat: int, bot: str, seed: int, found: Found) -> None:
        """Find the choices of one action, of the moment at which they were asked for."""
        chance = self._server.chance
        choices = action_of(handle, seat, bot, seed)
        seconds = chance.uniform(0.0, 2.0 if chance.random() < 0.1 else 0.02)
        self._server.loop.call_later(seconds, found, choices)


def reached(server: MortalServer) -> tuple[object, ...]:
    """How far a table is, whatever is said there."""
    state, missing = server.table.state, server.table.state.fair.missing()
    return state.status, state.v, len(state.sealed), len(missing), server.deaths.total()


def is_excused(server: MortalServer) -> bool:
    """Whether nothing has to happen now."""
    state = server.table.state
    is_watched = server.is_up and server.table.audience.is_watched()
    return not is_watched or state.is_paused or state.status is Status.OPEN


async def goes_on(server: MortalServer, most: float = SOON) -> None:
    """Look at a table until its game is over.

    Raises:
        AssertionError: nothing happened for so many seconds; it says where everybody is.
    """
    last, since = reached(server), server.loop.time()
    while server.table.state.status not in OVER:
        await asyncio.sleep(LOOKS)
        now = reached(server)
        if now != last or is_excused(server):
            last, since = now, server.loop.time()
        assert server.loop.time() - since <= most, f"nothing happens: {server.told()}"
