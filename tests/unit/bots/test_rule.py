"""The rule bot plays to the exact bid: what people complain of in bots, one by one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.builders import dealt, sized, tell

from foretell.arena.match import match
from foretell.base.jit import IS_PLAIN
from foretell.bots import make
from foretell.game.game import Game
from foretell.rules.axes import Scoring
from foretell.rules.presets import preset
from foretell.rules.selectors import ALWAYS

UNEVEN: dict[str, Any] = {"uneven": ALWAYS}
FLAT: dict[str, Any] = {"scoring": Scoring(flat=True)}


def answer(game: Game) -> str:
    """What the rule bot does now."""
    assert game.actor is not None
    return make("rule").choose(game.view(game.actor))


def last_plays(hand: str, bid: int, trick: str, up: str = "2h", **axes: Any) -> str:
    """What the last of three plays of a hand of two, two others' cards on the table."""
    first, second = trick.split()
    game = dealt(sized(2, **axes), first, second, hand, up=up)
    return answer(tell(game, f"1 1 {bid} | {first} {second}"))


def bids(hand: str, before: str, up: str = "2h", **axes: Any) -> str:
    """What the last of three bids."""
    game = dealt(sized(len(hand.split()), **axes), "", "", hand, up=up)
    return answer(tell(game, before))


def test_it_bids_what_its_cards_are_worth() -> None:
    """A wizard is a trick, a jester is none."""
    assert bids("Zs", "0 0") == "1"
    assert bids("Ns", "0 0") == "0"
    assert bids("Zs Zc Zd", "0 0") == "3"
    assert bids("2c 3c 2d", "1 1") == "0"


def test_it_bids_on_its_strength_where_the_sum_must_be_uneven() -> None:
    """With the ace of trump it does not flee to zero (Screw the Dealer)."""
    assert bids("Ah Qh 3c", "1 1", **UNEVEN) == "2"
    assert bids("Ah", "1 0", **UNEVEN) == "1"


def test_it_throws_the_highest_card_that_loses() -> None:
    """Needing nothing, it gets rid of the queen under the king."""
    assert last_plays("Qc 3c", 0, "Kc 4c") == "Qc"
    assert last_plays("Ad 3s", 0, "7c 4c") == "Ad"


def test_it_ruffs_when_it_needs_a_trick() -> None:
    """And does not when it needs none."""
    assert last_plays("3h 4d", 1, "Kc 4c") == "3h"
    assert last_plays("3h 4d", 0, "Kc 4c") == "4d"


def test_it_keeps_what_it_will_need() -> None:
    """Two tricks needed: the nine is enough now. One: the ace must not be left over."""
    assert last_plays("Ac 9c", 2, "7c 4c") == "9c"
    assert last_plays("Ac 9c", 1, "7c 4c") == "Ac"
    assert last_plays("Zs Ac", 1, "7c 4c") in {"Zs", "Ac"}


def test_it_takes_all_where_bids_do_not_count() -> None:
    """Flat points pay every trick."""
    assert last_plays("3h 4d", 0, "Kc 4c", **FLAT) == "3h"


@pytest.mark.skipif(IS_PLAIN, reason="thousands of games")
@pytest.mark.parametrize(("others", "ahead"), [("random", 500), ("novice", 150)])
def test_it_is_stronger(others: str, ahead: float) -> None:
    """Seeded duplicate deals: the figures are always the same, and far from the limits."""
    found = match("rule", others, deals=50)
    assert found.lead.mean - found.lead.margin > ahead


@pytest.mark.skipif(IS_PLAIN, reason="thousands of games")
@pytest.mark.parametrize("rules", ["junior", "camelot", "saboteur-spoils", "pass-one", "smyrna"])
def test_it_is_stronger_under_other_rules(rules: str) -> None:
    """What it knows of cards is not tied to one deck."""
    found = match("rule", "random", deals=50, rules=preset(rules, 4))
    assert found.lead.mean > found.lead.margin


@pytest.mark.skipif(IS_PLAIN, reason="hundreds of games")
def test_it_meets_most_of_its_bids() -> None:
    """At a table of its own kind."""
    found = match("rule", "rule", deals=50)
    assert found.points.mean > 180
    assert found.hits.low > 0.5
