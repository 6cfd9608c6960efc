"""Smyrna: what is offered, and what each twist does (rules 2)."""

from __future__ import annotations

from typing import Any

import pytest

from foretell.base.i18n import LANGUAGES
from foretell.engine.structs import Phase
from foretell.rules.axes import (
    SMYRNA,
    Bidding,
    Exchange,
    Roles,
    Scoring,
    Sees,
    Trump,
    Twist,
    always,
)
from foretell.rules.explain import explain
from foretell.rules.selectors import ALWAYS, parse_selector
from foretell.rules.toml import parse_rules
from foretell.rules.value import Rules
from tests.builders import CAMELOT, dealt, sized, tell

TWISTS: dict[str, Any] = {"twist": SMYRNA}
ALL_SIX = ("gizzard-fester", "pass-one", "pull-one", "last-card-up", "uber-wizard", "flat-points")


def offered(number: int = 1, up: str = "Zs", **axes: Any) -> tuple[str, ...]:
    """What a Smyrna dealer may add once trump is named; () where nothing is asked."""
    rules = Rules(players=3, sizes=(2, 1, 1), **{**TWISTS, **axes})
    hands = ("7h 5c", "8h 3c", "9h 4c") if number == 1 else ("7h", "8h", "9h")
    game = dealt(rules, *hands, up=up, number=number)
    if game.phase == Phase.TRUMP:
        tell(game, "d")
    return tuple(str(word) for word in game.legal()) if game.phase == Phase.TWIST else ()


def test_smyrna_only_when_a_wizard_is_turned_up() -> None:
    """Smyrna: then one of six must be named."""
    assert offered() == ALL_SIX
    assert offered(up="Ns") == ()
    assert offered(up="5s") == ()


@pytest.mark.parametrize(
    ("axes", "missing"),
    [
        ({"roles": always(Roles.CALLED)}, {"gizzard-fester"}),
        ({"exchange": always(Exchange.PASS_ONE)}, {"pass-one", "pull-one"}),
        ({"exchange": always(Exchange.PULL_ONE)}, {"pass-one", "pull-one"}),
        ({"last_card_up": ALWAYS}, {"last-card-up"}),
        ({"uber": True}, {"uber-wizard"}),
        ({"scoring": Scoring(flat=True)}, {"flat-points"}),
        ({"bidding": always(Bidding.ZERO)}, {"flat-points"}),
        ({"scoring": Scoring(grail=20)}, {"flat-points"}),
        ({"roles": always(Roles.ALTERNATE)}, {"gizzard-fester"}),
        ({"drop": ("Nc", "Nd", "Nh", "Ns")}, {"gizzard-fester"}),  # both kinds are needed
        ({"last_card_up": parse_selector("round 2")}, set()),  # not in force in this round
    ],
)
def test_smyrna_what_is_in_force_or_contradicts_is_not_offered(
    axes: dict[str, Any], missing: set[str]
) -> None:
    """Smyrna: the other twists are."""
    assert set(offered(**axes)) == set(ALL_SIX) - missing


def test_smyrna_no_exchange_on_a_forehead() -> None:
    """Smyrna: forehead contradicts an exchange."""
    forehead = ((parse_selector("size = 1"), Sees.FOREHEAD), (ALWAYS, Sees.OWN))
    assert set(offered(number=2, sees=forehead)) == set(ALL_SIX) - {"pass-one", "pull-one"}


def twisted(twist: str, story: str = "") -> Any:
    """A round of two cards in which the dealer has named hearts and a twist."""
    game = dealt(sized(2, **TWISTS), "7h 2c", "Zc 8c", "Nd 4c", up="Zs")
    return tell(game, f"h {twist} {story}")


def test_smyrna_each_twist_holds_for_that_round() -> None:
    """Smyrna: called roles, an exchange, open cards, an uber card, flat points."""
    assert "Zc!" in tell(twisted("gizzard-fester"), "0 0 0 7h").legal()
    assert tell(twisted("pass-one"), "0 0 0").phase == Phase.PASS
    assert tell(twisted("pull-one"), "0 0 0").phase == Phase.PLAY
    assert twisted("last-card-up").view(0).known == [{"2c", "7h"}, {"8c"}, {"4c"}]
    assert tell(twisted("uber-wizard"), "7h 0 0 0 | 7h Zc Nd").actor == 0
    game = tell(twisted("flat-points"), "2 0 0 | 7h Zc Nd | 8c 4c 2c")
    assert game.points == [5, 15, 5]
    game.deal()
    assert game.handle.get("is_flat") == 0
    assert game.handle.get("twist") == -1


def test_smyrna_is_public() -> None:
    """Smyrna: trump and twist are seen by all, before the bids."""
    game = twisted("pass-one")
    assert game.phase == Phase.BID
    assert {game.view(seat).twist for seat in (-1, 0, 1, 2)} == {"pass-one"}


def test_smyrna_where_trump_is_turned_up_in_some_rounds_only() -> None:
    """Smyrna: rounds of fixed trump have no twist."""
    trump = ((parse_selector("round 2"), Trump.SPADES), (ALWAYS, Trump.TURNED))
    assert offered(number=2, trump=trump) == ()
    assert offered(number=1, trump=trump) == ALL_SIX


def test_smyrna_in_camelot() -> None:
    """Smyrna, Camelot: a Merlin turned up counts as a wizard; flat points contradict a bonus."""
    axes = {**CAMELOT, "scoring": Scoring(zero_over_4=25, zero_last=(20, 1), grail=20)}
    assert set(offered(up="Me", **axes)) == set(ALL_SIX) - {"flat-points"}


def test_smyrna_a_table_may_leave_some_out_or_offer_others() -> None:
    """Smyrna: the six are examples."""
    some = (Twist.PASS_ONE, Twist.FLAT)
    assert offered(twist=some) == ("pass-one", "flat-points")
    assert offered(twist=tuple(Twist)) == (*ALL_SIX, "all-wizards", "all-jesters")
    assert offered(twist=some, exchange=always(Exchange.PULL_ONE)) == ("flat-points",)
    assert offered(twist=(Twist.PASS_ONE,), exchange=always(Exchange.PULL_ONE)) == ()


@pytest.mark.parametrize("roles", [Roles.CALLED, Roles.ALTERNATE])
def test_smyrna_one_kind_for_all_only_where_both_are_played(roles: Roles) -> None:
    """Smyrna: neither where calls or the round's number decide, nor without Jesters."""
    kinds = (Twist.ALL_WIZARDS, Twist.ALL_JESTERS)
    assert offered(twist=kinds) == ("all-wizards", "all-jesters")
    assert offered(twist=kinds, roles=always(roles)) == ()
    assert offered(twist=kinds, drop=("Nc", "Nd", "Nh", "Ns")) == ()


@pytest.mark.parametrize(("twist", "taker"), [("all-wizards", 1), ("all-jesters", 0)])
def test_smyrna_all_eight_are_of_one_kind_for_that_round(twist: str, taker: int) -> None:
    """Smyrna, All-Wizards, All-Jesters: on a led 7 fall a Jester, then a Wizard."""
    game = dealt(sized(2, twist=tuple(Twist)), "7h 2c", "8c Nc", "Zd 4c", up="Zs")
    tell(game, f"d {twist} 0 0 0 | 7h Nc Zd")
    assert game.won == [int(seat == taker) for seat in range(3)]
    tell(game, "2c 8c 4c" if taker == 0 else "8c 4c 2c")
    game.deal()
    assert game.handle.get("roles") == 0


WIZARDS = ["Zc", "Zd", "Zh", "Zs"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("more", "is_told"),
    [
        ({}, True),
        ({"drop": WIZARDS[1:]}, True),
        ({"drop": WIZARDS}, False),
        ({"drop": WIZARDS, "add": ["Me"]}, True),
        ({"drop": WIZARDS, "add": ["Gr"]}, False),
        ({"drop": WIZARDS, "roles": "alternate", "twist": ["pass-one"]}, True),
    ],
    ids=str,
)
def test_v_smyrna_is_told_where_a_wizard_can_be_turned_up(
    more: dict[str, Any], is_told: bool, lang: str
) -> None:
    """Smyrna: only when a Wizard is turned up; a deck without one turns none up."""
    turned = {"en": ("When a Wizard", "at a Wizard"), "de": ("Wird ein Z", "bei einem Z")}
    trump = explain(parse_rules({"preset": "smyrna", **more}, 4), lang)[2].sentences
    assert [any(said in one for one in trump) for said in turned[lang]] == [is_told] * 2
