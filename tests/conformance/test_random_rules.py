"""Whole games under rules drawn at random: engine and oracle say the same of every round."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.game.game import Game
from foretell.record.reading import from_table
from foretell.record.writing import seat_names
from foretell.rules.toml import full_table
from foretell.rules.value import Rules
from tests.conformance.oracle_subject import FOLDER
from tests.strategies_rules import rules_strategy

assert FOLDER.is_dir()  # puts the oracle where it can be imported from

import make_games  # type: ignore[import-not-found]  # noqa: E402

PLANS = [(1, 2, 3), (3, 2, 1), (2, 1), (4, 1, 2, 3)]


@st.composite
def short_rules(draw: st.DrawFn) -> Rules:
    """Any rules there are, with a plan of a few small rounds."""
    return draw(rules_strategy(often=4, sizes=draw(st.sampled_from(PLANS)), rounds=0, target=0))


@settings(max_examples=150, deadline=None)
@given(short_rules(), st.integers(0, 1000))
def test_engine_and_oracle_play_the_same_game(rules: Rules, seed: int) -> None:
    """A game played by the oracle is read by the engine: same points, drops and places."""
    table = full_table(rules)
    rounds, oracle = make_games.play_game(table, rules.players, random.Random(seed))
    game = read(table, rules.players, [make_games.clean(here) for here in rounds])
    assert game.is_over
    assert game.scores == oracle.scores
    assert game.ranks == oracle.ranks


def read(table: dict[str, Any], players: int, rounds: list[dict[str, Any]]) -> Game:
    """The engine's game at the end of a record, which is checked card by card."""
    names = list(seat_names(players))
    record = {"format": 1, "rules": table, "players": names, "rounds": rounds}
    return Game.replay(from_table(record))
