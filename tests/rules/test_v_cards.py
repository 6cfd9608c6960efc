"""Variants of wizards, jesters and deuces: Tricksy, eights, Gizzard, Magic, flat points (2)."""

from __future__ import annotations

from typing import Any

import pytest

from foretell.rules.axes import Deuces, Roles, TrumpChanges, always
from foretell.rules.presets import preset
from foretell.rules.value import Rules
from tests.builders import dealt, laid, may_follow, refused, sized, tell, wins

TRICKSY: dict[str, Any] = {"trump_changes": TrumpChanges.WIZARDS}
MAGIC: dict[str, Any] = {"deuces": Deuces.WIZARD_WHEN_FOLLOWING}
CALLED: dict[str, Any] = {"roles": always(Roles.CALLED)}


def trump_after(cards: str, trump: str = "none", **axes: Any) -> str:
    """Trump when these cards lie on the table."""
    suit = laid(cards, trump, **axes).get("trump")
    return "cdhs"[suit] if suit >= 0 else "none"


@pytest.mark.parametrize(
    ("cards", "trump", "after"),
    [
        ("7h Zc", "s", "c"),
        ("Zd", "none", "d"),  # also where there was none
        ("Zd 7h Zh", "s", "h"),  # each wizard
        ("7h Nc", "s", "s"),
        ("7h 8c", "s", "s"),
    ],
)
def test_tricksy_each_wizard_makes_its_suit_trump_at_once(
    cards: str, trump: str, after: str
) -> None:
    """Tricksy: its own suit."""
    assert trump_after(cards, trump, **TRICKSY) == after
    assert trump_after(cards, trump) == trump


def test_tricksy_unsuited_wizards_name_a_suit() -> None:
    """Tricksy: where wizards bear no suit, the suit that its player names."""
    axes = {**TRICKSY, "suited": False}
    for suit in "cdhs":
        assert trump_after(f"7h Zc={suit}", "s", **axes) == suit
    game = tell(dealt(sized(2, **axes), "7h 2c", "Zc 8c", "Qs 4c", up="3s"), "0 0 0 7h")
    assert game.legal() == ("8c", "Zc=c", "Zc=d", "Zc=h", "Zc=s")
    assert refused(game, "Zc") == "role-needed"
    assert refused(game, "Zc!") == "role-needed"


def test_tricksy_trump_stays_until_the_next_wizard_or_the_rounds_end() -> None:
    """Tricksy: in the next tricks; the next round turns up its own."""
    rules = sized(3, 1, **TRICKSY)
    game = dealt(rules, "7h 2c Zh", "Zc 8h 4d", "9h 3c 5s", up="3s")
    tell(game, "0 0 0 | 7h Zc 9h")
    assert (game.trump, game.actor) == ("c", 1)
    tell(game, "4d 3c 2c")  # the clubs win
    assert (game.trump, game.actor) == ("c", 2)
    tell(game, "5s Zh 8h")
    game.deal()
    assert game.turn_up is not None
    assert game.trump == {"N": "none", "Z": None}.get(game.turn_up[0], game.turn_up[1])


def test_tricksy_the_tricks_own_winner_and_led_suit_do_not_change() -> None:
    """Tricksy: its first wizard wins; the led suit must still be followed."""
    assert wins("7h Zc Ac Zd", "s", **TRICKSY) == "Zc"
    assert may_follow("7h Zc", "2h 3c Ks", "s", **TRICKSY) == "2h"


def test_tricksy_a_magic_deuce_changes_nothing() -> None:
    """Tricksy, Magic: a deuce makes no trump."""
    assert trump_after("7h 2h", "s", **TRICKSY, **MAGIC) == "s"


def test_tricksy_in_rounds_of_eight_wizards_jesters_bear_their_suits_too() -> None:
    """Tricksy, All-Wizards: so do the jesters."""
    rules = Rules(players=3, sizes=(2, 2), roles=always(Roles.ALTERNATE), **TRICKSY)
    game = tell(dealt(rules, "7h 2c", "Nd 8h", "9h 3c", up="3s"), "0 0 0 7h Nd")
    assert game.trump == "d"
    rules = Rules(players=3, sizes=(2, 2), roles=always(Roles.ALTERNATE), suited=False, **TRICKSY)
    game = tell(dealt(rules, "7h 2c", "Nd 8h", "9h 3c", up="3s"), "0 0 0 7h")
    assert "Nd=s" in game.legal()
    assert tell(game, "Nd=c").trump == "c"
    game = tell(dealt(rules, "7h 2c", "Zd Nd", "9h 3c", up="3s", number=2), "0 0 0 7h")
    assert set(game.legal()) == {"Zd", "Nd"}
    assert tell(game, "Zd").trump == "s"


def test_tricksy_with_called_roles() -> None:
    """Tricksy, Gizzard: only what counts as a wizard makes trump."""
    axes = {**TRICKSY, **CALLED}
    assert trump_after("7h Zc", "s", **axes) == "s"
    assert trump_after("7h Zc!", "s", **axes) == "c"
    assert trump_after("7h Nd", "s", **axes) == "d"
    assert trump_after("7h Nd!", "s", **axes) == "s"


def test_tricksy_with_called_roles_and_no_suits() -> None:
    """Tricksy, Gizzard, unsuited: a suit is named just where the card counts as a wizard."""
    rules = sized(3, suited=False, **TRICKSY, **CALLED)
    game = tell(dealt(rules, "7h 2c 3c", "Zc Nd 8c", "9h 4c 5c", up="3s"), "0 0 0 7h")
    assert set(game.legal()) == {
        "8c",
        "Zc",
        *(f"Zc!={suit}" for suit in "cdhs"),
        "Nd!",
        *(f"Nd={suit}" for suit in "cdhs"),
    }
    assert tell(game, "Zc!=h").trump == "h"


@pytest.mark.parametrize(
    ("number", "trick", "winner"),
    [
        (1, "7h Nc", "Nc"),
        (1, "7h Nc Zc", "Nc"),
        (1, "Zd Nc", "Zd"),
        (2, "7h Zc", "7h"),
        (2, "Zd Nc", "4c"),
        (2, "Zd Nc Zh", "Zd"),
        (3, "7h Nc", "Nc"),
    ],
)
def test_all_wizards_all_jesters(number: int, trick: str, winner: str) -> None:
    """All-Wizards, All-Jesters: all eight are wizards in odd rounds, jesters in even."""
    rules = Rules(players=3, sizes=(2, 2, 2, 2), roles=always(Roles.ALTERNATE))
    first, second, *third = [*trick.split(), "4c", "5c"]
    game = dealt(rules, f"{first} 2c", f"{second} 8c", f"{third[0]} 3c", up="3s", number=number)
    tell(game, f"0 0 0 {first} {second} {third[0]}")
    assert game.actor == [first, second, third[0]].index(winner)


def test_all_wizards_a_jester_led_is_free() -> None:
    """All-Wizards: as a wizard led; all-jesters: a wizard led sets no suit, the next does."""
    rules = Rules(players=3, sizes=(2, 2), roles=always(Roles.ALTERNATE))
    game = dealt(rules, "Nc 2c", "7h 8c", "9h 3c", up="3s", number=1)
    assert set(tell(game, "0 0 0 Nc 7h").legal()) == {"9h", "3c"}
    game = dealt(rules, "Zc 2c", "7h 8c", "9h 3c", up="3s", number=2)
    assert tell(game, "0 0 0 Zc 7h").legal() == ("9h",)


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("7h Zc", "7h"),  # a wizard counts as a jester
        ("7h Zc!", "Zc"),  # unless called
        ("7h Nc", "Nc"),  # a jester counts as a wizard
        ("7h Nc!", "7h"),
        ("7h Nc Zc!", "Nc"),
        ("7h Zc! Nc", "Zc"),
        ("Zc Zd Zh", "Zc"),  # all jesters: the first
    ],
)
def test_gizzard_fester(trick: str, winner: str) -> None:
    """Gizzard / Fester: a choice made with the card."""
    assert wins(trick, "s", **CALLED) == winner


@pytest.mark.parametrize(
    ("trick", "allowed"),
    [
        ("Zc 7h", "2h Zd"),  # a jester, then hearts
        ("Zc! 7h", "2h 3c Zd"),  # a wizard: free
        ("Nc 7h", "2h 3c Zd"),
        ("Nc! 7h", "2h Zd"),
        ("7h Nc", "2h Zd"),
    ],
)
def test_gizzard_fester_the_role_counts_for_the_led_suit_too(trick: str, allowed: str) -> None:
    """Gizzard / Fester: online."""
    assert may_follow(trick, "2h 3c Zd", **CALLED) == allowed


def test_flat_points() -> None:
    """Flat points: 5, 10, 15 ... for 0, 1, 2 ... tricks; bids are made but do not count."""
    game = dealt(preset("flat-points", players=3), "7h 2c", "Zc 8c", "Nd 4c", up="3s")
    tell(game, "2 0 0 | 7h Zc Nd | 8c 4c 2c")
    assert game.points == [5, 15, 5]


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("7h 2h", "s", "2h"),  # a wizard
        ("7h 2h Zc", "s", "2h"),
        ("7h Zc 2h", "s", "2h"),  # that beats wizards
        ("7h Zc 2h As", "s", "2h"),
        ("2h 7h", "s", "7h"),  # led it is a deuce
        ("Nc 2h 7h", "s", "7h"),  # led after a jester, too
        ("7h 2s", "s", "2s"),  # discarded or trumped with: a deuce
        ("7h 2s 3s", "s", "3s"),
        ("7h 2c", "s", "7h"),
        ("Zc 2h", "h", "Zc"),  # no suit is led
        ("Nc 7h 2h", "s", "2h"),
        ("7s 2s As", "s", "2s"),
    ],
)
def test_magic(trick: str, trump: str, winner: str) -> None:
    """Magic: a deuce played when its suit was led by another player."""
    assert wins(trick, trump, **MAGIC) == winner


def test_magic_a_deuce_must_follow_suit_as_ever() -> None:
    """Magic: it is no wizard for following."""
    assert may_follow("7h", "2c 8h Zc", **MAGIC) == "8h Zc"
    assert may_follow("7h", "2h 8c Zc", **MAGIC) == "2h Zc"
    assert may_follow("7h 2h", "9h 8c", **MAGIC) == "9h"
