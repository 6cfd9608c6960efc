"""The second step of an action is seen beforehand; whole actions are said as a game has them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from tests.unit.bots.playing import is_chance_made

from foretell.base.jit import IS_PLAIN
from foretell.bots import make
from foretell.engine.chance import new_rng, pick
from foretell.engine.second_step import go_on, goes_on
from foretell.engine.structs import VIEW, Phase
from foretell.game.game import Game
from foretell.play.handle import Handle
from foretell.rules.axes import Revoke, Roles, always
from foretell.rules.presets import PRESETS, preset
from foretell.rules.value import Rules

TABLES = [(name, PRESETS[name].players[-1]) for name in PRESETS]
WITH_STEPS = [
    *(preset(name, 4) for name in ("camelot", "gizzard-fester", "uber-wizard")),
    replace(preset("tricksy", 4), roles=always(Roles.CALLED)),
    Rules(players=4, roles=always(Roles.CALLED), revoke=Revoke.HONOUR),
]
STEPS = 60 if IS_PLAIN else 4000


@pytest.mark.parametrize("rules", WITH_STEPS)
def test_what_is_seen_after_the_first_step(rules: Rules) -> None:
    """By the view alone, it is field by field what the seat sees when the step is made."""
    handle, chance, compared = Handle(rules), new_rng(3), 0
    handle.start(dealer=0)
    for _ in range(STEPS):
        if handle.get("phase") == Phase.OVER:
            handle.start(dealer=0)
        if is_chance_made(handle, chance, rules):
            continue
        seat, choice = handle.actor(), int(pick(handle.legal(), chance))
        views = handle.view(seat)
        if handle.get("phase") in (Phase.PLAY, Phase.UBER_RANK) and not views[0].may_turn:
            is_first = bool(goes_on(handle.rules[0], views[0], choice))
            assert handle.attempt(choice)
            assert is_first == (handle.get("phase") in (Phase.ROLE, Phase.UBER_SUIT))
            if is_first:
                go_on(handle.rules[0], views[0], choice)
                differ = [n for n in VIEW.names or () if np.any(views[n] != handle.view(seat)[n])]
                assert not differ
                compared += 1
        else:
            assert handle.attempt(choice)
    assert compared


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_answers_what_a_game_lists(name: str, players: int) -> None:
    """The very text that stands in ``legal()``."""
    game = Game(preset(name, players), seed=1)
    bots = [make(kind, seed) for seed, kind in enumerate(("rule", "novice", "random") * 2)]
    for _ in range(12 if IS_PLAIN else 400):
        if (seat := game.actor) is None:
            break
        action, seen = bots[seat].choose(game.view(seat)), game.view(seat)
        assert action in seen.legal
        game.act(action)
