"""Names on score pads that are somebody's: codes that claim them, and what these pads say.

Each function is one transaction, as those of :mod:`people_changes`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from foretell.server.store.interface import RatedGame
from foretell.server.store.people import PadName
from foretell.server.store.transactions import Transaction, do

OWN: Final = "select pad, seat, person from claims where person <> ''"
CLAIM: Final = """
    update claims set person = $1 where digest = $2 and person = ''
    and exists (select 1 from rated_people where person = $1)
    and not exists (select 1 from claims c where c.pad = claims.pad and c.person = $1)
"""
RATE: Final = """
    insert into rated_places (game, pool, at, person, place) values ($1, $2, $3, $4, $5)
"""


def offer(pad: str, codes: Sequence[tuple[int, bytes]]) -> Transaction[set[int]]:
    """Keep a code for each seat of a pad that nobody has claimed; which seats those are."""
    yield from do("delete from claims where pad = $1 and person = ''", pad)
    insert = """
        insert into claims (pad, seat, digest, person) values ($1, $2, $3, '')
        on conflict do nothing
    """
    for seat, digest in codes:
        yield from do(insert, pad, seat, digest)
    free = yield from do("select seat from claims where pad = $1 and person = ''", pad)
    return {seat for (seat,) in free}


def claim(digest: bytes, person: str) -> Transaction[PadName | None]:
    """Have a name be a rated person's, once for all; whose it is then, if there is such a code.

    It stays as it was where the person has another name on that pad.
    """
    yield from do(CLAIM, person, digest)
    rows = yield from do("select pad, seat, person from claims where digest = $1", digest)
    return PadName(*rows[0]) if rows else None


def disclaim(pad: str, person: str) -> Transaction[None]:
    """Have a name be nobody's again."""
    yield from do("delete from claims where pad = $1 and person = $2", pad, person)


def rate(name: str, game: RatedGame | None) -> Transaction[None]:
    """Keep what a game says, in place of what it said before; where that is the same it stays.

    A game whose places change counts anew as one that has just ended.
    """
    before = yield from do("select person, place from rated_places where game = $1", name)
    rated = []
    for person, place in game.places if game else ():
        if (yield from do("select 1 from rated_people where person = $1", person)):
            rated.append((person, place))
    if sorted(before) == sorted(rated):
        return
    yield from do("delete from rated_places where game = $1", name)
    if game is not None:
        for row in rated:
            yield from do(RATE, game.game, game.pool, game.at, *row)


def tidy() -> Transaction[None]:
    """Keep no code of a pad that is no more."""
    yield from do("delete from claims where 'pad.' || pad not in (select id from tables)")
