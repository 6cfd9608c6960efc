"""The home-made set: two ordinary packs, and eight cards of the second marked with a pen."""

from __future__ import annotations

from typing import Final

from . import standard
from .faces import SUITS, Corner, edges, paper, pip, shared
from .palette import PALETTE
from .sprite import Sprite, group, use

CORNERS: Final = {
    "Z": Corner("W", "star", "paper", "azure"),
    "N": Corner("J", "bell", "paper", "rouge"),
}
"""The letters that are written, and the pens; the page writes those of its reader's language."""
MARKED: Final = {"Z": "3", "N": "2"}
"""Which cards of the second pack become Wizards and Jesters."""
PENS: Final = {"Z": "pen-star", "N": "pen-cap"}


def marked(sprite: Sprite, rank: str, suit: str) -> str:
    """An ordinary card of the second pack, worn pale, with a sign drawn over it."""
    ground = shared(sprite, f"ground-{suit}", paper(), edges(suit))
    worn = group(
        standard.pips(sprite, MARKED[rank], suit), pip(suit, 10.8, 28.5, 0.95), opacity=".32"
    )
    pen = group(use(PENS[rank]), color=PALETTE[CORNERS[rank].ink])
    return ground + worn + pen


def homemade() -> Sprite:
    """The Standard set's pips and courts, and the marked cards."""
    sprite = Sprite("homemade")
    for suit in SUITS:
        cards = {rank: standard.number(sprite, rank, suit) for rank in "123456789TA"}
        cards |= {rank: standard.court(sprite, rank, suit) for rank in standard.COURTS}
        cards |= {rank: marked(sprite, rank, suit) for rank in MARKED}
        for rank, card in cards.items():
            sprite.add(rank + suit, card, standard.INKS.on_paper(suit))
    return sprite
