"""Random play compiled whole, and what a choice or a call may be."""

from __future__ import annotations

import numpy as np
import pytest
from tests.builders import HONOUR, PLAY_OFF, bids_of, dealt, sized, tell

from foretell.cards import cards_in, parse_card
from foretell.engine.chance import new_rng
from foretell.engine.honour import may_call
from foretell.engine.playout import play_games, play_out
from foretell.engine.structs import TURN, Phase
from foretell.play.handle import Handle
from foretell.rules.axes import UnevenAt, UnevenFor, UnevenZero
from foretell.rules.plan import deck_of
from foretell.rules.presets import preset
from foretell.rules.selectors import ALWAYS
from foretell.rules.value import Rules

HANDS = ("7h 2c 3c", "8h 4c 6c", "6h 5c 9s")


@pytest.mark.parametrize("name", ["standard", "camelot", "smyrna", "pull-one", "nannie"])
def test_a_game_at_random_ends(name: str) -> None:
    """And counts its choices; so do many games in the same state."""
    rules = preset(name, players=4)
    handle, rng = Handle(rules), new_rng(5)
    deck = np.array(deck_of(rules), dtype=np.int64)
    r, s = handle.rules[0], handle.states[0]
    handle.start(2)
    choices = play_out(r, s, deck, rng)
    assert handle.get("phase") == Phase.OVER
    assert choices > 4 * int(handle.rules[0].hand_size[0])
    assert play_games(r, s, deck, rng, 2) > 0
    assert handle.get("phase") == Phase.OVER
    assert sorted(deck) == sorted(deck_of(rules))


def test_play_offs_are_played_too() -> None:
    """Until somebody is first."""
    rules = Rules(players=3, sizes=(1,), tie=PLAY_OFF)
    handle, rng = Handle(rules), new_rng(1)
    deck = np.array(deck_of(rules), dtype=np.int64)
    for dealer in (0, 1, 2):
        handle.start(dealer)
        play_out(handle.rules[0], handle.states[0], deck, rng)
        assert handle.get("phase") == Phase.OVER


@pytest.mark.parametrize("choice", [-1, 65, 200, TURN])
def test_a_choice_out_of_range_is_not_legal(choice: int) -> None:
    """Nothing outside the mask; TURN only where one card can be meant."""
    game = dealt(sized(3), *HANDS, up="2s")
    assert not game.handle.attempt(choice)
    tell(game, "1 0 2")
    assert not game.handle.attempt(choice)
    assert cards_in(game.handle.legal()) == [parse_card(name) for name in ("2c", "3c", "7h")]


def test_may_a_revoke_be_called() -> None:
    """Asking changes nothing."""
    game = tell(dealt(sized(3, revoke=HONOUR), *HANDS, up="2s"), "1 0 2 | 7h 4c 6h")
    before = game.handle.save()
    assert may_call(game.handle.rules[0], game.handle.states[0], 0, 1, 0) == 1
    assert may_call(game.handle.rules[0], game.handle.states[0], 0, 1, 1) < 0
    assert game.handle.save() == before


def test_one_alone_is_never_alone_in_the_lead() -> None:
    """Rules 16: so never in round 1; in Solitaire there is nobody to lead."""
    rules = Rules(players=1, dummies=2, uneven=ALWAYS, uneven_for=UnevenFor.SOLE_LEADER)
    game = dealt(rules, "7h 2c", "8h 4c", "6h 5c", up="2s", scores=(50,))
    assert bids_of(game) == (0, 1, 2)


@pytest.mark.parametrize(("zero", "phase"), [("allowed", Phase.PLAY), ("refused", Phase.MEND)])
def test_zero_may_be_exempt_from_mending_too(zero: str, phase: Phase) -> None:
    """Rules 3: zero exempt or not, also where the bid would be mended."""
    rules = sized(3, uneven=ALWAYS, uneven_at=UnevenAt.REVEAL, uneven_zero=UnevenZero(zero))
    assert tell(dealt(rules, *HANDS, up="2s"), "2 1 0").phase == phase
    assert tell(dealt(rules, *HANDS, up="2s"), "1 1 1").phase == Phase.MEND
