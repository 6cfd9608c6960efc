"""Whose lines of chat a person does not want to see: at every table, on every device, until undone.

Nobody mutes for somebody else, and nobody is told who has muted them.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple

from foretell.errors import ForetellError
from foretell.server.limits import Limiter
from foretell.server.people.errors import PeopleRefused, TooLarge
from foretell.server.people.store import Mute, PeopleStore

MOST_MUTES: Final = 200
Then = Callable[[ForetellError | None], None]


class Hush(NamedTuple):
    """Whom to mute, by name and id; without an id the name is to be heard again."""

    name: str
    person: str


class Mutes:
    """The muted of everybody; ``tell`` lets open sockets know."""

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
        """The ids of those whom a person has muted."""
        return frozenset(one.muted for one in self._store.mutes(person))

    def listed(self, person: str) -> list[Mute]:
        """The same with the names of that time."""
        return self._store.mutes(person)

    async def mute(self, person: str, mute: Mute) -> None:
        """Show a person no lines of another one any more.

        Raises:
            PeopleRefused: it is oneself.
            TooLarge: the person has muted as many as may be.
            TooMany: too often.
        """
        self._limits.demand("change", person)
        if mute.muted == person:
            raise PeopleRefused("own-lines", "you cannot mute yourself")
        if not await self._store.mute(person, mute, MOST_MUTES):
            raise TooLarge(f"mutes: at most {MOST_MUTES}: take one back first")
        self._tell(person, self.of(person))

    def soon(self, person: str, asked: Hush, now: int, then: Then) -> None:
        """Mute somebody or nobody any more; ``then`` is told when it is kept, or why it is not."""
        task = asyncio.ensure_future(self._hush(person, asked, now, then))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hush(self, person: str, asked: Hush, now: int, then: Then) -> None:
        try:
            if asked.person:
                await self.mute(person, Mute(asked.person, asked.name, now))
            for one in [] if asked.person else self._store.mutes(person):
                if one.name == asked.name:
                    await self.unmute(person, key_of(person, one.muted))
        except ForetellError as error:
            then(error)
        else:
            then(None)

    async def unmute(self, person: str, key: str) -> None:
        """Show the lines of somebody again, by the key of :func:`key_of`; unknown ones are none.

        Raises:
            TooMany: too often.
        """
        self._limits.demand("change", person)
        for one in self._store.mutes(person):
            if key_of(person, one.muted) == key:
                await self._store.unmute(person, one.muted)
        self._tell(person, self.of(person))


def key_of(person: str, muted: str) -> str:
    """What a person calls somebody by whom they have muted: it tells nobody who that is.

    >>> key_of("ada", "bob") == key_of("eve", "bob")
    False
    """
    return hashlib.sha256(f"{person}|{muted}".encode()).hexdigest()[:16]
