"""Rules 8-10: the led suit, following it, and who takes the trick."""

from __future__ import annotations

import pytest

from foretell.engine.structs import Phase
from foretell.rules.value import Rules
from tests.builders import dealt, laid, may_follow, refused, sized, tell, wins

HAND = "2h 9h 3c Ks Zd Nd"


@pytest.mark.parametrize(
    ("laid_cards", "allowed"),
    [
        ("7h", "2h 9h Zd Nd"),  # a suit led
        ("Nc 7h", "2h 9h Zd Nd"),  # a jester, then the suit
        ("Nc Ns 7h", "2h 9h Zd Nd"),  # two jesters, then the suit
        ("Zc", HAND),  # a wizard led: free
        ("Nc Zc", HAND),  # jester, wizard: free
        ("Zc 7h", HAND),  # free whatever suit falls later
        ("Nc Zc 7h", HAND),
        ("Zc Nc 7h 8h", HAND),
        ("7h Zc", "2h 9h Zd Nd"),  # suit, wizard: still follow
        ("7h Nc", "2h 9h Zd Nd"),  # suit, jester: likewise
        ("Nc 7h Zc", "2h 9h Zd Nd"),
        ("Nc", HAND),  # no suit yet
        ("Nc Ns", HAND),
        ("7h 3d 5s", "2h 9h Zd Nd"),  # a discard changes nothing
        ("7s", "Ks Zd Nd"),
        ("7d", HAND),  # void: anything
    ],
)
def test_p08_p09_what_may_be_played(laid_cards: str, allowed: str) -> None:
    """Rules 8, 9: the led suit is that of the first card that is not a jester."""
    assert may_follow(laid_cards, HAND) == allowed


@pytest.mark.parametrize("trump", ["c", "d", "h", "s", "none"])
def test_p09_trump_changes_nothing_about_following(trump: str) -> None:
    """Rules 9: nobody need trump or beat; trump led is followed like any suit."""
    assert may_follow("7h", HAND, trump) == "2h 9h Zd Nd"
    assert may_follow("Ad", HAND, trump) == HAND


def test_p09_wizards_and_jesters_belong_to_no_suit() -> None:
    """Rules 9: who holds none but wizards and jesters plays anything."""
    assert may_follow("7h", "Zh Nh 3c") == "Zh Nh 3c"


def test_p09_a_card_that_does_not_follow_is_refused() -> None:
    """Rules 9: and so it is under any dealer."""
    game = tell(dealt(sized(2), "7h 2c", "9h Ks", "4d 5d", up="3s"), "0 0 0 7h")
    assert refused(game, "Ks") == "must-follow"
    assert tell(game, "9h 4d").actor == 1


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("7h Zc As Zd", "s", "Zc"),  # the first wizard
        ("Nc Zd Zc 2h", "h", "Zd"),
        ("7h 2s As Kh", "s", "As"),  # the highest trump
        ("7h 2s Kh Ah", "s", "2s"),
        ("7h Kh 9h Ac", "s", "Kh"),  # the highest card of the led suit
        ("Nc 3h Ac 2h", "s", "3h"),  # led suit after a jester
        ("Nc Nd 2h Ac", "none", "2h"),
        ("Nd Nc Ns Nh", "h", "Nd"),  # all jesters: the first
        ("Nc As Nd Ah", "none", "As"),
        ("2h As Ac Ad", "none", "2h"),  # without trump nothing but the suit
        ("Zh As Zc Ad", "none", "Zh"),  # without trump wizards still win
        ("7h Nc Nd Ns", "none", "7h"),
        ("2s 3s Ns Ah", "s", "3s"),  # trump led
        ("Zs 2h 3h 4h", "h", "Zs"),  # a wizard beats trump of its own suit
        ("Ns 2d 3s Ad", "s", "3s"),  # a jester of trump's suit is no trump
    ],
)
def test_p10_who_takes_the_trick(trick: str, trump: str, winner: str) -> None:
    """Rules 10: the first wizard, else the highest trump, else the led suit, else the leader."""
    assert wins(trick, trump) == winner


@pytest.mark.parametrize("leader", range(5))
def test_p10_places_go_round_the_table(leader: int) -> None:
    """Rules 10: the winner is a seat, wherever the trick began."""
    assert laid("7h Kh 9h 2h", leader=leader).winner() == (leader + 1) % 5


def test_p10_a_whole_round() -> None:
    """Rules 10: jester, wizard, trump and suit in one round of four seats."""
    game = dealt(Rules(), "7h Nc 2s", "Kh 5d 3s", "9h Zc 4c", "2h 3d Ad", up="Ts")
    tell(game, "0 1 1 1 | 7h Kh 9h 2h")
    assert (game.actor, game.won) == (1, [0, 1, 0, 0])
    tell(game, "5d Zc 3d Nc")
    assert (game.actor, game.won) == (2, [0, 1, 1, 0])
    tell(game, "4c Ad 2s 3s")
    assert game.phase == Phase.DEAL
    assert game.points == [20, -10, 30, -10]
