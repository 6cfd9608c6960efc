"""Whatever is given to be verified, a report comes back."""

from __future__ import annotations

import json
import os
from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies_rules import rules_strategy
from tests.unit.fair.games import NAMES, bundled, played
from tests.unit.fair.vectors import bundle

from foretell import fair
from foretell.record import from_table

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=12,
)
NAME = "pull-one-4"
MANY_GAMES = 500 if os.environ.get("FORETELL_TESTS") == "long" else 30


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xfe\x00",
        "deal me in",
        "[" * 100_000,
        '{"a":' * 100_000,
        "1" * 5000,
        '{"scheme": NaN}',
        '{"scheme": "fair1", "scheme": "fair1"}',
        "null",
        '{"scheme": "fair2"}',
    ],
    ids=range(10),
)
def test_texts(text: str | bytes) -> None:
    """No JSON, or not of ours."""
    report = fair.verify(text)
    assert report.failed == ["shape"]
    assert len(report.failures[0]) < 300


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "empty: no JSON"),
        (b" \n", "empty: no JSON"),
        (b"\xff\xfe\x00", "not a text in UTF-8: no JSON"),
        ("deal me in", "line 1, column 1: no JSON"),
        ('{"scheme": "fair1",\n "game" 7}', "line 2, column 9: no JSON"),
        ("1" * 5000, "a number of thousands of digits"),
        ('{"scheme": NaN}', "NaN is no number of JSON"),
        ('{"scheme": "fair1"}', "this key is missing: game"),
        ('{"scheme": "fair1", "note": 1}', "there is no such key: note"),
        ('{"scheme": "fair1", "game": 7}', "game: must be a text, is a whole number"),
        (
            '{"scheme": "fair1", "game": "7", "rules": 7}',
            "rules: must be a text or an object, is a whole number",
        ),
    ],
)
def test_texts_are_told_in_plain_words(text: str | bytes, said: str) -> None:
    """Not in those of the libraries that read them."""
    assert fair.verify(text).failures == [f"shape: {said}"]


@given(VALUES)
def test_values(value: object) -> None:
    """Any value at all."""
    assert fair.verify(value).failed == ["shape"]


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all parts of a value."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    inner = [(*way, key) for key, _ in pairs]
    deeper = [
        found
        for step in inner
        if isinstance(value[step[-1]], dict | list)
        for found in places(value[step[-1]], step)
    ]
    return inner + deeper


PLACES = places(bundle(NAME))


@given(st.sampled_from(PLACES), VALUES)
def test_any_part_replaced(way: tuple[Any, ...], value: object) -> None:
    """A report, and a verdict that is never "verified" unless nothing that counts changed."""
    one = bundle(NAME)
    part: Any = one
    for step in way[:-1]:
        part = part[step]
    before, part[way[-1]] = part[way[-1]], value
    report = fair.verify(one)
    is_same = value == before and type(value) is type(before)
    is_talk = way[0] == "record"  # names, points left out and the like prove nothing
    assert (report.verdict is fair.Verdict.VERIFIED) <= (is_same or is_talk)
    assert json.loads(json.dumps(report.to_json()))["verdict"] == report.verdict.value


@settings(max_examples=MANY_GAMES)
@given(rules_strategy(), st.integers(0, 60), st.integers(0, 10**6))
def test_games_of_any_rules_verify(rules: Any, steps: int, number: int) -> None:
    """Whatever the rules, and wherever the game stopped."""
    one = json.loads(json.dumps(bundled(rules, f"any-{number}", steps=steps)))
    assert fair.verify(one).failures == []


def test_a_record_as_the_text_of_its_file() -> None:
    """Instead of its table; a path is no record."""
    from foretell.record import write

    one = bundle(NAME)
    one["record"] = write(from_table(one["record"]))
    assert fair.verify(one).failures == []
    one["record"] = "conformance/games/standard-3.toml"
    assert fair.verify(one).failed == ["draws", "record"]


def test_dates_in_a_record_become_text() -> None:
    """JSON has none."""
    from foretell.rules.value import Rules

    game, secret, gave = played(Rules(players=3, sizes=(1,)), "dated")
    record = game.record(NAMES[:3], date=date(2026, 1, 2), tags=[1.5, {"a": True}])
    made = json.loads(json.dumps(fair.bundle("dated", secret, gave, record)))
    assert made["record"]["date"] == "2026-01-02"
    assert fair.verify(made).failures == []
