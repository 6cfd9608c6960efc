"""Two-Player and Solitaire (rules 2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from foretell.base.errors import IllegalAction
from foretell.cards import parse_cards
from foretell.engine.scoring import end_round
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.rules.axes import Revoke
from foretell.rules.plan import deck_of, round_sizes, score_to_beat
from foretell.rules.presets import preset
from tests.builders import bids_of, put_seats, refused, tell

TWO = preset("two-player")
ALONE = preset("solitaire")
ZERO = "7h 6h 5h 1c 2c 3c 4c 5c 6c 7c 8c"
ONE = "8h 4h 8s 1d 2d 3d 4d 5d 6d 7d 8d"
DUMMY = "3h 1s 2s 2h 3s 1h 4s 5s 6s 7s Zc"


def two(zero: str = ZERO, one: str = ONE, dummy: str = DUMMY, up: str = "Nc") -> Game:
    """A Two-Player round, seat 1 deals, so seat 0 bids and leads first."""
    game = Game(TWO, seed=1, dealer=1, auto_deal=False)
    order = (dummy, zero, one)  # from the dealer's left: dummy, seat 0, seat 1
    hands = [parse_cards(hand, 36) for hand in order]
    deck = [hand[place] for place in range(11) for hand in hands] + parse_cards(up, 36)
    game.deal(deck + [card for card in deck_of(TWO) if card not in deck])
    return game


def test_two_player_the_deal() -> None:
    """Two-Player: 11 each, the dummy too; one of three turned up, two stay face down."""
    game = two()
    assert [set(hand) for hand in game.hands] == [set(hand.split()) for hand in (ZERO, ONE, DUMMY)]
    assert game.turn_up == "Nc"
    assert game.view(0).stock_count == 2
    assert (game.phase, game.actor, bids_of(game)) == (Phase.BID, 0, tuple(range(12)))


def test_two_player_goes_round_from_the_dealers_left() -> None:
    """Two-Player: seat 0, seat 1, dummy; with dealer 0 seat 1 gets the first card."""
    game = Game(TWO, seed=1, dealer=0, auto_deal=False)
    deck = deck_of(TWO)
    game.deal(deck)
    for seat, cards in ((1, "1c 4c 7c"), (2, "2c 5c 8c"), (0, "3c 6c 1d")):
        assert set(cards.split()) < set(game.hands[seat])
    assert (game.turn_up, game.actor) == ("Zd", 0)
    assert tell(game, "c").actor == 1


def test_two_player_three_dummy_cards_face_up_at_a_time() -> None:
    """Two-Player: the first three of its pile; both players and spectators see them."""
    game = two()
    for seat in (-1, 0, 1):
        assert set(game.view(seat).known[2]) == {"3h", "1s", "2s"}
        assert game.view(seat).hand_count == [11, 11, 11]


def test_two_player_bids() -> None:
    """Two-Player: the other player bids first, then the dealer; the dummy does not bid."""
    game = tell(two(), "2")
    assert game.actor == 1
    tell(game, "3")
    assert (game.phase, game.actor, game.bids) == (Phase.PLAY, 0, [2, 3])


def test_two_player_leader_then_the_dummys_card_then_the_other() -> None:
    """Two-Player: the leader picks; the dummy follows like a hand of its face-up cards."""
    game = tell(two(), "2 3 7h")
    assert (game.actor, game.legal()) == (0, ("3h",))
    assert game.view(0).legal == ("3h",)
    assert game.view(1).legal == ()
    assert refused(game, "1s") == "must-follow"
    assert refused(game, "2h") == "not-held"  # still face down
    tell(game, "3h")
    assert (game.actor, set(game.legal())) == (1, {"8h", "4h"})


def test_two_player_a_void_dummy_plays_any_open_card() -> None:
    """Two-Player: face-down cards of the suit do not count, and give nothing away."""
    game = tell(two(), "2 3 1c")
    assert set(game.legal()) == {"3h", "1s", "2s"}
    assert refused(game, "Zc") == "not-held"
    tell(game, "1s 8h")
    assert game.view(0).voids == [set(), {"c"}, set()]


def test_two_player_refill_in_order_after_each_trick() -> None:
    """Two-Player: from the pile; two cards are open in the middle of a trick."""
    game = tell(two(), "2 3 7h 3h")
    assert set(game.view(1).known[2]) == {"1s", "2s"}
    tell(game, "8h")
    assert set(game.view(1).known[2]) == {"1s", "2s", "2h"}
    assert (game.won, game.actor) == ([0, 1], 1)


def test_two_player_dealers_lead_goes_round_the_other_way() -> None:
    """Two-Player: when seat 1 leads: seat 1, dummy, seat 0."""
    game = tell(two(), "2 3 7h 3h 8h | 1d")
    assert game.actor == 1
    tell(game, "2h")
    assert game.actor == 0
    tell(game, "1c")
    assert (game.won, game.actor) == ([0, 2], 1)


def test_two_player_the_dummy_may_win_and_the_same_player_leads() -> None:
    """Two-Player: its tricks count for nobody."""
    game = tell(two(one=ONE.replace("8h", "Zd"), up="8h"), "2 3 | 7h 3h Zd | 1d 2h 1c")
    assert (game.won, game.actor) == ([0, 1], 1)  # the 2h is trump: the dummy's trick


def test_two_player_the_eight_of_spades_cancels_its_trick() -> None:
    """Two-Player: nobody takes it, the same player leads; it follows suit like any spade."""
    game = tell(two(), "2 3 | 1c 1s")
    tell(game, "8s")
    assert (game.won, game.actor) == ([0, 0], 0)
    game = tell(two(), "2 3 | 7h 3h")
    assert refused(game, "8s") == "must-follow"


def test_two_player_a_whole_round() -> None:
    """Two-Player: normal scores, the deal alternates."""
    game = two()
    tell(game, "11 0")
    while game.phase == Phase.PLAY:
        game.act(game.legal()[0])
    won = game.won
    assert sum(won) <= 11
    assert game.points == [
        130 if won[0] == 11 else -10 * (11 - won[0]),
        20 if won[1] == 0 else -10 * won[1],
    ]
    assert game.handle.get("dealer") == 0


@pytest.mark.parametrize(
    ("scores", "is_over", "ranks"),
    [
        ((99, 20), False, [1, 2]),
        ((100, 20), True, [1, 2]),
        ((110, 120), True, [2, 1]),  # both past 100: the higher
        ((120, 120), False, [1, 1]),  # tie: another round
        ((90, 90), False, [1, 1]),
    ],
)
def test_two_player_first_to_100(
    scores: tuple[int, int], *, is_over: bool, ranks: list[int]
) -> None:
    """Two-Player: after a round, whoever has 100 or more."""
    game = two()
    put_seats(game.handle, "bids", [1, 1])
    put_seats(game.handle, "scores", [score + 10 for score in scores])
    end_round(game.handle.rules[0], game.handle.states[0])
    assert (game.is_over, game.ranks) == (is_over, ranks)
    assert game.scores == list(scores)


def alone(*piles: str, up: str = "Nc") -> Game:
    """A Solitaire round: seat 0's hand, the piles of dummies 1 and 2."""
    game = Game(ALONE, seed=1, auto_deal=False)
    size = len(piles[0].split())
    while game.round_number < size:
        game.deal()
        number = game.round_number
        while game.round_number == number:
            game.act(game.legal()[0])
    hands = [parse_cards(pile, 36) for pile in piles]
    deck = [hand[place] for place in range(size) for hand in hands] + parse_cards(up, 36)
    game.deal(deck + [card for card in deck_of(ALONE) if card not in deck])
    return game


def test_solitaire_the_plan() -> None:
    """Solitaire: rounds 1 ... 12; dummy 2 counts as dealer in every round; you alone bid."""
    assert round_sizes(ALONE) == tuple(range(1, 13))
    game = alone("7h", "8h", "5h")
    assert (game.handle.get("dealer"), game.actor) == (2, 0)
    tell(game, "1")
    assert (game.phase, game.actor) == (Phase.PLAY, 0)


def test_solitaire_a_dummy_turns_its_top_card() -> None:
    """Solitaire: unseen, in the order dealt; it does not follow suit."""
    game = tell(alone("7h 1h", "1c 8h", "2c 3c"), "1 7h")
    assert game.view(0).legal == ("?",)
    assert game.view(0).known[1:] == [set(), set()]
    tell(game, "?")
    assert game.trick == ["7h", "1c"]
    tell(game, "?")
    assert (game.won, game.actor) == ([1], 0)
    assert game.view(0).voids == [set(), set(), set()]


def test_solitaire_you_follow_what_a_dummy_leads() -> None:
    """Solitaire: whoever wins leads; turn goes 0, 1, 2."""
    game = tell(alone("7h 1h 1d", "8h 2h 3h", "2c 3c 4c"), "0 7h ? ?")
    assert game.actor == 0
    assert game.handle.get("turn") == 1
    tell(game, "? ?")
    assert game.trick == ["2h", "3c"]
    assert game.legal() == ("1h",)
    tell(game, "1h")
    assert game.handle.get("turn") == 1
    tell(game, "? ? 1d")
    assert (game.points, game.won) == ([20], [0])


def test_solitaire_you_name_trump() -> None:
    """Solitaire: though the dummy deals."""
    game = alone("7h 1h", "1c 8h", "2c 3c", up="Zc")
    assert (game.phase, game.actor, game.view(0).legal) == (Phase.TRUMP, 0, ("c", "d", "h", "s"))
    assert game.view(0).hand == ["1h", "7h"]


def test_solitaire_to_beat() -> None:
    """Solitaire: normal score, twelve rounds, then it is over."""
    game = Game(ALONE, seed=2, auto_deal=False)
    total = 0
    for number in range(1, 13):
        game.deal()
        while game.round_number == number and not game.is_over:
            game.act(game.legal()[0])
        total += game.points[0]
    assert game.is_over
    assert (game.scores, game.ranks) == ([total], [1])
    assert score_to_beat(ALONE) == 240
    assert score_to_beat(replace(ALONE, target=100)) == 0


def test_solitaire_a_refusal_names_no_hidden_card() -> None:
    """Solitaire, rules 13: what a dummy holds is not told before it is turned."""
    game = tell(alone("7h 1h", "1c 8h", "2c 3c"), "1 7h")
    for tried in ("8h", "2c", "1h"):
        with pytest.raises(IllegalAction, match=r"do not hold it, you have \?"):
            game.play(tried)


def test_two_player_honour_the_leader_takes_back_the_dummys_card() -> None:
    """Rules 14, Two-Player: a dummy's card is taken back by the player who picked it."""
    game = Game(
        replace(preset("two-player"), revoke=Revoke.HONOUR), seed=3, dealer=0, auto_deal=False
    )
    game.deal()
    while game.phase != Phase.PLAY:
        game.act(game.legal()[0])
    game.act(game.legal()[0])
    game.act(game.legal()[0])
    with pytest.raises(IllegalAction, match="turn"):
        game.take_back(0)
    game.take_back(1)
    assert len(game.trick) == 1
