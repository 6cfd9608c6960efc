"""Which seat each of a table has, and who deals first: both go round evenly (rules 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random

from foretell.tournament.entries import SeatedTable


class SeatsHad:
    """How often everybody had each seat, and dealt first."""

    def __init__(self) -> None:
        self.seats: Counter[tuple[int, int]] = Counter()
        self.deals: Counter[int] = Counter()

    def note(self, table: SeatedTable) -> None:
        """Count a table."""
        self.seats.update((one, seat) for seat, one in enumerate(table.people))
        self.deals[table.people[table.dealer]] += 1

    def seated(self, people: Sequence[int], random: Random) -> SeatedTable:
        """A table whose people have the seats that they had most rarely; lots decide the rest.

        Who dealt first most rarely does so.

        >>> had = SeatsHad()
        >>> had.note(SeatedTable((1, 2, 3), 0))
        >>> made = had.seated([1, 2, 3], Random(5))
        >>> made.people[0] != 1, made.people[made.dealer] != 1
        (True, True)
        """
        lots = random.sample(list(people), len(people))
        seats = min(permutations(lots), key=self.burden)
        rarest = min(self.deals[one] for one in seats)
        dealers = [seat for seat, one in enumerate(seats) if self.deals[one] == rarest]
        return SeatedTable(seats, random.choice(dealers))

    def burden(self, seats: Sequence[int]) -> int:
        """How often people had these seats already; a third time weighs more than a second."""
        return sum(self.seats[one, seat] ** 2 for seat, one in enumerate(seats))
