"""The sets that a player can choose, and the sprites that they share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from . import fantasy, homemade, medieval, standard
from .backs import backs
from .camelot import camelot
from .faces import Corner, Inks
from .large import standard_large
from .letters import letters
from .sprite import Sprite

RANKS: Final = {60: "23456789TJQKA", 36: "12345678"}
"""Cards of a deck -> the ranks in the names of its cards, from the lowest up."""

RED: Final = "#c01f37"
BLACK: Final = "#23243a"
TWO_COLOURS: Final = {"c": BLACK, "d": RED, "h": RED, "s": BLACK}
"""The suits in two colours, for any set."""


@dataclass(frozen=True)
class CardSet:
    """A set: its sprite, its colours and what its indices say."""

    name: str
    draw: Callable[[], Sprite]
    inks: Inks
    back: str
    letter: str = ""
    index: str = ""
    ground: str = "paper"
    corners: dict[str, Corner] = field(default_factory=lambda: standard.CORNERS)
    """What stands in the corner of Wizards and Jesters."""
    is_penned: bool = False
    """Whether the letters of Wizards and Jesters are written with a pen."""
    disc: str = ""
    """Transform for the suit of a Wizard or Jester, where the rules give it one."""
    indices: dict[str, str] = field(default_factory=lambda: {"T": "10"})
    """Rank of a symbol -> its index, where the two differ."""
    ranks: str = "123456789TJQKAZN"
    """The ranks of the symbols, in the order of a gallery."""
    junior: str = RANKS[36]
    """The ranks of the symbols that stand for the 36-card deck's 1 to 8."""

    def symbol(self, card: str, deck: int = 60) -> str:
        """The symbol of a plain card, Wizard or Jester of a deck.

        >>> SETS["fantasy"].symbol("7h"), SETS["fantasy"].symbol("7h", 36)
        ('7h', '8h')
        """
        rank, suit = card[0], card[1]
        if deck == 36 and rank in RANKS[36]:
            rank = self.junior[RANKS[36].index(rank)]
        return rank + suit


FANTASY_INDICES: Final = {
    rank: calling for rank, (calling, _) in zip(fantasy.RANKS, fantasy.CALLINGS, strict=True)
}
SETS: Final = {
    cards.name: cards
    for cards in (
        CardSet("standard", standard.standard, standard.INKS, "stars"),
        CardSet(
            "standard-large",
            standard_large,
            standard.INKS,
            "stars",
            letter="translate(3.2 3.4)scale(1.4)",
            index="translate(-5.1 -7.5)scale(2)",
            disc="translate(-3 .7)scale(1.62)",
        ),
        CardSet(
            "fantasy",
            fantasy.fantasy,
            fantasy.INKS,
            "scales",
            corners=fantasy.CORNERS,
            indices=FANTASY_INDICES | {"Z": "Z", "N": "N"},
            ranks=fantasy.RANKS + "ZN",
            junior=fantasy.RANKS[:8],
        ),
        CardSet(
            "medieval",
            medieval.medieval,
            medieval.INKS,
            "rose",
            ground="parchment",
            corners=medieval.CORNERS,
        ),
        CardSet(
            "homemade",
            homemade.homemade,
            standard.INKS,
            "lattice",
            corners=homemade.CORNERS,
            is_penned=True,
        ),
    )
}
"""Name -> set, in the order in which they are offered."""

SHARED: Final = (camelot, backs, letters)
"""What draws the sprites that belong to no set alone."""


def sprites() -> list[Sprite]:
    """Every sprite, those of the sets first."""
    return [cards.draw() for cards in SETS.values()] + [draw() for draw in SHARED]
