"""Formats that have a name."""

from __future__ import annotations

from typing import Final

from foretell.base.decoding import shown
from foretell.tournament.formats import (
    TablePoints,
    TieBreak,
    TieRule,
    TournamentFormat,
    TournamentSeating,
)
from foretell.tournament.refusing import bad_format

QUALIFIER: Final = TournamentFormat(rounds=3, rules="bsw-tournament", cut=4, final=4)
"""A local qualifier: three preliminaries of ten rounds each, and a final table."""
GERMAN_CHAMPIONSHIP: Final = TournamentFormat(
    rounds=5,
    least=4,
    most=4,
    seating=TournamentSeating.SWISS,
    rules="german-championship-2008",
    cut=64,
    knock_out=1,
    final=4,
)
"""Five preliminaries at tables of four; the best 64 to a knock-out, 64 → 16 → 4 → 1."""
WORLD_CHAMPIONSHIP: Final = TournamentFormat(
    rounds=4,
    most=6,
    points=TablePoints.GAME,
    tie_breaks=(TieBreak.WINS, TieBreak.BEST_GAME, TieBreak.OPPONENTS),
    cut=4,
    final=4,
    nation_cap=2,
    minutes=45,
    late=-10,
)
"""Four qualification rounds by the clock, tables and first dealers drawn anew, then a final."""
LEAGUE: Final = TournamentFormat(
    rounds=0,
    most=6,
    points=TablePoints.DIFFERENCE,
    tie_breaks=(TieBreak.WINS, TieBreak.GAME_POINTS),
    tie=TieRule.SHARED,
)
"""A league table: players below minus players above, as many rounds as there are."""
DUPLICATE: Final = TournamentFormat(
    rounds=3,
    least=4,
    most=4,
    rules="bsw-tournament",
    points=TablePoints.COMPARED,
    tie_breaks=(TieBreak.GAME_POINTS, TieBreak.WINS),
    tie=TieRule.SHARED,
)
"""The same deals at all tables of four: what one's cards brought more than they did elsewhere."""
FORMATS: Final = {
    "qualifier": QUALIFIER,
    "german-championship": GERMAN_CHAMPIONSHIP,
    "world-championship": WORLD_CHAMPIONSHIP,
    "league": LEAGUE,
    "duplicate": DUPLICATE,
}
"""Name -> format; what each is, a reader is told by the text ``tournament-preset-<name>``."""


def format_named(name: str) -> TournamentFormat:
    """The format of a name.

    Raises:
        ForetellError: there is none of that name.

    >>> format_named("league").rounds
    0
    """
    if name not in FORMATS:
        raise bad_format("no-preset", said=shown(name), allowed=" ".join(FORMATS))
    return FORMATS[name]
