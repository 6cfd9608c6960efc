"""First-round odds (rules 5, 8-11, §4): exact values, formulas, what must be refused."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from foretell.analysis import Odds, first_round, odds_json
from foretell.base.errors import BadNotation, BadRules, ForetellError, IllegalAction
from foretell.cards import RANKS_60, card_name, deck_order

CARDS = [card_name(card) for card in deck_order()]
RANK = {name: number for number, name in enumerate(RANKS_60, start=2)}
EXACT = [
    (5, "8d", "7d", 194580, 424270),
    (5, "9d", "7d", 211876, 424270),
    (6, "Td", "7d", 2118760, 4582116),
    (6, "9d", "Nh", 1906884, 4582116),
    (3, "Jd", "2c", 741, 1653),
    (4, "4d", "2d", 13244, 30856),
]


def odds_of(players: int, card: str, turn_up: str, trump: str) -> Odds:
    """The odds; the trump is named where a Wizard is up."""
    return first_round(players, card, turn_up, trump if turn_up[0] == "Z" else None)


def formula(card: str, turn_up: str, trump: str) -> int:
    """How many unseen cards do not beat the card, by the closed formulas of §4."""
    if card[0] in "NZ":
        return 58 if card[0] == "Z" else 3 - (turn_up[0] == "N")
    rank = RANK[card[0]]
    if turn_up[0] == "N":
        return 40 + rank
    if turn_up[0] == "Z":
        return (41 if card[1] == trump else 28) + rank
    is_trump = card[1] == turn_up[1]
    return 40 + rank + (RANK[turn_up[0]] > rank) if is_trump else 28 + rank


@pytest.mark.parametrize(("players", "card", "turn_up", "won", "deals"), EXACT)
def test_rules_4_exact_values(players: int, card: str, turn_up: str, won: int, deals: int) -> None:
    """The values that §4 gives (it writes 741/1653 in playing order: 1482/3306)."""
    odds = first_round(players, card, turn_up)
    assert (odds.numerator, odds.denominator) == (won, deals)
    assert odds.win == Fraction(won, deals)


def test_rules_4_jack_in_playing_order() -> None:
    """1482/3306 is the same chance, the hands told apart by seat."""
    assert first_round(3, "Jh", "2c").win == Fraction(1482, 3306)


@pytest.mark.parametrize(
    ("players", "unbeaten", "p"),
    [(3, 39, 0.4483), (4, 44, 0.4292), (5, 48, 0.4586), (6, 50, 0.4624)],
)
def test_rules_4_smallest_count_worth_a_bid(players: int, unbeaten: int, p: float) -> None:
    """The smallest x worth a bid of 1, with its chance; one less is not."""
    odds = Odds(players, "8d", "7d", "d", unbeaten)
    assert round(float(odds.win), 4) == p
    assert (odds.bid, Odds(players, "8d", "7d", "d", unbeaten - 1).bid) == (1, 0)


@pytest.mark.parametrize("card", CARDS)
def test_rules_4_counts_equal_the_formulas(card: str) -> None:
    """Every card, every turn-up, every named trump: the count by cards is the formula's."""
    for turn_up, trump in product(CARDS, "cdhs"):
        if card != turn_up:
            odds = odds_of(4, card, turn_up, trump)
            assert odds.unbeaten == formula(card, turn_up, trump), (card, turn_up, trump)


@given(st.integers(3, 6), st.sampled_from(CARDS), st.sampled_from(CARDS), st.sampled_from("cdhs"))
def test_rules_11_expected_points(players: int, card: str, turn_up: str, trump: str) -> None:
    """Expected points as §4 writes them; the bid is the better one, 1 from 3/7 on."""
    assume(card != turn_up)
    odds = odds_of(players, card, turn_up, trump)
    p = odds.win
    assert odds.win == Fraction(comb(odds.unbeaten, players - 1), comb(58, players - 1))
    assert odds.expected == (20 * (1 - p) - 10 * p, 30 * p - 10 * (1 - p))
    assert odds.bid == (p >= Fraction(3, 7))


@given(st.integers(3, 5), st.sampled_from(CARDS), st.sampled_from(CARDS), st.sampled_from("cdhs"))
def test_more_opponents_win_more(players: int, card: str, turn_up: str, trump: str) -> None:
    """No card gains by one more opponent, and only a led Wizard does not lose."""
    assume(card != turn_up)
    few, many = (odds_of(n, card, turn_up, trump).win for n in (players, players + 1))
    assert many == few == 1 if card[0] == "Z" else many < few or few == many == 0


def test_rules_5_trump_follows_the_turn_up() -> None:
    """A suit card makes its suit trump, a Jester none, a Wizard what the dealer named."""
    found = [odds_of(4, "8d", turn_up, "h").trump for turn_up in ("7s", "Nc", "Zc")]
    assert found == ["s", "none", "h"]


def test_rules_4_random_model_is_wrong_after_a_wizard() -> None:
    """There, and only there, a note says so."""
    assert "not random" in first_round(4, "8d", "Zd", "d").note
    assert "note" in odds_json(first_round(4, "Nd", "Zd", "d"))
    assert "note" not in odds_json(first_round(4, "8d", "7d"))
    assert not first_round(4, "Zd", "Nd").note
    assert not first_round(4, "Zd", "Zc", "h").note


def test_rules_10_led_jester_needs_all_jesters() -> None:
    """Three unseen Jesters, two if one is up, and never enough for six players."""
    assert first_round(4, "Nd", "8d").numerator == 1
    assert [first_round(n, "Nd", "Ns").numerator for n in (3, 4)] == [1, 0]
    assert first_round(6, "Nd", "8d").expected == (Fraction(20), Fraction(-10))


@pytest.mark.parametrize(
    ("kind", "said", "asked"),
    [
        (BadRules, "players: 2 is not", (2, "8d", "7d")),
        (BadRules, "players: 7 is not between 3 and 6", (7, "8d", "7d")),
        (ForetellError, "8d cannot be", (5, "8d", "8d")),
        (BadNotation, "'1d' is no card", (5, "1d", "7d")),
        (BadNotation, "'10d' is no card", (5, "10d", "7d")),
        (BadNotation, "'' is no card", (5, "8d", "")),
        (BadNotation, "not played yet", (5, "Dr", "7d")),
        (ForetellError, "Me is not one of the 60", (5, "Me", "7d")),
        (ForetellError, "Gr is not one of the 60", (5, "8d", "Gr")),
        (IllegalAction, "named only after a Wizard", (5, "8d", "7d", "d")),
        (IllegalAction, "named only after a Wizard", (5, "8d", "Nd", "none")),
        (IllegalAction, "--trump says which", (5, "8d", "Zd")),
        (IllegalAction, "must be a suit", (5, "8d", "Zd", "none")),
        (BadNotation, "'x' is no suit", (5, "8d", "Zd", "x")),
    ],
)
def test_impossible_questions_are_refused(
    kind: type[ForetellError], said: str, asked: tuple[Any, ...]
) -> None:
    """Each with its own kind of error and a sentence."""
    with pytest.raises(kind, match=said):
        first_round(*asked)


def test_json_of_one_card() -> None:
    """The keys that the command prints, with plain numbers."""
    found = odds_json(first_round(players=5, card="8d", turn_up="7d"))
    assert found["win"] == "194580/424270"
    assert found["p"] == 194580 / 424270
    assert found["bid"] == 1
    p = Fraction(194580, 424270)
    assert found["expected"] == {"0": float(20 - 30 * p), "1": float(40 * p - 10)}
    assert list(found) == ["win", "p", "bid", "expected"]
