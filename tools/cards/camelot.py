"""Camelot's four, which join the cards of any set."""

from __future__ import annotations

from typing import Final

from .faces import field, paper, sign
from .palette import PALETTE
from .sprite import Sprite, use

FIGURES: Final = {"Me": "merlin", "Mo": "morgan", "Ex": "excalibur", "Gr": "grail"}


def camelot() -> Sprite:
    """The set of four, on the green of the lake."""
    sprite = Sprite("camelot")
    lake = paper() + field(4.4, PALETTE["teal"]) + use("lake")
    for code, figure in FIGURES.items():
        sprite.add(code, lake + use(figure) + sign(f"sign-{code}", "gold"))
    return sprite
