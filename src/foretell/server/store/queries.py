"""What is read of tables from a database, whichever it is."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import msgspec

from foretell.fair import Secret
from foretell.server.store.interface import Incomplete, Log, RatedGame, StoredEntry, Summary
from foretell.server.store.people import PadName
from foretell.server.store.transactions import Rows
from foretell.server.store.unlisted import Unlisted

_SUMMARY = msgspec.json.Decoder(Summary)
_LOG: Final = """
    select e.body, e.seq
    from tables t left join events e on e.table_id = t.id where t.id = $1 order by e.seq
"""
_OF_PERSON: Final = """
    select id, summary from sitters join tables on table_id = id
    where person = $1 order by changed desc limit $2
"""
_OF_PEOPLE: Final = """
    select person, seen, settings, settings from profiles
    union all select person, seen, label, '{}' from devices order by person
"""


class TableQueries:
    """The reading half of a :class:`foretell.server.store.interface.Store`."""

    @cached_property
    def unlisted(self) -> Unlisted:
        """The tables whose summary could not be read."""
        return Unlisted()

    async def rows(self, text: str, *values: object) -> Rows:
        """What a query finds, as :class:`foretell.server.store.transactions.Database` says it."""
        raise NotImplementedError

    async def log(self, table: str) -> Log | None:
        """A table's whole log."""
        rows = await self.rows(_LOG, table)
        kept = await self.rows("select game, secret from secrets where table_id = $1", table)
        if not rows:
            return None
        found = [seq for _, seq in rows if seq is not None]
        if not found or found != list(range(len(found))):
            length = max(found, default=0) + 1
            raise Incomplete(f"{length} entries expected, {len(found)} found")
        entries = [as_bytes(body) for body, _ in rows]
        return Log(entries, {game: Secret(bytes(seed)) for game, seed in kept})

    async def summaries(
        self, *, statuses: tuple[str, ...], private: bool = False, limit: int = 100
    ) -> list[Summary]:
        """Tables by how far they are, the last changed first."""
        query = listing(len(statuses), private=private)
        return self._readable(await self.rows(query, *statuses, limit))

    async def tables_of(self, person: str, limit: int = 100) -> list[Summary]:
        """The tables at which a person has sat, the last changed first."""
        return self._readable(await self.rows(_OF_PERSON, person, limit))

    def _readable(self, rows: Rows) -> list[Summary]:
        """The tables in short; one that is damaged keeps no other from being listed."""
        found = []
        for table, body in rows:
            try:
                found.append(_SUMMARY.decode(body))
            except (msgspec.MsgspecError, UnicodeDecodeError, TypeError) as error:
                self.unlisted.note(table, error)
            else:
                self.unlisted.forget(table)
        return found

    async def entries(self, table: str) -> list[StoredEntry]:
        """What there is of a table's log, though entries are missing or damaged."""
        query = "select table_id, seq, body from events where table_id = $1 order by seq"
        rows = await self.rows(query, table)
        return [StoredEntry(table, seq, as_bytes(body)) for table, seq, body in rows]

    async def sat_at(self, person: str) -> list[str]:
        """The tables at which a person has sat, also those whose summary is damaged."""
        query = "select table_id from sitters where person = $1 order by table_id"
        return [row[0] for row in await self.rows(query, person)]

    async def unchanged_since(self, at: int, statuses: tuple[str, ...]) -> list[str]:
        """The tables of some statuses that have not changed since, the oldest first."""
        query = (
            f"select id from tables where status in ({marks(statuses)}) "  # noqa: S608
            f"and changed < ${len(statuses) + 1} order by changed"
        )
        return [row[0] for row in await self.rows(query, *statuses, at)]

    async def published(self, after: int = 0, limit: int = 1000) -> list[tuple[int, str]]:
        """Lines of the list of commitments, from a number on."""
        query = "select number, line from published where number > $1 order by number limit $2"
        return [(number, line) for number, line in await self.rows(query, after, limit)]


class WholeQueries(TableQueries):
    """What only a look over everything that is kept needs."""

    async def integrity(self, most: int) -> list[str]:
        """What the database itself finds wrong, so many lines at most."""
        raise NotImplementedError

    async def ids(self) -> list[str]:
        """The tables, the longest unchanged first."""
        return [row[0] for row in await self.rows("select id from tables order by changed, id")]

    async def kept(self, table: str) -> Summary:
        """What is kept of a table beside its log."""
        rows = await self.rows("select summary from tables where id = $1", table)
        return _SUMMARY.decode(rows[0][0])

    async def numbers(self, table: str) -> list[int]:
        """The numbers of the entries of a table's log."""
        query = "select seq from events where table_id = $1 order by seq"
        return [row[0] for row in await self.rows(query, table)]

    async def is_published(self, game: str) -> bool:
        """Whether a game stands in the public list."""
        return bool(await self.rows("select 1 from published where game = $1", game))

    async def strays(self, kind: str) -> int:
        """How many tables that are not there have rows of a kind: events, secrets …"""
        query = (
            f"select count(distinct table_id) from {kind} "  # noqa: S608  # a word of ours
            "where table_id not in (select id from tables)"
        )
        return int((await self.rows(query))[0][0])

    async def of_people(self) -> Rows:
        """By person and device: when it was seen, what text somebody chose, and the settings."""
        return await self.rows(_OF_PEOPLE)

    async def names_on(self, pad: str) -> list[PadName]:
        """The names on a score pad that are somebody's."""
        query = "select pad, seat, person from claims where pad = $1 and person <> '' order by seat"
        return [PadName(*row) for row in await self.rows(query, pad)]

    async def rated_in(self, game: str) -> dict[str, int]:
        """The places that are kept of a game, by person."""
        query = "select person, place from rated_places where game = $1"
        return dict(await self.rows(query, game))

    async def rated_among(self, game: RatedGame) -> dict[str, int]:
        """The places of a game that are to be kept: of those who had chosen to be rated."""
        query = "select 1 from rated_people where person = $1 and since <= $2"
        return {
            person: place
            for person, place in game.places
            if await self.rows(query, person, game.opened)
        }


def listing(statuses: int, *, private: bool) -> str:
    """The query for the last changed tables of so many statuses; the limit is its last value.

    The index has the tables of one status, public or private, in the order of their changes. The
    last of each are put together; asked for at once, all that were ever kept would be sorted.
    """
    limit = f"order by changed desc limit ${statuses + 1}"
    each = [
        f"select * from (select id, changed from tables where status = ${number} "  # noqa: S608
        f"and is_private = {hidden} {limit}) as s{number}{hidden}"
        for number in range(1, statuses + 1)
        for hidden in range(1 + private)
    ]
    last = " union all ".join(each)
    return (
        f"select t.id, t.summary from ({last} {limit}) as listed "  # noqa: S608
        "join tables t on t.id = listed.id order by listed.changed desc"
    )


def marks(values: tuple[str, ...]) -> str:
    """Where values stand in a statement, from the first on.

    >>> marks(("open", "over"))
    '$1, $2'
    """
    return ", ".join(f"${number}" for number in range(1, len(values) + 1))


def as_bytes(body: object) -> bytes:
    """The bytes of a column, whatever damage has put there."""
    return body if isinstance(body, bytes) else str(body).encode()
