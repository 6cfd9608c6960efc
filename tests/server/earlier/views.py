"""A view of the game as servers sent it until 0.1, in today's words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from foretell.cards import NO_CARD, SUIT_LETTERS
from foretell.engine.structs import PLAY_OFF_ROW, ExchangeMode, RoleMode
from foretell.play.actions import JESTERS_TEXT, TWISTS, ranks_of
from foretell.play.view_fields import SHAPE_WORDS, word_of
from foretell.play.view_reader import shape_text

NULLABLE: Final = (
    *("seat", "actor", "turn", "leader", "winning", "grail_seat", "last_leader", "revoke_seat"),
    *("first_bid", "mended"),
)
CUT: Final = ("trick", "last_trick")
LAST: Final = ("last_trick", "last_as")
AS: Final = ("trick_as", "last_as")


def _word(*words: str) -> Callable[[int], str | None]:
    return lambda number: words[number] if number >= 0 else None


def _shapes(numbers: list[int], deck: int) -> list[str | None]:
    return [shape_text(one, SHAPE_WORDS, deck) for one in numbers if one != NO_CARD]


TODAY: Final[dict[str, Callable[[Any], Any]]] = {
    **dict.fromkeys(NULLABLE, lambda number: None if number < 0 else number),
    **dict.fromkeys(CUT, lambda cards: [card for card in cards if card is not None]),
    "round_no": lambda number: number + 1,
    "row": lambda row: row == PLAY_OFF_ROW,
    "revoke_trick": lambda trick: None if trick < 0 else trick + 1,
    "out_round": lambda rounds: [number or None for number in rounds],
    "voids": lambda suits: [list(letters) for letters in suits],
    "shown": lambda piles: [[card for card in pile if card is not None] for pile in piles],
    "is_flat": bool,
    "led": _word(*SUIT_LETTERS, "free"),
    "roles": _word(*map(word_of, RoleMode)),
    "exchange": _word(*map(word_of, ExchangeMode)),
    "twist": _word(*TWISTS),
    "uber_rank": _word(JESTERS_TEXT, *ranks_of(60)),
}
NAMES: Final = {"round_no": "round_number", "row": "is_play_off"}


def in_todays_words(game: dict[str, Any]) -> dict[str, Any]:
    """A whole view, or a patch of one: each field by itself.

    What lay in the last trick of another round is not told any more.

    >>> in_todays_words({"round_no": 0, "winning": -1, "led": 4, "trick": ["Zc", None]})
    {'round_number': 1, 'winning': None, 'led': 'free', 'trick': ['Zc']}
    """
    told: dict[str, Any] = dict(game)
    if "last_len" in game:
        told |= {name: game[name][: game["last_len"]] for name in LAST if name in game}
    deck = 36 if re.search(r"'1[cdhs]'", str(game)) else 60
    told |= {name: _shapes(told[name], deck) for name in AS if name in game}
    return {
        NAMES.get(name, name): TODAY[name](value) if name in TODAY else value
        for name, value in told.items()
    }
