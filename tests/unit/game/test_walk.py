"""A game gone through decision by decision, and its rounds as plain values."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.builders import dealt, sized, tell
from tests.random_games import random_game
from tests.strategies_rules import rules_strategy

from foretell import walk
from foretell.base.errors import BadRecord
from foretell.engine.structs import Phase
from foretell.record import outcome, read
from foretell.rules.axes import Revoke
from foretell.rules.presets import preset
from foretell.rules.value import Rules

GOLDEN = sorted((Path(__file__).parents[2] / "golden/records").glob("*.toml"))
SEEDS = st.integers(0, 2**32)


def names(rules: Rules) -> list[str]:
    """Players for a record."""
    return [f"P{seat}" for seat in range(rules.players)]


@pytest.mark.thorough
@given(rules_strategy(), SEEDS, st.integers(0, 200))
def test_each_choice_leads_on_from_its_position(rules: Rules, seed: int, steps: int) -> None:
    """Made again in the position's own game, it is what the history has next."""
    game = random_game(rules, seed, steps)
    for position in walk(game):
        again = position.game
        made = len(again.history)
        assert game.history[:made] == again.history
        assert position.view() == again.view(position.seat)
        again.act(position.choice, position.seat)
        assert game.history[made] == again.history[made]
        if again.phase != Phase.OVER and game.history[made + 1 :] == again.history[made + 1 :]:
            assert again.handle.save() == game.handle.save()


@pytest.mark.thorough
@given(rules_strategy(), SEEDS)
def test_rounds_are_what_a_record_says(rules: Rules, seed: int) -> None:
    """The points, bids and tricks of each scored round; tricks are won by those who have them."""
    game = random_game(rules, seed)
    told = outcome(game.record(names(rules))).rounds
    assert [one.number for one in game.rounds] == list(range(1, len(told) + 1))
    for one, right in zip(game.rounds, told, strict=True):
        assert (one.points, one.scores, one.won) == (right.points, right.scores, right.won)
        assert (one.dealer, one.is_play_off) == (right.dealer, right.is_play_off)
        assert tuple(-1 if bid is None else bid for bid in one.bids) == right.bids
        winners = [trick.winner for trick in one.tricks]
        assert one.won == tuple(winners.count(seat) for seat in range(rules.players))
        assert [trick.number for trick in one.tricks] == list(range(1, len(winners) + 1))
        if rules.revoke is Revoke.PREVENTED:
            assert len(one.tricks) == one.cards_each


def test_a_game_reads_backwards_and_by_places() -> None:
    """A sequence: length, places, slices, the last one first."""
    game = tell(dealt(sized(1), "Ah", "3s", "Zc", up="Td"), "1 0 1 | Ah 3s Zc")
    walked = walk(game)
    assert len(walked) == 6
    assert [one.choice for one in reversed(walked)] == ["Zc", "3s", "Ah", "1", "0", "1"]
    assert [one.trick for one in walked[:4]] == [None, None, None, 1]
    assert walked[-1].legal == ("Zc",)
    assert walked[-1].view(0).trick == ["Ah", "3s"]
    assert walked[-1].view(0).hand == []


def test_a_position_plays_on_by_itself() -> None:
    """Its game is a copy: the walk and the game stay as they are."""
    game = tell(dealt(sized(1), "Ah", "3s", "Zc", up="Td"), "1 0 1 | Ah 3s Zc")
    position = walk(game)[2]
    other = position.game
    other.bid(0)
    assert (position.choice, other.bids, game.rounds[0].bids) == ("1", [1, 0, 0], (1, 0, 1))
    other.undo()
    assert other == position.game or other.handle.save() == position.game.handle.save()


def test_a_trick_says_who_played_what() -> None:
    """Seats in playing order, what the cards counted as, and who took it."""
    game = dealt(preset("magic", players=3), "Ah", "2h", "Kh", up="Td")
    tell(game, "1 0 1 | Ah 2h Kh")
    trick = game.rounds[0].tricks[0]
    assert (trick.leader, trick.seats, trick.cards) == (0, (0, 1, 2), ("Ah", "2h", "Kh"))
    assert (trick.counted_as, trick.winner) == (("Ah", "magic", "Kh"), 1)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_kept_records_are_gone_through(file: Path) -> None:
    """Those of score pads too: rounds without hands and tricks."""
    record, walked = read(file), walk(file)
    rounds = walked.game.rounds
    assert [one.size is None for one in record.rounds] == [one.hands is not None for one in rounds]
    assert all(not one.tricks for one in rounds if one.hands is None)
    played = {number: len(list(group)) for number, group in groupby(walked, lambda one: one.round)}
    assert all(played.values())


def test_what_is_no_record_is_refused() -> None:
    """As by replay: with a sentence."""
    with pytest.raises(BadRecord):
        walk("format = 1\nplayers = 3\n")
