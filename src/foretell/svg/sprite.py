"""The drawings of the cards, as files beside this one hold them: symbols, and parts they share."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

SPRITES: Final = (
    *("standard", "camelot", "backs", "letters"),
    *("standard-large", "fantasy", "medieval", "homemade"),
)
"""The files; each names its parts for itself."""
USUAL: Final = ("standard", "camelot", "backs")
"""Those whose drawings are found by their names alone."""
BACK: Final = "stars"
"""The symbol of a card's back."""
_PART: Final = re.compile(r'<\w+ id="([a-z]+)"')
_SYMBOL: Final = re.compile(
    r'<symbol id="([\w-]+)" viewBox="[^"]*"((?: color="[^"]*")?)>(.*)</symbol>'
)
_LINK: Final = re.compile(r'href="#([a-z]+)"')
_GROUND: Final = re.compile(r"var\(--card,([^)]+)\)")
_VARIABLE: Final = re.compile(r"var\(--[\w-]+,([^)]+)\)")
"""A colour that the page may set otherwise, and what it is here."""


@dataclass(frozen=True)
class Symbol:
    """A drawing of 62 × 90 with the parts that it uses: name -> text, each before its users."""

    text: str
    parts: dict[str, str]


@cache
def symbols() -> dict[str, Symbol]:
    """The usual drawings by their names; those of cards are called as records call them.

    >>> symbols()["7h"].text.startswith("<g color=")
    True
    """
    return {name: symbol for sprite in USUAL for name, symbol in symbols_of(sprite).items()}


@cache
def symbols_of(sprite: str, ground: str = "") -> dict[str, Symbol]:
    """The drawings of one file; the names of parts begin with its own.

    ``ground`` is the colour of what lies behind them, where that is not the file's own.

    >>> "Qs" in symbols_of("medieval")
    True
    """
    whole = _GROUND.sub(ground or r"\1", _file(sprite).read_text(encoding="utf-8"))
    own = f"{sprite}{ground.lstrip('#')}"
    lines = _VARIABLE.sub(r"\1", whole).splitlines()
    parts = {found[1]: line for line in lines if (found := _PART.match(line))}
    known = {f"{own}-{name}": _renamed(line, own) for name, line in parts.items()}
    return {
        one[1]: _symbol(_renamed(f"<g{one[2]}>{one[3]}</g>", own), known)
        for line in lines
        if (one := _SYMBOL.match(line))
    }


def _symbol(text: str, known: dict[str, str]) -> Symbol:
    return Symbol(text, _needed(text, known))


def _file(sprite: str) -> Path:
    return Path(__file__).with_name(f"{sprite}.svg")


def _renamed(line: str, sprite: str) -> str:
    named = re.sub(r'^(<\w+ id=")', rf"\1{sprite}-", line)
    return _LINK.sub(rf'href="#{sprite}-\1"', named)


def _needed(text: str, known: dict[str, str]) -> dict[str, str]:
    needed: dict[str, str] = {}
    for name in re.findall(r'href="#([\w-]+)"', text):
        needed |= _needed(known[name], known) | {name: known[name]}
    return needed
