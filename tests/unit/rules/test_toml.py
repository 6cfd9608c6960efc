"""Rules as a table: strict reading, canonical writing, and back (record.md)."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
import tomli_w
from hypothesis import given, settings
from tests.strategies_rules import rules_strategy

from foretell.base.errors import BadRules
from foretell.rules.axes import Scoring, Twist
from foretell.rules.presets import PRESETS, preset
from foretell.rules.scoring_table import last_value, parse_last
from foretell.rules.toml import full_table, parse_rules, rules_value
from foretell.rules.value import Rules

MADE = [(name, players) for name, one in PRESETS.items() for players in one.players]


@pytest.mark.parametrize(("name", "players"), MADE)
def test_presets_are_written_by_name(name: str, players: int) -> None:
    """And read back; their full tables too."""
    rules = preset(name, players)
    assert rules_value(rules) == name
    assert parse_rules(name, players) == rules
    assert parse_rules(full_table(rules), players) == rules


@pytest.mark.thorough
@settings(max_examples=200, deadline=None)
@given(rules_strategy())
def test_random_rules_are_written_and_read(rules: Rules) -> None:
    """Through TOML itself; what is written is the shortest table of all presets."""
    value = rules_value(rules)
    text = tomli_w.dumps({"rules": value})
    assert parse_rules(tomllib.loads(text)["rules"], rules.players) == rules
    assert parse_rules(full_table(rules), rules.players) == rules


@pytest.mark.parametrize(
    ("rules", "value"),
    [
        (Rules(deck=36, aside=1), {"preset": "junior", "aside": 1}),
        (Rules(aside=1), {"aside": 1}),
        (Rules(scoring=Scoring(missed=-20)), {"scoring": {"missed": -20}}),
        (Rules(sizes=(3, 2, 1)), {"sizes": [3, 2, 1]}),
        (Rules(twist=(Twist.FLAT,)), {"twist": ["flat-points"]}),
    ],
)
def test_the_closest_preset_is_written(rules: Rules, value: Any) -> None:
    """Without ``preset`` where that is standard."""
    assert rules_value(rules) in (value, {"deck": 36, "aside": 1})


def test_scoring_says_what_differs_from_its_preset() -> None:
    """Camelot's three keys stay unless they are named; a word resets all."""
    rules = parse_rules({"preset": "camelot", "scoring": {"grail": 30}}, 4)
    assert rules.scoring == Scoring(zero_over_4=25, zero_last=(20, 1), grail=30)
    assert parse_rules({"preset": "camelot", "scoring": "standard"}, 4).scoring == Scoring()
    after_flat = parse_rules({"preset": "flat-points", "scoring": {"made": 15}}, 4)
    assert after_flat.scoring == Scoring(made=15)


@pytest.mark.parametrize("last", [(20, 1), (20, -1), (-5, 3), (7, -2), (30, 0), (0, 1)])
def test_last_round_points(last: tuple[int, int]) -> None:
    """Written and read back."""
    assert parse_last(last_value(last)) == last


REFUSED: list[tuple[Any, str]] = [
    (3, "neither the name of a preset nor a table"),
    ({"preset": 3}, "preset: 3"),
    ({"preset": "nonsense"}, "standard, hidden"),
    ({"players": 4}, "players: rules have no such key"),
    ({"biddings": "hidden"}, "biddings: rules have no such key; there are preset deck"),
    ({"bidding": "silent"}, 'bidding: "silent" is not one of in-turn hidden delayed zero'),
    ({"bidding": 3}, "bidding: 3"),
    ({"bidding": []}, "bidding: an empty list"),
    ({"bidding": ["hidden"]}, 'bidding: "hidden" is not a pair'),
    ({"bidding": [["round 1", "silent"]]}, 'bidding: "silent"'),
    ({"bidding": [["sometimes", "hidden"]]}, 'bidding: "sometimes" chooses no rounds'),
    ({"bidding": [[1, "hidden"]]}, "bidding: 1 chooses no rounds"),
    ({"uneven": "hardly"}, 'uneven: "hardly" chooses no rounds'),
    ({"uneven": True}, "uneven: true"),
    ({"deuces": ["plain"]}, "deuces: .* only one of plain wizard-when-following"),
    ({"twist": "camelot"}, 'twist: "camelot" does not say which twists'),
    ({"twist": []}, "twist: an empty list"),
    ({"twist": ["pass-two"]}, 'twist: "pass-two" is not one of gizzard-fester'),
    ({"twist": ["pass-one", "pass-one"]}, 'twist: "pass-one" stands twice'),
    ({"deck": "60"}, 'deck: "60" is not a whole number'),
    ({"deck": True}, "deck: true is not a whole number"),
    ({"uber": 1}, "uber: 1 is not true or false"),
    ({"drop": "2c"}, 'drop: "2c" is not a list of cards'),
    ({"sizes": "sideways"}, 'sizes: "sideways" does not say how many cards each round has'),
    ({"sizes": []}, "sizes: an empty list"),
    ({"sizes": ["1"]}, 'sizes: "1" is not a whole number'),
    ({"scoring": "double"}, 'scoring: "double"'),
    ({"scoring": {"bonus": 3}}, "scoring.bonus: there is no such key; there are made trick"),
    ({"scoring": {"made": "20"}}, 'scoring.made: "20"'),
    ({"scoring": {"zero_last": "size"}}, 'scoring.zero_last: "size"'),
]


@pytest.mark.parametrize(("value", "said"), REFUSED, ids=[repr(case[0]) for case in REFUSED])
def test_reading_is_strict(value: Any, said: str) -> None:
    """A refusal names the key and what is allowed."""
    with pytest.raises(BadRules, match=said):
        parse_rules(value, 4)
