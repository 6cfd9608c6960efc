"""The lease of one server: renewed twice a second, and with it news and errands are read.

A server lives until its lease is over by the database's clock; then another declares it gone, for
good. By its own clock it stops a little earlier. After an outage all have time to renew before
anybody judges.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from foretell.server.store.sharing import StoreChange

if TYPE_CHECKING:
    from collections.abc import Sequence

    from foretell.server.store.postgres.connecting import Connection

SECONDS: Final = 3.0
"""How long a lease holds from its last renewal, by the database's clock."""
OWN_SECONDS: Final = 2.4
"""How long it holds by the server's own clock: less, whatever the clocks differ by."""
EVERY: Final = 0.5
LAPSED_EVERY: Final = 0.2
"""Seconds between tries to renew a lease that is over: somebody waits for each of them."""
KEPT_SECONDS: Final = 10
"""Changes and errands are kept so long: who has not heard them by then has no lease."""
_LEASE: Final = f"clock_timestamp() + interval '{SECONDS} s'"
_JOIN: Final = f"""
    insert into members (name, until, since) values ($1, {_LEASE}, clock_timestamp())
    returning id, pg_snapshot_xmin(pg_current_snapshot())::text
"""  # noqa: S608  # no values
_RENEW: Final = f"""
    with renewed as (
        update members set until = {_LEASE}, is_leaving = is_leaving or $2,
            since = case when until < clock_timestamp() then clock_timestamp() else since end
        where id = $1 and not is_gone
        returning since <= clock_timestamp() - interval '{SECONDS} s' as may_judge
    ), declared as (
        update members set is_gone = true
        where id <> $1 and until < clock_timestamp() and not is_gone
            and (select may_judge from renewed)
    )
    select true from renewed
"""  # noqa: S608
_READ: Final = """
    select leader, horizon, n.id, n.kind, n.about, n.digest from (
        select (select min(id) from members where not is_gone and not is_leaving) leader,
            pg_snapshot_xmin(pg_current_snapshot())::text horizon
    ) now left join news n on n.tx >= $1::text::xid8 and n.name <> $2 order by n.id
"""
"""In one statement, so that what is read and the horizon are of the same moment."""
_TIDY: Final = f"""
    delete from news where at < clock_timestamp() - interval '{KEPT_SECONDS} s';
    delete from errands where at < clock_timestamp() - interval '{KEPT_SECONDS} s';
    delete from members m where is_gone and not exists (select 1 from heads where owner = m.id)
        and until < clock_timestamp() - interval '1 h';
"""  # noqa: S608
_END: Final = "update members set is_gone = true where id = $1"


class Renewed(NamedTuple):
    """What a renewal found."""

    is_leader: bool
    news: list[StoreChange]


class Lease:
    """One lease, over a connection of its own."""

    def __init__(self, name: str) -> None:
        """``name``: that of the server's connections, so that it hears nothing of itself."""
        self._name = name
        self.member = 0
        self._horizon = ""
        self._heard = frozenset[int]()
        """Changes that are not before the horizon yet, and were told."""

    async def join(self, connection: Connection) -> None:
        """Become a member under a new number."""
        self.member, self._horizon = await connection.fetchrow(_JOIN, self._name)  # type: ignore[misc]
        self._heard = frozenset()

    async def renew(self, connection: Connection, *, is_leaving: bool) -> Renewed | None:
        """Renew the lease, and hear what is new; ``None`` if it was declared gone."""
        if not await connection.fetchval(_RENEW, self.member, is_leaving):
            return None
        rows = await connection.fetch(_READ, self._horizon, self._name)
        leader, horizon = rows[0][:2]
        told = [row[2:] for row in rows if row[2] is not None]
        return Renewed(leader == self.member, self._fresh(told, horizon))

    def _fresh(self, rows: Sequence[tuple[Any, ...]], horizon: str) -> list[StoreChange]:
        """What others changed since the news were last read, each change once.

        Who commits late has an earlier number: so what is read again, from the oldest transaction
        that was under way, is told from what was heard.
        """
        fresh = [StoreChange(*row[1:]) for row in rows if row[0] not in self._heard]
        self._horizon, self._heard = horizon, frozenset(row[0] for row in rows)
        return list(dict.fromkeys(fresh))

    async def tidy(self, connection: Connection) -> None:
        """Forget news and errands that are old, and servers that are long gone."""
        await connection.execute(_TIDY)

    async def end(self, connection: Connection) -> None:
        """Be gone."""
        await connection.execute(_END, self.member)
