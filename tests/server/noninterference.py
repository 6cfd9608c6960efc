"""Two worlds that look the same to one viewer: its frames must be the same, byte by byte (S1)."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any
from unittest import mock

from foretell.server.protocol.event import RulesValue
from tests.server.redealing import redealt
from tests.server.scripted_choices import PLAIN, Behaviour, Script, ScriptedDeals
from tests.server.scripted_game import LATE, ScriptedGame

RULES: list[str | dict[str, Any]] = [
    "standard",
    "hidden",
    "delayed",
    "hidden-notequal",
    {"preset": "third-time", "sees": "blind", "sizes": [4]},
    {"preset": "forehead", "sizes": [1]},
    "last-card-up",
    "pass-one",
    "pull-one",
    "tricksy",
    "camelot",
    "gizzard-fester",
    "uber-wizard",
    "saboteur",
    {"preset": "hidden", "exchange": "pass-one", "sizes": [3]},
    {"preset": "delayed", "exchange": "pull-one", "sizes": [3]},
    {"revoke": "honour", "sizes": [4]},
]
VIEWERS = (-1, 0, 1, 2, LATE)
"""Those who watch, together; three seats of people; somebody who watches and then sits down."""
MOST_STEPS = 30
MOVES = 0.3
"""How often a table goes to another process, after a step, where it does so at all."""
DEALS = 100
"""So many other deals are tried."""
Frame = tuple[float, bytes]


def valued(rules: str | dict[str, Any], sizes: tuple[int, ...]) -> RulesValue:
    """Rules with rounds of a few cards."""
    if isinstance(rules, str):
        return {"preset": rules, "sizes": list(sizes)}
    return {**rules, "sizes": [min(size, most) for size in sizes for most in rules["sizes"]]}


def behaviour_of(chance: random.Random, viewer: int) -> Behaviour:
    """Some manner: often nothing special."""
    hasty = frozenset(seat for seat in range(3) if chance.random() < 0.3)
    who = viewer if 0 < viewer < LATE and chance.random() < 0.5 else chance.choice((1, 2))
    return Behaviour(
        dawdles=chance.choice((0.0, 0.0, 0.3)),
        asides=chance.choice((0.0, 0.3, 0.6)),
        hasty=hasty,
        delay=chance.choice((0, 0, 1)),
        open_hands=chance.random() < 0.3,
        late=viewer == LATE or chance.random() < 0.3,
        leaves=(who, chance.randint(1, 8)) if chance.random() < 0.3 else None,
    )


def check(
    rules: RulesValue, viewer: int, steps: int, seed: int, behaviour: Behaviour = PLAIN
) -> list[Frame]:
    """Play, deal anew, play again: the frames of one viewer, which were the same."""
    with mock.patch("foretell.server.deals.secrets.FairDeals", ScriptedDeals):
        one = ScriptedGame(rules, Script(), seed, behaviour, viewer)
        done = play(one, steps)
        other, redone = _twin(one, rules, steps, seed, behaviour)
        assert redone == done
    mine, theirs = frames(one), frames(other)
    for place, (a, b) in enumerate(zip(mine, theirs, strict=False)):
        assert a == b, (rules, viewer, steps, seed, place)
    assert len(mine) == len(theirs)
    return mine


def _twin(
    one: ScriptedGame, rules: RulesValue, steps: int, seed: int, behaviour: Behaviour
) -> tuple[ScriptedGame, int]:
    """Play in another deal that the viewer may believe in: what a call finds is for everybody."""
    own = one.knows if one.viewer < 0 else one.viewer
    manner = replace(behaviour, own=own)
    for deal in range(seed, seed + DEALS):
        other = ScriptedGame(rules, redealt(one, deal), seed, manner, one.viewer)
        done = play(other, steps)
        if not other.is_other:
            return other, done
    raise AssertionError("in every other deal a call finds something else")


def play(game: ScriptedGame, steps: int) -> int:
    """So many decisions of people, over as many rounds as they go; how many there were."""
    game.aside.pester()
    for number in range(steps):
        if not game.step():
            return number
    return steps


def frames(game: ScriptedGame) -> list[Frame]:
    """All that the viewer was sent: a seat, or the watchers together."""
    return [one for client in game.viewers for one in client.log]


def viewer_of(seed: int) -> int:
    """Who looks under a seed."""
    return VIEWERS[seed // len(RULES) % len(VIEWERS)]


def frames_of(
    seed: int, *, undoes: bool = False, alone: bool = False, moves: float = 0.0
) -> list[Frame]:
    """Compare under one seed, which chooses rules, viewer, manner and length."""
    chance = random.Random(seed)
    rules, viewer = RULES[seed % len(RULES)], viewer_of(seed)
    sizes = tuple(chance.randint(1, 4) for _ in range(chance.randint(1, 4)))
    behaviour, steps = behaviour_of(chance, viewer), chance.randint(0, MOST_STEPS)
    if alone:
        viewer, behaviour = 0, replace(behaviour, late=False, leaves=None)
    behaviour = replace(behaviour, undoes=undoes, alone=alone, moves=moves)
    return check(valued(rules, sizes), viewer, steps, seed, behaviour)


def compare(seed: int) -> int:
    """S1 under one seed: the frames that were compared."""
    moves = MOVES if seed % 8 in (0, 3) else 0.0
    return len(frames_of(seed, undoes=seed % 2 == 1, alone=seed % 4 == 2, moves=moves))
