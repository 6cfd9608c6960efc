"""The publisher's questions and examples, by the numbers of its FAQ (rules 5)."""

from __future__ import annotations

import pytest

from foretell.rules.axes import UnevenFor, UnevenZero
from foretell.rules.presets import preset
from foretell.rules.selectors import ALWAYS
from foretell.rules.value import Rules
from tests.builders import bids_of, dealt, may_follow, sized, tell, wins
from tests.rules.rounds import scored


@pytest.mark.parametrize(
    ("question", "trick", "trump", "winner"),
    [
        ("Q3", "3s 8c 6s Js", "none", "Js"),
        ("Q3", "4c 6h 8c Qc", "h", "6h"),
        ("Q3", "3s 8c Kd Zc", "d", "Zc"),
        ("Q5", "9c 2s", "s", "2s"),
        ("Q5", "9d 2s", "s", "2s"),
        ("Q5", "9h 2s", "s", "2s"),
        ("Q10", "5s 9s 7s", "s", "9s"),
        ("Q12", "Zd As Ks", "s", "Zd"),
        ("Q13", "Nd 5c 9c", "none", "9c"),
        ("Q17", "Nd Zc As", "s", "Zc"),
        ("Q19", "5c Zd Zc Zs", "c", "Zd"),
        ("Q20", "Nh Nd Nc Ns", "s", "Nh"),
    ],
)
def test_who_wins(question: str, trick: str, trump: str, winner: str) -> None:
    """Q3, 5, 10, 12, 13, 17, 19, 20."""
    assert wins(trick, trump) == winner, question


@pytest.mark.parametrize(
    ("question", "trick", "hand", "allowed"),
    [
        ("Q5", "9c", "2s 3d", "2s 3d"),
        ("Q8", "9c", "2c 3d Zd Nd", "2c Zd Nd"),
        ("Q9", "9c", "2c As", "2c"),
        ("Q10", "5s", "2s 3d", "2s"),
        ("Q11", "9c", "2d 3h 4s", "2d 3h 4s"),
        ("Q12", "Zc", "2d 3h 4s", "2d 3h 4s"),
        ("Q12", "Zc 5d", "2d 3h 4s", "2d 3h 4s"),
        ("Q13", "Nc 5d", "2d 3h 4s", "2d"),
        ("Q14-15", "5d Zc", "2d 3h 4s", "2d"),
        ("Q14-15", "5s Zc", "2d 3h 4s", "4s"),
        ("Q16", "5d Nc", "2d 3h 4s", "2d"),
        ("Q17", "Nc Zc", "2d 3h 4s", "2d 3h 4s"),
        ("Q18", "5d", "Zd Nd 2d", "Zd Nd 2d"),
        ("Q18", "Zc", "Zd Nd 2d", "Zd Nd 2d"),
    ],
)
def test_what_may_be_played(question: str, trick: str, hand: str, allowed: str) -> None:
    """Q5, 8-18; spades are trump."""
    assert may_follow(trick, hand, "s") == allowed, question


def test_q6_q7_the_turn_up() -> None:
    """Q6: a wizard, the dealer names after seeing the hand, before the bids; Q7: a jester, none."""
    game = dealt(sized(2), "7h 2c", "8h 3c", "9h 4c", up="Zd")
    assert (game.actor, set(game.view(2).hand), game.bids) == (2, {"9h", "4c"}, [None] * 3)
    assert game.legal() == ("c", "d", "h", "s")
    assert dealt(sized(2), "7h 2c", "8h 3c", "9h 4c", up="Nd").trump == "none"


def test_q21_two_players_play_the_36_cards() -> None:
    """Q21."""
    assert (preset("two-player").deck, preset("two-player").players) == (36, 2)


def test_q22_bids_shown_late() -> None:
    """Q22: delayed."""
    game = tell(dealt(preset("delayed", players=3), "7h", "8h", "9h", up="2s"), "0 1 0 7h")
    assert game.view(0).bids == [0, "?", "?"]


@pytest.mark.parametrize(
    ("bid", "won", "points"),
    [(0, 0, 20), (1, 1, 30), (4, 3, -10), (4, 5, -10), (5, 2, -30), (5, 8, -30)],
)
def test_q27_scores(bid: int, won: int, points: int) -> None:
    """Q27: its examples."""
    assert scored(Rules(players=3), bid, won, size=8) == points


def test_q29_the_canadian_rule() -> None:
    """Q29: not when tied for the lead; zero is allowed even if it makes the sum even."""
    rules = sized(
        2,
        uneven=ALWAYS,
        uneven_for=UnevenFor.SOLE_LEADER,
        uneven_zero=UnevenZero.ALLOWED,
    )
    hands = ("7h 2c", "8h 3c", "9h 4c")
    tied = dealt(rules, *hands, up="2s", scores=(0, 30, 30))
    assert bids_of(tell(tied, "1 0")) == (0, 1, 2)
    alone = dealt(rules, *hands, up="2s", scores=(0, 20, 30))
    assert bids_of(tell(alone, "1 0")) == (0, 2)
    alone = dealt(rules, *hands, up="2s", scores=(0, 20, 30))
    assert bids_of(tell(alone, "1 1")) == (0, 1, 2)
