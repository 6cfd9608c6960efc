"""Rules 11: the score of a round."""

from __future__ import annotations

import pytest

from foretell.rules.value import Rules
from tests.builders import dealt, put_seats, tell
from tests.rules.rounds import scored


@pytest.mark.parametrize(
    ("bid", "won", "points"),
    [
        (0, 0, 20),
        (1, 1, 30),
        (3, 3, 50),
        (8, 8, 100),
        (0, 1, -10),
        (1, 0, -10),
        (4, 3, -10),
        (4, 5, -10),
        (5, 2, -30),
        (5, 8, -30),
        (0, 8, -80),
    ],
)
def test_p11_a_bid_met_or_missed(bid: int, won: int, points: int) -> None:
    """Rules 11: 20 + 10 a trick, else -10 for each trick away; not -20 (its four examples)."""
    assert scored(Rules(players=3), bid, won, size=8) == points


def test_p11_twenty_of_twenty() -> None:
    """Rules 11: the most a round can bring."""
    assert scored(Rules(players=3), 20, 20, size=20) == 220
    assert scored(Rules(players=3), 20, 0, size=20) == -200


def test_p11_totals_add_up_and_may_be_negative() -> None:
    """Rules 11: round after round."""
    game = dealt(Rules(players=3), "7h", "8h", "9h", up="5h", scores=(0, -30, 50))
    tell(game, "1 0 1 | 7h 8h 9h")
    assert game.points == [-10, 20, 30]
    assert game.scores == [-10, -10, 80]


def test_p11_totals_stay_when_the_next_round_is_dealt() -> None:
    """Rules 11: the score of a round is added once."""
    game = dealt(Rules(players=3), "7h", "8h", "9h", up="5h")
    tell(game, "1 0 1 | 7h 8h 9h")
    game.deal()
    assert game.scores == [-10, 20, 30]
    put_seats(game.handle, "scores", (1, 2, 3))
    assert game.scores == [1, 2, 3]
