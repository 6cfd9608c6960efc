"""What is said of named rules before they are chosen."""

from __future__ import annotations

import pytest

from foretell.rules.advice import BEGINNERS, EASY, HARD, STEP, level_of, minutes_of
from foretell.rules.presets import PRESETS, preset


@pytest.mark.parametrize("name", PRESETS)
def test_minutes_are_told_in_steps(name: str) -> None:
    """Between a quarter of an hour and an evening; more people take longer for as many cards."""
    assert minutes_of(preset(name)) % STEP == 0
    assert STEP <= minutes_of(preset(name)) <= 120


def test_shorter_games_take_less() -> None:
    """Half the rounds, a smaller deck; a game to 100 points takes more than its first round."""
    assert minutes_of(preset("quick")) < minutes_of(preset("standard"))
    assert minutes_of(preset("junior")) < minutes_of(preset("standard"))
    assert minutes_of(preset("up-and-down")) > minutes_of(preset("standard"))
    assert minutes_of(preset("two-player")) > STEP


def test_every_name_is_one_of_a_preset() -> None:
    """No rules are both easy and hard, and none for beginners is hard."""
    assert {*EASY, *HARD} <= set(PRESETS)
    assert not set(EASY) & set(HARD)
    assert {level_of(name) for name in BEGINNERS} == {"easy"}
