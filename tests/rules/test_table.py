"""A house rule is told everywhere or refused: each axis and each number has its whole row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from foretell.base.errors import BadRules
from foretell.base.i18n import LANGUAGES, catalogue
from foretell.engine.compile import compile_rules
from foretell.rules.axes import Axes, Scoring
from foretell.rules.choosing import choosable
from foretell.rules.explain import explain
from foretell.rules.points import POINTS, points_sample
from foretell.rules.rows import AxisKind, AxisRow
from foretell.rules.table import AXES, ROWS
from foretell.rules.toml import parse_rules, rules_value
from foretell.rules.value import Rules
from foretell.rules.values import values_of
from tests.property import test_pairwise

FIELDS = [one.name for one in fields(Axes)]
NUMBERS = [one.name for one in fields(Scoring) if one.name != "flat"]
CHANGED = [(name, value) for name in FIELDS for value in ROWS[name].values[1:]]
WRONG: tuple[Any, ...] = (object(), None, 7_000_000, -1, "nonsense", (), ("nonsense",), [])
"""What no axis takes for a value, but for an empty list of cards."""


def sentences(rules: Rules, lang: str) -> list[str]:
    """All that is told of rules."""
    return [one for section in explain(rules, lang) for one in section.sentences]


def usual_beside(name: str, value: Any) -> Rules:
    """The standard value of an axis, with what another value needs if that goes with it."""
    row = ROWS[name]
    chosen: dict[str, Any] = {**row.needs(value), name: row.standard}
    try:
        return Rules(**chosen)
    except BadRules:
        return Rules()


def added(rules: Rules, usual: Rules, lang: str) -> list[str]:
    """What is told of rules that is not told of others."""
    return [one for one in sentences(rules, lang) if one not in sentences(usual, lang)]


@pytest.mark.parametrize(("name", "value"), CHANGED, ids=repr)
def test_a_changed_axis_changes_what_is_told(name: str, value: Any) -> None:
    """In each language, in words of that language."""
    rules, before = Rules(**ROWS[name].chosen(value)), usual_beside(name, value)
    said = [added(rules, before, lang) for lang in LANGUAGES]
    gone = [added(before, rules, lang) for lang in LANGUAGES]
    told = [more or less for more, less in zip(said, gone, strict=True)]
    assert all(told), told
    assert len(set(map(str, told))) == len(LANGUAGES)


@pytest.mark.parametrize(("name", "value"), CHANGED, ids=repr)
def test_a_changed_axis_changes_the_game(name: str, value: Any) -> None:
    """What is told is played: the engine's tables differ."""
    rules = Rules(**ROWS[name].chosen(value))
    assert compile_rules(rules).tobytes() != compile_rules(usual_beside(name, value)).tobytes()


@pytest.mark.parametrize("name", FIELDS)
def test_every_value_of_an_axis_is_tried(name: str) -> None:
    """All members of an enumeration; of what is endless, at least one beside the standard one."""
    row = ROWS[name]
    assert len(row.values) > 1
    if row.kind in (AxisKind.ONE, AxisKind.SIZES):
        assert set(row.members) <= set(row.values)
    if row.kind is AxisKind.BY_ROUND:
        assert set(row.members) == {pairs[0][1] for pairs in row.values}


@pytest.mark.parametrize("name", FIELDS)
def test_an_axis_has_a_range(name: str) -> None:
    """What is no value of it is refused by its name."""
    row = ROWS[name]
    numbers = (row.low - 1, row.high + 1, 1.5, True) if row.high else ()
    for value in (*WRONG, *numbers):
        if value == row.standard or _is_within(row, value):
            continue
        wrong: dict[str, Any] = {name: value}
        with pytest.raises(BadRules) as error:
            Rules(**wrong)
        assert name in error.value.fields[0]


def _is_within(row: AxisRow, value: Any) -> bool:
    is_number = row.kind is AxisKind.NUMBER and type(value) is int
    return is_number and row.low <= value <= row.high


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FIELDS)
def test_an_axis_has_a_label_and_sources(name: str, lang: str) -> None:
    """Where it is chosen, and on the page of rules."""
    row = ROWS[name]
    assert catalogue(lang).has(f"builder-axis-{name}")
    assert row.label(lang)
    if name != "players":
        values = values_of(name, lang)
        assert len(values) >= 2
        assert all(value.source and value.sentence for value in values)
        offered = {axis.name: axis for part in choosable(lang) for axis in part.axes}
        assert offered[name].label == row.label(lang)


@pytest.mark.parametrize(("name", "value"), CHANGED, ids=repr)
def test_a_value_of_an_axis_is_written_and_read(name: str, value: Any) -> None:
    """As a table of rules."""
    rules = Rules(**ROWS[name].chosen(value))
    assert parse_rules(rules_value(rules), rules.players) == rules


@pytest.mark.parametrize("name", FIELDS)
def test_an_axis_is_tried_with_everything_else(name: str) -> None:
    """In games of all pairs; an enumeration with every member."""
    if name in ("players", "dummies"):
        tried = {seats[name == "dummies"] for seats in test_pairwise.AXES["seats"]}
    else:
        tried = set(test_pairwise.AXES[name])
    assert tried - {ROWS[name].standard}
    if ROWS[name].kind in (AxisKind.ONE, AxisKind.BY_ROUND):
        assert tried == set(ROWS[name].values)


def test_every_field_has_its_row() -> None:
    """And no row is left over."""
    assert sorted(row.name for row in AXES) == sorted(FIELDS)
    assert sorted(row.name for row in POINTS) == sorted(NUMBERS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NUMBERS)
def test_a_changed_number_changes_what_is_told(name: str, lang: str) -> None:
    """In each language."""
    changed = Rules(scoring=points_sample(name))
    assert getattr(changed.scoring, name) != getattr(Scoring(), name)
    assert sentences(changed, lang) != sentences(Rules(), lang)


@pytest.mark.parametrize("name", NUMBERS)
def test_a_changed_number_changes_the_game(name: str) -> None:
    """What is told is played: the engine's tables differ."""
    usual, changed = (Rules(add=("Gr",), scoring=one) for one in (Scoring(), points_sample(name)))
    assert compile_rules(changed).tobytes() != compile_rules(usual).tobytes()


@pytest.mark.parametrize("value", [7_000_000, -7_000_000, True, "20", 1.5, (1, 2, 3)])
@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_has_a_range(name: str, value: Any) -> None:
    """Seven million is out of it, and so is what is no number."""
    with pytest.raises(BadRules, match=f"scoring.{name}"):
        Rules(scoring=Scoring(**{name: value}))


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_is_written_and_read(name: str) -> None:
    """As a table of rules."""
    changed = Rules(scoring=points_sample(name))
    assert parse_rules(rules_value(changed), 4) == changed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_has_a_label_and_a_source(name: str, lang: str) -> None:
    """Where it is chosen, and on the page of rules."""
    (scoring,) = (axis for part in choosable(lang) for axis in part.axes if axis.name == "scoring")
    (key,) = (key for key in scoring.keys if key.name == name)
    assert key.label
    assert catalogue(lang).has(f"builder-points-{name}")
    assert (key.low, key.high) == (-1_000_000, 1_000_000)
    (value,) = (value for value in values_of("scoring", lang) if value.written == name)
    assert value.source
    assert value.sentence


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_is_tried_with_everything_else(name: str) -> None:
    """In games of all pairs."""
    tried = {getattr(scoring, name) for scoring in test_pairwise.AXES["scoring"]}
    assert {getattr(Scoring(), name), *_samples(name)} <= tried


def _samples(name: str) -> Iterator[Any]:
    return (row.sample for row in POINTS if row.name == name)
