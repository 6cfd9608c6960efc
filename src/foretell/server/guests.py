"""Guests: a name and a random token of 256 bits, of which only a digest is kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import Final, NamedTuple

from foretell.server.clock import Clock
from foretell.server.names import person_name
from foretell.server.store.interface import Person, Store

COOKIE: Final = "foretell"
SECURE_COOKIE: Final = "__Host-foretell"
BEARER: Final = "bearer "


class Guest(NamedTuple):
    """A person, and the token that only the person keeps."""

    person: Person
    token: str


def digest(token: str) -> bytes:
    """What the store keeps of a token: enough to know it again, not to use it.

    >>> len(digest("anything"))
    32
    """
    return hashlib.sha256(token.encode()).digest()


class People:
    """Who is who, by token."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """Everybody is in the store."""
        self._store = store
        self._clock = clock

    async def welcome(self, name: str) -> Guest:
        """Make a new guest.

        Raises:
            Refused: nobody may bear that name.
        """
        person = Person(secrets.token_urlsafe(12), person_name(name))
        token = secrets.token_urlsafe(32)
        await self._store.add_person(person, digest(token), int(self._clock.now() * 1000))
        return Guest(person, token)

    def known(self, token: str | None) -> Person | None:
        """The person of a token; nobody for a wrong one."""
        return self._store.person_of(digest(token)) if token else None

    def of(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Person | None:
        """The person of a request: by its ``Authorization`` header, else by its cookie."""
        said = headers.get("authorization", "")
        if said.lower().startswith(BEARER):
            return self.known(said[len(BEARER) :].strip())
        return self.known(cookies.get(SECURE_COOKIE) or cookies.get(COOKIE))
