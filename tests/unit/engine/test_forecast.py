"""What a total would be if the round ended now (rulings, at the table)."""

from __future__ import annotations

from typing import Any

from tests.builders import dealt, sized, tell

from foretell.engine.forecast import UNKNOWN, forecast_at
from foretell.game.game import Game
from foretell.rules.axes import Bidding, DealerRole, always

HANDS = ("7h 2c 3c", "8h 4c 6c", "6h 5c 9s")


def forecasts(game: Game, viewer: int) -> list[int | None]:
    """By seat, the total that a viewer may know; nothing where it may not."""
    view = game.view(viewer).record
    totals = [int(forecast_at(game.handle.rules, view, seat)) for seat in range(3)]
    return [None if total == UNKNOWN else total for total in totals]


def three(story: str, **axes: Any) -> Game:
    """Three seats with 90, 0 and -10 points."""
    return tell(dealt(sized(3, **axes), *HANDS, up="2s", scores=(90, 0, -10)), story)


def test_the_example() -> None:
    """90 points, bid 1, none taken: 90 (80)."""
    assert forecasts(three("1 0 2"), 0) == [80, 20, -30]
    assert forecasts(three("1 0 2 | 7h 8h 6h"), -1) == [80, -10, -30]


def test_no_parentheses_before_the_bids_are_made() -> None:
    """At the table: for nobody."""
    assert forecasts(three("1 0"), 0) == [None, None, None]


def test_delayed_bids_for_oneself_only() -> None:
    """At the table: others and spectators see none."""
    game = three("1 0 2", bidding=always(Bidding.DELAYED))
    assert forecasts(game, 0) == [80, None, None]
    assert forecasts(game, 1) == [None, 20, None]
    assert forecasts(game, -1) == [None, None, None]


def test_hidden_bids_after_they_are_shown() -> None:
    """At the table: hidden ones are shown before play."""
    assert forecasts(three("1 0 2", bidding=always(Bidding.HIDDEN)), 2) == [80, 20, -30]


def test_a_saboteurs() -> None:
    """A saboteur has 20 for sure; the spoils need all bids to be known."""
    assert forecasts(three("1 0", dealer_role=DealerRole.SABOTEUR), 0)[2] == 10
    assert forecasts(three("1 0", dealer_role=DealerRole.SPOILS), 0)[2] == 0
    delayed = three("1 0", dealer_role=DealerRole.SPOILS, bidding=always(Bidding.DELAYED))
    assert forecasts(delayed, 0) == [80, None, None]
