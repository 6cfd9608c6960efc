"""How well people play who chose to be rated: one number a pool, with how sure it is.

The model is Plackett and Luce's, in the Bayesian form of Weng and Lin (A Bayesian Approximation
Method for Online Ranking, 2011), by the library ``openskill``. A rating is a fold of the games
that are kept, in the order in which they ended: who takes part no more is in none of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import groupby
from typing import Final

import msgspec
from msgspec.structs import replace
from openskill.models import PlackettLuce, PlackettLuceRating

from foretell.arena.estimates import NORMAL_95
from foretell.server.store.people import PeopleStore, RatedPlace

SCALE: Final = 40.0
"""The model begins at 25: shown, that is 1000."""
MOST_LINES: Final = 100
"""So many of a pool are listed."""
_MODEL: Final = PlackettLuce()


class PoolRating(msgspec.Struct, frozen=True):
    """How well somebody plays in a pool; 95 % sure: no further away than ``margin``.

    ``games`` counts those with at least one other rated person.
    """

    pool: str
    games: int
    rating: int
    margin: int


class RatedGames:
    """The fold of games by the order in which they ended."""

    def __init__(self) -> None:
        """Nobody has played."""
        self.last = 0
        self.count = 0
        self._known: dict[tuple[str, str], PlackettLuceRating] = {}
        self._games: defaultdict[str, Counter[str]] = defaultdict(Counter)
        """By person, how many games in each pool: each line of a ladder asks for its own."""

    def add(self, places: Iterable[RatedPlace]) -> None:
        """Go on with the places of later games, those of one game side by side.

        >>> told = RatedGames()
        >>> first, second = (RatedPlace(at, "g", "quick", 0, "ab"[at - 1], at) for at in (1, 2))
        >>> told.add([first, second])
        >>> told.of("a"), told.of("c")
        ([PoolRating(pool='quick', games=1, rating=1105, margin=632)], [])
        """
        for _, rows in groupby(places, lambda one: one.game):
            game = list(rows)
            self.last, self.count = game[-1].number, self.count + len(game)
            if len(game) > 1:
                self._play(game)

    def _play(self, game: list[RatedPlace]) -> None:
        who = [(one.person, one.pool) for one in game]
        before = [[self._known.get(one) or _MODEL.rating()] for one in who]
        after = _MODEL.rate(before, ranks=[float(one.place) for one in game])
        self._known.update(zip(who, (found for (found,) in after), strict=True))
        for person, pool in who:
            self._games[person][pool] += 1

    def of(self, person: str) -> list[PoolRating]:
        """The ratings of a person, the pool with most games first."""
        return [
            PoolRating(pool, games, round(SCALE * one.mu), round(NORMAL_95 * SCALE * one.sigma))
            for pool, games in self._games.get(person, Counter[str]()).most_common()
            for one in (self._known[person, pool],)
        ]


class ShownRating(msgspec.Struct, frozen=True):
    """A line of a pool's ladder: who lets everybody see how well they play.

    Whoever is surely better stands above: lines are ordered by ``rating`` less ``margin``, and
    those who are level in that share a ``place``.
    """

    place: int
    person: str
    name: str
    rating: int
    margin: int
    games: int


class PoolLadder(msgspec.Struct, frozen=True):
    """The best in a pool, of those who let everybody see it."""

    pool: str
    people: int
    lines: list[ShownRating]


class Ratings:
    """The ratings of one server; found when somebody asks, and kept for the next who does."""

    def __init__(self, store: PeopleStore) -> None:
        """Nothing has been counted yet."""
        self._store = store
        self._told = RatedGames()
        self._turn = asyncio.Lock()

    async def of(self, person: str) -> list[PoolRating]:
        """The ratings of a person, after all games that have ended."""
        async with self._turn:
            return (await self._counted()).of(person)

    async def ladders(self) -> list[PoolLadder]:
        """All pools with those who let everybody see their ratings, the largest first."""
        async with self._turn:
            told, people = await self._counted(), await self._store.shown_people()
            return await asyncio.to_thread(ladders, told, people)

    async def _counted(self) -> RatedGames:
        places = await self._store.rated_places(self._told.last)
        if self._told.count + len(places) != await self._store.rated_count():
            self._told = RatedGames()  # somebody is rated no more: count again without them
            places = await self._store.rated_places()
        await asyncio.to_thread(self._told.add, places)
        return self._told


def ladders(told: RatedGames, people: Iterable[tuple[str, str]]) -> list[PoolLadder]:
    """The ladder of each pool with some people, by id and name; the largest first.

    >>> ladders(RatedGames(), [("a", "Ada")])
    []
    """
    pools = defaultdict[str, list[ShownRating]](list)
    for person, name in people:
        for one in told.of(person):
            line = ShownRating(0, person, name, one.rating, one.margin, one.games)
            pools[one.pool].append(line)
    found = [ladder(pool, lines) for pool, lines in pools.items()]
    return sorted(found, key=lambda one: (-one.people, one.pool))


def ladder(pool: str, lines: list[ShownRating]) -> PoolLadder:
    """Put lines in their order, with their places.

    >>> some = [ShownRating(0, one, one, 1000 + up, up, 3) for one, up in (("a", 9), ("b", 2))]
    >>> surer = ShownRating(0, "c", "c", 1100, 50, 9)
    >>> [(one.place, one.name) for one in ladder("quick", [*some, surer]).lines]
    [(1, 'c'), (2, 'a'), (2, 'b')]
    """
    lines = sorted(lines, key=lambda one: (-_surely(one), one.name))
    best = lines[:MOST_LINES]
    least = [_surely(one) for one in best]
    placed = [replace(one, place=least.index(_surely(one)) + 1) for one in best]
    return PoolLadder(pool, len(lines), placed)


def _surely(one: ShownRating) -> int:
    """So well somebody plays at least."""
    return one.rating - one.margin
