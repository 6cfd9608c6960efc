"""Variants of the plan: sizes, quick play, tournaments, Nannie, Maximus, Junior (rules 2)."""

from __future__ import annotations

import pytest

from foretell.base.errors import BadRules
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.rules.axes import Sizes
from foretell.rules.plan import deck_of, round_sizes
from foretell.rules.presets import preset
from foretell.rules.value import Rules
from tests.builders import dealt, put, put_seats, tell

TENS = (2, 4, 6, 8, 10, 12, 14, 16, 18, 20)


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (3, TENS),
        (4, (1, 3, 5, 7, 9, 11, 13, 15)),
        (5, (2, 4, 6, 8, 10, 12)),
        (6, (2, 4, 6, 8, 10)),
    ],
)
def test_quick_play(players: int, sizes: tuple[int, ...]) -> None:
    """Quick play: sizes step by two and end with all cards."""
    assert round_sizes(preset("quick", players=players)) == sizes


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (3, TENS),
        (4, (1, 3, 5, 7, 9, 11, 12, 13, 14, 15)),
        (5, (2, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
    ],
)
def test_tournament_sizes(players: int, sizes: tuple[int, ...]) -> None:
    """Tournament sizes: ten rounds, notequal on, hiddentip off; not for six."""
    rules = preset("bsw-tournament", players=players)
    assert round_sizes(rules) == sizes
    game = dealt(rules, "7h 2c 3c 4c"[: 3 * sizes[1] - 1], up="2s", number=2)
    tell(game, " ".join([str(sizes[1])] + ["0"] * (players - 2)))
    assert "0" not in game.legal()
    assert game.view(-1).bids[0] == sizes[1]
    with pytest.raises(BadRules):
        preset("bsw-tournament", players=6)


def test_up_and_down() -> None:
    """Up and down: 1 ... max ... 1, max once."""
    assert round_sizes(preset("up-and-down", players=6)) == (
        *range(1, 11),
        *range(9, 0, -1),
    )


def test_any_list_of_sizes_that_fits_the_deck() -> None:
    """Custom: played as it stands."""
    assert round_sizes(Rules(players=4, sizes=(15, 1, 1, 7))) == (15, 1, 1, 7)
    with pytest.raises(BadRules):
        Rules(players=4, sizes=(16,))


def test_wizard_maximus() -> None:
    """Wizard Maximus: five rounds of all cards, no turn-up; clubs ... spades, none."""
    rules = preset("maximus")
    assert round_sizes(rules) == (15,) * 5
    trumps = []
    for number in range(1, 6):
        game = dealt(
            rules, " ".join(f"{rank}c" for rank in "23456789TJQKA") + " Zc Nc", number=number
        )
        trumps.append(game.trump)
        assert (game.turn_up, game.phase) == (None, Phase.BID)
    assert trumps == ["c", "d", "h", "s", "none"]


@pytest.mark.parametrize(
    ("players", "most", "turned"), [(3, 12, False), (4, 9, False), (5, 7, True), (6, 6, False)]
)
def test_junior(players: int, most: int, *, turned: bool) -> None:
    """Junior: 36 cards; 12, 9, 7, 6 rounds; with five the last still has a turn-up."""
    rules = preset("junior", players=players)
    assert round_sizes(rules) == tuple(range(1, most + 1))
    game = Game(rules, seed=1, auto_deal=False)
    put(game.handle, row=most - 1, round_no=most - 1)
    game.deal()
    assert (game.turn_up is not None) == turned


def test_junior_deck() -> None:
    """Junior: ranks 1-8 in four suits, two wizards, two jesters."""
    deck = deck_of(preset("junior"))
    assert len(deck) == 36
    assert [sum(card % 15 == rank for card in deck) for rank in range(15)] == (
        [2] + [4] * 8 + [0] * 5 + [2]
    )


@pytest.mark.parametrize(
    ("players", "every", "rounds", "left"),
    [
        (3, 2, 4, 1),
        (4, 2, 6, 1),
        (5, 2, 8, 1),
        (6, 2, 10, 1),
        (3, 3, 6, 1),
        (4, 3, 9, 1),
        (5, 3, 12, 1),
        (6, 3, 10, 3),
    ],
)
def test_nannie_without_ties(players: int, every: int, rounds: int, left: int) -> None:
    """Nannie's Rule: every second (or third) round the lowest total drops out."""
    rules = preset("nannie" if every == 2 else "nannie-3", players=players)
    game = Game(rules, seed=1, dealer=0, auto_deal=False)
    sizes = []
    while not game.is_over:
        game.deal()
        sizes.append(game.handle.get("cards_each"))
        put_seats(game.handle, "scores", [1000 * seat for seat in range(players)])
        run_out(game)
    assert len(sizes) == rounds
    assert sizes == list(range(60 // players, 60 // players - rounds, -1))
    assert game.handle.get("sitting").bit_count() == left
    assert game.ranks == list(range(players, 0, -1))


def run_out(game: Game) -> None:
    """Anything to the end of the round."""
    number = game.round_number
    while game.round_number == number and not game.is_over:
        game.act(game.legal()[0])


def test_nannie_a_tie_for_lowest_drops_nobody_and_is_not_made_up() -> None:
    """Nannie's Rule: sizes go on falling by one."""
    rules = preset("nannie", players=3)
    game = Game(rules, seed=1, dealer=0, auto_deal=False)
    goals = {2: [5, 5, 99], 4: [7, 3, 99], 6: [50, 0, 50]}
    for number in range(1, 7):
        game.deal()
        assert game.handle.get("cards_each") == 21 - number
        to_total(game, goals.get(number, [0, 1, 2]))
        expected = {2: 0b111, 3: 0b111, 4: 0b101, 5: 0b101, 6: 0b101}.get(number, 0b111)
        assert game.handle.get("sitting") == expected
    assert not game.is_over


def to_total(game: Game, goals: list[int]) -> None:
    """End the round so that the totals become these."""
    from foretell.engine.scoring import end_round

    after = game.handle.copy()
    put_seats(after, "scores", [0] * len(goals))
    end_round(after.rules[0], after.states[0])
    gained = after.seats_of("points")
    put_seats(game.handle, "scores", [goal - won for goal, won in zip(goals, gained, strict=True)])
    end_round(game.handle.rules[0], game.handle.states[0])


def test_nannie_the_deal_goes_to_the_next_seat_still_in() -> None:
    """Nannie's Rule: over the seat that has just dropped out."""
    game = Game(preset("nannie", players=4), seed=1, dealer=0, auto_deal=False)
    game.deal()
    to_total(game, [0, 0, 0, 0])
    assert game.handle.get("dealer") == 1
    game.deal()
    to_total(game, [9, 9, 0, 9])
    assert game.handle.get("dealer") == 3
    game.deal()
    assert [len(hand) for hand in game.hands] == [13, 13, 0, 13]
    to_total(game, [9, 9, 0, 9])
    assert game.handle.get("dealer") == 0


def test_nannie_after_the_one_card_round_most_points_win() -> None:
    """Nannie's Rule: those left rank above those out, the later out the higher."""
    rules = Rules(players=4, sizes=(3, 2, 1), eliminate=1)
    game = Game(rules, seed=1, dealer=0, auto_deal=False)
    for goals in ([100, 200, 300, 0], [5, 5, 9, 300], [7, 7, 8, 300]):
        game.deal()
        to_total(game, goals)
    assert game.is_over
    assert game.handle.seats_of("out_round") == [0, 0, 0, 1]
    assert game.ranks == [2, 2, 1, 4]


def test_nannie_ranks() -> None:
    """Nannie's Rule: a seat that dropped out late beats one with more points that went early."""
    game = Game(Rules(players=4, sizes=Sizes.DOWN, eliminate=1), seed=1, dealer=0, auto_deal=False)
    for goals in ([500, 600, 700, 400], [-5, 9, 9, 400], [-5, -9, 9, 400]):
        game.deal()
        to_total(game, goals)
    assert game.is_over
    assert game.ranks == [3, 2, 1, 4]


def test_omnibus_names_three_levels() -> None:
    """Omnibus: Classic, Camelot, Magic."""
    for level, name in (("classic", "standard"), ("camelot", "camelot"), ("magic", "magic")):
        assert preset(f"omnibus-{level}") == preset(name)
