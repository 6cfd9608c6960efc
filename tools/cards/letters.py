"""Letters to lay over a card, so that suits and courts are named in the reader's language."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from .faces import COLUMN, glyph, shared
from .palette import PALETTE
from .sprite import Sprite

LETTERS: Final = ascii_uppercase


def letters() -> Sprite:
    """Each letter beside the suit in the corner of a card, and as its index, on spots of paper."""
    sprite = Sprite("letters")
    ground = f'fill="var(--card,{PALETTE["paper"]})"'
    spot = f'<circle cx="19.9" cy="27.6" r="3.9" {ground}/>'
    patch = f'<rect x="{COLUMN - 6:g}" y="5.8" width="12" height="15.6" {ground}/>'
    for letter in LETTERS:
        whole = shared(sprite, "spot", spot) + glyph(letter, 19.9, 24.9, 0.45, 1.1)
        sprite.add(letter, whole, PALETTE["ink"])
        large = shared(sprite, "patch", patch) + glyph(letter, COLUMN, 7, 1.15)
        sprite.add(f"index-{letter}", large)
    return sprite
