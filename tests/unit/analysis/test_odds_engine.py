"""The odds against every deal to three and four players, played through the engine."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations

import numpy as np
import pytest

from foretell.analysis import Odds, Situation, first_round, odds_table
from foretell.analysis.odds import unseen
from foretell.base.jit import IS_PLAIN, jit, trailing_zeros
from foretell.cards import parse_card, parse_suit
from foretell.engine.compile import compile_rules
from foretell.engine.deal import deal, new_game
from foretell.engine.fields import Ints, RulesStruct, State
from foretell.engine.flow import apply, legal
from foretell.engine.structs import STATE, Phase, new_record
from foretell.rules.value import Rules

WON_AS_BID = 30
TOO_SLOW = "in plain mode three players are enough"
FEW = {("8", Situation.OVER_TURN_UP), ("J", Situation.OFF_SUIT), ("N", Situation.JESTER_UP)}
CELLS = [
    pytest.param(cell.odds, id=f"{cell.odds.card}-{cell.odds.turn_up}-{cell.odds.trump}")
    for cell in odds_table(3)
    if not IS_PLAIN or (cell.rank, cell.situation) in FEW
]


@jit
def choice_of_leader_one(rules: RulesStruct, s: State, trump: int) -> int:
    """The dealer names the trump, seat 0 bids 1, the others 0; the only card is played."""
    if s.phase == Phase.TRUMP:
        return trump
    if s.phase == Phase.BID:
        return 1 if s.turn == 0 else 0
    return trailing_zeros(legal(rules, s))


@jit
def count_wins(rules: RulesStruct, s: State, decks: Ints, trump: int) -> int:
    """In how many first rounds, one a deck, the leader, seat 0, makes a bid of 1."""
    won = 0
    for i in range(decks.shape[0]):
        new_game(rules, s, rules.players - 1)
        deal(rules, s, decks[i])
        while s.phase != Phase.DEAL:
            apply(rules, s, choice_of_leader_one(rules, s, trump))
        if s.points[0] == WON_AS_BID:
            won += 1
    return won


def played(odds: Odds, deals: Iterable[tuple[int, ...]]) -> int:
    """Play each deal of the other seats' cards through the engine; how many the leader wins."""
    others = np.array(list(deals), dtype=np.int64)
    decks = np.empty((len(others), odds.players + 1), dtype=np.int64)
    decks[:, 0] = parse_card(odds.card)
    decks[:, 1:-1] = others
    decks[:, -1] = parse_card(odds.turn_up)
    rules, s = compile_rules(Rules(players=odds.players)), new_record(STATE)
    return int(count_wins(rules[0], s[0], decks, int(parse_suit(odds.trump))))


def hidden(odds: Odds) -> list[int]:
    """The 58 cards that the leader does not see."""
    return list(unseen(parse_card(odds.card), parse_card(odds.turn_up)))


def with_players(odds: Odds, players: int) -> Odds:
    """The same cards at a table of another size."""
    trump = odds.trump if odds.turn_up[0] == "Z" else None
    return first_round(players, odds.card, odds.turn_up, trump)


@pytest.mark.parametrize("odds", CELLS)
def test_three_players_through_the_engine(odds: Odds) -> None:
    """All 3306 deals, in every order, of every rank in every situation."""
    assert played(odds, permutations(hidden(odds), 2)) == 2 * odds.numerator


@pytest.mark.skipif(IS_PLAIN, reason=TOO_SLOW)
@pytest.mark.parametrize("odds", CELLS)
def test_four_players_through_the_engine(odds: Odds) -> None:
    """All 30856 sets of three hands, of every rank in every situation."""
    four = with_players(odds, 4)
    assert played(four, combinations(hidden(four), 3)) == four.numerator


@pytest.mark.skipif(IS_PLAIN, reason=TOO_SLOW)
def test_four_players_in_every_order() -> None:
    """§4's x = 44: the 4 of trump with the 2 up, all 185136 ways to deal three cards."""
    odds = first_round(4, "4d", "2d")
    assert played(odds, permutations(hidden(odds), 3)) == 6 * odds.numerator == 6 * 13244
