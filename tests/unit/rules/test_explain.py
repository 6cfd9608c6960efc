"""Every value of every axis has its words, in every language."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from tests.strategies_rules import rules_strategy

from foretell.base.i18n import LANGUAGES, text
from foretell.rules import table
from foretell.rules.axes import Axes, Bidding, Scoring, Tie, Twist, UnevenFor
from foretell.rules.explain import explain
from foretell.rules.points import POINTS, points_sample
from foretell.rules.presets import PRESETS, preset
from foretell.rules.selectors import ALWAYS, Selector
from foretell.rules.toml import parse_rules
from foretell.rules.value import Rules
from foretell.rules.values import AXES, values_of

MORE: list[dict[str, Any]] = [
    {"sizes": (2, 4)},
    *({"twist": (one,)} for one in Twist),
    {"rounds": 3},
    *({"scoring": points_sample(row.name)} for row in POINTS),
    {"scoring": Scoring(zero_last=(20, 0))},
    {"scoring": Scoring(zero_last=(20, 2))},
    {"last_card_up": Selector("last")},
    {"target": 100, "tie": Tie.PLAY_OFF},
    *({"uneven": ALWAYS, "uneven_for": one} for one in UnevenFor),
]
EVERY = [Rules(**row.chosen(value)) for row in table.AXES for value in row.values]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_rules_have_different_words(lang: str) -> None:
    """No value is passed over, and no two say the same."""
    rules = {*EVERY, *(Rules(**said) for said in MORE)}
    told = {repr(explain(one, lang)) for one in rules}
    assert len(told) == len(rules)


def test_every_axis_is_told_once() -> None:
    """In one section each."""
    told = [row.name for rows in table.SECTIONS.values() for row in rows]
    assert sorted(told) == sorted(axis.name for axis in fields(Axes))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("axis", AXES)
def test_every_value_has_a_sentence_and_a_source(axis: str, lang: str) -> None:
    """For the page of rules, in every language."""
    values = values_of(axis, lang)
    assert len({value.sentence for value in values}) >= 2
    assert all(value.sentence and value.source for value in values)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("never", "instead"),
    [
        ({"uneven": "last", "target": 100}, {"target": 100}),
        ({"uneven": "round 16"}, {}),
        ({"last_card_up": "rounds 16-"}, {}),
        ({"last_card_up": "size >= 16"}, {}),
        ({"bidding": [["every 16", "hidden"]]}, {}),
        ({"sees": [["last", "blind"], ["always", "own"]], "target": 50}, {"target": 50}),
        ({"scoring": {"zero_last": "20 + size"}, "target": 100}, {"target": 100}),
    ],
)
def test_what_never_comes_is_not_told(
    never: dict[str, Any], instead: dict[str, Any], lang: str
) -> None:
    """A last round that nobody knows, rounds past the plan, sizes that are not dealt."""
    assert explain(parse_rules(never, 4), lang) == explain(parse_rules(instead, 4), lang)


def test_a_round_after_the_last_is_told_where_it_is_a_play_off() -> None:
    """Its number is the next one, and its size any (docs/rulings.md)."""
    play_off: dict[str, Any] = {"uneven": "round 16", "tie": "play-off"}
    told = repr(explain(parse_rules(play_off, 4)))
    assert "in round 16" in told


def test_what_holds_for_the_largest_hands_alone_is_told() -> None:
    """Those of the last round, and those of a play-off, which no round of the plan has."""
    last: dict[str, Any] = {"uneven": "size >= 15"}
    play_off: dict[str, Any] = {"uneven": "size = 10", "sizes": [1, 2], "tie": "play-off"}
    for asked, players in ((last, 4), (play_off, 6)):
        never = {**asked, "uneven": "never"}
        assert explain(parse_rules(asked, players)) != explain(parse_rules(never, players))


@pytest.mark.thorough
@settings(max_examples=100, deadline=None)
@given(rules_strategy(often=3))
def test_any_rules_can_be_told(rules: Rules) -> None:
    """Sentences that begin with a capital or a number and end with a stop."""
    for lang in LANGUAGES:
        for section in explain(rules, lang):
            assert section.title
            for sentence in section.sentences:
                assert sentence[0].isupper() or sentence[0].isdigit()
                assert sentence.endswith((".", "!", text("rules-ruling", lang)))


@pytest.mark.parametrize("name", PRESETS)
def test_german_says_as_much_as_english(name: str) -> None:
    """Section by section."""
    rules = preset(name)
    english, german = explain(rules, "en"), explain(rules, "de")
    assert [len(one.sentences) for one in english] == [len(one.sentences) for one in german]


def test_rulings_are_called_so() -> None:
    """A rule that this project made says so."""
    forehead = "\n".join(s for section in explain(preset("forehead")) for s in section.sentences)
    assert "(ruling)" in forehead
    german = explain(preset("forehead"), "de")
    assert any("(Festlegung)" in s for section in german for s in section.sentences)


def test_what_differs_by_round_is_told_by_round() -> None:
    """The German championship of 2008."""
    said = [s for section in explain(preset("german-championship-2008")) for s in section.sentences]
    assert [s.partition(":")[0] for s in said if "bid" in s.partition(":")[2]] == [
        "In rounds 1 to 6",
        "In round 15",
        "Otherwise",
        "Uneven bids in rounds 7 to 14",
    ]


def test_a_default_after_the_last_pair_is_told() -> None:
    """Pairs that leave rounds open end with the standard value."""
    rules = replace(Rules(), bidding=((Selector("last"), Bidding.HIDDEN),))
    said = explain(rules)[3].sentences
    assert any(sentence.startswith("Otherwise: All bid in turn") for sentence in said)


WIZARDS = ("Zc", "Zd", "Zh", "Zs")
JESTERS = ("Nc", "Nd", "Nh", "Ns")


@pytest.mark.parametrize(
    ("drop", "words"),
    [
        ((), {"Jester", "Wizard"}),
        (WIZARDS, {"Jester"}),
        (JESTERS, {"Wizard"}),
        ((*WIZARDS, *JESTERS), set[str]()),
    ],
)
def test_what_cannot_be_turned_up_is_not_told_of(drop: tuple[str, ...], words: set[str]) -> None:
    """The sentence on trump names the special cards that the deck has."""
    rules = replace(Rules(), drop=drop)
    (said,) = [part for part in explain(rules, "en") if part.title == "Trump"]
    assert {word for word in ("Jester", "Wizard") if word in said.sentences[0]} == words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["saboteur", "saboteur-spoils"])
def test_a_dealer_who_does_not_bid_is_not_told_to_bid_last(name: str, lang: str) -> None:
    """The sentence on bids in turn leaves the saboteur out."""
    said = [one for part in explain(preset(name, 4), lang) for one in part.sentences]
    assert text("rules-bidding-in-turn", lang) not in said
    assert text("rules-bidding-in-turn-others", lang) in said
