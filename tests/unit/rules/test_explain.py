"""Every value of every axis has its words, in every language."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from tests.strategies_rules import rules_strategy

from foretell.i18n import LANGUAGES, text
from foretell.rules.axes import (
    Bidding,
    DealerRole,
    Deuces,
    Exchange,
    Revoke,
    Roles,
    Rules,
    Scoring,
    Sees,
    Sizes,
    Tie,
    Trump,
    TrumpChanges,
    Twist,
    UnevenAt,
    UnevenFor,
    UnevenZero,
    always,
)
from foretell.rules.explain import SECTIONS, explain
from foretell.rules.presets import PRESETS, preset
from foretell.rules.selectors import ALWAYS, Selector
from foretell.rules.values import AXES, values_of

EVERY: list[dict[str, Any]] = [
    {"players": 5},
    {"deck": 36},
    {"add": ("Me",)},
    {"drop": ("Td",)},
    {"aside": 1},
    {"cancels": ("8s",)},
    *({"roles": role} for role in Roles),
    {"suited": False},
    {"players": 2, "dummies": 1},
    {"players": 1, "dummies": 2},
    *({"sizes": size, "rounds": 2} for size in Sizes),
    {"sizes": (2, 4)},
    {"rounds": 3},
    *({"trump": always(trump)} for trump in Trump),
    *({"trump_changes": change} for change in TrumpChanges),
    *({"bidding": always(mode)} for mode in Bidding),
    {"uneven": ALWAYS},
    *({"uneven": ALWAYS, "uneven_for": one} for one in UnevenFor),
    *({"uneven": ALWAYS, "uneven_zero": one} for one in UnevenZero),
    *({"uneven": ALWAYS, "uneven_at": one} for one in UnevenAt),
    {"sees": always(Sees.BLIND)},
    {"sees": ((Selector("size-is", 1), Sees.FOREHEAD),)},
    {"last_card_up": Selector("last")},
    *({"dealer_role": role} for role in DealerRole),
    *({"exchange": exchange} for exchange in Exchange),
    {"uber": True},
    *({"deuces": deuces} for deuces in Deuces),
    {"scoring": Scoring(flat=True)},
    {"scoring": Scoring(made=25)},
    {"scoring": Scoring(trick=5)},
    {"scoring": Scoring(missed=-20)},
    {"scoring": Scoring(zero=5)},
    {"scoring": Scoring(zero_over_4=25)},
    {"scoring": Scoring(zero_last=(20, 1))},
    {"scoring": Scoring(zero_last=(20, 0))},
    {"scoring": Scoring(zero_last=(20, 2))},
    {"scoring": Scoring(grail=20)},
    {"sizes": Sizes.DOWN, "eliminate": 2},
    {"target": 100},
    {"target": 100, "tie": Tie.PLAY_OFF},
    *({"tie": tie} for tie in Tie),
    *({"twist": twist} for twist in Twist),
    *({"revoke": revoke} for revoke in Revoke),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_rules_have_different_words(lang: str) -> None:
    """No value is passed over, and no two say the same."""
    rules = {Rules(**said) for said in EVERY}
    told = {repr(explain(one, lang)) for one in rules}
    assert len(told) == len(rules)


def test_every_axis_is_told_once() -> None:
    """In one section each."""
    told = [axis for axes in SECTIONS.values() for axis in axes]
    assert sorted(told) == sorted(axis.name for axis in fields(Rules))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("axis", AXES)
def test_every_value_has_a_sentence_and_a_source(axis: str, lang: str) -> None:
    """For the page of rules, in every language."""
    values = values_of(axis, lang)
    assert len({value.sentence for value in values}) >= 2
    assert all(value.sentence and value.source for value in values)


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
    assert any("(Hausentscheidung)" in s for section in german for s in section.sentences)


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
