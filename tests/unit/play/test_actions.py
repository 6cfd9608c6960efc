"""What people type and write in programs, near what is meant: the answer helps."""

from __future__ import annotations

import pytest
from tests.builders import dealt, sized, tell

from foretell.base.errors import BadNotation, BadRules, IllegalAction
from foretell.rules.presets import preset


@pytest.mark.parametrize(
    ("said", "meant"),
    [("10h", "Th"), ("ac", "Ac"), ("♥A", "Ah"), ("♠️10", "Ts"), ("QS ", "Qs"), ("Wd", "Zd")],
)
def test_a_card_in_other_words_is_recognised(said: str, meant: str) -> None:
    """It is still no card: in files there is one way to write each."""
    game = tell(dealt(sized(1), "7h", "8h", "9h", up="2s"), "0 0 0")
    with pytest.raises(BadNotation, match=f"is no card; did you mean {meant}"):
        game.play(said)


def test_a_bid_below_zero_is_out_of_range() -> None:
    """Not "no number"."""
    with pytest.raises(IllegalAction, match="-1: bids go from 0 to 1") as error:
        dealt(sized(1), "7h", "8h", "9h", up="2s").bid(-1)
    assert error.value.code == "bid-range"


@pytest.mark.parametrize("players", ["4", 4.0, True])
def test_the_number_of_players_is_a_number(players: object) -> None:
    """The error does not say that rules for 4 players are not made for 4."""
    with pytest.raises(BadRules, match="is not a whole number"):
        preset("standard", players=players)  # type: ignore[arg-type]
