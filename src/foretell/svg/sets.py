"""The card sets that can be chosen: which symbol of which file a card is, and what lies over it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from foretell.base.i18n import text
from foretell.cards import CAMELOT_CARDS, RANKS_36
from foretell.svg.sprite import Symbol, symbols_of

FACES: Final = "JQKZN"
"""The ranks whose letter a language may have its own for."""
PENNED: Final = "WJZN"
"""The letters that are also drawn with a pen."""
TITLED: Final = ("fantasy",)
"""The sets in which every card has a title."""
WOMEN: Final = "dh"
"""The suits in which a calling is a woman's."""


class Corner(NamedTuple):
    """What stands in the corner of a Wizard or Jester."""

    letter: str
    ink: str
    ground: str


@dataclass(frozen=True, slots=True, eq=False)
class DrawnSet:
    """A set of cards as it is drawn."""

    name: str
    back: str
    index: str
    ground: str
    is_penned: bool
    corners: dict[str, Corner]
    indices: dict[str, str]
    junior: str
    inks: dict[str, str]

    def rank(self, card: str, deck: int = 60) -> str:
        """The rank of the symbol that is drawn for a card.

        >>> card_sets()["fantasy"].rank("7h", 36)
        '8'
        """
        is_small = deck == 36 and card[0] in RANKS_36
        return self.junior[RANKS_36.index(card[0])] if is_small else card[0]

    def layers(
        self, card: str, deck: int = 60, lang: str = "en", ground: str = ""
    ) -> Iterator[Symbol]:
        """The drawings of a card, one over the other: its face, and a language's own letter.

        ``ground`` is the colour of the card itself, where that is not the set's.
        """
        ground = ground or self.ground
        if card in CAMELOT_CARDS:
            yield symbols_of("camelot", ground)[card]
            return
        rank = self.rank(card, deck)
        yield symbols_of(self.name, ground)[rank + card[1]]
        if over := self._letter(rank, text("rules-rank", lang, rank=rank)):
            corner = self.corners.get(rank)
            ink = corner.ink if corner else self.inks[card[1]]
            under = corner.ground if corner and corner.ground != self.ground else ground
            yield self._laid(symbols_of("letters", under)[over], ink)

    def _letter(self, rank: str, letter: str) -> str:
        """The symbol of a letter to lay over an index, if there has to be one."""
        printed = self.corners[rank].letter if rank in self.corners else rank
        if self.is_penned and rank in self.corners:
            return f"pen-{letter if letter in PENNED else printed}"
        is_other = rank in FACES and rank not in self.indices and letter != printed
        return f"index-{letter}" if is_other else ""

    def _laid(self, letter: Symbol, ink: str) -> Symbol:
        place = f' transform="{self.index}"' if self.index else ""
        return Symbol(f'<g color="{ink}"{place}>{letter.text}</g>', letter.parts)

    def title(self, card: str, deck: int = 60, lang: str = "en") -> str:
        """What stands below the figure: its calling in some sets, the name of a card without rank.

        >>> card_sets()["standard"].title("Zh", lang="de"), card_sets()["standard"].title("7h")
        ('Zauberer', '')
        """
        if card in CAMELOT_CARDS:
            return text(f"page-card-{card}", lang)
        key = f"cards-title-{self.name}-{self.rank(card, deck)}"
        if self.name in TITLED:
            return text(key, lang, woman=int(card[1] in WOMEN))
        is_named = card[0] in self.corners and not self.is_penned
        return text(f"page-card-{card[0]}", lang) if is_named else ""


@cache
def card_sets() -> dict[str, DrawnSet]:
    """Name -> set, in the order in which they are offered.

    >>> " ".join(card_sets())
    'standard standard-large fantasy medieval homemade'
    """
    known = json.loads(Path(__file__).with_name("sets.json").read_text(encoding="utf-8"))
    for one in known.values():
        one["corners"] = {rank: Corner(**corner) for rank, corner in one["corners"].items()}
    return {name: DrawnSet(name=name, **one) for name, one in known.items()}
