"""The total "if the round ended now", from views alone (rules, 6.2)."""

from __future__ import annotations

from typing import Any

from foretell.game.game import Game
from foretell.rules.axes import Bidding, DealerRole, always
from foretell.rules.presets import preset
from foretell.rules.value import Rules
from foretell.terminal.sight import total_now


def totals(game: Game, seat: int) -> list[int | None]:
    """What a seat may know of everybody's total."""
    seen = game.view(seat)
    return [total_now(seen, other) for other in range(game.rules.players)]


def begun(**axes: Any) -> Game:
    """Three players, two cards each, seat 0 bids and leads first."""
    game = Game(Rules(players=3, sizes=(2, 2), **axes), seed=4, dealer=2, auto_deal=False)
    game.deal()
    return game


def test_bid_one_none_taken_yet() -> None:
    """90 points, bid 1, none taken: 90 (80)."""
    game = begun()
    game.bid(1)
    assert totals(game, 0) == [None, None, None]  # no parentheses before all bids are made
    game.bid(0)
    game.bid(2)
    assert totals(game, 0) == totals(game, -1) == [-10, 20, -20]


def test_delayed_bids_for_oneself_only() -> None:
    """The others' are hidden until the end."""
    game = begun(bidding=always(Bidding.DELAYED))
    for bid in (1, 0, 2):
        game.bid(bid)
    assert totals(game, 0) == [-10, None, None]
    assert totals(game, 2) == [None, None, -20]
    assert totals(game, -1) == [None, None, None]


def test_after_the_round_the_total_is_the_total() -> None:
    """Nothing in parentheses between rounds."""
    game = begun()
    for bid in (1, 0, 2):
        game.bid(bid)
    while game.round_number == 1:
        game.play(str(game.legal()[0]))
    assert totals(game, 0) == [None, None, None]


def test_a_saboteur_scores_by_the_rules() -> None:
    """Always 20; with spoils by the others' misses, which hidden bids hide."""
    game = begun(dealer_role=DealerRole.SABOTEUR)
    game.bid(1)
    game.bid(0)
    assert totals(game, 0) == [-10, 20, 20]
    spoils = Game(preset("saboteur-spoils", 3), seed=4, dealer=2, auto_deal=False)
    spoils.deal()
    spoils.bid(1)
    spoils.bid(0)
    assert totals(spoils, 0) == [-10, 20, 10]


def test_it_becomes_the_points() -> None:
    """At the last card of a round, what stood in parentheses is close to what is scored."""
    game = begun()
    for bid in (0, 0, 0):
        game.bid(bid)
    game.play(str(game.legal()[0]))
    game.play(str(game.legal()[0]))
    game.play(str(game.legal()[0]))
    now = [total for total in totals(game, 0) if total is not None]
    assert sorted(now) == [-10, 20, 20]
