"""From whom a person keeps away: at every table, on every device, until undone.

Whoever is muted is not read any more. Whoever is blocked is not read either, and does not sit at
tables of which the person is host. Nobody does so for somebody else, and nobody is told who it was.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple

from foretell.server.limits import Limiter
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import NotSaved
from foretell.server.store.people import MuteRecord, PeopleStore, Way

MOST_MUTES: Final = 200
"""Of those who are muted, and of those who are blocked."""


class MuteRequest(NamedTuple):
    """What a line of chat asks for: whom to keep away, by name and id; without an id the name is
    to be let near again."""

    name: str
    person: str
    way: Way = Way.MUTE


class Away(NamedTuple):
    """The ids of people from whom a person keeps away."""

    unread: frozenset[str]
    """Those whose lines are not shown to the person, for one reason or another."""
    blocked: frozenset[str]
    """Those who do not sit at tables of which the person is host."""


class Mutes:
    """The muted and the blocked of everybody; ``tell`` lets sockets and tables know."""

    def __init__(
        self,
        store: PeopleStore,
        limits: Limiter,
        tell: Callable[[str, Away], None],
    ) -> None:
        """Keep them in the store."""
        self._store = store
        self._limits = limits
        self._tell = tell
        self._changes = 0

    async def of(self, person: str) -> Away:
        """From whom a person keeps away, with every change that was told before this returns."""
        while True:
            changes = self._changes
            kept = {way: await self._store.mutes(person, way) for way in Way}
            if changes == self._changes:
                break
        ids = {way: frozenset(one.muted for one in kept[way]) for way in Way}
        return Away(ids[Way.MUTE] | ids[Way.BLOCK], ids[Way.BLOCK])

    async def listed(self, person: str, way: Way = Way.MUTE) -> list[MuteRecord]:
        """The muted or the blocked with the names of that time."""
        return await self._store.mutes(person, way)

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
        await self.changed(person)

    async def changed(self, person: str) -> None:
        """Let sockets and tables know from whom a person keeps away now."""
        self._changes += 1
        self._tell(person, await self.of(person))

    async def grant(self, person: str, asked: MuteRequest, now: int) -> None:
        """Do what a line of chat asks for.

        Raises:
            Rejection: as :meth:`mute` does; or it cannot be kept now.
            TooMany: too often.
        """
        try:
            if asked.person:
                await self.mute(person, MuteRecord(asked.person, asked.name, now), asked.way)
            else:
                await self.unmute(person, lambda one: one.name == asked.name, asked.way)
        except NotSaved as error:
            raise Rejection("not-saved") from error

    async def unmute(
        self, person: str, is_meant: Callable[[MuteRecord], bool], way: Way = Way.MUTE
    ) -> None:
        """Let those near again who are meant; nobody may be.

        Raises:
            TooMany: too often.
        """
        self._limits.demand("change", person)
        for one in filter(is_meant, await self._store.mutes(person, way)):
            await self._store.unmute(person, one.muted, way)
        await self.changed(person)


def key_of(person: str, muted: str) -> str:
    """What a person calls somebody from whom they keep away: it tells nobody who that is.

    >>> key_of("ada", "bob") == key_of("eve", "bob")
    False
    """
    return hashlib.sha256(f"{person}|{muted}".encode()).hexdigest()[:16]
