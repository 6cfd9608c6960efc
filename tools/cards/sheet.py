"""Pages with every card of a set, to be looked at: small and large, on light and on dark."""

from __future__ import annotations

import re
from typing import Final

from .backs import backs
from .camelot import camelot
from .letters import letters
from .sets import TWO_COLOURS, CardSet
from .sprite import Sprite

SIZES: Final = ((62, 90), (124, 180))
TWO: Final = "".join(f"--suit-{s}:{c};--field-{s}:{c};" for s, c in TWO_COLOURS.items())
STYLE: Final = f"""body{{margin:0;font:14px sans-serif}}section{{padding:12px}}svg{{margin:3px}}
.dark{{background:#171b38;color:#eef0ff}}.light{{background:#ece6d6;color:#23243a}}.two{{{TWO}}}"""
GROUNDS: Final = ("dark", "light", "light two")


def page(cards: CardSet) -> str:
    """The set with Camelot's four, in four colours with letters and in two without."""
    sprite = cards.draw()
    sections = "".join(
        f"<section class='{ground}'><h2>{cards.name}</h2>"
        + "".join(_card(sprite, code, size, _letter(cards, code)) for code in sprite.symbols)
        + "".join(_card(camelot(), code, size) for code in camelot().symbols)
        + "</section>"
        for ground in GROUNDS
        for size in (SIZES if ground != "light two" else SIZES[:1])
    )
    hidden = "".join(map(inlined, (sprite, camelot(), letters())))
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{hidden}{sections}"


def backs_page() -> str:
    """All backs."""
    drawn = "".join(_card(backs(), code, SIZES[1]) for code in backs().symbols)
    sections = "".join(f"<section class={ground}>{drawn}</section>" for ground in GROUNDS[:2])
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{inlined(backs())}{sections}"


def inlined(sprite: Sprite) -> str:
    """A sprite inside a page, each name in it led by the sprite's own."""
    text = re.sub(r'(id="|href="#)', rf"\g<1>{sprite.name}-", sprite.text())
    return text.replace("<svg ", '<svg width="0" height="0" style="position:absolute" ', 1)


def _card(sprite: Sprite, code: str, size: tuple[int, int], over: str = "") -> str:
    width, height = size
    return (
        f'<svg width="{width}" height="{height}" viewBox="0 0 62 90">'
        f'<use href="#{sprite.name}-{code}"/>{over}</svg>'
    )


def _letter(cards: CardSet, code: str) -> str:
    place = f' transform="{cards.letter}"' if cards.letter else ""
    return f'<use href="#letters-{code[-1].upper()}"{place}/>'
