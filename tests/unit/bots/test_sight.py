"""Bots are given views; and what they read off them agrees with the engine."""

from __future__ import annotations

import ast

import pytest
from tests.house.source import PACKAGE, python_files
from tests.unit.bots.playing import is_chance_made

from foretell.base.jit import IS_PLAIN
from foretell.bots import sight
from foretell.engine.chance import new_rng, pick
from foretell.engine.structs import Phase
from foretell.engine.trick import IGNORED
from foretell.play.handle import Handle
from foretell.rules.presets import preset

MAY_SEE_STATES = {
    *("beliefs.py", "loop.py", "outcomes.py", "warming.py", "worlds.py"),
    *("endgame.py", "endgame_layout.py", "hand_odds.py", "lookahead.py"),
}
"""They run games, true ones and made up ones; what chooses is handed the view."""
STEPS = 60 if IS_PLAIN else 3000


def test_what_chooses_never_sees_a_state() -> None:
    """By type: no other module of the bots knows the word."""
    for file in python_files(PACKAGE / "bots"):
        names = {n.name for n in ast.walk(ast.parse(file.read_text())) if isinstance(n, ast.alias)}
        assert file.name in MAY_SEE_STATES or not names & {"State", "STATE", "Handle", "Game"}


@pytest.mark.parametrize("name", ["standard", "camelot", "magic", "tricksy", "uber-wizard"])
def test_power_finds_the_card_that_wins(name: str) -> None:
    """The strongest card by a bot's reckoning is the one that the engine says is winning."""
    rules, chance = preset(name, 4), new_rng(5)
    handle = Handle(rules)
    handle.start(dealer=0)
    for _ in range(STEPS):
        if handle.get("phase") == Phase.OVER:
            handle.start(dealer=0)
        if is_chance_made(handle, chance, rules):
            continue
        if handle.get("phase") == Phase.PLAY and handle.get("trick_len"):
            agree(handle)
        assert handle.attempt(int(pick(handle.legal(), chance)))


def agree(handle: Handle) -> None:
    """One position: the best of all cards before a place is below the best up to the winner."""
    v = handle.view(handle.actor())[0]
    powers = [sight.power_to_beat(v, place + 1) for place in range(v.trick_len)]
    place = powers.index(max(powers))
    assert (v.leader + place) % 4 == v.winning or max(powers) <= IGNORED
