"""Rules 12: the end of the game, ties and the play-off."""

from __future__ import annotations

from typing import Any

import pytest

from foretell.cards import parse_cards
from foretell.engine.scoring import end_round
from foretell.engine.structs import PLAY_OFF_ROW, Phase
from foretell.game.game import Game
from foretell.rules.axes import SMYRNA, Bidding, DealerRole, Exchange, Scoring, Sees, Trump, always
from foretell.rules.plan import deck_of
from foretell.rules.selectors import ALWAYS
from foretell.rules.value import Rules
from tests.builders import HONOUR, PLAY_OFF, bids_of, put, put_seats, tell

Axes = dict[str, Any]


def ended(tied: set[int], players: int, **axes: Any) -> Game:
    """A game of one round after which these players are tied for first, with 100 each."""
    axes = {"tie": PLAY_OFF} | axes
    game = Game(
        Rules(players=players, sizes=(1,), **axes), seed=4, dealer=players - 1, auto_deal=False
    )
    game.deal()
    after = game.copy()
    while after.round_number == 1:
        game = after.copy()
        after.act(after.legal()[0])
    goals = [100 if seat in tied else 0 for seat in range(players)]
    scores = [goal - won for goal, won in zip(goals, after.points, strict=True)]
    put_seats(game.handle, "scores", scores)
    game.act(game.legal()[0])
    return game


def test_p12_most_points_win() -> None:
    """Rules 12: after the last round."""
    game = ended({2}, 4)
    assert game.is_over
    assert game.ranks == [2, 2, 1, 2]


def test_p12_equal_totals_share_the_place() -> None:
    """Rules 12: a tie for first is shared where the rules do not say otherwise."""
    game = ended({1, 3}, 4, tie=Rules().tie)
    assert game.is_over
    assert game.ranks == [3, 1, 3, 1]
    assert game.actor is None
    assert game.legal() == ()


def test_p12_no_play_off_for_other_places() -> None:
    """Rules 12: a tie for second is shared."""
    assert ended({0}, 3).ranks == [1, 2, 2]


@pytest.mark.parametrize(
    ("tied", "players", "size", "is_turned"),
    [
        ({0, 2}, 3, 10, True),
        ({0, 1, 2}, 3, 10, True),
        ({1, 2, 3, 5}, 6, 10, True),
        ({0, 1, 3, 4, 5}, 6, 10, True),
        ({0, 1, 2, 3, 4, 5}, 6, 10, False),
    ],
)
def test_p12_ten_cards_each(tied: set[int], players: int, size: int, *, is_turned: bool) -> None:
    """Rules 12: the tied players, in their seats, ten cards; six tied have no turn-up."""
    game = ended(tied, players)
    assert game.phase == Phase.DEAL
    assert game.handle.get("row") == PLAY_OFF_ROW
    assert game.handle.get("dealer") in tied
    game.deal()
    assert [len(hand) for hand in game.hands] == [
        size if seat in tied else 0 for seat in range(players)
    ]
    assert (game.turn_up is not None) == is_turned


@pytest.mark.parametrize(("tied", "size"), [({0, 1, 2, 3}, 9), ({0, 1, 2, 3, 4, 5}, 6)])
def test_p12_as_many_as_the_deck_allows(tied: set[int], size: int) -> None:
    """Rules 12: 36 cards are too few for four times ten; 4 x 9 and 6 x 6 leave none to turn."""
    game = ended(tied, len(tied), deck=36)
    game.deal()
    assert game.handle.get("cards_each") == size
    assert (game.turn_up, game.trump) == (None, "none")


def test_p12_lots_are_drawn_among_the_tied() -> None:
    """Rules 12: each of the tied may deal, nobody else."""
    game = ended({0, 2, 3}, 4)
    game.undo()
    seats = set()
    for seed in range(30):
        twin = game.copy(seed)
        twin.act(twin.legal()[0])
        seats.add(twin.handle.get("dealer"))
    assert seats == {0, 2, 3}


def play_off(tied: set[int], players: int, **axes: Any) -> Game:
    """A play-off that is dealt; whatever must be named is."""
    game = ended(tied, players, **axes)
    game.deal()
    while game.phase in (Phase.TRUMP, Phase.UBER_RANK):
        game.act(game.legal()[0])
    return game


def test_p12_bids_in_turn_from_the_dealers_left_shown_after_play() -> None:
    """Rules 12: revealed only after play; seats that are out are skipped."""
    game = play_off({0, 2, 3}, 4)
    dealer = game.handle.get("dealer")
    first = {0: 2, 2: 3, 3: 0}[dealer]
    assert game.actor == first
    game.bid(4)
    assert game.view(dealer).bids[first] == "?"
    assert game.view(first).bids[first] == 4
    assert game.view(1).bids[first] == "?"
    tell(game, "0 0")
    assert game.phase == Phase.PLAY
    assert game.view(-1).bids == ["?" if seat != 1 else None for seat in range(4)]


SWITCHED_OFF: dict[str, Axes] = {
    "uneven": {"uneven": ALWAYS},
    "saboteur": {"dealer_role": DealerRole.SABOTEUR},
    "spoils": {"dealer_role": DealerRole.SPOILS},
    "pass": {"exchange": always(Exchange.PASS_ONE)},
    "pull": {"exchange": always(Exchange.PULL_ONE)},
    "blind": {"sees": always(Sees.BLIND)},
    "twist": {"twist": SMYRNA},
}


@pytest.mark.parametrize("name", SWITCHED_OFF)
def test_p12_no_uneven_rule_saboteur_exchange_twist_or_blind_bid(name: str) -> None:
    """Rules 12: the play-off is plain: all bid what they like, see their hands, and play."""
    game = play_off({0, 1}, 3, **SWITCHED_OFF[name])
    for _ in range(2):
        assert game.phase == Phase.BID
        assert game.actor in {0, 1}
        assert bids_of(game) == tuple(range(11))
        assert len(game.view(game.actor).hand) == 10
        game.bid(5)
    assert game.phase == Phase.PLAY


def test_p12_all_else_as_in_the_game() -> None:
    """Rules 12: the uber card, honour play and Camelot's cards stay."""
    game = ended({0, 1}, 3, uber=True, revoke=HONOUR)
    game.deal()
    while game.phase == Phase.TRUMP:
        game.act("c")
    assert game.phase == Phase.UBER_RANK
    finish(game, {0: 1, 1: 1})
    assert game.round_number == 3
    game = play_off({0, 1}, 3, last_card_up=ALWAYS)
    assert len(game.view(2).known[0]) == 1


def test_p12_forced_zeros_and_fixed_trump() -> None:
    """Rules 12: bids are made, and a card is turned up, whatever the game does."""
    game = ended({0, 1}, 3, bidding=always(Bidding.ZERO), trump=always(Trump.SPADES))
    game.deal()
    assert game.turn_up is not None
    while game.phase == Phase.TRUMP:
        game.act("c")
    assert bids_of(game) == tuple(range(11))


def finish(game: Game, bids: dict[int, int]) -> None:
    """Bid, then play any legal cards, to the next deal or the end."""
    number = game.round_number
    while not game.is_over and game.round_number == number:
        if game.phase == Phase.DEAL:
            game.deal()
        elif game.phase == Phase.BID:
            assert game.actor is not None
            game.bid(bids[game.actor])
        else:
            game.act(game.legal()[0])


def test_p12_its_points_order_the_tied_and_are_not_added() -> None:
    """Rules 12: normal score; totals stay as they were."""
    game = play_off({0, 2}, 3, scoring=Scoring(made=7, trick=3, missed=-1))
    scores = game.scores
    finish(game, {0: 10, 2: 10})
    won = game.won
    assert game.scores == scores
    assert won[0] + won[2] == 10
    assert [game.points[0], game.points[2]] == [
        120 if won[seat] == 10 else -10 * (10 - won[seat]) for seat in (0, 2)
    ]
    if won[0] != won[2]:
        best, other = (0, 2) if won[0] > won[2] else (2, 0)
        assert game.is_over
        assert (game.ranks[best], game.ranks[other], game.ranks[1]) == (1, 2, 3)


HIGH = "Ac Kc Qc Jc Tc 9c 8c 7c 6c 5c"
LOW = "Ah Kh Qh Jh Th 9h 8h 7h 6h 5h"


def test_p12_those_still_tied_play_another() -> None:
    """Rules 12: as often as it takes; round numbers count on."""
    game = ended({0, 2}, 3)
    pairs = zip(HIGH.split(), LOW.split(), strict=True)
    tricks = " ".join(f"{high} {low}" for high, low in pairs)
    for number, bids in ((2, "5 5"), (3, "8 2"), (4, "9 1")):
        assert (game.round_number, game.is_over) == (number, False)
        put(game.handle, dealer=2)
        game.deal(two_handed(game))
        tell(game, bids + " " + tricks)  # clubs are trump: all to seat 0
        if bids == "8 2":
            assert game.points == [-20, 0, -20]
    put(game.handle, dealer=2)
    game.deal(two_handed(game))
    tell(game, "10 1 " + tricks)
    assert game.is_over
    assert game.points == [120, 0, -10]
    assert (game.scores, game.ranks) == ([100, 0, 100], [1, 3, 2])


def two_handed(game: Game) -> list[int]:
    """A deck that deals HIGH to seat 0 and LOW to seat 2, and turns the 2c."""
    high, low = parse_cards(HIGH), parse_cards(LOW)
    named = [card for pair in zip(high, low, strict=True) for card in pair]
    return named + [card for card in deck_of(game.rules) if card not in named]


def test_p12_of_three_tied_two_may_play_on() -> None:
    """Rules 12: only those still tied for first; the third is below them, above the rest."""
    game = ended({0, 1, 2}, 4)
    game.deal()
    put(game.handle, phase=Phase.PLAY)
    put_seats(game.handle, "bids", [4, 4, 2])
    put_seats(game.handle, "won", [4, 4, 2])
    end_round(game.handle.rules[0], game.handle.states[0])
    assert game.ranks == [1, 1, 3, 4]
    assert game.handle.get("sitting") == 0b0011
    assert game.handle.attempt(1)  # the lot
    game.deal()
    put_seats(game.handle, "bids", [1, 0])
    put_seats(game.handle, "won", [0, 0])
    end_round(game.handle.rules[0], game.handle.states[0])
    assert game.is_over
    assert game.ranks == [2, 1, 3, 4]
