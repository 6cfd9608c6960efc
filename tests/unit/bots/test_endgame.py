"""The exact end of a round is what trying everything through the engine finds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.builders import CAMELOT, HONOUR, dealt, sized, table, tell
from tests.unit.bots.brute import brute, collect

from foretell.base.jit import IS_PLAIN, jit
from foretell.bots.endgame import can_solve, first_node, solve, solve_all, solve_at
from foretell.bots.endgame_layout import lay_out
from foretell.bots.endgame_memo import SEARCHES
from foretell.bots.endgame_room import MAX_CARDS, MAX_TRICKS, EndRoom, new_end_room
from foretell.bots.endgame_search import open_spots, played, tricks_of
from foretell.cards import CARD_NUMBERS, card_name, cards_in, parse_card
from foretell.engine.chance import new_rng, pick
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Ints, Records
from foretell.engine.flow import apply, legal
from foretell.engine.structs import STATE, Phase, new_record
from foretell.rules.axes import MAX_SEATS, DealerRole, Scoring, Trump, always
from foretell.rules.presets import PRESETS, preset, usual_players
from foretell.rules.value import Rules

pytestmark = pytest.mark.thorough
NODES = 10_000_000
NEVER = {"two-player", "solitaire", "saboteur-spoils"}
"""Presets no state of which can be solved."""
ODD = {
    "nothing lost": Scoring(missed=0),
    "misses pay": Scoring(missed=5, made=0, trick=-3),
    "trick by trick": Scoring(made=0, trick=-10, missed=10, zero=7),
    "flat": Scoring(flat=True),
}


def moments(rules: Rules, tricks: int, count: int, seed: int = 1) -> Records:
    """States of random games in which at most so many tricks are left."""
    compiled = compile_rules(rules)
    states = np.zeros(count, STATE)
    deck = compiled[0].deck_cards[: compiled[0].deck_len].copy()
    collect(compiled[0], new_record(STATE)[0], deck, new_rng(seed), tricks, states)
    return states


def agree(rules: Rules, tricks: int, count: int, room: EndRoom | None = None) -> int:
    """How many of some random states could be solved; all of them as trying everything does."""
    compiled, room = compile_rules(rules), room or new_end_room(8)
    depths, rows = np.zeros(MAX_SEATS * tricks + 2, STATE), np.zeros((60, MAX_SEATS), np.int64)
    values, own = np.zeros((2, CARD_NUMBERS, MAX_SEATS), np.int64), np.zeros(64, np.int64)
    solved = 0
    for state in moments(rules, tricks, count):
        if not can_solve(compiled[0], state):
            continue
        depths[0], solved = state, solved + 1
        values[:], own[:] = 0, 0
        brute(compiled, depths, 0, rows, values[0])
        assert solve_all(compiled[0], state, NODES, room, values[1])
        assert solve(compiled[0], state, NODES, room, own)
        for card in cards_in(legal(compiled[0], state)):
            for seat in seats_in(state):
                assert values[0, card, seat] == values[1, card, seat], (state, card)
            assert own[card] == values[0, card, state["turn"]]
    return solved


def seats_in(state: Any) -> list[int]:
    """The seats that play in a round."""
    return [seat for seat in range(MAX_SEATS) if state["sitting"] >> seat & 1]


@pytest.mark.parametrize(("players", "tricks"), [(3, 4), (4, 3), (4, 4), (5, 3), (6, 3)])
def test_it_finds_what_trying_everything_finds(players: int, tricks: int) -> None:
    """Every seat's points after each choice, ties and all."""
    count = 6 if IS_PLAIN else 300
    assert agree(preset("standard", players), 2 if IS_PLAIN else tricks, count) == count


@pytest.mark.parametrize("name", sorted(set(PRESETS) - NEVER))
def test_it_is_right_under_every_preset(name: str) -> None:
    """Wherever it says that it can solve a state."""
    assert agree(preset(name), 2 if IS_PLAIN else 3, 15 if IS_PLAIN else 200) > 0


@pytest.mark.parametrize("name", sorted(NEVER))
def test_some_presets_are_left_alone(name: str) -> None:
    """Dummies; points that hang on what others miss."""
    rules = compile_rules(preset(name, usual_players(name)))[0]
    assert not any(can_solve(rules, state) for state in moments(preset(name), 2, 20))


@pytest.mark.parametrize("name", sorted(ODD))
def test_any_points_will_do(name: str) -> None:
    """A table of points in which misses pay, or nothing matters."""
    rules = Rules(players=4, scoring=ODD[name])
    assert agree(rules, 2 if IS_PLAIN else 3, 6 if IS_PLAIN else 200) > 0


def test_no_trump_will_do() -> None:
    """Four suits beside each other."""
    rules = Rules(players=3, trump=always(Trump.NONE))
    assert agree(rules, 2 if IS_PLAIN else 4, 6 if IS_PLAIN else 200) > 0


def test_a_memo_of_one_slot_changes_nothing() -> None:
    """What is forgotten is searched again."""
    room = new_end_room(0)
    assert agree(preset("standard", 4), 2 if IS_PLAIN else 3, 5 if IS_PLAIN else 100, room) > 0


def test_the_memo_forgets_earlier_searches() -> None:
    """Their numbers come round again after some thousands."""
    room = new_end_room(4)
    room.search[0].number = SEARCHES - 20
    assert agree(preset("standard", 3), 2 if IS_PLAIN else 4, 20, room) == 20
    assert 0 < room.search[0].number < 40


def told(story: str) -> tuple[Records, Records]:
    """Rules and state of a round of two cards in which seat 1 can take its trick at any time."""
    hands = ("Ah 4d", "Zc Nc", "2h 3c")
    game = tell(dealt(sized(2), *hands, up="Nd"), story)
    return game.handle.rules, game.handle.states


def brings(story: str) -> dict[str, list[int]]:
    """Each choice of the seat to act, and all seats' points."""
    rules, states = told(story)
    values = np.zeros((CARD_NUMBERS, MAX_SEATS), np.int64)
    assert solve_all(rules[0], states[0], NODES, new_end_room(), values)
    cards = cards_in(legal(rules[0], states[0]))
    return {card_name(card): values[card, :3].tolist() for card in cards}


def test_who_wants_tricks_takes_them_early() -> None:
    """Zc and Nc bring seat 1 the same, its one trick, and it makes the choice that takes it."""
    assert brings("1 1 0 | Ah") == {"Zc": [-10, 30, -10], "Nc": [30, 30, 20]}
    assert brings("1 1 0")["Ah"] == [-10, 30, -10]


def test_who_wants_none_throws_its_strongest_loser() -> None:
    """With Zd led both spades lose; one that is kept would let seat 0 win or not."""
    game = tell(dealt(sized(2), "Zd 5s", "9s 3s", "2h 2c", up="Nd"), "1 0 1 | Zd")
    values = np.zeros((CARD_NUMBERS, MAX_SEATS), np.int64)
    assert solve_all(game.handle.rules[0], game.handle.states[0], NODES, new_end_room(), values)
    assert values[parse_card("9s"), :3].tolist() == [-10, 20, -10]
    assert values[parse_card("3s"), :3].tolist() == [30, -10, -10]


def test_who_must_take_the_trick_as_the_last_spends_its_strongest() -> None:
    """A saboteur scores the same in any case: it takes 5h with Kh, and Th beats the 9h it kept."""
    rules = sized(2, dealer_role=DealerRole.SABOTEUR)
    game = tell(dealt(rules, "5h Th", "2h 2c", "9h Kh", up="Nd"), "1 0")
    values = np.zeros((CARD_NUMBERS, MAX_SEATS), np.int64)
    assert solve_all(game.handle.rules[0], game.handle.states[0], NODES, new_end_room(), values)
    assert values[parse_card("5h"), :3].tolist() == [30, 20, 20]


def test_too_few_nodes_are_said() -> None:
    """The next search with enough of them is right all the same."""
    rules, states = told("1 1 0")
    room, values = new_end_room(), np.zeros(CARD_NUMBERS, np.int64)
    before = states.tobytes()
    assert not solve_at(rules, states, 3, room, values)
    assert not values.any()
    assert solve_at(rules, states, 1000, room, values)
    assert values[parse_card("4d")] == 30
    assert states.tobytes() == before


@pytest.mark.parametrize(
    ("cards", "axes"),
    [
        ("7h Gr Zs", CAMELOT),
        ("7h 8s Zs", {"cancels": ("8s",)}),
        ("7h 2h Zs", {"deuces": preset("magic").deuces}),
        ("7h Zc", {"trump_changes": preset("tricksy").trump_changes}),
        ("7h Zc", {"roles": preset("gizzard-fester").roles}),
        ("7h", {"revoke": HONOUR}),
    ],
)
def test_special_cards_are_refused(cards: str, axes: dict[str, Any]) -> None:
    """Cards that do more than take a trick, in hand or on the table."""
    assert can_solve(*table("7h 8h"))
    assert not can_solve(*table(cards, **axes))


def test_the_largest_rounds_can_be_solved() -> None:
    """Six with nine cards, four with thirteen; more is refused before the masks run over."""
    for players, tricks in ((6, 9), (4, 13)):
        assert players * tricks <= MAX_CARDS
        assert tricks <= MAX_TRICKS
        rules = Rules(players=players, sizes=(tricks, 1), trump=always(Trump.NONE))
        (state,) = moments_of_size(rules, tricks)
        assert can_solve(compile_rules(rules)[0], state)
        steps_agree(compile_rules(rules), state)
    rules = preset("standard", 3)
    assert not can_solve(compile_rules(rules)[0], moments_of_size(rules, 14)[0])


def moments_of_size(rules: Rules, tricks: int) -> Records:
    """The first state of a random game in which exactly so many tricks are left."""
    found = moments(rules, tricks, 60, seed=4)
    first: Records = found[found["cards_each"] - found["tricks_done"] == tricks][:1]
    return first


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_its_tricks_are_the_engines(players: int) -> None:
    """The same choices at each step, the same winners and points, in games played on at random."""
    rules = compile_rules(preset("standard", players))
    for state in moments(preset("standard", players), 8, 5 if IS_PLAIN else 500):
        steps_agree(rules, state)


def steps_agree(rules: Records, state: Any) -> None:
    """One round played on at random, in spots and in the engine."""
    states, room = np.zeros(1, STATE), new_end_room(0)
    states[0] = state
    left = walk(rules, states, room, new_rng(3))
    assert left == 0


@jit
def walk(rules: Records, states: Records, room: EndRoom, rng: Ints) -> int:
    """Play a round on in both ways; how often they differed."""
    r, s, e = rules[0], states[0], room.search[0]
    lay_out(r, s, e)
    node, wrong = first_node(r, s, e), 0
    while s.phase == Phase.PLAY:
        wrong += cards_of(room, open_spots(e, node)) != legal(r, s)
        wrong += node.seat != s.turn
        wrong += node.left != e.sitting - s.trick_len
        card = pick(legal(r, s), rng)
        node = played(e, node, spot_of(room, card, open_spots(e, node)))
        apply(r, s, card)
    for seat in range(r.players):
        if (s.sitting >> seat) & 1:
            wrong += e.points[seat, tricks_of(node.taken, seat)] != s.points[seat]
    return wrong


@jit
def cards_of(room: EndRoom, spots: int) -> int:
    """The cards that lie on a mask of spots."""
    cards = 0
    for spot in range(CARD_NUMBERS):
        if (spots >> spot) & 1:
            cards |= 1 << room.search[0].card_at[spot]
    return cards


@jit
def spot_of(room: EndRoom, card: int, spots: int) -> int:
    """The spot among some on which a card lies."""
    for spot in range(CARD_NUMBERS):
        if (spots >> spot) & 1 and room.search[0].card_at[spot] == card:
            return spot
    return -1
