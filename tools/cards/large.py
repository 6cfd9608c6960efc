"""The Standard set with large indices, for small phones and weak eyes."""

from __future__ import annotations

from typing import Final

from .faces import SUITS, edges, field, glyph, painted, paper, pip, placed, shared
from .palette import PALETTE
from .sprite import Sprite, group, use
from .standard import BEHIND, CORNERS, COURTS, FIGURES, INKS

COLUMN: Final = 15.5
SMALL: Final = "matrix(.64 0 0 .64 21 30.6)"
"""Where a figure stands, smaller, in the lower right corner."""


def ranked(sprite: Sprite, rank: str, suit: str) -> str:
    """A rank and a suit to be read from afar; courts keep their figures."""
    ground = shared(sprite, f"ground-{suit}", paper(), edges(suit))
    corner = shared(sprite, f"corner-{suit}", pip(suit, COLUMN, 47, 1.85))
    front = shared(sprite, f"front-{suit}", ground, corner)
    number = shared(sprite, f"index-{rank}", glyph(rank, COLUMN + 1, 6.5, 2.3, 4.2))
    if rank in COURTS:
        figure = group(painted(INKS.large(suit), COURTS[rank](suit)), transform=SMALL)
        return front + figure + number
    return front + shared(sprite, f"large-{suit}", pip(suit, 40, 67, 3.2)) + number


def unranked(sprite: Sprite, rank: str, suit: str) -> str:
    """A Wizard or Jester with a large letter and a large sign."""
    corner = CORNERS[rank]
    letter = painted(PALETTE[corner.ink], glyph(corner.letter, COLUMN + 1, 6.5, 2.3, 4.2))
    sign = use(corner.sign, transform=placed(COLUMN, 47, 1.9), fill=PALETTE[corner.ink])
    behind = field(4.4, PALETTE[corner.ground]) + use(BEHIND[rank])
    front = shared(sprite, f"front-{rank}", behind, letter, sign)
    small = group(painted(INKS.large(suit), FIGURES[rank](suit)), transform=SMALL)
    return use(f"ground-{suit}") + front + small


def standard_large() -> Sprite:
    """The set with large indices."""
    sprite = Sprite("standard-large")
    for suit in SUITS:
        for rank in "123456789TJQKA":
            sprite.add(rank + suit, ranked(sprite, rank, suit), INKS.on_paper(suit))
        for rank in CORNERS:
            sprite.add(rank + suit, unranked(sprite, rank, suit), INKS.on_paper(suit))
    return sprite
