"""Token buckets that all servers of one database share, filled by its clock.

As in :mod:`foretell.server.limits` a bucket is the time at which it is full again. The table is
not logged: it is in no journal, replica or base backup, and after a crash all buckets are full.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from foretell.server.limits import SLACK, Rate

if TYPE_CHECKING:
    from foretell.server.store.postgres.connecting import Pool

_NOW: Final = "extract(epoch from clock_timestamp())::float8"
_FULL_AT: Final = f"greatest(b.full_at, {_NOW})"
_WAIT: Final = f"greatest(b.full_at - {_NOW}, 0) - ($3::int - 1) * $4::float8"
_TAKE: Final = f"""
    insert into buckets as b (deed, doer, full_at, wait) values ($1, $2, {_NOW} + $4, 0)
    on conflict (deed, doer) do update set
        full_at = case when {_WAIT} > {SLACK} then b.full_at else {_FULL_AT} + $4 end,
        wait = case when {_WAIT} > {SLACK} then {_WAIT} else 0 end
    returning wait
"""  # noqa: S608  # no values
_LOOK: Final = f"select {_WAIT} from buckets b where deed = $1 and doer = $2"  # noqa: S608
_TIDY: Final = f"delete from buckets where full_at < {_NOW}"  # noqa: S608  # no values


class Buckets:
    """The buckets of a database; a doer is known by a digest."""

    def __init__(self, pool: Pool) -> None:
        """Over connections."""
        self._pool = pool

    async def take(self, deed: str, doer: bytes, rate: Rate) -> float:
        """Take a token; the seconds to wait if there is none, else 0."""
        return float(await self._pool.fetchval(_TAKE, deed, doer, *rate))

    async def wait(self, deed: str, doer: bytes, rate: Rate) -> float:
        """The seconds until a deed is allowed; takes nothing."""
        wait = await self._pool.fetchval(_LOOK, deed, doer, *rate) or 0.0
        return float(wait) if wait > SLACK else 0.0

    async def tidy(self) -> None:
        """Forget what is full again: it says no more than no bucket would."""
        await self._pool.execute(_TIDY)
