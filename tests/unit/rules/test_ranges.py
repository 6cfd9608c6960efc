"""Values out of range, or of no kind that their axis has, are refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from foretell.base.errors import BadRules
from foretell.rules.axes import Bidding, Scoring, Sizes, Twist
from foretell.rules.selectors import ALWAYS, Selector
from foretell.rules.value import Rules

BAD: list[dict[str, Any]] = [
    {"players": 0},
    {"players": 7},
    {"players": True},
    {"deck": 52},
    {"deck": "60"},
    {"aside": -1},
    {"aside": 58},
    {"dummies": 3},
    {"rounds": -1},
    {"rounds": 101},
    {"eliminate": -1},
    {"target": -100},
    {"target": 1.5},
    {"sizes": ()},
    {"sizes": (0, 1)},
    {"sizes": (True,)},
    {"sizes": [1, 2]},
    {"sizes": (1,) * 101},
    {"sizes": "up"},
    {"add": ["Me"]},
    {"add": ("2c",)},
    {"add": ("Me", "Me")},
    {"add": ("Xx",)},
    {"drop": ("Me",)},
    {"drop": ("1c",)},
    {"drop": ("2c", "2c")},
    {"cancels": ("Me",)},
    {"cancels": ("8x",)},
    {"drop": ("8s",), "cancels": ("8s",)},
    {"roles": "called"},
    {"roles": Bidding.HIDDEN},
    {"twist": "smyrna"},
    {"twist": (Twist.FLAT, Twist.PASS_ONE)},
    {"twist": (Twist.FLAT, Twist.FLAT)},
    {"suited": 1},
    {"uber": "yes"},
    {"bidding": Bidding.HIDDEN},
    {"bidding": ()},
    {"bidding": ((ALWAYS,),)},
    {"bidding": (("always", Bidding.HIDDEN),)},
    {"bidding": ((ALWAYS, "hidden"),)},
    {"uneven": "always"},
    {"uneven": Selector("sometimes")},
    {"uneven": Selector("round", 0)},
    {"uneven": Selector("always", 3)},
    {"scoring": "flat"},
    {"scoring": Scoring(made=10**7)},
    {"scoring": Scoring(zero=True)},
    {"scoring": Scoring(flat=True, made=10)},
]


@pytest.mark.parametrize("fields", BAD, ids=repr)
def test_bad_values_are_refused(fields: dict[str, Any]) -> None:
    """The message and the error's fields name the axis."""
    with pytest.raises(BadRules) as caught:
        Rules(**fields)
    last = list(fields)[-1]
    assert last in str(caught.value)
    assert any(last in field for field in caught.value.fields)


def test_more_cards_than_twenty_are_never_dealt() -> None:
    """Even where the deck would have them."""
    with pytest.raises(BadRules, match="21 cards"):
        Rules(players=3, add=("Me", "Mo", "Ex", "Gr"), sizes=(21,))


def test_all_cards_in_every_round() -> None:
    """It needs a number of rounds."""
    assert Rules(sizes=Sizes.ALL, rounds=3).rounds == 3
