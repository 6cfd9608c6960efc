"""What people call rules beside their names in records: other words, the game's or a box's name.

Two names are the same if they are once folded.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

CALLED: Final = {
    "Classic": ("standard",),
    "Base game": ("standard",),
    "Wizard Omnibus": ("standard", "camelot", "magic"),
    "Fantasy Edition": ("standard",),
    "Medieval Edition": ("standard",),
    "Fantasie": ("standard",),
    "Mittelalter": ("standard",),
    "Secret prediction": ("delayed",),
    "Hidden Bid": ("hidden",),
    "Delayed Reveal": ("delayed",),
    "Canadian Rule": ("canadian",),
    "Kanadische Regel": ("canadian",),
    "Third Time's the Harm": ("third-time",),
    "Quick play": ("quick",),
    "Tournament": ("bsw-tournament",),
    "German championship": ("german-championship-2008",),
    "Nannie's Rule": ("nannie", "nannie-3"),
    "Wizard Maximus": ("maximus",),
    "Wizard Extreme": ("saboteur-spoils",),
    "All-Wizards": ("all-wizards-all-jesters",),
    "All-Jesters": ("all-wizards-all-jesters",),
    "Gizzard": ("gizzard-fester",),
    "Fester": ("gizzard-fester",),
    "Uber": ("uber-wizard",),
    "Suicide king": ("uber-wizard",),
    "Two players": ("two-player",),
    "Patience": ("solitaire",),
}
"""A name that people use -> the presets it can mean, the first of them where one is wanted."""
CARD_SETS: Final = frozenset({"Fantasy Edition", "Medieval Edition", "Fantasie", "Mittelalter"})
"""Names of card sets: they change no rule (rules 2)."""
MOST_NAME: Final = 80
"""A text that is longer names nothing, and is not folded: strangers type it."""
_FILLING: Final = frozenset({"the", "a", "der", "die", "das", "rule", "rules", "regel", "regeln"})
_OF_A_BOX: Final = frozenset({"wizard", "edition", "ausgabe"})
"""Words on every box."""


def folded(said: str) -> str:
    """A name without case, accents, signs and words that fill, to be compared.

    >>> folded("The Canadian Rule"), folded("Über-Wizard"), folded("Nannie’s rule")
    ('canadian', 'uber', 'nannies')
    """
    plain = unicodedata.normalize("NFKD", said.casefold()).replace("'", "").replace("’", "")
    bare = "".join(sign for sign in plain if not unicodedata.combining(sign))
    words = re.findall(r"[^\W_]+", bare)
    return " ".join(word for word in words if word not in _FILLING | _OF_A_BOX) or " ".join(words)
