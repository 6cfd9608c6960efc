"""How cards, coins and marks look: paper in the colours of four suits, or letters without them."""

from __future__ import annotations

from typing import Final

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
GOLD: Final = "black on #e3b341"
TITLE: Final = "bold"
QUIET: Final = "dim"
WARN: Final = "bold red"
GOOD: Final = "bold green"


def ink(name: str) -> str:
    """The colour of a card."""
    if name[0] in "ZN":
        return INK[name[0]]
    return INK.get(name[1], INK["M"])


def card(words: Words, name: str, *, suited: bool = False, is_dim: bool = False) -> Text:
    """A card as a slip of paper, one blank on each side; dimmed where it may not be played."""
    face = f" {words.card(name, suited=suited)} "
    return Text(face, style=QUIET if is_dim else f"bold {ink(name)} on {PAPER}")


def back(words: Words) -> Text:
    """A card that lies face down or may not be seen."""
    return Text(" ? ", style=f"bold #44506a on {PAPER}") if words.unicode else Text("[?]")


def suit(words: Words, letter: str) -> Text:
    """A suit as a slip of paper."""
    return Text(f" {words.suit(letter)} ", style=f"bold {INK[letter]} on {PAPER}")


def coins(words: Words, bid: int | None, won: int, width: int) -> Text:
    """A bid as rings, filled by the tricks taken; overtricks in red, also told by their sign.

    >>> coins(Words("en", unicode=True, symbols=True), 2, 3, 9).plain
    '●●✚'
    """
    full, ring, over = ("●", "○", "✚") if words.unicode else ("*", "o", "+")
    filled, left = min(won, bid or 0), max((bid or 0) - won, 0)
    extra = won - filled if bid is not None else 0
    if filled + left + extra > width:
        return Text(f"{won}{full} {left}{ring}" if not extra else f"{filled}{full} {extra}{over}")
    said = Text(full * filled, style="#c9962b")
    said.append(ring * left)
    said.append(over * extra, style=WARN)
    return said


def box(words: Words, name: str | None, *, suited: bool, style: str = "") -> list[Text]:
    """A card with a border, three lines of six columns; an empty place without a name."""
    if name is None:
        return [Text(" " * 6), Text("  " + words.fit("·") + "   ", style=QUIET), Text(" " * 6)]
    face = words.card(name, suited=suited).center(4)
    top, bottom = ("╭────╮", "╰────╯") if words.unicode else ("+----+", "+----+")
    side = words.fit("│")
    middle = Text(side, style=style)
    middle.append(face, style=f"bold {ink(name)} on {PAPER}")
    middle.append(side, style=style)
    return [Text(top, style=style), middle, Text(bottom, style=style)]


def padded(text: Text, width: int, *, right: bool = False) -> Text:
    """A text in exactly so many columns."""
    text = text.copy()
    if text.cell_len > width:
        text.truncate(width, overflow="ellipsis" if width > 3 else "crop")
    gap = " " * (width - text.cell_len)
    return Text(gap) + text if right else text + Text(gap)


def beside(parts: list[Text], gap: str = " ") -> Text:
    """Texts in one line."""
    return Text(gap).join(parts)
