"""A dummy's pile has room for every hand there is, in the 60-card deck too."""

from __future__ import annotations

import pytest
from tests.builders import put

from foretell.cards import cards_in
from foretell.game.game import Game
from foretell.play.handle import STATE_PLACES
from foretell.rules.axes import Sizes
from foretell.rules.plan import most_cards
from foretell.rules.value import Rules


@pytest.mark.parametrize("players", [1, 2])
def test_a_pile_of_twenty(players: int) -> None:
    """Rules 3: a third of the sixty cards; what is laid is what the dummy holds."""
    rules = Rules(players=players, dummies=3 - players, sizes=Sizes.ALL, rounds=2)
    assert most_cards(rules) == 20
    game = Game(rules, seed=1, dealer=0, auto_deal=False)
    game.deal()
    piles = game.handle.ints[STATE_PLACES["piles"]]
    for dummy in range(rules.dummies):
        pile = piles[20 * dummy : 20 * dummy + 20]
        assert sorted(pile) == cards_in(game.handle.seats_of("hands")[players + dummy])
    while not game.is_over:
        if game.legal():
            game.act(game.legal()[0])
        else:
            game.deal()


def test_a_new_game_leaves_nothing_of_the_one_before() -> None:
    """The same bytes as a game in fresh memory, so that states can be compared and hashed."""
    for rules in (Rules(players=1, dummies=2, deck=36, sizes=(3,)), Rules(players=3, sizes=(2,))):
        fresh = Game(rules, seed=1, dealer=0, auto_deal=False)
        used = Game(rules, seed=1, dealer=0, auto_deal=False)
        used.deal()
        while not used.is_over:
            used.act(used.legal()[0])
        put(used.handle, roles=3)
        used.handle.start(0)
        assert used.handle.save() == fresh.handle.save()
