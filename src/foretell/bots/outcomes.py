"""What each choice brings in given worlds when a bot plays every seat to the end of the round.

The measure of positions (docs/bots.md) and of hands (docs/odds.md): unlike a search it keeps the
outcome of every world, so that differences between choices have an interval.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit, trailing_zeros
from foretell.bots.beliefs import do_bids_tell
from foretell.bots.worlds import WorldRoom, draw_world, finish_round
from foretell.engine.chance import seed_rng
from foretell.engine.fields import Records, RulesStruct, State
from foretell.engine.flow import apply

POINTS: Final = 0
WIN: Final = 1
RIVAL: Final = 2
TRICKS: Final = 3
OUTCOMES: Final = 4
"""By choice and world: own points of the round, share of first place after it, a rival's points,
own tricks."""
Outcomes = npt.NDArray[np.float64]


@jit
def outcomes_at(
    rules: Records,
    views: Records,
    worlds: Records,
    rival: int,
    kind: int,
    room: WorldRoom,
    out: Outcomes,
) -> None:
    """Write into ``out[world, choice]`` the outcomes of each legal choice of the view.

    ``out`` has a row for each of the ``worlds`` and in it one for each bit of ``legal``, lowest
    first; ``rival`` is the seat whose points are told besides, ``kind`` the BotKind that plays.
    """
    states, seen, rng = room.states, room.views, room.rng
    for world in range(len(worlds)):
        left = views[0].legal
        place = 0
        while left != 0:
            states[1] = worlds[world]
            apply(rules[0], states[1], trailing_zeros(left))
            finish_round(rules[0], states[1], seen[0], rng, kind)
            out[world, place, POINTS] = states[1].points[views[0].seat]
            out[world, place, WIN] = share_of_first(rules[0], states[1], views[0].seat)
            out[world, place, RIVAL] = states[1].points[rival]
            out[world, place, TRICKS] = states[1].won[views[0].seat]
            place += 1
            left &= left - 1


@jit
def share_of_first(rules: RulesStruct, s: State, seat: int) -> float:
    """1 for the highest score alone, a half where two have it, 0 for a lower one."""
    tied = 0
    for other in range(rules.players):
        if s.scores[other] > s.scores[seat]:
            return 0.0
        tied += s.scores[other] == s.scores[seat]
    return 1.0 / tied


@jit
def believed_worlds_at(
    rules: Records, views: Records, worlds: Records, tries: int, seed: int, room: WorldRoom
) -> bool:
    """Fill ``worlds`` with some that the bids make likely; False where bids tell nothing."""
    states = room.states
    seed_rng(room.rng, seed)
    if not do_bids_tell(rules[0], views[0]):
        return False
    for world in range(len(worlds)):
        if not draw_world(rules[0], views[0], room, tries):
            return False
        worlds[world] = states[0]
    return True
