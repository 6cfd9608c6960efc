"""Which server has a table: claimed under a new epoch, asked for by an errand, let go.

A claim changes a row in ``heads`` only if the table is nobody's, one's own, or a dead server's. All
that a server appends bears the epoch of its claim, so whoever had the table before is fenced off.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from foretell.server.store.sharing import tournament_log

if TYPE_CHECKING:
    from foretell.server.store.postgres.connecting import Connection, Pool

_IS_FREE: Final = """
    (h.owner is null or not exists (
        select 1 from members o where o.id = h.owner and not o.is_gone
    ))
"""
_LIVES: Final = "exists (select 1 from members where id = $2 and not is_gone)"
_CLAIM: Final = f"""
    update heads h set owner = $2, epoch = h.epoch + 1
    where h.table_id = $1 and (h.owner = $2 or {_IS_FREE}) and {_LIVES}
    returning epoch
"""  # noqa: S608  # no values
_TAKE_ALONG: Final = f"update heads set owner = $2 where table_id = $1 and {_LIVES}"  # noqa: S608
_RELEASE: Final = """
    update heads set owner = null, looked = $3 where table_id = any($1::text[]) and owner = $2
"""
_CONDUCT: Final = f"""
    update heads h set owner = $2
    where h.table_id = any($1::text[]) and {_IS_FREE} and {_LIVES}
"""  # noqa: S608
_CONDUCTED: Final = "select table_id from heads where table_id = any($1::text[]) and owner = $2"
_NOT_OTHERS: Final = f"""
    select h.table_id from heads h
    where h.table_id = any($1::text[]) and (h.owner = $2 or $3 and {_IS_FREE})
"""  # noqa: S608
_ASK: Final = """
    insert into errands (wanted, person)
    select $1, $3 from heads where table_id = $1 and owner is not null and owner <> $2
"""
_ASKED: Final = """
    delete from errands e using heads h where h.table_id = e.wanted and h.owner = $1
    returning e.wanted, e.person
"""


class Ownership:
    """The tables of one server, by the number that it has as a member."""

    def __init__(self, pool: Pool) -> None:
        """The server is no member yet."""
        self._pool = pool
        self.member = 0

    async def claimed(self, table: str) -> int | None:
        """Claim a table: its new epoch; ``None`` if it is another's, 0 if there is none.

        With a table of a tournament comes whatever leads that.
        """
        epoch = await self._pool.fetchval(_CLAIM, table, self.member)
        if epoch is None:
            known = await self._pool.fetchval("select 1 from heads where table_id = $1", table)
            return None if known else 0
        if log := tournament_log(table):
            await self._pool.execute(_TAKE_ALONG, log, self.member)
        return int(epoch)

    async def ask(self, table: str, person: str | None) -> None:
        """Leave word for the server that has a table."""
        await self._pool.execute(_ASK, table, self.member, person)

    async def asked(self, connection: Connection) -> list[tuple[str, str | None]]:
        """What others want that this one has, and for whom; it is told once."""
        rows = await connection.fetch(_ASKED, self.member)
        return [(table, person) for table, person in rows]

    async def release(self, tables: Collection[str], at: int) -> None:
        """Let tables go, and note when they were last looked at, in milliseconds since 1970."""
        await self._pool.execute(_RELEASE, list(tables), self.member, at)

    async def conducted(self, logs: Collection[str], *, takes: bool) -> set[str]:
        """Those logs that are this server's; the leader takes those that are nobody's."""
        if not logs:
            return set()
        if takes:
            await self._pool.execute(_CONDUCT, list(logs), self.member)
        rows = await self._pool.fetch(_CONDUCTED, list(logs), self.member)
        return {row[0] for row in rows}

    async def own(self, tables: Collection[str], *, is_leader: bool) -> list[str]:
        """Those tables that are this server's, and for the leader those that are nobody's."""
        rows = await self._pool.fetch(_NOT_OTHERS, list(tables), self.member, is_leader)
        found = {row[0] for row in rows}
        return [table for table in tables if table in found]
