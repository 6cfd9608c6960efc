"""Backs: one for each set."""

from __future__ import annotations

from . import paths
from .faces import SUITS, field, painted, paper, pip, shared
from .palette import PALETTE
from .sprite import Sprite, use


def stars() -> str:
    """The compass of stars on the night: for the Standard set."""
    return paper() + field(4, PALETTE["night"]) + use("back-frame") + use("back-sky") + use(
        "back-stars"
    )  # fmt: skip


def scales(sprite: Sprite) -> str:
    """Scales and the four suits: for the Fantasy set."""
    row = shared(sprite, "scales", use("back-scale"))
    rows = "".join(row.replace("/>", f' x="5.5" y="{y}"/>') for y in range(8, 81, 6))
    ring = f'<circle cx="31" cy="45" r="17" fill="{PALETTE["teal"]}" stroke="{PALETTE["gold"]}"/>'
    places = ((31, 35), (41, 45), (31, 55), (21, 45))
    pips = (pip(suit, x, y) for suit, (x, y) in zip(SUITS, places, strict=True))
    return paper() + field(4, PALETTE["teal"]) + rows + ring + painted(PALETTE["gold"], *pips)


def rose() -> str:
    """A rose window: for the Medieval set."""
    petals = (
        use(
            "back-petal",
            transform=f"translate(31 45)rotate({turn})",
            fill=PALETTE["linen" if turn % 90 else "gold"],
        )
        for turn in range(0, 360, 45)
    )
    spandrels = use("back-spandrel") + use("back-spandrel", transform="rotate(180 31 45)")
    ground = paper("parchment") + field(4, PALETTE["auburn"]) + use("back-frame")
    return ground + spandrels + use("back-rose") + "".join(petals)


def lattice(sprite: Sprite) -> str:
    """A plain lattice, as ordinary packs have it: for the home-made set."""
    steps = " ".join(["4.5 12.2 4.5 -12.2"] * 5), " ".join(["4.5 -12.2 4.5 12.2"] * 5)
    down, up = (f"l{step}" for step in steps)
    drawn = "".join(f"M8.5 {8.4 + 12.2 * y:g}{down}M8.5 {20.6 + 12.2 * y:g}{up}" for y in range(6))
    lines = f'<path d="{paths.short(drawn)}" fill="none" stroke="{PALETTE["linen"]}"/>'
    frame = 'x="6.5" y="6.5" width="49" height="77" rx="2.5" fill="none"'
    inner = f'<rect {frame} stroke="{PALETTE["linen"]}"/>'
    return paper() + field(4.4, PALETTE["rouge"]) + shared(sprite, "lattice", lines) + inner


def backs() -> Sprite:
    """All backs."""
    sprite = Sprite("backs")
    sprite.add("stars", stars())
    sprite.add("scales", scales(sprite))
    sprite.add("rose", rose())
    sprite.add("lattice", lattice(sprite))
    return sprite
