"""Letters to lay over a card, so that its suit is named in the reader's language."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from .faces import glyph
from .sprite import Sprite

LETTERS: Final = ascii_uppercase


def letters() -> Sprite:
    """Each letter beside the suit in the corner of a card, and once for the large indices."""
    sprite = Sprite("letters")
    for letter in LETTERS:
        sprite.add(letter, glyph(letter, 19.6, 25.3, 0.5, 1.15))
    return sprite
