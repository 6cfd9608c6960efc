"""Own rules by a name, in a running program."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import foretell
from foretell.base.errors import BadRules
from foretell.cli.rules import read_rules
from foretell.rules.faults import players_of
from foretell.rules.presets import OWN, PRESETS
from foretell.rules.toml import rules_value
from foretell.rules.value import Rules

OURS = foretell.parse_rules({"preset": "magic", "bidding": "hidden"}, players=5)


@pytest.fixture(autouse=True)
def nothing_registered() -> Iterator[None]:
    """What a test registers is known to no other."""
    before = dict(OWN)
    OWN.clear()
    yield
    OWN.clear()
    OWN.update(before)


def test_every_preset_is_listed_with_its_sentence() -> None:
    """In the order of the record; what is registered comes last, as a table says it."""
    assert list(foretell.presets()) == list(PRESETS)
    assert "at once" in foretell.presets()["hidden"]
    assert "zugleich" in foretell.presets("de")["hidden"]
    foretell.register("thursday", OURS)
    assert list(foretell.presets()) == [*PRESETS, "thursday"]
    assert (
        foretell.presets()["thursday"] == '{ preset = "hidden", deuces = "wizard-when-following" }'
    )


def test_registered_rules_are_found_by_their_name() -> None:
    """As presets are, for any number that can play them; a record says what they are."""
    foretell.register("thursday", OURS)
    found = foretell.preset("thursday")
    assert (found, found.name, found.players) == (OURS, "thursday", 5)
    assert foretell.preset("thursday", 3) == replace(OURS, players=3)
    assert foretell.parse_rules("thursday", players=4).name == "thursday"
    assert rules_value(found) == {"preset": "hidden", "deuces": "wizard-when-following"}
    assert read_rules("The Thursday rules", None) == OURS
    assert players_of("thursday") == players_of({"preset": "thursday"}) == 5


def test_registered_rules_are_a_base_for_others() -> None:
    """A table may begin with them; what it makes of them is not called by their name."""
    foretell.register("thursday", OURS)
    made = foretell.parse_rules({"preset": "thursday", "rounds": 3}, players=5)
    assert (made, made.name) == (replace(OURS, rounds=3), "")


def test_rules_keep_the_name_that_they_have() -> None:
    """The name in a file stays what they are called."""
    foretell.register("thursday", replace(OURS, name="Thursday at Ada's"))
    assert foretell.preset("thursday").name == "Thursday at Ada's"


def test_a_registered_name_is_no_name_of_other_rules() -> None:
    """The same may be said again, as in a notebook."""
    foretell.register("thursday", OURS)
    foretell.register("thursday", OURS)
    with pytest.raises(BadRules, match='"thursday" already names other rules'):
        foretell.register("thursday", Rules())


@pytest.mark.parametrize("name", ["standard", "notequal", "anniversary-20", "extreme"])
def test_names_that_are_taken(name: str) -> None:
    """Those of presets, their aliases, those not played yet, and what people call them."""
    with pytest.raises(BadRules, match="already names other rules"):
        foretell.register(name, OURS)


@pytest.mark.parametrize("name", ["", "Thursday", "a thursday", "-", "a--b", "x" * 61, "mine.toml"])
def test_names_that_are_unfit(name: str) -> None:
    """They say what a name is made of."""
    with pytest.raises(BadRules, match="small letters and digits"):
        foretell.register(name, OURS)


def test_only_rules_can_be_registered() -> None:
    """The error says how rules are made."""
    with pytest.raises(BadRules, match="parse_rules"):
        foretell.register("thursday", "magic")  # type: ignore[arg-type]


def test_for_whom_registered_rules_are_made() -> None:
    """For who can play them, and an unknown name is told of them too."""
    foretell.register("just-two", foretell.preset("two-player"))
    with pytest.raises(BadRules, match="made for 2 players, not for 4"):
        foretell.preset("just-two", 4)
    with pytest.raises(BadRules, match="did you mean just-two"):
        foretell.preset("just-too")
