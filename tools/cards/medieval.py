"""The Medieval set: thirteen figures and a goose in a pointed arch, as in an old book."""

from __future__ import annotations

from typing import Final

from .faces import (
    COLUMN,
    SUITS,
    Corner,
    Inks,
    edges,
    index,
    painted,
    paper,
    pip,
    shared,
)
from .palette import PALETTE
from .sprite import Sprite, use

COLOURS: Final = {"c": "#1d6b3c", "d": "#9c5200", "h": "#b01f30", "s": "#2b3a8f"}
INKS: Final = Inks(COLOURS, COLOURS)
FIGURES: Final = {
    "1": "goose",
    "2": "hermit",
    "3": "peasant",
    "4": "farmer",
    "5": "archer",
    "6": "blacksmith",
    "7": "merchant",
    "8": "bard",
    "9": "scholar",
    "T": "bishop",
    "J": "knight",
    "Q": "lady",
    "K": "lord",
    "A": "dragon",
}
"""Rank -> who stands in the arch; only the deck of 36 has a 1."""
CORNERS: Final = {
    "Z": Corner("W", "star", "parchment", "azure"),
    "N": Corner("J", "bell", "parchment", "umber"),
}
UNRANKED: Final = {"Z": "mage", "N": "fool"}


def ranked(sprite: Sprite, rank: str, suit: str) -> str:
    """A figure under the arch of its suit."""
    ground = shared(sprite, f"ground-{suit}", paper("parchment"), edges(suit))
    corner = shared(sprite, f"corner-{suit}", pip(suit, COLUMN, 28.5, 0.95))
    whole = shared(sprite, f"front-{suit}", ground, corner, use("arch"))
    return whole + index(sprite, rank) + use(FIGURES[rank])


def unranked(sprite: Sprite, rank: str, suit: str) -> str:
    """The Wizard under a blue arch, the Jester under a brown one."""
    corner = CORNERS[rank]
    arch = painted(PALETTE[corner.ink], use("arch"))
    whole = shared(sprite, f"ground-{rank}", arch, corner.drawn(COLUMN), use(UNRANKED[rank]))
    return use(f"ground-{suit}") + whole


def medieval() -> Sprite:
    """The set of figures."""
    sprite = Sprite("medieval")
    for suit in SUITS:
        for rank in FIGURES:
            sprite.add(rank + suit, ranked(sprite, rank, suit), INKS.on_paper(suit))
        for rank in UNRANKED:
            sprite.add(rank + suit, unranked(sprite, rank, suit), INKS.on_paper(suit))
    return sprite
