"""The scheme itself: decks are decks, as likely as each other, and depend on every seed."""

from __future__ import annotations

import math
from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.fair.documented_scheme import plain

from foretell import fair
from foretell.base.errors import ForetellError
from foretell.fair import scheme
from foretell.fair.dealing import hands_of
from foretell.rules.value import Rules

HEX = st.binary(min_size=32, max_size=32).map(bytes.hex)
ROUNDS = st.integers(1, 200)
STANDARD_ERRORS = 5


def uniformity(decks: int) -> float:
    """How many standard deviations the chi-square of place and card lies from its mean."""
    secret, start = fair.Secret.typed("chi-square"), range(60)
    made = (scheme.shuffled(secret, "11" * 32, r, start) for r in range(1, decks + 1))
    counts = np.zeros((60, 60), dtype=np.int64)
    while block := list(islice(made, 1000)):
        for place, cards in enumerate(np.array(block).T):
            counts[place] += np.bincount(cards, minlength=60)
    mean, freedom = decks / 60, 59**2
    return float((((counts - mean) ** 2 / mean).sum() - freedom) / math.sqrt(2 * freedom))


@pytest.mark.thorough
def test_every_card_is_as_likely_in_every_place() -> None:
    """Chi-square of position and card over 100,000 decks."""
    assert abs(uniformity(100_000)) < STANDARD_ERRORS


@pytest.mark.slow
def test_every_card_is_as_likely_in_every_place_long() -> None:
    """The same over a million."""
    assert abs(uniformity(1_000_000)) < STANDARD_ERRORS


def test_every_choice_is_as_likely() -> None:
    """Chi-square of draws among seven."""
    secret, draws = fair.Secret.typed("draws"), 20_000
    drawn = [scheme.draw(secret, "11" * 32, r, 1, range(7)) for r in range(1, draws + 1)]
    counts = np.bincount(drawn, minlength=7)
    chi = ((counts - draws / 7) ** 2 / (draws / 7)).sum()
    assert abs(chi - 6) / math.sqrt(12) < STANDARD_ERRORS


@given(HEX, HEX, ROUNDS)
def test_decks_are_those_of_the_page(secret: str, t: str, r: int) -> None:
    """Two implementations that share no code agree on any deck and draw."""
    mine, cards = fair.Secret.of(secret), list(range(60))
    deck = scheme.shuffled(mine, t, r, cards)
    assert deck == plain().shuffle(secret, t, r, cards)
    assert sorted(deck) == cards
    drawn = plain().below(plain().numbers(secret, f"fair1|draw|{t}|{r}|3"), 13)
    assert fair.draw(mine, t, r, 3, range(13)) == drawn


@given(HEX, HEX, HEX, st.integers(0, 1))
def test_every_seed_changes_the_deck(secret: str, one: str, other: str, seat: int) -> None:
    """One player's seed is enough to have another T, and other decks."""
    seeds = ["00" * 32, "11" * 32]
    ts = []
    for seed in {one, other}:
        seeds[seat] = seed
        gave = [fair.PlayerSeed(fair.player_commit("g", i, R), R) for i, R in enumerate(seeds)]
        ts.append(fair.transcript("g", fair.server_commit("g", fair.Secret.of(secret)), gave))
    decks = [tuple(fair.deck(fair.Secret.of(secret), t, 1, Rules())) for t in ts]
    assert len(set(decks)) == len({one, other})


def test_deals_of_a_game_differ() -> None:
    """No deck comes twice in a game, and none is the first order."""
    secret = fair.Secret.typed("deals")
    decks = {tuple(fair.deck(secret, "22" * 32, r, Rules())) for r in range(1, 101)}
    assert len(decks) == 100


@given(st.integers(3, 6), st.data())
def test_hands_are_dealt_one_card_at_a_time(seats: int, data: st.DataObject) -> None:
    """From the dealer's left, to the seats still in; what is over stays."""
    dealer = data.draw(st.integers(0, seats - 1))
    still_in = data.draw(st.sets(st.integers(0, seats - 1), min_size=1))
    size = data.draw(st.integers(1, 60 // len(still_in)))
    hands = hands_of(range(60), dealer, [size * (seat in still_in) for seat in range(seats)])
    turns = [seat for seat in [*range(dealer + 1, seats), *range(dealer + 1)] if seat in still_in]
    for card in range(size * len(still_in)):
        assert hands[turns[card % len(turns)]][card // len(turns)] == card
    assert sum(len(hand) for hand in hands) == size * len(still_in)


def test_what_cannot_be_told_apart_is_refused() -> None:
    """Fields are joined with bars, so that ids have none; no T without all seeds."""
    for game in ("", "a|b", "a b", "ä", "x" * 101):
        assert not fair.is_game_id(game)
        with pytest.raises(ForetellError, match="id"):
            fair.player_commit(game, 0, fair.BOT)
    with pytest.raises(ForetellError, match="seat 1 has not revealed"):
        fair.transcript("g", "", [fair.PlayerSeed("", fair.BOT), fair.PlayerSeed("", None)])


def test_a_commitment_opens_to_one_seed() -> None:
    """For one seat of one game."""
    secret = fair.Secret()
    commit = fair.player_commit("g", 1, secret)
    assert fair.opens(commit, "g", 1, secret)
    assert fair.opens(commit, "g", 1, secret.reveal())
    assert not fair.opens(commit, "g", 0, secret)
    assert not fair.opens(commit, "h", 1, secret)
    assert not fair.opens(commit, "g", 1, fair.Secret())
    assert not fair.opens("é", "g", 1, secret)
