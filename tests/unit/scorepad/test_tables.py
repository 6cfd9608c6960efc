"""Tables and entries alone say what the engine says, under any rules, of any notes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.strategies_rules import rules_strategy
from tests.unit.scorepad.table_fold import table_standing
from tests.unit.scorepad.vectors import vector, vectors

from foretell.rules.axes import Tie
from foretell.rules.value import Rules

pytestmark = pytest.mark.thorough

SEEDS = st.integers(0, 2**32)
TOLERANT = settings(suppress_health_check=list(HealthCheck), max_examples=40)


def by_tables(said: dict[str, Any]) -> dict[str, Any]:
    """The standing of a vector, as somebody counts it who has nothing but JSON."""
    plain = json.loads(json.dumps(said))
    return table_standing(plain["tables"], plain["players"], plain["dealer"], plain["entries"])


def test_every_preset() -> None:
    """With every number of players, and a few random rules."""
    for said in vectors(20):
        assert by_tables(said) == said["standing"], (said["rules"], said["entries"])


@TOLERANT
@given(rules_strategy(), SEEDS, st.integers(3, 60))
def test_any_rules(rules: Rules, seed: int, steps: int) -> None:
    """Random rules, mixed as nobody would."""
    said = vector(rules, seed, steps)
    assert by_tables(said) == said["standing"]


@TOLERANT
@given(rules_strategy(often=9, tie=Tie.PLAY_OFF, sizes=(1, 1), target=0), SEEDS)
def test_play_offs(rules: Rules, seed: int) -> None:
    """Short games often end in a tie."""
    said = vector(rules, seed, 40)
    assert by_tables(said) == said["standing"]
