"""What a round is said to have of its own, by those who draw the table."""

from __future__ import annotations

from foretell.engine.structs import PLAY_OFF_ROW
from foretell.rules.axes import Tie
from foretell.rules.presets import preset
from foretell.rules.value import Rules
from foretell.server.table.round_rules import round_rules_of
from foretell.wire import wire_of


def test_a_dealer_is_drawn_for_the_first_round_and_for_a_play_off() -> None:
    """Where one plays alone a dummy deals, and nothing is drawn (rules 2, Solitaire)."""
    usual, alone = wire_of(preset("standard")), wire_of(preset("solitaire"))
    assert [round_rules_of(usual, row).is_drawn for row in (0, 1, PLAY_OFF_ROW)] == [
        True,
        False,
        True,
    ]
    assert not round_rules_of(alone, 0).is_drawn


def test_a_play_off_is_for_no_target() -> None:
    """Whoever has more in it has won, whatever the score (rules 12)."""
    wire = wire_of(Rules(players=4, target=100, tie=Tie.PLAY_OFF))
    assert [round_rules_of(wire, row).target for row in (0, PLAY_OFF_ROW)] == [100, 0]
