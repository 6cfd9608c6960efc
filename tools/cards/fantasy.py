"""The Fantasy set: four peoples of beasts, thirteen callings, numbers from 1 to 13."""

from __future__ import annotations

from typing import Final

from .faces import (
    COLUMN,
    SUITS,
    Corner,
    Inks,
    edges,
    field,
    index,
    painted,
    paper,
    pip,
    shared,
)
from .palette import PALETTE
from .sprite import Sprite, use

INKS: Final = Inks(
    {"c": "#176b3a", "d": "#8a5a00", "h": "#b3212f", "s": "#23529c"},
    {"c": "#2f8f57", "d": "#eaae33", "h": "#c23b3f", "s": "#3a6fc0"},
)
RANKS: Final = "23456789TJQKA"
CALLINGS: Final = (
    ("1", "cream"),  # the watch with the candle
    ("2", "linen"),  # the gardener
    ("3", "tan"),  # the baker
    ("4", "paper"),  # the fisher
    ("5", "ochre"),  # the fiddler
    ("6", "linen"),  # the smith
    ("7", "paper"),  # the healer
    ("8", "night"),  # the scholar
    ("9", "night"),  # the captain
    ("10", "steel"),  # the guard
    ("11", "violet"),  # the priestess
    ("12", "violet"),  # the queen
    ("13", "auburn"),  # the king
)
"""The calling of each rank, from the lowest up, and the colour of its coat."""
GLYPHS: Final = {"10": "T"}


def portrait(sprite: Sprite, suit: str, calling: str, coat: str) -> str:
    """Somebody of the suit's people in the dress of a calling."""
    cloth = use("coat", fill=PALETTE.get(coat, coat))
    dress = shared(sprite, f"coat-{calling}", cloth, use(f"dress-{calling}"))
    return "".join([
        use(f"ears-{suit}"),
        dress,
        use(f"head-{suit}"),
        shared(sprite, f"gear-{calling}", use(f"hat-{calling}"), use(f"hold-{calling}")),
    ])  # fmt: skip


def ranked(sprite: Sprite, place: int, suit: str) -> str:
    """A card with a number."""
    calling, coat = CALLINGS[place]
    ground = shared(sprite, f"ground-{suit}", paper(), edges(suit))
    front = shared(
        sprite,
        f"front-{suit}",
        ground,
        field(4.4, INKS.large(suit)),
        use("halo"),
        use("tab"),
        pip(suit, COLUMN, 28.5, 0.95),
    )
    number = index(sprite, GLYPHS.get(calling, calling))
    return front + number + portrait(sprite, suit, calling, coat)


def unranked(sprite: Sprite, rank: str, suit: str) -> str:
    """A Wizard under the night sky, a Jester on a field of rhombs."""
    corner = CORNERS[rank]
    behind = field(4.4, PALETTE[corner.ground]) + use(BEHIND[rank])
    whole = use(f"ground-{suit}") + shared(sprite, f"ground-{rank}", behind, corner.drawn())
    return whole + painted(INKS.large(suit), portrait(sprite, suit, rank, "currentColor"))


CORNERS: Final = {"Z": Corner("Z", "star", "night", "gold"), "N": Corner("N", "bell", "sky", "ink")}
"""This set says Z and N in every language."""
BEHIND: Final = {"Z": "moon", "N": "harlequin"}


def fantasy() -> Sprite:
    """The set of four peoples; the deck of 36 takes its ranks 1 to 8 from the lowest up."""
    sprite = Sprite("fantasy")
    for suit in SUITS:
        for place, rank in enumerate(RANKS):
            sprite.add(rank + suit, ranked(sprite, place, suit), INKS.on_paper(suit))
        for rank in CORNERS:
            sprite.add(rank + suit, unranked(sprite, rank, suit), INKS.on_paper(suit))
    return sprite
