"""What all tables of one server share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.structs import replace

from foretell.fair import Secret
from foretell.server.clock import Clock
from foretell.server.people.mutes import MuteRequest
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Store
from foretell.server.store.sharing import Sharing
from foretell.server.table.permissions import ANY_PERMISSIONS, Permissions
from foretell.server.tables.damages import Damages
from foretell.server.tables.thinking import Advise, Thinkers, advise_at_once

_SPAWNED: Final[set[asyncio.Task[None]]] = set()
"""An event loop itself does not keep its tasks."""


def spawn(work: Coroutine[Any, Any, None]) -> None:
    """Do something in the event loop that nobody waits for."""
    task = asyncio.get_running_loop().create_task(work)
    _SPAWNED.add(task)
    task.add_done_callback(_SPAWNED.discard)


async def nobody_knows(_person: str) -> str:
    """No name: the old one stays."""
    return ""


async def nobody_blocks(_person: str) -> frozenset[str]:
    """Everybody sits with everybody."""
    return frozenset()


async def nobody_mutes(_person: str, asked: MuteRequest, _now: int) -> None:
    """Nobody keeps who has muted whom."""
    raise Rejection("no-mutes", name=asked.name)


async def nobody_chose(_person: str) -> str:
    """No figure: the initials."""
    return ""


@dataclass(frozen=True, slots=True)
class TableContext:
    """The store, the clock, the bots' threads."""

    store: Store
    clock: Clock
    thinkers: Thinkers
    count_refusal: Callable[[str], object] = str
    """Is told the code of every refusal; nobody has to listen."""
    name_of: Callable[[str], Awaitable[str | None]] = nobody_knows
    """The name that a person bears now; empty where nobody knows, ``None`` for one who is gone."""

    figure_of: Callable[[str], Awaitable[str]] = nobody_chose
    """The figure that a person has chosen; empty: the initials."""

    new_secret: Callable[[], Secret] = Secret
    """Draws the secret of a game."""

    mute: Callable[[str, MuteRequest, int], Awaitable[None]] = nobody_mutes
    """Keeps from whom a person keeps away, at all tables."""

    permissions: Permissions = ANY_PERMISSIONS
    """Who may talk, and sit down."""

    blocked_by: Callable[[str], Awaitable[frozenset[str]]] = nobody_blocks
    """With whom a person does not want to sit."""

    damages: Damages = field(default_factory=Damages)
    """The tables whose log cannot be read."""

    advise: Advise = advise_at_once
    """Weighs the choices of somebody who practises."""

    spawn: Callable[[Coroutine[Any, Any, None]], None] = spawn
    """Does what reads the store and nobody waits for."""

    @property
    def sharing(self) -> Sharing:
        """What there is to do about other servers that have the same tables."""
        return self.store.sharing

    def at(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock.now() * 1000)

    async def dressed(self, made: Iterable[e.AnyEvent]) -> list[e.AnyEvent]:
        """What seats people, with the figures that they have chosen by now."""
        return [
            replace(one, figure=await self.figure_of(one.person)) if isinstance(one, e.Sat) else one
            for one in made
        ]
