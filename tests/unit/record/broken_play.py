"""Records whose bids, exchanges or tricks are broken, each with its error."""

from __future__ import annotations

from typing import Final

from tests.unit.record.texts import first, second, text

Case = tuple[str, str, str]
"""A text, the code of its error, the error in words."""

CAMELOT: Final = '"camelot"'
MERLIN: Final = """dealer = 2
hands = ["Me", "3s", "4c"]
turn_up = "5d"
bids = [0, 0, 0]
"""
SABOTEUR: Final = '{ dealer_role = "saboteur" }'


def camelot(trick: str) -> str:
    """A round in which Merlin leads."""
    return MERLIN + f'tricks = ["{trick}"]'


PLAY: Final[dict[str, Case]] = {
    "uneven": (
        text(first(bids="[1, 0, 0]"), rules='"notequal"'),
        "uneven-bid",
        "round 1, C: bid 0: the last bid may not make the bids add up to 1: allowed …",
    ),
    "saboteur bids": (
        text(first(), rules=SABOTEUR),
        "not-your-turn",
        "round 1, C: bid 1: this seat does not bid",
    ),
    "forced bid": (
        text(first(), rules='"jester-bid"'),
        "bid-range",
        "round 1, A: bid 1: every bid is zero in this round",
    ),
    "forced bids missing": (
        text(first(bids=None), rules='"jester-bid"'),
        "unfinished",
        "round 1: bids: missing, but the round has tricks",
    ),
    "adjust not asked": (
        text(first(adjust="1")),
        "not-asked",
        "round 1: adjust: the rules do not ask for it in this round",
    ),
    "adjust missing": (
        text(first(bids="[1, 0, 0]"), rules='"hidden-notequal"'),
        "unfinished",
        "round 1: adjust: missing, but the round has tricks",
    ),
    "adjust by two": (
        text(
            second(dealer="2", bids="[1, 0, 1]", adjust="1"),
            rules='{ preset = "hidden-notequal", sizes = [2] }',
        ),
        "mend-by-one",
        "round 1, C: adjust: 1: allowed are 0 2",
    ),
    "adjust too high": (
        text(
            second(dealer="2", bids="[1, 0, 1]", adjust="3"),
            rules='{ preset = "hidden-notequal", sizes = [2] }',
        ),
        "bid-range",
        "round 1, C: adjust: 3: allowed are 0 2",
    ),
    "passes missing": (
        text(first(), rules='"pass-one"'),
        "unfinished",
        "round 1: passes: missing, but the round has tricks",
    ),
    "pass not held": (
        text(first(passes='["Ah", "4s", "Zc"]'), rules='"pass-one"'),
        "not-held",
        "round 1, B: 4s: not held, holds 3s",
    ),
    "pass one missing": (
        text(first(passes='["Ah", "", "Zc"]'), rules='"pass-one"'),
        "unfinished",
        "round 1, B: passes: its own is missing, yet that of C is given",
    ),
    "passes not asked": (
        text(first(passes='["Ah", "3s", "Zc"]')),
        "not-asked",
        "round 1: passes: the rules do not ask for it in this round",
    ),
    "pull not there": (
        text(first(pulls='["3s", "Ah", "3s"]'), rules='"pull-one"'),
        "not-held",
        "round 1, A: 3s: not held, holds Zc",
    ),
    "card not held": (
        text(first(tricks='["Ah 4s Zc"]')),
        "not-held",
        "round 1, trick 1, B: 4s: not held, holds 3s",
    ),
    "a trick for another leader": (
        text(first(), second(tricks='["4h 9c 3h", "Kd Ah 3s"]')),
        "not-held",
        "round 2, trick 2, B: Kd: not held, holds 3s",
    ),
    "must follow": (
        text(
            second(dealer="2", hands='["Ah 3h", "9h 4c", "7d Kd"]', tricks='["3h 4c 7d"]'),
            rules="{ sizes = [2] }",
        ),
        "must-follow",
        "round 1, trick 1, B: 4c: must follow hearts, holds 9h",
    ),
    "played card again": (
        text(first(), second(tricks='["4h 9c 3h", "9c Ah 3s"]')),
        "not-held",
        "round 2, trick 2, B: 9c: not held, holds 3s",
    ),
    "no such card in a trick": (
        text(first(tricks='["Ah 3x Zc"]')),
        "bad-notation",
        "round 1, trick 1, B: 3x is no card",
    ),
    "short trick": (
        text(first(tricks='["Ah 3s"]'), second()),
        "wrong-count",
        "round 1, trick 1: 2 cards instead of 3",
    ),
    "long trick": (
        text(first(tricks='["Ah 3s Zc Zc"]')),
        "wrong-count",
        "round 1, trick 1: 4 cards instead of 3",
    ),
    "too many tricks": (
        text(first(tricks='["Ah 3s Zc", "Ah"]')),
        "wrong-count",
        "round 1, trick 2: tricks: 2 instead of 1",
    ),
    "tricks missing": (
        text(first(tricks=None)),
        "unfinished",
        "round 1: tricks: missing, but the round has won",
    ),
    "trick missing": (
        text(first(), second(tricks='["4h 9c 3h"]'), "dealer = 1"),
        "unfinished",
        "round 2: tricks: missing, but another round follows",
    ),
    "between tricks": (
        text(first(tricks='["+pass Ah 3s Zc"]')),
        "not-played-yet",
        "round 1, trick 1: +pass Ah 3s Zc: the anniversary cards (Juggler, Cloud, Witch) …",
    ),
    "Merlin says nothing": (
        text(camelot("Me 3s 4c"), rules=CAMELOT),
        "role-needed",
        "round 1, trick 1, A: Me says nothing, allowed are Me=Z Me=N",
    ),
    "Merlin says hearts": (
        text(camelot("Me=h 3s 4c"), rules=CAMELOT),
        "role-needed",
        "round 1, trick 1, A: Me cannot be played as =h, allowed are Me=Z Me=N",
    ),
    "Merlin says what": (
        text(camelot("Me=X 3s 4c"), rules=CAMELOT),
        "bad-notation",
        "round 1, trick 1, A: Me=X: after a card stands ! or = and Z, N or a suit (M…",
    ),
    "a mark too many": (
        text(first(tricks='["Ah 3s=Z Zc"]')),
        "role-not-asked",
        "round 1, trick 1, B: 3s=Z: nothing can be said with this card",
    ),
    "a call too many": (
        text(first(tricks='["Ah 3s Zc!"]')),
        "role-not-asked",
        "round 1, trick 1, C: Zc!: nothing can be said with this card",
    ),
}
