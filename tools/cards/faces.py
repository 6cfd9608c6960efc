"""What the faces of all sets share: codes, grounds, indices, edges and letters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from . import art, paths
from .palette import PALETTE
from .sprite import Sprite, group, use

SUITS: Final = "cdhs"
OUTLINE: Final = "#cfc6ad"
COLUMN: Final = 10.8
"""Where the middle of the index column stands."""


@dataclass(frozen=True)
class Inks:
    """The colours of four suits in a set: of indices on paper, and of large fields."""

    index: dict[str, str]
    field: dict[str, str]

    def on_paper(self, suit: str) -> str:
        """The suit's colour for signs on paper; a page may set ``--suit-h`` and the like."""
        return f"var(--suit-{suit},{self.index[suit]})"

    def large(self, suit: str) -> str:
        """The suit's colour for fields; a page may set ``--field-h`` and the like."""
        return f"var(--field-{suit},{self.field[suit]})"


def paper(colour: str = "paper") -> str:
    """The card itself; its outline keeps it apart from a light table."""
    fill = f"var(--card,{PALETTE[colour]})"
    box = 'x=".5" y=".5" width="61" height="89" rx="6.5"'
    return f'<rect {box} fill="{fill}" stroke="{OUTLINE}"/>'


def field(inset: float, fill: str, radius: float = 4) -> str:
    """A ground inside the paper, leaving an edge all round."""
    width, height = 62 - 2 * inset, 90 - 2 * inset
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{width:g}" height="{height:g}" '
        f'rx="{radius:g}" fill="{fill}"/>'
    )


def edges(suit: str) -> str:
    """The suit's pattern down both sides."""
    return use(f"edge-{suit}", x=2.6, y=10) + use(f"edge-{suit}", x=59.4, y=10)


def placed(x: float, y: float, size: float = 1) -> str:
    """A transform to a point, larger or smaller.

    >>> placed(3, 4.5), placed(3, 4, 2)
    ('translate(3 4.5)', 'translate(3 4)scale(2)')
    """
    return f"translate({x:g} {y:g})" + (f"scale({size:g})" if size != 1 else "")


def pip(suit: str, x: float, y: float, size: float = 1) -> str:
    """A suit round a point."""
    return use(f"suit-{suit}", transform=placed(x, y, size))


def sign(name: str, colour: str) -> str:
    """The sign of a card without rank, in the corner."""
    return use(name, transform=placed(COLUMN + 0.4, 13.5, 1.1), fill=PALETTE[colour])


def glyph(name: str, x: float, y: float, size: float = 1, weight: float = 2.2) -> str:
    """A digit or letter in the card's colour; its middle stands at x and its top at y."""
    left = x - size * (4.25 if name in {"T", "12", "13"} else 4)
    drawn = paths.moved(art.path(f"glyph-{name}"), left, y, size)
    return (
        f'<path d="{drawn}" fill="none" stroke="currentColor" stroke-width="{weight:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def index(sprite: Sprite, rank: str, size: float = 1.15) -> str:
    """A rank in the upper corner, put together once for all suits."""
    return shared(sprite, f"index-{rank}", glyph(rank, COLUMN, 7, size))


def shared(sprite: Sprite, name: str, *inside: str) -> str:
    """Drawings that many cards of a set use, put together once."""
    sprite.own_parts.setdefault(name, "".join(inside))
    return use(name)


@dataclass(frozen=True)
class Corner:
    """What stands in the corner of a card without rank: its letter, and its sign below."""

    letter: str
    sign: str
    ground: str
    """The name of the colour that lies behind both."""
    ink: str

    def drawn(self, x: float = COLUMN + 0.4) -> str:
        """Both, where other cards have their rank and suit."""
        letter = painted(PALETTE[self.ink], glyph(self.letter, x, 7, 1.15))
        return letter + use(self.sign, transform=placed(x, 28.5, 1.1), fill=PALETTE[self.ink])


def painted(colour: str, *inside: str) -> str:
    """Drawings whose open colour is this one."""
    return group(*inside, color=colour)
