"""Names on score pads that are somebody's: codes that claim them, and what these pads say.

Each function is one change of one commit, among those of :mod:`people_changes`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from foretell.server.store.interface import RatedGame
from foretell.server.store.people import PadName

OWN: Final = "select pad, seat, person from claims where person <> ''"


def offer(pad: str, codes: Sequence[tuple[int, bytes]], connection: sqlite3.Connection) -> set[int]:
    """Keep a code for each seat of a pad that nobody has claimed; which seats those are."""
    connection.execute("delete from claims where pad = ? and person = ''", (pad,))
    query = "insert or ignore into claims (pad, seat, digest, person) values (?, ?, ?, '')"
    connection.executemany(query, [(pad, seat, digest) for seat, digest in codes])
    free = "select seat from claims where pad = ? and person = ''"
    return {seat for (seat,) in connection.execute(free, (pad,))}


def claim(digest: bytes, person: str, connection: sqlite3.Connection) -> PadName | None:
    """Have a name be a rated person's, once for all; whose it is then, if there is such a code.

    It stays as it was where the person has another name on that pad.
    """
    query = (
        "update or ignore claims set person = ?1 where digest = ?2 and person = '' "
        "and exists (select 1 from rated_people where person = ?1)"
    )
    connection.execute(query, (person, digest))
    query = "select pad, seat, person from claims where digest = ?"
    rows = connection.execute(query, (digest,)).fetchall()
    return PadName(*rows[0]) if rows else None


def disclaim(pad: str, person: str, connection: sqlite3.Connection) -> None:
    """Have a name be nobody's again."""
    connection.execute("delete from claims where pad = ? and person = ?", (pad, person))


def rate(name: str, game: RatedGame | None, connection: sqlite3.Connection) -> None:
    """Keep what a game says, in place of what it said before; where that is the same it stays.

    A game whose places change counts anew as one that has just ended.
    """
    rows = connection.execute("select person, place from rated_places where game = ?", (name,))
    places = [(person, place) for person, place in game.places] if game else []
    query = "select 1 from rated_people where person = ?"
    rated = [row for row in places if connection.execute(query, row[:1]).fetchone()]
    if sorted(rows.fetchall()) == sorted(rated):
        return
    connection.execute("delete from rated_places where game = ?", (name,))
    if game is not None:
        kept = [(game.game, game.pool, game.at, *row) for row in rated]
        query = "insert into rated_places (game, pool, at, person, place) values (?, ?, ?, ?, ?)"
        connection.executemany(query, kept)


def tidy(connection: sqlite3.Connection) -> None:
    """Keep no code of a pad that is no more."""
    query = "delete from claims where 'pad.' || pad not in (select id from tables)"
    connection.execute(query)
