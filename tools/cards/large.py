"""The Standard set with large indices, for small phones and weak eyes."""

from __future__ import annotations

from typing import Final

from .faces import SUITS, edges, field, glyph, painted, paper, pip, shared
from .palette import PALETTE
from .sprite import Sprite, group, use
from .standard import BEHIND, COURTS, INKS, UNRANKED

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
    """A Wizard or Jester with a large sign and its suit on a large disc."""
    ground, figure, corner, colour = UNRANKED[rank]
    large = use(corner, transform=f"translate({COLUMN + 0.8:g} 18.5)scale(2)", fill=PALETTE[colour])
    behind = field(4.4, PALETTE[ground]) + use(BEHIND[rank])
    front = shared(sprite, f"front-{rank}", behind, large)
    disc = f'<circle cx="{COLUMN}" cy="44" r="9.6" fill="{PALETTE["paper"]}"/>'
    medal = shared(sprite, f"medal-{suit}", disc, pip(suit, COLUMN, 44, 1.35))
    small = group(painted(INKS.large(suit), figure(suit)), transform=SMALL)
    return use(f"ground-{suit}") + front + small + medal


def standard_large() -> Sprite:
    """The set with large indices."""
    sprite = Sprite("standard-large")
    for suit in SUITS:
        for rank in "123456789TJQKA":
            sprite.add(rank + suit, ranked(sprite, rank, suit), INKS.on_paper(suit))
        for rank in UNRANKED:
            sprite.add(rank + suit, unranked(sprite, rank, suit), INKS.on_paper(suit))
    return sprite
