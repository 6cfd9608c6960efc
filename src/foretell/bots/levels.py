"""The bots by level, as data: from here a server, a terminal and the page take whom they offer.

A level is one row. Its words stand in the locale files: ``level-NAME`` what it is called,
``level-NAME-style`` how it plays.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, kw_only=True, slots=True)
class Level:
    """One bot of the ladder, and what is told of it."""

    name: str
    who: str
    """Who it is at a table, while nobody is called so there (their faces: docs/page.md)."""
    lead: int
    """Points a game that it has more than the others at a table of three `rule`: docs/bots.md."""
    wait: int = 0
    """Milliseconds after which its choice is shown at the earliest, however soon it is found."""
    worlds: int = 0
    """In how many worlds it tries each choice; none if it does not search.

    Of the champion, after how many decisions that its net has played no other world is begun.
    """
    heat: float = 0.0
    """Points that it may as well overlook: it takes a choice so much worse e times less often."""
    are_bids_all: bool = False
    """Whether it searches for its bid alone."""
    is_offered: bool = True
    """Whether somebody who looks for an opponent is shown it."""


LEVELS: Final = (
    Level(name="random", who="Clara", lead=-635, is_offered=False),
    Level(name="novice", who="Ivo", lead=-254),
    Level(name="casual", who="Emil", lead=-186, wait=100, worlds=4, heat=15.0),
    Level(name="keen", who="Frida", lead=-51, wait=100, worlds=8, heat=6.0),
    Level(name="rule", who="Bruno", lead=0),
    Level(name="counter", who="Dora", lead=29, wait=100, worlds=128, are_bids_all=True),
    Level(name="policy", who="Clara", lead=131, is_offered=False),
    Level(name="sampler", who="Gustav", lead=134, wait=100, worlds=128),
    Level(name="champion", who="Hilda", lead=143, wait=100, worlds=1000),
)
"""The weakest first."""
NAMES: Final = tuple(level.name for level in LEVELS)
OFFERED: Final = tuple(level.name for level in LEVELS if level.is_offered)
USUAL: Final = "rule"
"""Who sits down where nobody is named."""


def level_of(name: str) -> Level | None:
    """The level of a name, if there is one.

    >>> level_of("rule").lead, level_of("genius")
    (0, None)
    """
    return next((level for level in LEVELS if level.name == name), None)


def is_searching(name: str) -> bool:
    """Whether a bot searches: what that needs is compiled apart.

    >>> is_searching("rule"), is_searching("sampler")
    (False, True)
    """
    level = level_of(name)
    return level is not None and level.worlds > 0
