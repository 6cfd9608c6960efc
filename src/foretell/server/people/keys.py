"""Two ways to add a device: a one-time code, and the recovery phrase."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from foretell.server.people import codes, phrases
from foretell.server.people.errors import NoGuest
from foretell.server.people.people import MOST_DEVICES, Identity, NewToken, People
from foretell.server.people.tokens import new_token
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.people import Added, NewDevice

HASHES_AT_ONCE = 2
"""Each scrypt takes 16 MiB and a core for a moment."""


class Code(NamedTuple):
    """A one-time code and until when it is good, in milliseconds."""

    code: str
    until: int


class Comer(NamedTuple):
    """A device that asks to speak for somebody: its address and name, whom it speaks for now.

    ``replace``: whether it may stop speaking for that one.
    """

    address: str = ""
    label: str = ""
    guest: Identity | None = None
    replace: bool = False


class Credentials:
    """Codes and phrases of people."""

    def __init__(self, people: People) -> None:
        """Work for some people."""
        self._people = people
        self._store = people.store
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    async def new_code(self, guest: Identity) -> Code:
        """A code that adds one device within five minutes; an earlier one is void.

        Raises:
            TooMany: asked too often.
        """
        self._people.limits.demand("code", guest.id)
        code = codes.new_code()
        until = self._people.now() + codes.LIFE_SECONDS * 1000
        await self._store.put_code(guest.id, codes.code_digest(code) or b"", until)
        return Code(code, until)

    async def redeem(self, text: str, comer: Comer) -> NewToken:
        """Void a code and let the device speak for the person who made it.

        Raises:
            Rejection: it is wrong, old or used, or the device speaks for somebody else.
            TooMany: too many wrong ones from this address: even a right one is not looked at.
            Banned: an operator has banned the person.
        """
        await self._people.common_limits.look("try", comer.address)
        hashed = codes.code_digest(text)
        owner = await self._store.code_owner(hashed, self._people.now()) if hashed else None
        if hashed is None or owner is None:
            raise await self._wrong(comer)
        self._check(owner, comer)
        token = new_token()
        device = self._people.new_device(token, comer.label)
        added = await self._store.use_code(hashed, device, MOST_DEVICES)
        if added is None:
            raise await self._wrong(comer)
        return await self._enter(token, device, added, comer)

    async def new_phrase(self, guest: Identity) -> str:
        """A recovery phrase, shown this once; an earlier one is void.

        Raises:
            TooMany: asked too often.
        """
        self._people.limits.demand("phrase", guest.id)
        phrase = phrases.new_phrase()
        hashed = await self._hash(phrase)
        await self._store.put_phrase(guest.id, hashed, self._people.now())
        return phrase

    async def recover(self, text: str, comer: Comer) -> NewToken:
        """Let the device speak for the person of a phrase; the phrase stays good.

        Raises:
            Rejection: it is nobody's, or the device speaks for somebody else.
            TooMany: too many came from this address: even a right one is not looked at.
            Banned: an operator has banned the person.
        """
        await self._people.common_limits.look("try", comer.address)
        await self._people.common_limits.demand("recover", comer.address)
        phrase = phrases.plain_phrase(text)
        if phrase is None:
            raise await self._wrong(comer)
        hashed = await self._hash(phrase)
        owner = await self._store.phrase_owner(hashed)
        if owner is None:
            raise await self._wrong(comer)
        self._check(owner, comer)
        token = new_token()
        device = self._people.new_device(token, comer.label)
        added = await self._store.use_phrase(hashed, device, MOST_DEVICES)
        if added is None:
            raise await self._wrong(comer)
        return await self._enter(token, device, added, comer)

    async def _hash(self, phrase: str) -> bytes:
        async with self._hashing:
            salt = await self._store.salt()
            return await asyncio.to_thread(phrases.phrase_digest, phrase, salt)

    async def _wrong(self, comer: Comer) -> Rejection:
        await self._people.common_limits.take("try", comer.address)
        return Rejection("wrong-secret")

    def _check(self, owner: str, comer: Comer) -> None:
        """Whether the device may come to speak for this person."""
        self._people.moderation.admit(owner)
        if comer.guest and comer.guest.id != owner and not comer.replace:
            raise Rejection("already-guest", name=comer.guest.name)

    async def _enter(self, token: str, device: NewDevice, added: Added, comer: Comer) -> NewToken:
        """The new token is good; the old one of the same device is not (ASVS 7.2.4)."""
        signals = self._people.signals
        if comer.guest:
            await self._store.drop_device(comer.guest.id, comer.guest.device)
            await signals.signed_out(comer.guest.id, comer.guest.digest)
        for hashed in added.dropped:
            await signals.signed_out(added.person, hashed)
        account = await self._store.account(added.person)
        if account is None:
            raise NoGuest
        known = account.name, device.id, device.digest, account.figure
        return NewToken(token, Identity(added.person, *known))
