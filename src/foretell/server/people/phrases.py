"""Recovery phrases: ten words of two syllables that bring a person back.

The words are made, not found: two syllables of one of 16 consonants and one of 4 vowels, the
alphabet of proquints (arXiv:0901.4016), so that they read the same in any language. Each is
one of 4,096 but for a few that nobody should be given: ten are 119.8 bits, above the 112 from
which ASVS 6.5.2 asks for no slow hash; scrypt stands behind them all the same.
"""

from __future__ import annotations

import hashlib
import math
import re
import secrets
from itertools import product
from typing import Final

WORDS: Final = 10
MOST_CHARACTERS: Final = 200
SYLLABLES: Final = tuple(c + v for c, v in product("bdfghjklmnprstvz", "aiou"))
RUDE: Final = """
    bobo buta dago dodo fifi fiki foda fota fuda hobo homo huri jiji juda kaka kaki kifa kila kuli
    kura lolo mofo mutu naga nazi niga pipi pipa popo poti puda puki puta puto sado saka sika situ
    tara tito toto zizi zulu
"""
REFUSED: Final = frozenset(RUDE.split())
"""Words that mean something rude, or somebody, in some language."""
LIST: Final = tuple(w for w in map("".join, product(SYLLABLES, repeat=2)) if w not in REFUSED)
BITS: Final = WORDS * math.log2(len(LIST))
_KNOWN: Final = frozenset(LIST)


def new_phrase() -> str:
    """A phrase that nobody can guess.

    >>> len(new_phrase().split())
    10
    """
    return " ".join(secrets.choice(LIST) for _ in range(WORDS))


def plain_phrase(text: str) -> str | None:
    """A phrase as it was typed, in one form; ``None`` if it cannot be one.

    >>> plain_phrase(" Bada-BADI, " * 5) == " ".join(["bada", "badi"] * 5)
    True
    >>> plain_phrase("open sesame")
    """
    if len(text) > MOST_CHARACTERS:
        return None
    words = re.findall(r"[a-z]+", text.lower())
    return " ".join(words) if len(words) == WORDS and _KNOWN.issuperset(words) else None


def phrase_digest(phrase: str, salt: bytes) -> bytes:
    """What is kept of a phrase: scrypt with 16 MiB, some tens of milliseconds.

    The salt is the data folder's own: the phrase alone must find its person.
    """
    return hashlib.scrypt(phrase.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)
