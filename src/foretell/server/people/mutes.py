"""From whom a person keeps away: at every table, on every device, until undone.

Whoever is muted is not read any more. Whoever is blocked is not read either, and does not sit at
tables of which the person is host. Nobody does so for somebody else, and nobody is told who it was.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple

from foretell.base.errors import ForetellError
from foretell.server.limits import Limiter
from foretell.server.people.store import MuteRecord, PeopleStore, Way
from foretell.server.protocol.rejection import Rejection

MOST_MUTES: Final = 200
"""Of those who are muted, and of those who are blocked."""
Then = Callable[[ForetellError | None], None]


class Hush(NamedTuple):
    """Whom to keep away, by name and id; without an id the name is to be let near again."""

    name: str
    person: str
    way: Way = Way.MUTE


class Mutes:
    """The muted and the blocked of everybody; ``tell`` lets open sockets know."""

    def __init__(
        self,
        store: PeopleStore,
        limits: Limiter,
        tell: Callable[[str, frozenset[str]], None],
    ) -> None:
        """Keep them in the store."""
        self._store = store
        self._limits = limits
        self._tell = tell
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, person: str) -> frozenset[str]:
        """The ids of those whose lines a person does not want to see, for one reason or another."""
        return frozenset(one.muted for way in Way for one in self._store.mutes(person, way))

    def has_blocked(self, person: str, other: str) -> bool:
        """Whether a person does not want to sit with another one."""
        return any(one.muted == other for one in self._store.mutes(person, Way.BLOCK))

    def listed(self, person: str, way: Way = Way.MUTE) -> list[MuteRecord]:
        """The muted or the blocked with the names of that time."""
        return self._store.mutes(person, way)

    async def mute(self, person: str, mute: MuteRecord, way: Way = Way.MUTE) -> None:
        """Keep another one away from a person.

        Raises:
            Rejection: it is oneself, or the person keeps away as many as may be.
            TooMany: too often.
        """
        self._limits.demand("change", person)
        if mute.muted == person:
            raise Rejection("own-lines")
        if not await self._store.mute(person, mute, MOST_MUTES, way):
            raise Rejection("too-large", most=MOST_MUTES, what="people")
        self._tell(person, self.of(person))

    def soon(self, person: str, asked: Hush, now: int, then: Then) -> None:
        """Do what is asked; ``then`` is told when it is kept, or why it is not."""
        task = asyncio.ensure_future(self._hush(person, asked, now, then))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hush(self, person: str, asked: Hush, now: int, then: Then) -> None:
        try:
            if asked.person:
                await self.mute(person, MuteRecord(asked.person, asked.name, now), asked.way)
            for one in [] if asked.person else self._store.mutes(person, asked.way):
                if one.name == asked.name:
                    await self.unmute(person, key_of(person, one.muted), asked.way)
        except ForetellError as error:
            then(error)
        else:
            then(None)

    async def unmute(self, person: str, key: str, way: Way = Way.MUTE) -> None:
        """Let somebody near again, by the key of :func:`key_of`; unknown ones are none.

        Raises:
            TooMany: too often.
        """
        self._limits.demand("change", person)
        for one in self._store.mutes(person, way):
            if key_of(person, one.muted) == key:
                await self._store.unmute(person, one.muted, way)
        self._tell(person, self.of(person))


def key_of(person: str, muted: str) -> str:
    """What a person calls somebody from whom they keep away: it tells nobody who that is.

    >>> key_of("ada", "bob") == key_of("eve", "bob")
    False
    """
    return hashlib.sha256(f"{person}|{muted}".encode()).hexdigest()[:16]
