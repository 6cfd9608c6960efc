"""What is laid over a card: letters of the reader's language, and suits of Wizards."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from . import art, paths
from .faces import COLUMN, SUITS, glyph, pip, shared
from .palette import PALETTE
from .sprite import Sprite

LETTERS: Final = ascii_uppercase
PENNED: Final = "WJZN"
"""The letters that somebody writes on a card: in the corner, and large."""


def pen(letter: str, x: float, y: float, size: float, weight: float) -> str:
    """A letter written by hand, in the card's colour."""
    drawn = paths.moved(art.path(f"pen-{letter}"), x, y, size)
    return (
        f'<path d="{drawn}" fill="none" stroke="currentColor" stroke-width="{weight:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def letters() -> Sprite:
    """What the page lays over a card: letters, and suits for cards that else have none.

    Each letter stands beside the suit in the corner, and as an index; a suit stands on a disc, for
    Wizards and Jesters of rules that give them one.
    """
    sprite = Sprite("letters")
    ground = f'fill="var(--card,{PALETTE["paper"]})"'
    spot = f'<circle cx="19.9" cy="27.6" r="3.9" {ground}/>'
    patch = f'<rect x="{COLUMN - 6:g}" y="5.8" width="12" height="15.6" {ground}/>'
    for letter in LETTERS:
        whole = shared(sprite, "spot", spot) + glyph(letter, 19.9, 24.9, 0.45, 1.1)
        sprite.add(letter, whole, PALETTE["ink"])
        large = shared(sprite, "patch", patch) + glyph(letter, COLUMN, 7, 1.15)
        sprite.add(f"index-{letter}", large)
    for letter in PENNED:
        corner = pen(letter, COLUMN - 5.2, 6.2, 1.35, 2.4)
        sprite.add(f"pen-{letter}", corner + pen(letter, 24.5, 16, 2.9, 3))
    disc = f'<circle cx="{COLUMN + 0.4:g}" cy="28.5" r="6.4" fill="{PALETTE["paper"]}"/>'
    for suit in SUITS:
        sprite.add(
            f"suit-{suit}", shared(sprite, "disc", disc) + pip(suit, COLUMN + 0.4, 28.5, 0.85)
        )
    return sprite
