"""Rules 14: a revoke noticed within the trick; it and the cards after it go back, no penalty."""

from __future__ import annotations

from pathlib import Path

import pytest

from foretell.base.errors import IllegalAction
from foretell.base.i18n import LANGUAGES, text
from foretell.engine.structs import Phase
from foretell.game.game import Game
from foretell.rules.axes import Revoke, TrumpChanges
from foretell.rules.selectors import ALWAYS
from tests.builders import HONOUR, dealt, sized, tell

HANDS = ("7h 2c 3c", "8h 4c 6c", "6h 5c 9s")


def noticed(story: str = "7h 4c") -> Game:
    """Three seats, honour play: seat 1 discards on the led heart."""
    return tell(dealt(sized(3, revoke=HONOUR), *HANDS, up="2s"), f"1 0 2 | {story}")


@pytest.mark.parametrize("caller", range(3))
def test_p14_any_player_calls_within_the_trick(caller: int) -> None:
    """Rules 14: the card goes back, nobody loses anything, the same seat plays again."""
    game = noticed()
    assert game.call_revoke(caller, 1, 1) is True
    assert (game.phase, game.actor, game.trick) == (Phase.PLAY, 1, ["7h"])
    assert sorted(game.hands[1]) == ["4c", "6c", "8h"]
    assert (game.scores, game.won) == ([0, 0, 0], [0, 0, 0])
    tell(game, "8h 6h")
    assert game.won == [0, 1, 0]


def test_p14_the_cards_after_it_go_back_too() -> None:
    """Rules 14: noticed when another card lies on it; both seats play again."""
    four = dealt(sized(2, players=4, revoke=HONOUR), "7h 2c", "8h 4c", "6h 5c", "9h 9c", up="2s")
    tell(four, "1 0 0 0 | 7h 4c 6h")
    assert four.call_revoke(3, 1, 1)
    assert (four.actor, four.trick) == (1, ["7h"])
    assert [sorted(hand) for hand in four.hands[1:3]] == [["4c", "8h"], ["5c", "6h"]]


def test_p14_a_wrong_call_within_the_trick_is_used_up() -> None:
    """Rules 14: and what a seat has not played to, it cannot have revoked in."""
    game = noticed("7h 8h")
    with pytest.raises(IllegalAction) as error:
        game.call_revoke(0, 2, 1)
    assert error.value.code == "no-such-trick"
    assert game.call_revoke(0, 1, 1) is False
    assert (game.actor, game.trick) == (2, ["7h", "8h"])
    with pytest.raises(IllegalAction) as error:
        game.call_revoke(0, 1, 1)
    assert error.value.code == "already-called"


def test_p14_what_went_back_cannot_be_called_later() -> None:
    """Rules 14: a corrected revoke has no penalty, also when the trick is over."""
    game = noticed()
    game.call_revoke(2, 1, 1)
    tell(game, "8h 6h")
    assert game.call_revoke(0, 1, 1) is False
    again = noticed()
    again.call_revoke(2, 1, 1)
    tell(again, "6c 6h")  # once more, and not noticed in time
    assert again.call_revoke(0, 1, 1) is True
    assert again.scores == [30, -20, 40]


def test_p14_a_corrected_revoke_is_not_written() -> None:
    """Rules 14, record: the game is replayed as if the cards had never been played."""
    game = noticed()
    game.call_revoke(0, 1, 1)
    tell(game, "8h")
    record = game.record(["Ada", "Bo", "Cy"])
    assert record.rounds[0].tricks == ("7h 8h",)
    assert record.rounds[0].revoke is None
    again = Game.replay(record)
    assert again.view(1).record.tobytes() == game.view(1).record.tobytes()


def test_p14_undo_takes_the_call_back() -> None:
    """The cards lie on the table again."""
    game = noticed()
    game.call_revoke(0, 1, 1)
    game.undo()
    assert game.trick == ["7h", "4c"]


def test_p14_trump_and_open_cards_go_back_as_they_were() -> None:
    """Rules 14, Tricksy, Last card up."""
    rules = sized(
        2, players=4, revoke=HONOUR, trump_changes=TrumpChanges.WIZARDS, last_card_up=ALWAYS
    )
    game = dealt(rules, "7h 2c", "8h 4c", "6d Zd", "9h 9c", up="2s")
    tell(game, "1 0 0 0 | 7h 4c Zd")
    assert game.trump == "d"
    assert game.view(0).known[2] == set()
    game.call_revoke(0, 1, 1)
    assert game.trump == "s"
    assert game.view(0).known[1:3] == [{"4c"}, {"Zd"}]


def test_p14_prevented_revokes_are_not_called() -> None:
    """Rules 14: at a table that prevents them."""
    game = tell(dealt(sized(3, revoke=Revoke.PREVENTED), *HANDS, up="2s"), "1 0 2 | 7h 8h")
    with pytest.raises(IllegalAction, match="prevents revokes"):
        game.call_revoke(0, 1, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["pad-revoke-how", "score-help-special", "rules-revoke-real"])
def test_p14_who_plays_with_cards_is_told_so(key: str, lang: str) -> None:
    """Rules 14: noticed within its own trick a revoke goes back, without a penalty.

    Where the rules are told in full that is marked as a ruling.
    """
    words = {"en": "within the trick", "de": "später im selben Stich"}
    told = text(key, lang, points=-20).partition(words[lang])[2]
    assert told
    assert (text("rules-ruling", lang) in told) == key.startswith("rules-")


def test_p14_the_page_on_score_pads_tells_so() -> None:
    """Rules 14: a revoke noticed within its own trick is not noted."""
    page = (Path(__file__).resolve().parents[2] / "docs/score-pad.md").read_text("utf-8")
    assert "noticed within its own trick is not noted, and costs nothing" in page
