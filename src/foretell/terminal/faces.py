"""How cards, coins and marks look: paper in the colours of four suits, or letters without them."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from foretell.terminal.words import Words

PAPER: Final = "#f5efe0"
INK: Final = {
    "c": "#17663a",
    "d": "#a04a00",
    "h": "#b3202c",
    "s": "#1d4a9c",
    "Z": "#5a2a8a",
    "N": "#6b5300",
    "M": "#8a1f5c",
}
"""Colours of suits, wizards, jesters and Camelot's cards; each 4.5:1 or more on paper."""
FEW: Final = {
    "c": "green",
    "d": "magenta",
    "h": "red",
    "s": "blue",
    "Z": "black",
    "N": "black",
    "M": "black",
}
"""The colours of suits and other cards on a terminal of sixteen colours."""
COIN: Final = "#a87400"
SHORT: Final = 3
GOLD: Final = "black on #e3b341"
TITLE: Final = "bold"
QUIET: Final = "dim"
WARN: Final = "bold red"
GOOD: Final = "bold green"


def paper(words: Words, kind: str) -> str:
    """The style of a slip: a kind's ink on paper."""
    if words.few_colours:
        return f"bold {FEW[kind]} on white"
    return f"bold {INK[kind]} on {PAPER}"


def kind_of(name: str) -> str:
    """Which ink a card has: its suit's, or its own."""
    if name[0] in "ZN":
        return name[0]
    return name[1] if name[1] in INK else "M"


def slip(text: str, style: str) -> Text:
    """A text in a style that ends where the text does."""
    return Text().append(text, style)


def card(words: Words, name: str, *, suited: bool = False, is_dim: bool = False) -> Text:
    """A card as a slip of paper, one blank on each side; dimmed where it may not be played."""
    face = f" {words.card(name, suited=suited)} "
    return slip(face, QUIET if is_dim else paper(words, kind_of(name)))


def back(words: Words) -> Text:
    """A card that lies face down or may not be seen."""
    return slip(" ? ", paper(words, "M")) if words.unicode else Text("[?]")


def suit(words: Words, letter: str) -> Text:
    """A suit as a slip of paper."""
    return slip(f" {words.suit(letter)} ", paper(words, letter))


def coins(words: Words, bid: int | None, won: int, width: int) -> Text:
    """A bid as rings, filled by the tricks taken; overtricks in red, also told by their sign.

    >>> coins(Words("en", unicode=True, symbols=True), 2, 3, 9).plain
    '●●✚'
    """
    full, ring, over = ("●", "○", "✚") if words.unicode else ("*", "o", "+")
    filled, left = min(won, bid or 0), max((bid or 0) - won, 0)
    extra = won - filled if bid is not None else 0
    if filled + left + extra > width:
        return Text(f"{filled}{full} {extra}{over}" if extra else f"{won}{full} {left}{ring}")
    return Text().append(full * filled, COIN).append(ring * left).append(over * extra, WARN)


def box(face: Text, words: Words, style: str = "") -> list[Text]:
    """A card's face of four columns with a border: three lines of six columns."""
    top, bottom = ("╭────╮", "╰────╯") if words.unicode else ("+----+", "+----+")
    side = words.fit("│")
    middle = Text().append(side, style).append_text(face).append(side, style)
    return [slip(top, style), middle, slip(bottom, style)]


def large(words: Words, name: str, *, suited: bool = False, is_dim: bool = False) -> Text:
    """A card's face of four columns, for a box."""
    face = words.card(name, suited=suited).center(4)
    return slip(face, QUIET if is_dim else paper(words, kind_of(name)))


def padded(text: Text, width: int, *, right: bool = False) -> Text:
    """A text in exactly so many columns."""
    text = text.copy()
    if text.cell_len > width:
        text.truncate(width, overflow="ellipsis" if width > SHORT else "crop")
    gap = Text(" " * (width - text.cell_len))
    return gap + text if right else Text().append_text(text).append_text(gap)


def shortened(name: str, width: int, mark: str) -> str:
    """A name in so many columns, its end kept: that is where names of bots differ.

    >>> shortened("Bot novice 1", 8, "…"), shortened("Ada", 8, "…")
    ('Bot n… 1', 'Ada')
    """
    if cell_len(name) <= width:
        return name
    head, tail = name[:-2], mark + name[-2:]
    while head and cell_len(head + tail) > width:
        head = head[:-1]
    return head + tail


def beside(parts: list[Text], gap: str = " ") -> Text:
    """Texts in one line."""
    return Text(gap).join(parts)
