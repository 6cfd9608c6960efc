"""A page with every card of every set, to be looked at: small and large, on light and dark."""

from __future__ import annotations

import re

from .sprite import Sprite

SIZES = ((62, 90), (124, 180))
GROUNDS = {"dark": "#171b38", "light": "#ece6d6"}
STYLE = """body{margin:0;font:14px sans-serif}section{padding:12px}svg{margin:3px}
.dark{background:#171b38;color:#eef0ff}.light{background:#ece6d6;color:#23243a}"""


def page(sprites: list[Sprite], *, letters: bool = True) -> str:
    """The whole page as HTML that needs no other file."""
    body = "".join(_set(sprite, letters=letters) for sprite in sprites)
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{body}"


def _set(sprite: Sprite, *, letters: bool) -> str:
    own = f"{sprite.name}-"
    text = re.sub(r'(id="|href="#)', rf"\g<1>{own}", sprite.text())
    hidden = text.replace("<svg ", '<svg width="0" height="0" style="position:absolute" ', 1)
    rows = "".join(
        f"<section class={ground}><h2>{sprite.name}</h2>{_cards(sprite, size, letters=letters)}"
        "</section>"
        for ground in GROUNDS
        for size in SIZES
    )
    return hidden + rows


def _cards(sprite: Sprite, size: tuple[int, int], *, letters: bool) -> str:
    width, height = size
    cards = (code for code in sprite.symbols if not code.startswith("letter-"))
    return "".join(
        f'<svg width="{width}" height="{height}" viewBox="0 0 62 90">'
        f'<use href="#{sprite.name}-{code}"/>{_letter(sprite, code) if letters else ""}</svg>'
        for code in cards
    )


def _letter(sprite: Sprite, code: str) -> str:
    if code[-1] not in "cdhs" or f"letter-{code[-1].upper()}" not in sprite.symbols:
        return ""
    return f'<use href="#{sprite.name}-letter-{code[-1].upper()}" color="#23243a"/>'
