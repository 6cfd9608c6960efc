"""Rules 1-5: the deck, the ranks, the sizes, the deal, and trump."""

from __future__ import annotations

from itertools import pairwise

import pytest

from foretell.base.errors import BadNotation, BadRules, IllegalAction
from foretell.cards import NO_CARD
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.rules.plan import deck_of, round_sizes, trump_before
from foretell.rules.value import Rules
from tests.builders import dealt, refused, sized, stacked, tell, wins


def test_p01_three_to_six_players() -> None:
    """Rules 1: two or seven are too few and too many for the base game."""
    for players in (2, 7):
        with pytest.raises(BadRules):
            Rules(players=players)


def test_p01_sixty_cards() -> None:
    """Rules 1: four suits of 13 ranks, four wizards, four jesters."""
    deck = deck_of(Rules())
    assert len(set(deck)) == 60
    assert [sum(card % 15 == rank for card in deck) for rank in range(15)] == [4] * 15


@pytest.mark.parametrize(("lower", "higher"), list(pairwise("23456789TJQKA")))
def test_p02_rank_order(lower: str, higher: str) -> None:
    """Rules 2: 2 < 3 < ... < 10 < J < Q < K < A, whichever comes first."""
    assert wins(f"{lower}h {higher}h") == f"{higher}h"
    assert wins(f"{higher}h {lower}h") == f"{higher}h"


@pytest.mark.parametrize(("players", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_p03_round_k_deals_k_cards(players: int, rounds: int) -> None:
    """Rules 3: rounds 1 ... 60 // players; six players have ten, not twelve."""
    assert round_sizes(Rules(players=players)) == tuple(range(1, rounds + 1))


def finish_round(game: Game) -> None:
    """Play anything to the end of the round."""
    number = game.round_number
    while game.round_number == number and not game.is_over:
        game.act(game.legal()[0])


def test_p04_the_deal_passes_to_the_left() -> None:
    """Rules 4: from seat to seat, and over the last seat to the first."""
    game = Game(Rules(players=3, sizes=(1, 1, 1, 1)), seed=5, dealer=1, auto_deal=False)
    dealers = []
    while not game.is_over:
        game.deal()
        dealers.append(game.handle.get("dealer"))
        finish_round(game)
    assert dealers == [1, 2, 0, 1]


def test_p04_one_card_at_a_time_from_the_dealers_left() -> None:
    """Rules 4: the dealer's left gets the first card, then the next card is turned up."""
    game = Game(sized(2), seed=1, dealer=1, auto_deal=False)
    deck = deck_of(game.rules)
    game.deal(deck)
    assert game.hands == [["3c", "6c"], ["4c", "7c"], ["2c", "5c"]]
    assert game.turn_up == "8c"


def test_p04_all_cards_are_shuffled_again() -> None:
    """Rules 4: a card may come in two rounds running; nothing of a round stays in the next."""
    game = Game(Rules(players=3, sizes=(1, 1)), seed=1, dealer=0, auto_deal=False)
    game.deal(stacked(game.rules, ["7h", "8h", "9h"], "2c", 0))
    finish_round(game)
    game.deal(stacked(game.rules, ["7h", "8h", "9h"], "2c", 1))
    assert game.hands == [["7h"], ["8h"], ["9h"]]


def test_p04_the_first_dealer_is_drawn_or_named() -> None:
    """Rules 4: any seat may come; one that is named deals."""
    drawn = {Game(Rules(), seed=seed).handle.get("dealer") for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert Game(Rules(), seed=1, dealer=2, auto_deal=False).handle.get("dealer") == 2


@pytest.mark.parametrize("suit", "cdhs")
def test_p05_a_suit_card_sets_trump(suit: str) -> None:
    """Rules 5: a suit card turned up makes its suit trump; the bids are next."""
    game = dealt(sized(1), "7h", "8h", "9h", up=f"5{suit}")
    assert (game.trump, game.phase) == (suit, Phase.BID)


def test_p05_a_jester_makes_no_trump() -> None:
    """Rules 5: a jester turned up: no trump."""
    game = dealt(sized(1), "7h", "8h", "9h", up="Nd")
    assert (game.trump, game.phase) == ("none", Phase.BID)


@pytest.mark.parametrize("suit", "cdhs")
def test_p05_for_a_wizard_the_dealer_names_trump(suit: str) -> None:
    """Rules 5: one of the four suits, before the bidding."""
    game = dealt(sized(1), "7h", "8h", "9h", up="Zc", dealer=1)
    assert (game.trump, game.phase, game.actor) == (None, Phase.TRUMP, 1)
    game.act(suit)
    assert (game.trump, game.phase, game.actor) == (suit, Phase.BID, 2)


def test_p05_the_dealer_looks_and_cannot_name_no_trump() -> None:
    """Rules 5: the own hand is seen; there are four answers, "none" is none of them."""
    game = dealt(sized(1), "7h", "8h", "9h", up="Zc")
    assert game.view(2).hand == ["9h"]
    assert game.view(2).legal == ("c", "d", "h", "s")
    with pytest.raises(IllegalAction, match="must be a suit"):
        game.name_trump("none")


def test_p05_what_is_no_suit_is_answered_with_the_four() -> None:
    """Rules 5: a refusal never offers "none", which the dealer cannot name."""
    game = dealt(sized(1), "7h", "8h", "9h", up="Zc")
    with pytest.raises(BadNotation) as error:
        game.name_trump("hearts")
    assert str(error.value).endswith("says nothing here: c, d, h, s")


def test_p05_no_card_left_means_no_trump() -> None:
    """Rules 5: the last round deals out the deck; so may any other round."""
    game = Game(Rules(players=3, sizes=(20, 20, 1)), seed=3, dealer=0, auto_deal=False)
    game.deal()
    assert (game.turn_up, game.trump, game.phase) == (None, "none", Phase.BID)
    assert game.handle.get("turn_up") == NO_CARD


def test_p05_a_card_aside_is_turned_up_where_all_others_are_dealt() -> None:
    """With cards beside the table there is always one for trump (ruling 8)."""
    assert trump_before(Rules(players=4, sizes=(14,), aside=4), 1, 14) is None
    assert trump_before(Rules(players=4, sizes=(15,)), 1, 15) == "none"


def test_p05_the_turn_up_is_public_and_out_of_play() -> None:
    """Rules 5, 13: everybody sees it, nobody holds it; the rest of the stock stays hidden."""
    game = dealt(sized(1), "7h", "8h", "9h", up="5d")
    for seat in (-1, 0, 1, 2):
        assert game.view(seat).turn_up == "5d"
    assert all("5d" not in hand for hand in game.hands)
    assert game.view(0).stock_count == 60 - 3 - 1
    assert tell(game, "0 0 0 | 7h 8h 9h").phase == Phase.DEAL


def test_p05_a_turned_up_card_cannot_be_played() -> None:
    """Rules 5: out of play."""
    game = tell(dealt(sized(1), "7h", "8h", "9h", up="5d"), "0 0 0")
    assert refused(game, "5d") == "not-held"
