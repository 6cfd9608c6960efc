"""A position as plain text: whose cards are shown, what is due."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.builders import dealt, sized, tell
from tests.strategies_rules import rules_strategy

from foretell.game.game import Game
from foretell.rules.presets import preset
from foretell.rules.value import Rules


def test_the_whole_table_and_one_seat() -> None:
    """The game shows every hand; a view what its seat knows, and a question mark for the rest."""
    game = tell(dealt(sized(2), "Zh 3c", "3h Zs", "4h 5c", up="2s"), "1 0 1 | Zh 3h")
    assert str(game).splitlines() == [
        "round 1, 2 cards each, seat 2 deals, trump ♠ spades (2s)",
        "   seat  bid  won  score  cards",
        "      0    1    0      0  3c",
        "      1    0    0      0  Zs",
        ">     2    1    0      0  5c 4h",
        "trick: 0 Zh, 1 3h; seat 0 wins it so far",
        "seat 2 plays: 5c 4h",
    ]
    assert str(game.view(0)).splitlines()[2:5] == [
        "      0    1    0      0  3c",
        "      1    0    0      0  ?",
        ">     2    1    0      0  ? ?",
    ]
    assert str(game.view(0)).endswith("\nseat 2 plays")
    assert repr(game) == str(game)


def test_a_dummys_card_is_chosen_by_a_player() -> None:
    """Two-Player: the leader's dummy follows; a dummy has neither bid nor score."""
    game = Game(preset("two-player"), seed=7)
    while game.handle.get("turn") < 2:
        game.act(game.legal()[0])
    said = str(game).splitlines()
    assert f"seat {game.actor} plays for seat 2: {' '.join(game.legal())}" == said[-1]
    assert said[4].split()[0] == "2"


@pytest.mark.thorough
@given(rules_strategy(), st.integers(0, 100), st.integers(0, 60))
def test_every_position_has_a_picture(rules: Rules, seed: int, steps: int) -> None:
    """Under any rules, from every seat: no card of another is shown that its view does not know."""
    game, chance = Game(rules, seed=seed), random.Random(seed)
    for _ in range(steps):
        if not game.is_over:
            game.act(chance.choice(game.legal()))
    assert f"round {game.round_number}" in str(game)
    for seat in range(-1, rules.players):
        seen = game.view(seat)
        for line, known in zip(str(seen).splitlines()[2:], seen.known, strict=False):
            assert sorted(known) == sorted(word for word in _cards(line) if word != "?")


def _cards(line: str) -> list[str]:
    """The cards of a seat's line: what stands behind its last number."""
    words = line.removeprefix(">").split()
    return [word for word in words if word == "?" or not word.lstrip("-").isdigit()][_bid(words) :]


def _bid(words: list[str]) -> int:
    """One for a bid that is not made or not seen: it looks like no card's name."""
    return int(len(words) > 1 and words[1] in ("-", "?"))
