"""``sets.json``: what ``foretell.svg`` needs to know of the sprites."""

from __future__ import annotations

import json
from typing import Any

from .palette import PALETTE
from .sets import SETS, CardSet


def text() -> str:
    """The whole file."""
    return json.dumps({name: entry(cards) for name, cards in SETS.items()}, indent=1) + "\n"


def entry(cards: CardSet) -> dict[str, Any]:
    """What is known of a set, as plain values; the page has the same in ``sets.ts``."""
    return {
        "back": cards.back,
        "index": cards.index,
        "ground": PALETTE[cards.ground],
        "is_penned": cards.is_penned,
        "corners": {
            rank: {"letter": one.letter, "ink": PALETTE[one.ink], "ground": PALETTE[one.ground]}
            for rank, one in cards.corners.items()
        },
        "indices": cards.indices,
        "junior": cards.junior,
        "inks": cards.inks.index,
    }
