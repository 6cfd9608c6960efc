"""Entries of many tables' logs in one statement; a log's own length is its fence.

A trigger of the file refuses an entry whose number is not the length of its log, so that two
owners of a table cannot both go on with it, and no entry is left out.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final

import msgspec

from foretell.server.store.interface import Batch, Conflict

MOST_ROWS: Final = 10_000
"""In one statement; SQLite takes three times as many values."""
_ENCODE: Final = msgspec.json.Encoder().encode
_SUMMARY: Final = """
    insert into tables values (?1, ?2, ?3, ?4, ?5) on conflict (id) do update
    set status = ?2, is_private = ?3, changed = ?4, summary = ?5
"""

_RATED: Final = """
    insert or ignore into rated_places (game, pool, at, person, place)
    select ?1, ?2, ?3, ?4, ?5
    where exists (select 1 from rated_people where person = ?4 and since <= ?6)
"""

Answer = Conflict | None


def append_all(batches: list[Batch], connection: sqlite3.Connection) -> list[Answer]:
    """Add to many logs; of each, whether it is as long as its owner thinks."""
    try:
        _insert(batches, connection)
    except sqlite3.IntegrityError:  # which of them it was is found one by one
        return [_alone(batch, connection) for batch in batches]
    for batch in batches:
        _beside(batch, connection)
    return [None] * len(batches)


def _alone(batch: Batch, connection: sqlite3.Connection) -> Answer:
    try:
        _insert([batch], connection)
    except sqlite3.IntegrityError:
        return Conflict(f"the log of table {batch.table} is not {batch.seq} entries long")
    _beside(batch, connection)
    return None


def _insert(batches: Iterable[Batch], connection: sqlite3.Connection) -> None:
    """Add the entries, all or none."""
    rows = [
        (batch.table, number, body)
        for batch in batches
        for number, body in enumerate(batch.entries, start=batch.seq)
    ]
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        marks = ", ".join(["(?, ?, ?)"] * len(some))
        values = [value for row in some for value in row]
        connection.execute(f"insert into events values {marks}", values)  # noqa: S608


def _beside(batch: Batch, connection: sqlite3.Connection) -> None:
    """Keep what came with the entries of a batch."""
    if batch.summary is not None:
        s = batch.summary
        row = (batch.table, s.status, s.is_private, s.changed, _ENCODE(s))
        connection.execute(_SUMMARY, row)
        sitters = [(person, batch.table) for person in s.people]
        connection.executemany("insert or ignore into sitters values (?, ?)", sitters)
    if batch.mentions:
        named = [(person, batch.table) for person in batch.mentions]
        connection.executemany("insert or ignore into mentions values (?, ?)", named)
    if batch.secret is not None:
        game, secret = batch.secret
        known = (game, batch.table, bytes.fromhex(secret.reveal()))
        connection.execute("insert into secrets values (?, ?, ?)", known)
    if batch.published is not None:
        connection.execute("insert into published (game, line) values (?, ?)", batch.published)
    if batch.rated is not None:
        game, pool, opened, at, places = batch.rated
        rated = [(game, pool, at, person, place, opened) for person, place in places]
        connection.executemany(_RATED, rated)
