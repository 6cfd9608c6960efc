"""A table that somebody looks at has a server: this is looked at in every game on several servers.

Whatever befalls them, soon after one of them is well again that one, or another, has the table.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.promises.shared_servers import SharedServer
    from tests.promises.shared_tables import SharedTable

LOOKS: Final = 0.05
SOON: Final = 6.0
"""Seconds: a lease, the judgement of another, and people who find their way."""


class OwnerWatch:
    """Looks at the owner of a table all the time."""

    def __init__(self, table: SharedTable) -> None:
        self._table, self._loop = table, table.database.loop
        self._owned_at = self._loop.time()
        self._well_since: dict[SharedServer, float] = {}
        self.longest = 0.0
        """The longest time without an owner in which a server was well."""

    async def look_on(self) -> None:
        """Look until cancelled.

        Raises:
            AssertionError: nobody had the table for too long.
        """
        while True:
            self._look()
            await asyncio.sleep(LOOKS)

    def _look(self) -> None:
        table, now = self._table, self._loop.time()
        well = [server for server in table.servers if server.is_well()]
        self._well_since = {server: self._well_since.get(server, now) for server in well}
        if not well or any(server.is_owner() for server in well):
            self._owned_at = now
            return
        since = max(self._owned_at, min(self._well_since.values()), table.befell_at)
        self.longest = max(self.longest, now - since)
        assert now - since <= SOON, f"nobody has the table for {now - since:.2f} s"
