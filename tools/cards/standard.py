"""The Standard set: pips and courts on paper; Wizards by night, Jesters by day."""

from __future__ import annotations

from typing import Final

from .faces import (
    COLUMN,
    SUITS,
    Corner,
    Inks,
    edges,
    field,
    index,
    painted,
    paper,
    pip,
    shared,
)
from .palette import PALETTE
from .sprite import Sprite, use

FOUR: Final = {"c": "#177a41", "d": "#ad5700", "h": "#c01f37", "s": "#2b3a8f"}
INKS: Final = Inks(FOUR, FOUR | {"d": "#d9791f"})

TURN: Final = "rotate(180 31 45)"
PIP: Final = 0.98
ROWS: Final[dict[str, tuple[float, ...]]] = {
    "4": (17,),
    "5": (17,),
    "6": (17, 45),
    "7": (17, 45),
    "8": (17, 45),
    "9": (17, 35.7),
    "T": (17, 35.7),
}
"""Rank -> heights of the rows of two; those above the middle stand again, turned, below it."""
SINGLES: Final[dict[str, tuple[float, ...]]] = {
    "2": (17,),
    "3": (17, 45),
    "5": (45,),
    "7": (31,),
    "8": (31,),
    "9": (45,),
    "T": (26.3,),
}
"""Rank -> heights of the pips in the middle column; likewise, but for the seven's."""

KINGS: Final = {
    "c": ("brown", "chestnut", "curls", "orb"),
    "d": ("fair", "blond", "beard", "axe"),
    "h": ("tan", "silver", "beard", "dagger"),
    "s": ("dark", "raven", "curls", "sword"),
}
QUEENS: Final = {
    "c": ("fair", "auburn", "updo", "parted"),
    "d": ("dark", "raven", "hair", "parted"),
    "h": ("fair", "blond", "hair", "fringe"),
    "s": ("tan", "raven", "updo", "fringe"),
}
JACKS: Final = {
    "c": ("tan", "raven", "curls", "quill", "banner"),
    "d": ("fair", "chestnut", "hair", "plume", "halberd"),
    "h": ("dark", "raven", "curls", "plume", "arrow"),
    "s": ("fair", "blond", "hair", "quill", "spear"),
}
SKINS: Final = {"c": "brown", "d": "fair", "h": "tan", "s": "fair"}


def skin(part: str, colour: str) -> str:
    """A part in a named colour."""
    return use(part, fill=PALETTE[colour])


def king(suit: str) -> str:
    """A king and what he holds."""
    tone, hair, beard, held = KINGS[suit]
    behind, before = (held, "") if held == "dagger" else ("", held)
    return "".join([
        use(f"held-{behind}") if behind else "",
        skin("king-hair", hair),
        use("king-robe"),
        skin("face", tone),
        skin(f"king-{beard}", hair),
        use("king-mouth"),
        use("king-crown"),
        use(f"held-{before}") if before else "",
        "" if behind or before == "orb" else use("hand", x=13.3, y=71, fill=PALETTE[tone]),
    ])  # fmt: skip


def queen(suit: str) -> str:
    """A queen with the flower of her suit."""
    tone, hair, style, front = QUEENS[suit]
    return "".join([
        skin(f"queen-{style}", hair),
        use("queen-gown"),
        skin("queen-neck", tone),
        skin("face", tone),
        use("queen-lips"),
        skin(f"queen-{front}", hair),
        use("queen-crown"),
        use("queen-stem"),
        pip(suit, 13, 44, 1.15),
        use("hand", x=16, y=77, fill=PALETTE[tone]),
    ])  # fmt: skip


def jack(suit: str) -> str:
    """A jack and what he carries."""
    tone, hair, style, feather, held = JACKS[suit]
    return "".join([
        skin(f"jack-{style}", hair),
        use("jack-tunic"),
        use("jack-ruff"),
        skin("face", tone),
        use("smile"),
        use(f"jack-{feather}"),
        use("jack-cap"),
        use(f"held-{held}"),
        use("hand", x=13.2, y=72, fill=PALETTE[tone]),
    ])  # fmt: skip


def wizard(suit: str) -> str:
    """A Wizard in a robe of the suit's colour: two with beards, two with long hair."""
    bearded = suit in "cs"
    tone = SKINS[suit]
    hair = "" if bearded else skin("wizard-hair", "auburn" if suit == "d" else "raven")
    return "".join([
        use("moon"),
        hair,
        use("wizard-robe"),
        "" if bearded else use("wizard-collar"),
        skin("wizard-face", tone),
        use("wizard-beard") if bearded else use("wizard-smile"),
        use("wizard-hat"),
        use("wizard-staff") if bearded else use("wizard-orb"),
        "" if not bearded else use("hand", x=13.6, y=70, fill=PALETTE[tone]),
    ])  # fmt: skip


def jester(suit: str) -> str:
    """A Jester, half of the suit's colour: two caps, one with locks, one with a stick."""
    tone = SKINS[suit]
    horned = suit in "dh"
    return "".join([
        use("jester-body"),
        use("jester-collar"),
        skin("jester-locks", "auburn" if suit == "d" else "raven") if horned else "",
        skin("jester-face", tone),
        use("jester-horns") if horned else use("jester-cap"),
        use("hand", x=13.5, y=71, fill=PALETTE[tone]) + use("jester-stick"),
    ])  # fmt: skip


COURTS: Final = {"J": jack, "Q": queen, "K": king}


def front(sprite: Sprite, suit: str, *, has_ends: bool) -> str:
    """Paper, edges and the suit under its rank: in one corner, or in two."""
    corner = shared(sprite, f"corner-{suit}", pip(suit, COLUMN, 28.5, 0.95))
    turned = use(f"corner-{suit}", transform=TURN) if has_ends else ""
    ground = shared(sprite, f"ground-{suit}", paper(), edges(suit))
    return shared(sprite, f"front-{suit}{has_ends:d}", ground, corner, turned)


def ends(sprite: Sprite, rank: str) -> str:
    """A rank in two corners."""
    once = index(sprite, rank)
    return shared(sprite, f"ends-{rank}", once, use(f"index-{rank}", transform=TURN))


def pips(sprite: Sprite, rank: str, suit: str) -> str:
    """The pips of a card, those of the lower half turned."""
    rows = "".join(pair(sprite, suit, y, (24, 38)) for y in ROWS.get(rank, ()))
    return rows + "".join(
        pair(sprite, suit, y, (31,), is_alone=rank == "7") for y in SINGLES.get(rank, ())
    )


def pair(
    sprite: Sprite, suit: str, y: float, columns: tuple[float, ...], *, is_alone: bool = False
) -> str:
    """Pips side by side, and turned as far below the middle of the card."""
    name = f"{suit}{len(columns)}"
    upright = shared(sprite, f"up-{name}", *(pip(suit, x, 0, PIP) for x in columns))
    drawn = upright.replace("/>", f' y="{y:g}"/>')
    if is_alone or y == 45:
        return drawn
    turned = shared(sprite, f"down-{name}", *(pip(suit, x, 0, -PIP) for x in columns))
    return drawn + turned.replace("/>", f' y="{90 - y:g}"/>')


def number(sprite: Sprite, rank: str, suit: str) -> str:
    """A card of pips."""
    whole = front(sprite, suit, has_ends=True) + ends(sprite, rank)
    if rank == "1":
        return whole + pip(suit, 31, 45, 2)
    if rank == "A":
        return whole + use("ace-ring") + pip(suit, 31, 45, 3.1) + use("ace-star")
    return whole + pips(sprite, rank, suit)


def court(sprite: Sprite, rank: str, suit: str) -> str:
    """A card with a figure."""
    whole = front(sprite, suit, has_ends=False) + index(sprite, rank)
    return whole + painted(INKS.large(suit), COURTS[rank](suit))


def unranked(sprite: Sprite, rank: str, suit: str) -> str:
    """A Wizard by night or a Jester by day."""
    corner = CORNERS[rank]
    behind = field(4.4, PALETTE[corner.ground]) + use(BEHIND[rank])
    whole = use(f"ground-{suit}") + shared(sprite, f"ground-{rank}", behind, corner.drawn())
    return whole + painted(INKS.large(suit), FIGURES[rank](suit))


BEHIND: Final = {"Z": "sparkle", "N": "harlequin"}
CORNERS: Final = {"Z": Corner("W", "star", "night", "gold"), "N": Corner("J", "bell", "sky", "ink")}
FIGURES: Final = {"Z": wizard, "N": jester}


def standard() -> Sprite:
    """The set with pips and small indices."""
    sprite = Sprite("standard")
    for suit in SUITS:
        cards = {rank: number(sprite, rank, suit) for rank in "123456789TA"}
        cards |= {rank: court(sprite, rank, suit) for rank in COURTS}
        cards |= {rank: unranked(sprite, rank, suit) for rank in CORNERS}
        for rank, card in cards.items():
            sprite.add(rank + suit, card, INKS.on_paper(suit))
    return sprite
