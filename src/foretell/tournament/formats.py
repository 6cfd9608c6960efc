"""What a tournament is played by: a format is data, checked when it is made (tournaments.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from foretell.base.decoding import shown
from foretell.rules.refusing import bounded
from foretell.rules.toml import parse_rules
from foretell.rules.value import Rules
from foretell.tournament.refusing import bad_format
from foretell.tournament.sizes import can_seat

SMALLEST: Final = 3
LARGEST: Final = 6
"""Seats of a table, by the rules of the game (rules 1)."""


class TournamentSeating(Enum):
    """Who is seated with whom in the preliminaries."""

    RANDOM = "random"
    """By lot, with people whom one has met as rarely as can be."""
    SWISS = "swiss"
    """Tables are filled from the standings downwards; swaps only avoid meeting again."""


class TablePoints(Enum):
    """What a game at a table brings for the standings."""

    RANK = "rank"
    """Points by place, shared by those who tie."""
    GAME = "game"
    """The points of the game."""
    DIFFERENCE = "difference"
    """How many one beat, minus how many one was beaten by."""
    COMPARED = "compared"
    """The points of the game, minus the mean of the same seat at all other tables: all of them
    have the same deals."""


class TieRule(Enum):
    """What decides where the points of a game leave people level and it matters (rules 12)."""

    SHARED = "shared"
    """The place is shared; who goes on is told by the standings."""
    PLAY_OFF = "play-off"
    """A play-off; its result is entered."""


class TieBreak(Enum):
    """What orders people with equal points; more is better."""

    GAME_POINTS = "game-points"
    """The points of all games, added up."""
    WINS = "wins"
    """Tables won, alone or with others."""
    BEST_GAME = "best-game"
    """The most points in one game."""
    OPPONENTS = "opponents"
    """The standings' points of everybody one has met, added up."""


RANKS: Final = ((6, 3, 0), (6, 4, 2, 0), (6, 4, 3, 2, 0), (6, 5, 4, 2, 1, 0))
"""Points by place at tables of 3, 4, 5, 6: each has a mean of three, so none is better."""
MOST_BY_RANK: Final = 1_000_000
"""So many points at most a place brings, or takes."""
RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "rounds": (0, 60),
    "tables": (SMALLEST, LARGEST),
    "least": (SMALLEST, LARGEST),
    "most": (SMALLEST, LARGEST),
    "cut": (0, 2000),
    "knock_out": (0, LARGEST - 1),
    "final": (0, LARGEST),
    "people_cap": (0, 2000),
    "nation_cap": (0, 2000),
    "club_cap": (0, 2000),
    "minutes": (0, 600),
    "late": (-200, 0),
}
"""The numbers of a format."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentFormat:
    """How a tournament is played; each field stands in tournaments.md.

    Args:
        rounds: preliminary rounds; 0: as many as there are, until it is finished.
        tables: the size of a table that is preferred; ``least`` and ``most`` are allowed too.
        rules: rules as a record writes them, the round sizes included.
        cut: how many go on after the preliminaries; 0: the standings decide.
        knock_out: how many go on from each table, while more are in than sit in the final.
        final: seats of the last table.
        late: what each loses at a table that still plays when the time is up.

    Raises:
        ForetellError: it contradicts itself.
        BadRules: there are no such rules for one of the sizes.

    >>> TournamentFormat(rounds=3, cut=4, final=4).points.value
    'rank'
    """

    rounds: int = 3
    tables: int = 4
    least: int = 3
    most: int = 5
    seating: TournamentSeating = TournamentSeating.RANDOM
    rules: Any = "standard"
    points: TablePoints = TablePoints.RANK
    by_rank: tuple[tuple[int, ...], ...] = RANKS
    tie_breaks: tuple[TieBreak, ...] = (TieBreak.GAME_POINTS, TieBreak.WINS, TieBreak.BEST_GAME)
    tie: TieRule = TieRule.PLAY_OFF
    cut: int = 0
    knock_out: int = 0
    final: int = 0
    people_cap: int = 0
    nation_cap: int = 0
    club_cap: int = 0
    minutes: int = 0
    late: int = 0

    def __post_init__(self) -> None:
        """Refuse what contradicts itself."""
        check_format(self)

    def rules_for(self, seats: int) -> Rules:
        """The rules at a table of a size.

        >>> TournamentFormat(rules="quick").rules_for(3).players
        3
        """
        return parse_rules(bounded(self.rules), seats)

    def rank_points(self, seats: int) -> tuple[int, ...]:
        """What the places at a table of a size bring.

        >>> TournamentFormat().rank_points(4)
        (6, 4, 2, 0)
        """
        return next(row for row in self.by_rank if len(row) == seats)

    @property
    def is_duplicate(self) -> bool:
        """Whether all tables of a round have the same deals, so that seats are compared."""
        return self.points is TablePoints.COMPARED

    @property
    def least_tables(self) -> int:
        """How many tables a round has at least: two where they are compared."""
        return 2 if self.is_duplicate else 1

    @property
    def sizes(self) -> range:
        """The sizes that a table may have."""
        return range(self.least, self.most + 1)


def check_format(made: TournamentFormat) -> None:
    """Refuse a format that contradicts itself, with the key that is wrong."""
    for name, (low, high) in RANGES.items():
        value = getattr(made, name)
        if type(value) is not int or not low <= value <= high:
            raise bad_format("range", key=name, value=shown(value), low=low, high=high)
    if not made.least <= made.tables <= made.most:
        raise bad_format("sizes", least=made.least, tables=made.tables, most=made.most)
    check_ranks(made)
    check_end(made)
    check_compared(made)
    for seats in made.sizes:
        made.rules_for(seats)


def check_ranks(made: TournamentFormat) -> None:
    """Refuse points by rank that go up from a place to the next, or leave a size out.

    They are as bounded as all numbers of a format: sums of them are shown, and compared.
    """
    sizes = [len(row) for row in made.by_rank]
    if len(set(sizes)) < len(sizes) or not set(made.sizes) <= set(sizes):
        raise bad_format("by-rank", least=made.least, most=made.most)
    if wrong := [one for row in made.by_rank for one in row if abs(one) > MOST_BY_RANK]:
        bounds = {"low": str(-MOST_BY_RANK), "high": str(MOST_BY_RANK)}
        raise bad_format("range", key="by_rank", value=shown(wrong[0]), **bounds)
    if any(list(row) != sorted(row, reverse=True) for row in made.by_rank):
        raise bad_format("by-rank-order")
    if len(set(made.tie_breaks)) < len(made.tie_breaks):
        raise bad_format("tie-breaks")


def check_compared(made: TournamentFormat) -> None:
    """Refuse to compare tables of several sizes, and a final, which has no other table."""
    if made.is_duplicate and made.least != made.most:
        raise bad_format("compared-sizes", least=made.least, most=made.most)
    if made.is_duplicate and made.cut:
        raise bad_format("compared-cut")


def check_end(made: TournamentFormat) -> None:
    """Refuse an end that cannot be played: cut, knock-out and final belong together."""
    if bool(made.cut) != bool(made.final):
        raise bad_format("cut-final")
    if made.cut:
        check_cut(made)
    elif made.knock_out:
        raise bad_format("knock-out-cut")


def check_cut(made: TournamentFormat) -> None:
    """Refuse a knock-out or a final that cannot be seated."""
    if not made.rounds:
        raise bad_format("cut-rounds")
    if made.final not in made.sizes:
        raise bad_format("final", final=made.final, least=made.least, most=made.most)
    if made.cut < made.final or (made.cut > made.final) != bool(made.knock_out):
        raise bad_format("cut", cut=made.cut, final=made.final)
    if made.knock_out >= made.least:
        raise bad_format("knock-out", knock_out=made.knock_out, least=made.least)
    if not can_seat(made.cut, made.tables, made.least, made.most):
        raise bad_format("cut-sizes", cut=made.cut, least=made.least, most=made.most)
