"""Who sits with whom: people meet again as rarely as can be.

A round is an order of people that is cut into tables. Swaps mend it: whoever meets somebody again
changes places with whoever makes that rarest, the nearest in the order first. Small fields are
tried again from other orders, since swaps alone may end where no single one helps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final

SMALL: Final = 40
"""Fields up to so many are tried again where somebody meets again."""
TRIES: Final = 20
KICKS: Final = 4
"""Swaps at random before a field is mended once more."""

Meetings = list[Counter[int]]
"""Of each person of a field, by place in it, how often the others were met before."""


class TableMending:
    """An order of people, cut into tables, and how often they meet again.

    Args:
        order: places in the field, in the order in which the tables are filled.
        sizes: how many sit at each table.
        met: how often people met before.
        uneven: of each, how often they sat at a table of another size than the preferred.
        preferred: that size.
    """

    def __init__(
        self,
        order: Sequence[int],
        sizes: Sequence[int],
        met: Meetings,
        uneven: Sequence[int] = (),
        preferred: int = 0,
    ) -> None:
        self.order, self.met, self.sizes = list(order), met, sizes
        self.uneven, self.preferred = uneven, preferred
        self.table_of = [table for table, size in enumerate(sizes) for _ in range(size)]
        starts = [sum(sizes[:table]) for table in range(len(sizes))]
        self.spans = [(start, start + size) for start, size in zip(starts, sizes, strict=True)]

    def seated(self, table: int) -> list[int]:
        """Who sits at a table."""
        start, end = self.spans[table]
        return self.order[start:end]

    def repeats(self, table: int) -> int:
        """How often people at a table met before."""
        people = self.seated(table)
        return sum(self.met[one][other] for at, one in enumerate(people) for other in people[:at])

    @property
    def cost(self) -> int:
        """How often people meet again, in all."""
        return sum(map(self.repeats, range(len(self.sizes))))

    def meets(self, person: int, table: int, without: int) -> int:
        """How often somebody met those at a table, but for one of them."""
        met = self.met[person]
        return sum(met[one] for one in self.seated(table) if one not in (without, person))

    def gain(self, at: int, other: int) -> tuple[int, int]:
        """How many repeats fewer, and how much fairer uneven tables, a swap would make."""
        a, b = self.order[at], self.order[other]
        here, there = self.table_of[at], self.table_of[other]
        before = self.meets(a, here, a) + self.meets(b, there, b)
        after = self.meets(a, there, b) + self.meets(b, here, a)
        return before - after, self.fairness(a, b, here, there)

    def fairness(self, a: int, b: int, here: int, there: int) -> int:
        """How much fairer it is if those two change tables, by how often each sat unevenly."""
        if not self.uneven:
            return 0
        is_here, is_there = (self.sizes[one] != self.preferred for one in (here, there))
        return (self.uneven[a] - self.uneven[b]) * (is_here - is_there)

    def swap(self, at: int, other: int) -> None:
        """Let two change places."""
        self.order[at], self.order[other] = self.order[other], self.order[at]

    def best_swap(self, at: int) -> tuple[tuple[int, int], int]:
        """The gain of the best swap of a place, and with which; the nearest that frees it will do.

        Looking further for one that frees two places is not worth moving people so far.
        """
        table = self.table_of[at]
        own = self.meets(self.order[at], table, self.order[at])
        best, found = (0, 0), at
        for other in self.outwards(at):
            if self.table_of[other] != table and (gain := self.gain(at, other)) > best:
                best, found = gain, other
                if own and gain[0] >= own and gain[1] >= 0:
                    break
        return best, found

    def outwards(self, at: int) -> Iterator[int]:
        """The other places, the nearest first."""
        people = len(self.order)
        for distance in range(1, people):
            if at + distance < people:
                yield at + distance
            if at >= distance:
                yield at - distance

    def troubled(self) -> list[int]:
        """The places whose people meet somebody again, or sit unevenly once more."""
        return [at for at, one in enumerate(self.order) if self.is_troubled(at, one)]

    def is_troubled(self, at: int, one: int) -> bool:
        """Whether somebody would rather sit elsewhere."""
        table = self.table_of[at]
        is_uneven = self.sizes[table] != self.preferred and any(self.uneven)
        return self.meets(one, table, one) > 0 or (is_uneven and self.uneven[one] > 0)

    def mend(self) -> None:
        """Swap while a swap helps."""
        is_better = True
        while is_better:
            is_better = False
            for at in self.troubled():
                if self.is_troubled(at, self.order[at]):
                    gain, other = self.best_swap(at)
                    if gain > (0, 0):
                        self.swap(at, other)
                        is_better = True


def mended(first: TableMending, random: Random, tries: int = TRIES) -> TableMending:
    """The best that swaps make of an order; small fields are tried again with other swaps.

    Of orders in which people meet again equally often, the one that moved them least is taken.

    >>> met = meetings(4, [(0, 1), (2, 3)])
    >>> mended(TableMending(range(4), (2, 2), met), Random(1)).cost
    0
    """
    start = list(first.order)
    first.mend()
    best, least = first, (first.cost, moved(start, first))
    people = len(start)
    for _ in range(tries if people <= SMALL else 0):
        if least[0] == 0:
            break
        again = TableMending(best.order, first.sizes, first.met, first.uneven, first.preferred)
        for _ in range(KICKS):
            again.swap(random.randrange(people), random.randrange(people))
        again.mend()
        found = again.cost, moved(start, again)
        if found <= least:
            best, least = again, found
    return best


def moved(start: Sequence[int], made: TableMending) -> int:
    """How many tables people are from where they began, added up."""
    before = {one: made.table_of[at] for at, one in enumerate(start)}
    return sum(abs(before[one] - made.table_of[at]) for at, one in enumerate(made.order))


def meetings(people: int, tables: Iterable[Sequence[int]]) -> Meetings:
    """How often people met, by the tables that they sat at.

    >>> meetings(3, [(0, 1), (1, 2), (0, 1)])[1][0]
    2
    """
    met: Meetings = [Counter() for _ in range(people)]
    for table in tables:
        for one in table:
            met[one].update(other for other in table if other != one)
    return met
