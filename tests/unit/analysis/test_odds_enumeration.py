"""The odds against every deal there is, judged by a plain reading of rules 10 on card names."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.analysis import first_round
from foretell.analysis.odds import beats
from foretell.cards import parse_card, parse_suit

LADDER = "23456789TJQKA"
DECK = [rank + suit for rank in f"N{LADDER}Z" for suit in "cdhs"]
TURN_UPS = [(f"{rank}d", "d", None) for rank in LADDER] + [
    ("5c", "c", None),
    ("Nc", "none", None),
    ("Zc", "d", "d"),
    ("Zc", "h", "h"),
]
FOUR = [
    ("4d", 0),
    ("4d", 8),
    ("Ad", 0),
    ("Jd", 13),
    ("4d", 14),
    ("2d", 15),
    ("Kd", 16),
    ("Nd", 13),
    ("Nd", 14),
    ("Zd", 3),
]


def taker(trick: tuple[str, ...], trump: str) -> int:
    """The place that takes a trick of names, read straight off rules 8 and 10."""
    for place, name in enumerate(trick):
        if name[0] == "Z":
            return place
    plain = [name for name in trick if name[0] != "N"]
    if not plain:
        return 0
    trumps = [name for name in plain if name[1] == trump]
    suited = trumps or [name for name in plain if name[1] == plain[0][1]]
    return trick.index(max(suited, key=lambda name: LADDER.index(name[0])))


def hidden(card: str, turn_up: str) -> list[str]:
    """The names of the 58 cards that the leader does not see."""
    return [name for name in DECK if name not in (card, turn_up)]


@pytest.mark.parametrize("rank", f"N{LADDER}Z")
def test_three_players_every_deal(rank: str) -> None:
    """A diamond of each rank under each kind of turn-up: all 1653 pairs of hands."""
    card = f"{rank}d"
    for turn_up, trump, named in TURN_UPS:
        if card == turn_up:
            continue
        others = combinations(hidden(card, turn_up), 2)
        won = sum(taker((card, *hands), trump) == 0 for hands in others)
        odds = first_round(3, card, turn_up, named)
        assert (won, 1653) == (odds.numerator, odds.denominator), turn_up


def test_three_players_in_playing_order() -> None:
    """The off-suit jack of §4, hands told apart by seat: 1482 of 3306."""
    others = permutations(hidden("Jd", "5c"), 2)
    assert sum(taker(("Jd", *hands), "c") == 0 for hands in others) == 1482


@pytest.mark.parametrize(("card", "case"), FOUR)
def test_four_players_every_deal(card: str, case: int) -> None:
    """All 30856 sets of three hands."""
    turn_up, trump, named = TURN_UPS[case]
    others = combinations(hidden(card, turn_up), 3)
    won = sum(taker((card, *hands), trump) == 0 for hands in others)
    odds = first_round(4, card, turn_up, named)
    assert (won, 30856) == (odds.numerator, odds.denominator)


@given(
    st.lists(st.sampled_from(DECK), min_size=3, max_size=6, unique=True),
    st.sampled_from(["c", "d", "h", "s", "none"]),
)
def test_one_card_at_a_time_is_enough(trick: list[str], trump: str) -> None:
    """The leader keeps a trick exactly when no single card beats the led one."""
    led, *others = (parse_card(name) for name in trick)
    is_kept = not any(beats(card, led, parse_suit(trump)) for card in others)
    assert is_kept == (taker(tuple(trick), trump) == 0)
