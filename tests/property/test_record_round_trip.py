"""A record says everything: any rules, any random play, cut off anywhere, comes back the same."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from foretell import Game
from foretell.engine.structs import Phase
from foretell.record import RoundRecord, outcome, read, record_of, write
from foretell.rules.axes import Revoke, Tie
from foretell.rules.toml import parse_rules, rules_value
from foretell.rules.value import Rules
from tests.random_games import random_game
from tests.strategies_rules import rules_strategy

CUTS = st.one_of(st.none(), st.integers(0, 40), st.integers(0, 400))
SEEDS = st.integers(0, 2**32)
TOLERANT = settings(suppress_health_check=list(HealthCheck))


def comes_back(rules: Rules, seed: int, steps: int | None) -> None:
    """Everything that must be so for one game."""
    game = random_game(rules, seed, steps)
    record = game.record()
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text
    again = Game.replay(record)
    assert again.record() == record
    assert (again.scores, again.is_over) == (game.scores, game.is_over)
    if game.phase not in (Phase.ROLE, Phase.AGREE):
        assert again.phase == game.phase
        assert (again.hands, again.bids, again.won) == (game.hands, game.bids, game.won)
    if game.is_over:
        assert again.ranks == game.ranks


@TOLERANT
@given(rules_strategy(), SEEDS, CUTS)
def test_any_rules(rules: Rules, seed: int, steps: int | None) -> None:
    """Random rules, mixed as nobody would."""
    comes_back(rules, seed, steps)


@TOLERANT
@given(rules_strategy(revoke=Revoke.HONOUR), SEEDS, CUTS)
def test_honour_play(rules: Rules, seed: int, steps: int | None) -> None:
    """Revokes, right calls and wrong ones."""
    comes_back(rules, seed, steps)


@TOLERANT
@given(rules_strategy(often=9, tie=Tie.PLAY_OFF, sizes=(1, 1), target=0), SEEDS, CUTS)
def test_play_offs(rules: Rules, seed: int, steps: int | None) -> None:
    """Short games often end in a tie."""
    comes_back(rules, seed, steps)


@TOLERANT
@given(rules_strategy(often=3))
def test_rules_as_a_value(rules: Rules) -> None:
    """What a record writes for rules is read as the same rules."""
    assert parse_rules(rules_value(rules), rules.players) == rules


@TOLERANT
@given(rules_strategy(revoke=Revoke.PREVENTED), SEEDS, CUTS)
def test_going_back(rules: Rules, seed: int, steps: int | None) -> None:
    """The game of a record is taken back as the game itself is."""
    game = random_game(rules, seed, 60 if steps is None else min(steps, 120))
    again = Game.replay(game.record())
    while game.history:
        if game.phase != Phase.ROLE and len(game.history) == len(again.history):
            assert (again.handle.ints == game.handle.ints).all()
        game.undo()
        while len(again.history) > len(game.history):
            again.undo()


@TOLERANT
@given(rules_strategy(), SEEDS)
def test_a_score_pad_counts_the_same(rules: Rules, seed: int) -> None:
    """Sizes, bids and tricks alone give the points of the whole game."""
    record = random_game(rules, seed).record()
    assume("Gr" not in " ".join(card for one in record.rounds for card in one.tricks or ()))
    ended = outcome(record)
    rounds = zip(record.rounds, ended.rounds, strict=True)
    padded = replace(record, rounds=tuple(pad(one, result.size) for one, result in rounds))
    told = outcome(padded)
    for mine, right in zip(told.rounds, ended.rounds, strict=True):
        assert mine == replace(right, won=mine.won, revoke=mine.revoke)
    assert record_of(told.game) == padded
    assert read(write(padded)) == padded


def pad(one: RoundRecord, size: int) -> RoundRecord:
    """A round as a score keeper notes it."""
    known = replace(one, size=size, hands=None, passes=None, pulls=None, tricks=None)
    return replace(known, won=None) if one.revoke else known
