"""Letters to lay over a card, so that its suit is named in the reader's language."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from .faces import glyph, shared
from .palette import PALETTE
from .sprite import Sprite

LETTERS: Final = ascii_uppercase


def letters() -> Sprite:
    """Each letter beside the suit in the corner of a card, on a spot of paper."""
    sprite = Sprite("letters")
    spot = f'<circle cx="19.9" cy="27.6" r="3.9" fill="var(--card,{PALETTE["paper"]})"/>'
    for letter in LETTERS:
        whole = shared(sprite, "spot", spot) + glyph(letter, 19.9, 24.9, 0.45, 1.1)
        sprite.add(letter, whole, PALETTE["ink"])
    return sprite
