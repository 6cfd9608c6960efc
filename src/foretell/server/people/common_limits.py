"""How much strangers may make and guess, counted once by all servers of one store.

A server that is alone counts in memory. Several count in their database, where an address is known
by a digest alone. A database that is away counts nothing, and nothing is done: whatever is counted
here needs it too, so the answer is that it cannot be saved now.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from foretell.server.limits import Limiter, Rate, TooMany
from foretell.server.store.sharing import Sharing

COMMON: Final = ("guest", "try", "recover")
"""What is counted so: new guests, wrong codes and phrases, phrases tried; all by address."""
DIGEST_BYTES: Final = 16


class CommonLimits:
    """The limits of :data:`COMMON`."""

    def __init__(
        self,
        own: Limiter,
        rates: Mapping[str, Rate],
        sharing: Sharing,
        salt: Callable[[], Awaitable[bytes]],
    ) -> None:
        """``own``: what a server counts that is alone; ``salt``: of the digests."""
        self._own, self._sharing, self._salt = own, sharing, salt
        self._rates = {deed: rates[deed] for deed in COMMON}

    async def look(self, deed: str, doer: str) -> None:
        """Refuse a deed that is not allowed now; take nothing.

        Raises:
            TooMany: the bucket is empty.
            NotSaved: the database is away.
        """
        if not self._sharing.is_shared:
            self._own.look(deed, doer)
        elif wait := await self._sharing.wait(deed, await self._digest(doer), self._rates[deed]):
            raise TooMany(wait)

    async def take(self, deed: str, doer: str) -> float:
        """Take a token; the seconds to wait if there is none, else 0.

        Raises:
            NotSaved: the database is away.
        """
        if not self._sharing.is_shared:
            return self._own.take(deed, doer)
        return await self._sharing.take(deed, await self._digest(doer), self._rates[deed])

    async def demand(self, deed: str, doer: str) -> None:
        """Take a token, or refuse.

        Raises:
            TooMany: the bucket is empty.
            NotSaved: the database is away.
        """
        if wait := await self.take(deed, doer):
            raise TooMany(wait)

    async def _digest(self, doer: str) -> bytes:
        key = await self._salt()
        return hashlib.blake2b(doer.encode(), key=key[:64], digest_size=DIGEST_BYTES).digest()
