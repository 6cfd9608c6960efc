"""Entries of many tables' logs in one statement, which says of each log whether it was taken.

A log's row in ``heads`` is its fence: only who knows how long the log is, and under which epoch,
moves it on. Whoever claims a table gives it another epoch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from foretell.server.store.interface import Batch

if TYPE_CHECKING:
    from foretell.server.store.postgres.connecting import Connection

_ENCODE: Final = msgspec.json.Encoder().encode
_APPEND: Final = """
    with given as (
        select * from unnest($1::text[], $2::int[], $3::int[], $4::bigint[])
            as g (id, seq, many, epoch)
    ), born as (
        insert into heads (table_id, seq, epoch) select id, many, epoch from given where seq = 0
        on conflict (table_id) do nothing returning table_id
    ), moved as (
        update heads h set seq = h.seq + g.many from given g
        where h.table_id = g.id and h.seq = g.seq and h.epoch = g.epoch and g.seq > 0
        returning h.table_id
    ), taken as (
        select table_id from born union all select table_id from moved
    ), added as (
        insert into events (table_id, seq, body)
        select e.id, e.seq, e.body from unnest($5::text[], $6::int[], $7::bytea[])
            as e (id, seq, body) join taken on table_id = e.id
    )
    select table_id from taken
"""
_SUMMARY: Final = """
    insert into tables (id, status, is_private, changed, summary)
    select * from unnest($1::text[], $2::text[], $3::smallint[], $4::bigint[], $5::bytea[])
    on conflict (id) do update set status = excluded.status, is_private = excluded.is_private,
        changed = excluded.changed, summary = excluded.summary
"""
_PAIRS: Final = """
    insert into {} (person, table_id) select * from unnest($1::text[], $2::text[])
    on conflict do nothing
"""
_SECRET: Final = "insert into secrets (game, table_id, secret) values ($1, $2, $3)"
_PUBLISHED: Final = "insert into published (game, line) values ($1, $2)"
_RATED: Final = """
    insert into rated_places (game, pool, at, person, place)
    select $1, $2, $3, $4, $5
    where exists (select 1 from rated_people where person = $4 and since <= $6)
    on conflict do nothing
"""


class Group(NamedTuple):
    """What is appended to one log at once: batches that follow each other."""

    table: str
    batches: list[Batch]

    @property
    def seq(self) -> int:
        """How many entries the log has before them."""
        return self.batches[0].seq

    def bodies(self) -> Iterator[bytes]:
        """All entries."""
        for batch in self.batches:
            yield from batch.entries


def is_plain(batch: Batch) -> bool:
    """Whether a batch has nothing but entries."""
    return not (batch.summary or batch.mentions or batch.secret or batch.published or batch.rated)


async def append_all(
    groups: Sequence[Group], epochs: Mapping[str, int], connection: Connection
) -> set[str]:
    """Add to many logs in one transaction; the tables whose logs were as long as was thought."""
    batches = [batch for group in groups for batch in group.batches]
    if all(map(is_plain, batches)):
        return await _append(groups, epochs, connection)
    async with connection.transaction():
        taken = await _append(groups, epochs, connection)
        await _beside([batch for batch in batches if batch.table in taken], connection)
    return taken


async def _append(
    groups: Sequence[Group], epochs: Mapping[str, int], connection: Connection
) -> set[str]:
    lengths = [sum(len(batch.entries) for batch in group.batches) for group in groups]
    heads = (
        [group.table for group in groups],
        [group.seq for group in groups],
        lengths,
        [epochs.get(group.table, 0) for group in groups],
    )
    rows = [
        (group.table, number, body)
        for group in groups
        for number, body in enumerate(group.bodies(), start=group.seq)
    ]
    tables, numbers, bodies = zip(*rows, strict=True)
    taken = await connection.fetch(_APPEND, *heads, tables, numbers, bodies)
    return {row[0] for row in taken}


async def _beside(batches: list[Batch], connection: Connection) -> None:
    """Keep what came with the entries of batches."""
    summaries = {batch.table: batch.summary for batch in batches if batch.summary is not None}
    if summaries:
        rows = [
            (table, one.status, int(one.is_private), one.changed, _ENCODE(one))
            for table, one in summaries.items()
        ]
        await connection.execute(_SUMMARY, *map(list, zip(*rows, strict=True)))
    sat = {(person, table) for table, one in summaries.items() for person in one.people}
    named = {(person, batch.table) for batch in batches for person in batch.mentions}
    for name, pairs in (("sitters", sat), ("mentions", named)):
        if pairs:
            columns = zip(*sorted(pairs), strict=True)
            await connection.execute(_PAIRS.format(name), *map(list, columns))
    secrets = [
        (batch.secret.game, batch.table, bytes.fromhex(batch.secret.secret.reveal()))
        for batch in batches
        if batch.secret is not None
    ]
    if secrets:
        await connection.executemany(_SECRET, secrets)
    await _numbered(batches, connection)


async def _numbered(batches: list[Batch], connection: Connection) -> None:
    """Keep lines of the public list and places for ratings, which the database numbers."""
    lines = [batch.published for batch in batches if batch.published is not None]
    places = [
        (game.game, game.pool, game.at, person, place, game.opened)
        for game in (batch.rated for batch in batches)
        if game is not None
        for person, place in game.places
    ]
    if lines:
        await connection.executemany(_PUBLISHED, lines)
    if places:
        await connection.executemany(_RATED, places)
