"""Camelot, clause by clause (rules 2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from foretell.engine.structs import Phase
from foretell.rules.axes import Scoring
from foretell.rules.plan import deck_of, round_sizes
from foretell.rules.presets import preset
from foretell.rules.value import Rules
from tests.builders import CAMELOT, dealt, laid, may_follow, refused, sized, tell, wins
from tests.rules.rounds import points, scored

RULES = preset("camelot", players=4)


def test_the_deck() -> None:
    """The deuces go, four cards come in: sixty."""
    deck = deck_of(RULES)
    assert len(deck) == 60
    assert not any(card % 15 == 1 for card in deck if card < 60)
    assert {60, 61, 62, 63} < set(deck)
    assert round_sizes(RULES) == tuple(range(1, 16))


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        # Merlin
        ("7h Me=Z", "s", "Me"),
        ("7h Me=N", "s", "7h"),
        ("7h Me=Z Zc", "s", "Me"),
        ("7h Zc Me=Z", "s", "Zc"),
        ("Me=N Nc Nd", "s", "Me"),
        ("Nc Me=N", "s", "Nc"),
        # Morgan beats all
        ("Zc Mo As", "s", "Mo"),
        ("Mo Zc Me=Z", "s", "Mo"),
        ("Mo Ex 7h", "s", "Mo"),
        # but is ignored when the Grail is in the trick
        ("Mo 5c 7c Gr", "s", "Gr"),
        ("Mo 5c Gr 9d", "s", "5c"),  # the example
        ("Mo 5c Gr 9d", "d", "9d"),  # unless diamonds are trump
        ("Mo Zc Gr 9d", "d", "Zc"),
        ("Gr Mo 5c", "s", "5c"),
        ("Gr 5c Mo", "s", "5c"),
        # the Grail in an even place wins over everything
        ("Zc Gr As", "s", "Gr"),
        ("Mo Gr Zc", "s", "Gr"),
        ("Nc Gr", "s", "Gr"),
        ("5c Zc As Gr", "s", "Gr"),
        # in an odd place it is ignored
        ("Gr 5c 9d", "s", "5c"),
        ("5c 9d Gr", "s", "5c"),
        ("Nc Nd Gr", "s", "Nc"),
        ("Gr Nc Nd", "s", "Nc"),
        ("Zc 9d Gr", "s", "Zc"),
        # Excalibur is ignored for the winner
        ("Ex 5c 9d", "s", "5c"),
        ("5c Ex 9d", "d", "9d"),
        ("Ex Nc Nd", "s", "Nc"),
        ("Ex Gr 5c", "s", "Gr"),
        ("Ex Mo Gr 5c 4c", "s", "5c"),
        # all ignored: the leader
        ("Ex Mo Gr", "s", "Ex"),
        ("Mo Ex Gr", "s", "Mo"),
        ("Gr Ex Mo", "s", "Gr"),
        # and the rest as in the base game
        ("5c Ex 7c Zd", "s", "Zd"),
        ("Me=N Ex 3c 9d", "s", "3c"),
        ("Mo 3h Gr 5h 9d", "s", "5h"),
    ],
)
def test_who_takes_the_trick(trick: str, trump: str, winner: str) -> None:
    """As if the ignored cards had not been played."""
    assert wins(trick, trump, **CAMELOT) == winner


HAND = "3h 9c Zd Nd Me Mo Ex Gr"


@pytest.mark.parametrize(
    ("trick", "allowed"),
    [
        ("7h", "3h Zd Nd Me Mo Ex Gr"),  # all four may be played at any time
        ("7s", HAND),
        ("7c", "9c Zd Nd Me Mo Ex Gr"),
    ],
)
def test_all_four_may_be_played_at_any_time(trick: str, allowed: str) -> None:
    """Whatever is led."""
    assert may_follow(trick, HAND, **CAMELOT) == allowed


@pytest.mark.parametrize(
    ("trick", "is_free"),
    [
        ("Me=Z 7h", True),  # Merlin as a wizard
        ("Me=N 7h", False),  # as a jester
        ("Mo 7h", True),  # Morgan is a wizard for following
        ("Mo Gr 7h", True),  # as long as the trick lasts, though ignored
        ("Gr 7h", False),  # the Grail is a jester for following
        ("Gr Zc 7h", True),
        ("Ex 7h", False),  # Excalibur, too
        ("Ex Gr Nc 7h", False),
        ("Ex Me=Z 7h", True),
        ("7h Mo", False),
        ("7h Ex", False),
        ("7h Gr", False),
        ("7h Me=Z", False),
    ],
)
def test_the_led_suit(trick: str, *, is_free: bool) -> None:
    """For following, Morgan is a wizard, Grail and Excalibur are jesters."""
    assert may_follow(trick, "3h 9c", **CAMELOT) == ("3h 9c" if is_free else "3h")


def test_a_trick_of_ignored_cards_leaves_the_lead_open() -> None:
    """Grail and Excalibur led: no suit yet."""
    assert may_follow("Gr Ex", "3h 9c", **CAMELOT) == "3h 9c"


def test_merlin_is_played_as_one_or_the_other() -> None:
    """Its player says which, as it is played."""
    game = tell(dealt(sized(2, **CAMELOT), "7h 3c", "Me 8c", "9h 4c", up="3s"), "0 0 0 7h")
    assert game.legal() == ("Me=Z", "Me=N") if game.legal()[0] != "8c" else True
    assert set(game.legal()) == {"8c", "Me=Z", "Me=N"}
    assert refused(game, "Me") == "role-needed"
    assert refused(game, "Me!") == "role-needed"
    assert refused(game, "8c=Z") == "role-not-asked"
    assert tell(game, "Me=Z 9h").actor == 1


def round_of(story: str, *hands: str, rules: Rules | None = None) -> Any:
    """Three seats, two cards each, no trump, bids first in the story."""
    return tell(dealt(rules or sized(2, **CAMELOT, scoring=SCORING), *hands, up="Nc"), story)


SCORING = Scoring(zero_over_4=25, zero_last=(20, 1), grail=20)


def test_excalibur_the_trick_counts_for_nobody() -> None:
    """Its winner leads next all the same."""
    game = round_of("0 1 0 | 7h 9h Ex", "7h 3c", "9h 4c", "Ex 5c")
    assert (game.won, game.actor) == ([0, 0, 0], 1)
    tell(game, "4c 5c 3c")
    assert game.won == [0, 0, 1]
    assert game.points == [20, -10, -10]


def test_excalibur_alone_among_jesters() -> None:
    """The first jester leads next."""
    assert round_of("0 1 0 | Ex Nd Ns", "Ex 3c", "Nd 4c", "Ns 5c").actor == 1


def test_the_grail_brings_twenty_to_who_takes_it_and_meets_the_bid() -> None:
    """Whoever takes the trick with it."""
    hands = ("7h 3c", "Gr 4c", "5h 5c")
    game = round_of("0 1 0 | 7h Gr 5h | 4c 5c 3c", *hands)
    assert game.points == [20, 50, -10]
    game = round_of("0 2 1 | 7h Gr 5h | 4c 5c 3c", *hands)
    assert game.points == [20, -10, 30]  # the bid is not met: no bonus


def test_the_grail_taken_by_another_seat() -> None:
    """In an odd place, the bonus goes to the trick's winner."""
    game = round_of("1 0 1 | 7h 6h Gr | 3c 4c 5c", "7h 3c", "6h 4c", "Gr 5c")
    assert game.points == [30 + 20, 20, 30]


def test_excalibur_and_the_grail() -> None:
    """The trick counts for nobody, its winner takes the Grail: a bid of zero can earn it."""
    game = round_of("0 0 1 | Ex Gr 7h | 4c 5c 3c", "Ex 3c", "Gr 4c", "7h 5c")
    assert game.won == [0, 0, 1]
    assert game.points == [20, 20 + 20, 30]


@pytest.mark.parametrize(
    ("size", "expected"), [(1, 20), (4, 20), (5, 25), (10, 25), (14, 25), (15, 35)]
)
def test_bid_zero_met(size: int, expected: int) -> None:
    """25 when more than four cards are dealt; in the last round 20 + cards dealt."""
    assert scored(RULES, 0, 0, size) == expected
    assert scored(RULES, 1, 1, size) == 30


@pytest.mark.parametrize(("players", "size"), [(3, 20), (5, 12), (6, 10)])
def test_bid_zero_in_the_last_round(players: int, size: int) -> None:
    """20 + cards dealt, whatever the number of players."""
    assert scored(preset("camelot", players=players), 0, 0, size) == 20 + size


def test_a_short_last_round() -> None:
    """In the last round 20 + cards dealt counts before the 25 and the 20."""
    rules = replace(RULES, sizes=(6, 3))
    assert points(rules, [0, 0, 0, 0], [0, 0, 0, 0], row=1) == [23] * 4
    assert points(rules, [0, 0, 0, 0], [0, 0, 0, 0], row=0) == [25] * 4


@pytest.mark.parametrize(
    ("up", "trump"), [("Me", None), ("Mo", None), ("Gr", "none"), ("Ex", "none")]
)
def test_turned_up(up: str, trump: str | None) -> None:
    """Merlin, Morgan as a wizard; Grail, Excalibur as a jester."""
    game = dealt(RULES, "7h", "8h", "9h", "5h", up=up)
    assert game.trump == trump
    assert game.phase == (Phase.TRUMP if trump is None else Phase.BID)


def test_no_void_is_shown_by_camelots_cards() -> None:
    """They may be played at any time, so they say nothing."""
    handle = laid("7h Mo Gr Ex Me=N", **CAMELOT)
    assert handle.seats_of("voids") == [0] * 6


def test_a_camelot_card_is_no_trump_in_its_lane() -> None:
    """Merlin bears no suit: trump of any suit beats it as a jester."""
    for trump in "cdhs":
        assert wins("Me=N 3c Ex", trump, **CAMELOT) == "3c"
        assert wins("5c Gr Mo" if trump == "x" else "5c Ex Mo", trump, **CAMELOT) == "Mo"
