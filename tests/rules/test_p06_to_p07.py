"""Rules 6-7: bids in turn, and who leads."""

from __future__ import annotations

import pytest

from foretell.base.errors import IllegalAction
from foretell.engine.structs import Phase
from foretell.rules.value import Rules
from tests.builders import bids_of, dealt, refused, sized, tell


@pytest.mark.parametrize("dealer", range(4))
def test_p06_in_turn_from_the_dealers_left_dealer_last(dealer: int) -> None:
    """Rules 6: the order of the bids."""
    game = dealt(Rules(players=4), "7h 2c", "8h 3c", "9h 4c", "Th 5c", up="5d", dealer=dealer)
    order = []
    while game.phase == Phase.BID:
        assert game.actor is not None
        order.append(game.actor)
        game.bid(1)
    assert order == [(dealer + n) % 4 for n in (1, 2, 3, 4)]


def test_p06_from_zero_to_the_cards_dealt() -> None:
    """Rules 6: 0 ... k, neither less nor more."""
    game = dealt(Rules(players=3), "7h 2c", "8h 3c", "9h 4c", up="5d")
    assert bids_of(game) == (0, 1, 2)
    assert refused(game, "3") == "bid-range"


@pytest.mark.parametrize("bids", ["0 0 0", "1 1 1", "2 2 2", "1 1 0", "0 0 2"])
def test_p06_any_sum(bids: str) -> None:
    """Rules 6: the base game has no uneven rule."""
    game = dealt(Rules(players=3), "7h 2c", "8h 3c", "9h 4c", up="5d")
    assert tell(game, bids).phase == Phase.PLAY


def test_p06_a_bid_is_not_changed() -> None:
    """Rules 6: once made it stands; the next choice is somebody else's."""
    game = tell(dealt(Rules(players=3), "7h", "8h", "9h", up="5d"), "1")
    assert (game.actor, game.bids) == (1, [1, None, None])
    tell(game, "0 0")
    with pytest.raises(IllegalAction, match="not now"):
        game.bid(0)
    assert game.bids == [1, 0, 0]


def test_p07_the_dealers_left_leads_with_any_card() -> None:
    """Rules 7: the first trick, wizards, jesters and trump included."""
    hand = "7h 2c Ns Zs"
    game = tell(dealt(sized(4), hand, "8h", "9h", up="5h", dealer=2), "0 0 0")
    assert game.actor == 0
    assert set(game.legal()) == set(hand.split())


def test_p07_the_winner_leads_the_next() -> None:
    """Rules 7: trick after trick."""
    game = dealt(sized(3), "7h 2c 3c", "8h 4c 6c", "6h 5c Zs", up="2d", dealer=2)
    assert tell(game, "0 0 0 | 7h 8h 6h").actor == 1
    assert tell(game, "4c 5c 2c").actor == 2
    assert tell(game, "Zs").actor == 0
    assert tell(game, "3c 6c").points == [20, -10, -20]


def test_p07_another_dealers_left() -> None:
    """Rules 7: dealer 0, so seat 1 leads."""
    game = tell(dealt(sized(1), "7h", "8h", "9h", up="5h", dealer=0), "0 0 0")
    assert game.actor == 1
