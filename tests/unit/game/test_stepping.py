"""A game that deals by itself: every round at once, taken back with the action before it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies_rules import rules_strategy

from foretell.base.errors import IllegalAction
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.play.history import Deal
from foretell.rules.axes import Exchange, always
from foretell.rules.presets import preset
from foretell.rules.value import Rules


def played(game: Game, steps: int = 10**6, seed: int = 1) -> Game:
    """Play on at random, to the end or so many actions."""
    chance = random.Random(seed)
    while not game.is_over and steps:
        game.act(chance.choice(game.legal()))
        steps -= 1
    return game


def deals(game: Game) -> list[Deal]:
    """What has been dealt."""
    return [entry for entry in game.history if isinstance(entry, Deal)]


def test_a_game_with_a_seed_deals_by_itself() -> None:
    """From the first moment to the end; nothing is asked but choices."""
    game = Game(Rules(players=3), seed=4)
    assert game.phase != Phase.DEAL
    assert len(deals(played(game))) == 20


def test_the_deals_are_those_of_the_seed() -> None:
    """Whoever chooses what, and whoever calls for them: by itself or by hand."""
    one, other = (played(Game(Rules(players=4), seed=9), seed=seed) for seed in (1, 2))
    by_hand = Game(Rules(players=4), seed=9, auto_deal=False)
    while not by_hand.is_over:
        by_hand.deal()
        played(by_hand, by_hand.handle.get("cards_each") * 4 + 4 + (by_hand.trump is None))
    hands = [[deal.hands for deal in deals(game)] for game in (one, other, by_hand)]
    assert hands[0] == hands[1] == hands[2]


def test_without_a_seed_the_cards_are_asked_for() -> None:
    """The default where nobody named a seed; an own deck may be given."""
    game = Game(Rules(players=3))
    assert game.phase == Phase.DEAL
    assert not game.legal()
    game.deal()
    assert game.is_from_seed()


def test_a_deck_cannot_be_given_to_a_game_that_deals() -> None:
    """What to do is said."""
    game = Game(Rules(players=3), seed=4)
    with pytest.raises(IllegalAction, match="this game deals by itself") as error:
        game.deal()
    assert error.value.code == "deals-itself"


@pytest.mark.thorough
@given(rules_strategy(), st.integers(0, 1000), st.integers(1, 60), st.booleans())
def test_undo_and_the_same_again(rules: Rules, seed: int, steps: int, is_kept: bool) -> None:
    """Under any rules: back to the beginning, with what undo keeps or without, and on again."""
    game = played(Game(rules, seed=seed), steps)
    before = game.copy()
    if not is_kept:
        game.past.clear()
    while len(game.history) > 1:
        game.undo()
    assert game == Game(rules, seed=seed)
    with pytest.raises(IllegalAction, match="nothing has happened yet"):
        game.undo()
    assert played(game, steps).history == before.history


def test_a_draw_taken_back_comes_again() -> None:
    """Chance cannot be asked twice."""
    rules = Rules(players=3, sizes=(5, 5), exchange=always(Exchange.PULL_ONE))
    game = Game(rules, seed=3)
    while game.phase == Phase.TRUMP:
        game.act("c")
    for bid in (0, 0, 0):
        game.bid(bid)
    hands = game.hands
    game.undo()
    game.bid(0)
    assert game.hands == hands


@pytest.mark.parametrize("name", ["standard", "camelot", "pull-one", "two-player"])
def test_a_record_goes_on_with_the_deals_of_its_seed(name: str) -> None:
    """The record keeps it: what is replayed is the game as it was left."""
    whole = played(Game(preset(name), seed=11))
    half = played(Game(preset(name), seed=11), 40)
    record = half.record()
    assert record.tags["seed"] == 11
    again = Game.replay(record, seed=11)
    assert again == half
    assert [deal.hands for deal in deals(played(again, seed=5))] == [
        deal.hands for deal in deals(whole)
    ]
    assert Game.replay(record) == half
    assert not Game.replay(record, auto_deal=False).auto_deal


def test_a_seed_that_does_not_give_the_cards_is_not_believed() -> None:
    """A tag may say anything."""
    record = Game(Rules(players=3), seed=11).record(seed=12)
    assert record.tags["seed"] == 12
    assert Game.replay(record).seed != 12


def test_a_game_dealt_by_hand_keeps_no_seed() -> None:
    """Its cards are in the record."""
    game = Game(Rules(players=3), seed=11, auto_deal=False)
    game.deal()
    assert "seed" not in game.record().tags


def test_a_game_that_is_over_deals_no_more() -> None:
    """It does not say that it deals by itself."""
    game = played(Game(Rules(players=3, sizes=(1,)), seed=4))
    with pytest.raises(IllegalAction, match="the game is over"):
        game.deal()


def test_what_was_refused_is_not_undone() -> None:
    """The way back is over what has happened."""
    game = Game(Rules(players=3), seed=4)
    before = game.copy()
    game.act(game.legal()[0])
    with pytest.raises(IllegalAction):
        game.choose(20)
    with pytest.raises(IllegalAction):
        game.call_revoke(0, 1, 1)
    game.undo()
    assert game == before


def test_each_draw_of_a_round_has_a_step_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or everybody would pull from the same place of a hand."""
    rules = Rules(players=4, sizes=(10,), exchange=always(Exchange.PULL_ONE))
    game, steps = Game(rules, seed=1), list[int]()
    draw = game.chance.draw

    def noted(choices: int, round_no: int, step: int) -> int:
        steps.append(step)
        return draw(choices, round_no, step)

    monkeypatch.setattr(game.chance, "draw", noted)
    while game.phase != Phase.PLAY:
        game.act(game.legal()[0])
    assert len(set(steps)) == len(steps) == 4
