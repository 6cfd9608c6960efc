"""Rules 14: revokes, prevented or a matter of honour."""

from __future__ import annotations

from typing import Any

import pytest

from foretell.base.errors import IllegalAction
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.rules.axes import Bidding, DealerRole, Scoring, always
from foretell.rules.value import Rules
from tests.builders import CAMELOT, HONOUR, dealt, refused, sized, tell

HANDS = ("7h 2c 3c", "8h 4c 6c", "6h 5c 9s")


def honest(*, bids: str = "1 0 2", **axes: Any) -> Game:
    """Three seats, honour play, spades up: seat 1 has discarded on the led heart."""
    rules = sized(3, revoke=HONOUR, **axes)
    return tell(dealt(rules, *HANDS, up="2s"), f"{bids} | 7h 4c 6h")


def test_p14_online_play_prevents_it() -> None:
    """Rules 14: the card is refused, and there is nothing to call or take back."""
    game = tell(dealt(sized(3), *HANDS, up="2s"), "1 0 2 | 7h")
    assert refused(game, "4c") == "must-follow"
    tell(game, "8h 6h")
    with pytest.raises(IllegalAction, match="prevents revokes"):
        game.call_revoke(0, 1, 1)
    with pytest.raises(IllegalAction, match="prevents revokes"):
        game.take_back(2)


def test_p14_any_card_held_may_be_played() -> None:
    """Rules 14, honour: whatever was led; no more than what is held."""
    game = tell(dealt(sized(3, revoke=HONOUR), *HANDS, up="2s"), "1 0 2 | 7h")
    assert set(game.legal()) == {"8h", "4c", "6c"}
    assert refused(game, "5c") == "not-held"


def test_p14_a_card_is_taken_back_until_the_next_is_played() -> None:
    """Rules 14, honour: by its player, and only the last one."""
    game = tell(dealt(sized(3, revoke=HONOUR), *HANDS, up="2s"), "1 0 2 | 7h 4c")
    with pytest.raises(IllegalAction, match="turn"):
        game.take_back(0)
    game.take_back(1)
    assert (game.actor, game.trick) == (1, ["7h"])
    assert "4c" in game.hands[1]
    tell(game, "4c 6h")
    with pytest.raises(IllegalAction, match="turn"):
        game.take_back(1)
    game.take_back(2)
    assert game.trick == ["7h", "4c"]


def test_p14_the_last_card_of_all_is_taken_back_before_the_score_is_agreed() -> None:
    """Rules 14, honour."""
    game = tell(honest(), "2c 6c 9s | 5c 3c 8h")
    assert game.phase == Phase.AGREE
    game.take_back(1)
    assert (game.phase, game.actor) == (Phase.PLAY, 1)
    tell(game, "8h")
    game.agree()
    with pytest.raises(IllegalAction, match="take-back: not now"):
        game.take_back(1)


def test_p14_no_bid_is_taken_back() -> None:
    """Rules 6, 14: only cards."""
    game = tell(dealt(sized(3, revoke=HONOUR), *HANDS, up="2s"), "1 0 2")
    with pytest.raises(IllegalAction, match="take-back: not now"):
        game.take_back(2)


def test_p14_a_right_call_ends_the_round() -> None:
    """Rules 14: all others are taken to have met their bids, the offender loses 20."""
    game = honest()
    assert game.call_revoke(0, 1, 1) is True
    assert game.phase == Phase.DEAL
    assert game.points == [30, -20, 40]
    assert game.scores == [30, -20, 40]
    assert (game.round_number, game.handle.get("dealer")) == (2, 0)


@pytest.mark.parametrize("caller", range(3))
def test_p14_any_player_may_call_any_seat(caller: int) -> None:
    """Rules 14: the offender too."""
    assert honest().call_revoke(caller, 1, 1)


def test_p14_a_finished_trick_between_tricks_only() -> None:
    """Rules 14: not in the middle of the next one, and not before the first."""
    game = tell(dealt(sized(3, revoke=HONOUR), *HANDS, up="2s"), "1 0 2")
    for story, code in (("", "wrong-phase"), ("7h", "wrong-phase"), ("4c 6h", "no-such-trick")):
        tell(game, story)
        with pytest.raises(IllegalAction) as error:
            game.call_revoke(0, 1, 2)
        assert error.value.code == code
    tell(game, "2c")
    with pytest.raises(IllegalAction) as error:
        game.call_revoke(0, 1, 1)
    assert error.value.code == "wrong-phase"
    tell(game, "6c 5c")
    assert game.call_revoke(0, 1, 1)  # an older trick


def test_p14_after_the_last_trick_until_all_agree() -> None:
    """Rules 14: each in turn; then the round is scored."""
    game = tell(honest(), "2c 6c 5c | 8h 9s 3c")
    assert (game.phase, game.actor) == (Phase.AGREE, 0)
    tell(game, "agree agree")
    assert game.actor == 2
    twin = game.copy()
    assert twin.call_revoke(2, 1, 1)
    assert twin.points == [30, -20, 40]
    tell(game, "agree")
    assert game.phase == Phase.DEAL
    # tricks: 7h takes the first; 6c; 9s is trump
    assert game.points == [30, -10, -10]


def test_p14_a_wrong_call_uses_up_the_callers_calls_on_that_seat() -> None:
    """Rules 14: it changes nothing else; others and other seats are free."""
    game = honest()
    before = game.view(-1)
    assert game.call_revoke(0, 2, 1) is False
    after = game.view(-1)
    assert after.calls[0] == {2}
    assert (after.phase, after.actor, after.won) == (before.phase, before.actor, before.won)
    with pytest.raises(IllegalAction) as error:
        game.call_revoke(0, 2, 1)
    assert error.value.code == "already-called"
    assert game.call_revoke(1, 2, 1) is False
    assert game.call_revoke(0, 1, 1) is True


def test_p14_used_up_in_this_round_only() -> None:
    """Rules 14: the next round brings new calls."""
    game = honest()
    game.call_revoke(0, 2, 1)
    game.call_revoke(1, 1, 1)
    game.deal()
    assert game.view(-1).calls == [set(), set(), set()]


def test_p14_wizards_and_jesters_are_no_revoke() -> None:
    """Rules 9, 14: nor is a discard of one who has none of the suit."""
    game = dealt(sized(2, revoke=HONOUR), "7h 2c", "8h Zd", "9c 5c", up="2s")
    tell(game, "0 0 0 | 7h Zd 9c")
    assert game.call_revoke(0, 1, 1) is False
    assert game.call_revoke(0, 2, 1) is False


def test_p14_whose_bid_was_missed_already_counts_as_met() -> None:
    """Rules 14: everybody else is taken to have met the bid, whatever was won."""
    game = honest(bids="0 3 3")
    assert game.won == [1, 0, 0]
    game.call_revoke(2, 1, 1)
    assert game.points == [20, -20, 50]


@pytest.mark.parametrize(("role", "points"), [(DealerRole.SABOTEUR, 20), (DealerRole.SPOILS, -10)])
def test_p14_a_saboteur_scores_as_if_all_bids_were_met(role: DealerRole, points: int) -> None:
    """Rules 14: 20, or with spoils -10 since nobody misses."""
    game = honest(bids="1 3", dealer_role=role)
    game.call_revoke(0, 1, 1)
    assert game.points == [30, -20, points]


@pytest.mark.parametrize("role", [DealerRole.SABOTEUR, DealerRole.SPOILS])
def test_p14_a_saboteur_as_the_offender_loses_twenty(role: DealerRole) -> None:
    """Rules 14: -20 as the offender."""
    rules = sized(3, revoke=HONOUR, dealer_role=role)
    game = tell(dealt(rules, *HANDS, up="2s"), "1 3 | 7h 8h 5c")
    assert game.call_revoke(0, 2, 1)
    assert game.points == [30, 50, -20]


def test_p14_late_bids_are_shown() -> None:
    """Rules 14: when a right call ends the round."""
    game = honest(bidding=always(Bidding.DELAYED))
    assert game.view(0).bids == [1, "?", "?"]
    game.call_revoke(0, 1, 1)
    for seat in (-1, 0, 1, 2):
        assert game.view(seat).bids == [1, 0, 2]


def test_p14_flat_points() -> None:
    """Rules 14, Flat points: taken to have met the bid, tricks are as many as bid."""
    game = honest(scoring=Scoring(flat=True))
    game.call_revoke(0, 1, 1)
    assert game.points == [10, -20, 15]


def test_p14_camelots_cards_may_be_played_at_any_time() -> None:
    """Rules 14, Camelot: they are no revoke."""
    rules = sized(2, revoke=HONOUR, **CAMELOT)
    game = tell(dealt(rules, "7h 5c", "8h Mo", "9h Me", up="5s"), "0 0 0 | 7h Mo Me=N")
    assert game.call_revoke(0, 1, 1) is False
    assert game.call_revoke(0, 2, 1) is False


def test_p14_a_seat_that_is_out_neither_calls_nor_is_called() -> None:
    """Rules 14: players of the round."""
    game = honest()
    for caller, seat in ((3, 1), (-1, 1), (0, 3), (0, -1), (99, 1), (0, 99)):
        with pytest.raises(IllegalAction) as error:
            game.call_revoke(caller, seat, 1)
        assert error.value.code == "no-such-seat"
    with pytest.raises(IllegalAction) as error:
        game.call_revoke(0, 1, 0)
    assert error.value.code == "no-such-trick"


def test_p14_the_views_do_not_tell_a_revoke() -> None:
    """Rules 13, 14: what is seen is the card, not whether it followed; there are no voids."""
    game = honest()
    rules = sized(3, revoke=HONOUR)
    true = tell(dealt(rules, HANDS[0], "8s 4c 6c", HANDS[2], up="2s"), "1 0 2")
    tell(true, "7h 4c 6h")
    for seat in (-1, 0, 2):
        assert game.view(seat).record.tobytes() == true.view(seat).record.tobytes()


def test_p14_honour_leaves_forced_choices_alone() -> None:
    """Rules 6, 14: bids are still from 0 to k."""
    game = dealt(Rules(players=3, revoke=HONOUR), "7h", "8h", "9h", up="2s")
    assert refused(game, "2") == "bid-range"
