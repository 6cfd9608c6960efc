"""Who takes part in a tournament, and its rounds, as the log has led to them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from foretell.tournament.entries import ResultCorrected, SeatedTable, TableResult


class RoundKind(Enum):
    """What a round is for."""

    PRELIMINARY = "preliminary"
    KNOCK_OUT = "knock-out"
    FINAL = "final"


@dataclass(slots=True)
class TournamentPerson:
    """Somebody who entered: ``number`` from 1, ``since`` the first round that could be played.

    ``is_bot`` only where the log says so, since clubs or nations are capped.
    """

    number: int
    name: str
    club: str
    nation: str
    since: int
    is_bot: bool = False
    is_in: bool = True
    absent: set[int] = field(default_factory=set)


Score = TableResult | ResultCorrected
"""What a table came to."""


@dataclass(slots=True)
class TournamentRound:
    """A round that is drawn; ``results`` by table from 1."""

    n: int
    kind: RoundKind
    tables: tuple[SeatedTable, ...]
    byes: tuple[int, ...]
    results: dict[int, Score] = field(default_factory=dict)
    is_closed: bool = False

    @property
    def missing(self) -> list[int]:
        """The tables without a result, by number from 1."""
        return [one for one in range(1, len(self.tables) + 1) if one not in self.results]

    def played(self) -> Iterator[tuple[int, SeatedTable, Score]]:
        """The tables with a result, in their order and not in that of the results."""
        for number, table in enumerate(self.tables, start=1):
            if number in self.results:
                yield number, table, self.results[number]

    @property
    def people(self) -> list[int]:
        """Everybody who sits in it."""
        return [one for table in self.tables for one in table.people]
