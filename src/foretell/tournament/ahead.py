"""Seating a small field by lot, with an eye to the next round.

Sixteen people can meet everybody once in five rounds at tables of four, but not after any first
three: of several rounds in which nobody meets again, the one is taken that leaves the best next.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from foretell.tournament.seating import Meetings, TableMending, mended

FIELD: Final = 24
"""Larger fields have room enough: there nobody has to meet again for many rounds."""
ROUNDS: Final = 24
"""So many ways to seat a round are compared."""
TRIES: Final = 15
"""So often the next round is mended to see how good it can be."""


def with_next(start: TableMending, random: Random) -> TableMending:
    """The best of some ways to seat a round: where nobody has to meet again now, the next decides.

    >>> from foretell.tournament.seating import meetings
    >>> with_next(TableMending(range(4), (2, 2), meetings(4, [(0, 1), (2, 3)])), Random(1)).cost
    0
    """
    best = mended(start, random)
    least = next_cost(best, random) if best.cost == 0 else 0
    for _ in range(ROUNDS):
        if least == 0:
            break
        made = mended(shuffled(start, start.met, random), random)
        if made.cost == 0 and (cost := next_cost(made, random)) < least:
            best, least = made, cost
    return best


def shuffled(start: TableMending, met: Meetings, random: Random) -> TableMending:
    """The same people and tables in another order, with other meetings."""
    order: Sequence[int] = random.sample(range(len(start.order)), len(start.order))
    return TableMending(order, start.sizes, met, start.uneven, start.preferred)


def next_cost(made: TableMending, random: Random) -> int:
    """How often people would meet again in the round after this one."""
    met = [one.copy() for one in made.met]
    for table in range(len(made.sizes)):
        people = made.seated(table)
        for one in people:
            met[one].update(other for other in people if other != one)
    return mended(shuffled(made, met, random), random, TRIES).cost
