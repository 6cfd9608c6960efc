"""What helps to choose among the named rules: how long a game takes, and how hard it is."""

from __future__ import annotations

from math import ceil
from typing import Final

from foretell.rules.plan import round_sizes
from foretell.rules.value import Rules

CARD: Final = 3
"""Seconds until somebody has played a card, at a table of people."""
TRICK: Final = 2
BID: Final = 4
ROUND: Final = 15
"""Seconds to deal and to write down the points."""
POINTS: Final = 20
"""Points a round that bring somebody nearer to a target."""
STEP: Final = 5
"""Minutes are told in steps of so many."""

BEGINNERS: Final = ("standard", "quick", "junior")
"""The presets for a first game."""
EASY: Final = (*BEGINNERS, "up-and-down", "hidden", "last-card-up", "flat-points", "two-player")
HARD: Final = (
    *("hidden-notequal", "canadian", "hardcore", "jester-bid", "third-time"),
    *("german-championship-2008", "maximus", "saboteur-spoils", "gizzard-fester"),
    *("uber-wizard", "smyrna", "camelot"),
)


def minutes_of(rules: Rules) -> int:
    """About how many minutes a game takes people, in steps of five.

    Every card, trick, bid and round takes its seconds; a game to a target is played until rounds
    of twenty points reach it.

    >>> minutes_of(Rules(players=4)), minutes_of(Rules(players=3, deck=36))
    (35, 20)
    """
    sizes = round_sizes(rules)
    if rules.target:
        sizes += sizes[-1:] * (ceil(rules.target / POINTS) - len(sizes))
    one = rules.players * CARD + TRICK
    seconds = sum(size * one + rules.players * BID + ROUND for size in sizes)
    return max(STEP, STEP * round(seconds / 60 / STEP))


def level_of(name: str) -> str:
    """How hard a preset is beside the base game: ``easy``, ``medium`` or ``hard``.

    >>> level_of("quick"), level_of("magic"), level_of("camelot")
    ('easy', 'medium', 'hard')
    """
    return "easy" if name in EASY else "hard" if name in HARD else "medium"
