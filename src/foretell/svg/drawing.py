"""A card, and several of them beside one another, as a drawing that stands alone."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from html import escape
from typing import Final

from foretell.base.i18n import text
from foretell.cards import CAMELOT_CARDS, RANKS_36, near_card, parse_card
from foretell.svg.sprite import BACK, symbols

WIDTH: Final = 62
HEIGHT: Final = 90
GAP: Final = 4
OVERLAP: Final = 24
"""From card to card where many lie over one another: the index of each stays in sight."""
SIDE_BY_SIDE: Final = 6
"""So many cards at most lie side by side."""
UNSEEN: Final = "?"
_NAMED: Final = re.compile(r'(href="#|^<\w+ id=")')


class Drawing(str):
    """The text of an SVG; a notebook shows what it draws."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def card(name: str, height: int = 120, lang: str = "en") -> Drawing:
    """A card as records call it, ``1h`` of the small deck too; ``?`` is the back of one.

    Raises:
        BadNotation: the text names no card.

    >>> card("7h")[:72]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 62 90" width="83" h'
    """
    return hand([name], height, lang)


def hand(cards: str | Iterable[str], height: int = 90, lang: str = "en") -> Drawing:
    """Cards in a row, the first on the left; more than six lie over one another.

    Args:
        cards: their names, in a list or with spaces between them; ``?`` for one face down.
        height: in pixels.
        lang: the language of what a screen reader says.

    Raises:
        BadNotation: a text names no card.

    >>> from xml.etree import ElementTree
    >>> ElementTree.fromstring(hand("7h Qh Zs")).get("aria-label")
    '7 of hearts, queen of hearts, Wizard of spades'
    """
    names = cards.split() if isinstance(cards, str) else list(cards)
    drawn = [symbols()[_symbol(name)] for name in names]
    own = f"f{hashlib.blake2b(' '.join(names).encode(), digest_size=4).hexdigest()}-"
    parts = {name: part for one in drawn for name, part in one.parts.items()}
    step = WIDTH + GAP if len(names) <= SIDE_BY_SIDE else OVERLAP
    width = WIDTH + step * (len(names) - 1) if names else 0
    placed = (_placed(one.text, step * place) for place, one in enumerate(drawn))
    label = ", ".join(said(name, lang) for name in names) or text("svg-none", lang)
    return Drawing(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" '
        f'width="{round(width * height / HEIGHT)}" height="{height}" role="img" '
        f'aria-label="{escape(label)}">'
        f"<defs>{''.join(_owned(part, own) for part in parts.values())}</defs>"
        f"{''.join(_owned(one, own) for one in placed)}</svg>"
    )


def said(name: str, lang: str = "en") -> str:
    """A card in words, as a screen reader says it on the page.

    >>> said("Th"), said("Ns", "de"), said("Gr"), said("?")
    ('10 of hearts', 'Pik Narr', 'Grail', 'a card face down')
    """
    if name == UNSEEN:
        return text("svg-unseen", lang)
    if name in CAMELOT_CARDS:
        return text(f"page-card-{name}", lang)
    rank, suit = name[0], name[1]
    if rank in "ZN":
        rank = text(f"page-card-{rank}", lang)
    elif rank in "JQKA":
        rank = text(f"page-rank-{rank}", lang)
    rank = rank.replace("T", "10") if len(rank) == 1 else rank
    return text("page-card", lang, rank=rank, suit=text(f"page-suit-{suit}", lang))


def _symbol(name: str) -> str:
    if name == UNSEEN:
        return BACK
    is_small = name[:1] in RANKS_36 and near_card(name, deck=36) == name
    parse_card(name, deck=36 if is_small else 60)
    return name


def _placed(drawn: str, x: int) -> str:
    return f'<g transform="translate({x} 0)">{drawn}</g>' if x else drawn


def _owned(drawn: str, own: str) -> str:
    """Names that no other drawing of the same page has."""
    return _NAMED.sub(rf"\g<1>{own}", drawn)
