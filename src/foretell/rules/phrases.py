"""The small parts of sentences on rules: choices of rounds, cards, lists, points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from foretell.base.i18n import text
from foretell.cards import CAMELOT_CARDS
from foretell.rules.selectors import Selector

_PIPS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def capital(words: str) -> str:
    """Words with a capital at their beginning.

    >>> capital("in round 3")
    'In round 3'
    """
    return words[:1].upper() + words[1:]


def when_text(selector: Selector, lang: str) -> str:
    """A choice of rounds in words.

    >>> when_text(Selector("every", 3), "en")
    'in rounds 3, 6, 9 …'
    """
    low = selector.low
    numbers = {"low": low, "double": 2 * low, "triple": 3 * low, "high": selector.high}
    return text(f"rules-when-{selector.kind}", lang, **numbers)


def card_text(name: str, lang: str) -> str:
    """A card in words and pips.

    >>> card_text("Td", "en"), card_text("Zs", "de"), card_text("Gr", "en")
    ('10♦', 'Zauberer ♠', 'the Holy Grail')
    """
    if name in CAMELOT_CARDS:
        return text(f"rules-card-{name}", lang)
    rank, suit = name[0], _PIPS[name[1]]
    if rank in "ZN":
        return text(f"rules-card-{rank}", lang, suit=suit)
    return text("rules-rank", lang, rank=rank) + suit


def list_text(words: Iterable[str], lang: str, key: str = "rules-and") -> str:
    """Words with commas, and "and" before the last (or "or", by the text ``rules-or``).

    >>> list_text(["a", "b", "c"], "en"), list_text(["a"], "en")
    ('a, b and c', 'a')
    """
    *most, last = words
    return text(key, lang, most=", ".join(most), last=last) if most else last


def cards_text(names: Iterable[str], lang: str) -> str:
    """Cards in words and pips, with "and" before the last.

    >>> cards_text(["2c", "Me"], "en")
    '2♣ and Merlin'
    """
    return list_text([card_text(name, lang) for name in names], lang)


def points_text(points: int) -> str:
    """Points with a minus that looks like one.

    >>> points_text(-10)
    '−10'
    """
    return str(points).replace("-", "−")
