"""Looking ahead with the net: what the choices that it likes bring within a trick or two.

In each of a number of worlds (:mod:`foretell.bots.learned.bids`) each of those choices is made, the
net plays all seats on until the own seat has decided twice more, and then says what is to be
expected: its answer there knows what has been shown since, and nothing that the seat could not.
Its first answer counts as so many worlds besides, and where few cards are left the exact end of
the round counts too. In the last round each world is played to the end, and first place is worth
points of its own.

Nobody but the net plays in these worlds: what `rule` plays out gained nothing against `rule`, and
lost much against whoever plays better than it (docs/training.md).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.bots.endgame import can_solve, solve
from foretell.bots.endgame_room import EndRoom, new_end_room
from foretell.bots.learned.bids import draw_likely
from foretell.bots.learned.net import Net, NetRoom, new_net_room, think
from foretell.bots.learned.policy import choose_learned, is_asked
from foretell.bots.outcomes import share_of_first
from foretell.bots.pimc import best_of
from foretell.bots.sight import allowed
from foretell.bots.worlds import CHOICES, WorldRoom, new_room
from foretell.engine.chance import pick
from foretell.engine.fields import Ints, RulesStruct, State, ViewRecord
from foretell.engine.flow import actor, apply, legal
from foretell.engine.masks import bit
from foretell.engine.structs import NO_SEAT, Phase
from foretell.engine.view import view

WORLDS: Final = 64
"""So many at most."""
ANSWERS: Final = 1000
"""After how many decisions that the net has played no other world is begun.

The world that is begun then is finished, and what drawing worlds asks is not counted: up to
``TRIES`` answers for each seat that has bid.
"""
LAST_ANSWERS: Final = 3
"""How many times as often in the last round."""
STEPS: Final = 2
"""Own decisions until the net says what is to be expected."""
FIRST_ANSWER: Final = 40.0
"""As how many worlds the net's first answer counts."""
NEAR: Final = 20.0
"""Points that a choice may lie behind the net's best and still be looked at."""
LAST_NEAR: Final = 40.0
FIRST_PLACE: Final = 200.0
"""Points that first place is worth in the last round."""
LAST_FIRST_ANSWER: Final = 4.0
EXACT: Final = 0.5
"""What an exact end counts beside the net's."""
SOLVED: Final = 6
"""Cards in the own hand up to which worlds are solved."""
NODES: Final = 20_000
"""Nodes that solving one world may take."""


class LookRoom(NamedTuple):
    """What is looked ahead in."""

    worlds: WorldRoom
    thought: NetRoom
    end: EndRoom
    solved: Ints
    values: npt.NDArray[np.float64]
    """By choice, what it brought, added up."""


def new_look_room() -> LookRoom:
    """Room for one decision after another."""
    solved, values = np.zeros(CHOICES, np.int64), np.zeros(CHOICES, np.float64)
    return LookRoom(new_room(), new_net_room(), new_end_room(), solved, values)


@jit
def look_ahead(rules: RulesStruct, v: ViewRecord, net: Net, room: LookRoom, answers: int) -> int:
    """The best of the choices that the net likes, in a round that it knows.

    ``answers`` is as :data:`ANSWERS` says; with 0 the net's first answer is taken.
    """
    choices = allowed(v)
    if popcount(choices) == 1:
        return trailing_zeros(choices)
    think(rules, v, choices, net, room.thought)
    best = best_of(choices, room.thought.points)
    is_last = is_last_round(rules, v)
    near = close_to(choices, best, room.thought, LAST_NEAR if is_last else NEAR)
    if popcount(near) == 1 or answers == 0:
        return best
    first = LAST_FIRST_ANSWER if is_last else FIRST_ANSWER
    for choice in range(CHOICES):
        room.values[choice] = first * room.thought.points[choice]
    compare(rules, v, near, net, room, answers)
    return best_of(near, room.values)


@jit
def is_last_round(rules: RulesStruct, v: ViewRecord) -> bool:
    """Whether the game is over after this round, as far as that is known before it."""
    return rules.target == 0 and v.round_no == rules.rounds - 1


@jit
def close_to(choices: int, best: int, thought: NetRoom, near: float) -> int:
    """Mask of the choices that lie no more than so many points behind the best."""
    kept, left = bit(best), choices
    while left != 0:
        choice = trailing_zeros(left)
        if thought.points[choice] >= thought.points[best] - near:
            kept |= bit(choice)
        left &= left - 1
    return kept


@jit
def compare(
    rules: RulesStruct, v: ViewRecord, choices: int, net: Net, room: LookRoom, answers: int
) -> None:
    """Add to the values what each choice brings, world by world."""
    worlds, is_last = room.worlds, is_last_round(rules, v)
    most = LAST_ANSWERS * answers if is_last else answers
    steps = CHOICES if is_last else STEPS
    asked = worlds.made[0] = 0
    while worlds.made[0] < WORLDS and asked < most:
        if not draw_likely(rules, v, net, worlds, room.thought):
            return
        add_exact_end(rules, v, choices, room)
        left = choices
        while left != 0:
            choice = trailing_zeros(left)
            worlds.states[1] = worlds.states[0]
            apply(rules, worlds.states[1], choice)
            asked += play_steps(rules, worlds.states[1], v.seat, net, room, steps, choice)
            if is_last:
                room.values[choice] += FIRST_PLACE * share_of_first(rules, worlds.states[1], v.seat)
            left &= left - 1
        worlds.made[0] += 1
        if worlds.made[1] != 0:
            return


@jit
def add_exact_end(rules: RulesStruct, v: ViewRecord, choices: int, room: LookRoom) -> None:
    """Add what the choices bring in the world that was drawn if all play best from here on.

    Where few cards are left and the game goes on; elsewhere nothing is added.
    """
    world = room.worlds.states[0]
    if v.phase != Phase.PLAY or popcount(v.hand) > SOLVED or is_last_round(rules, v):
        return
    if can_solve(rules, world) and solve(rules, world, NODES, room.end, room.solved):
        while choices != 0:
            choice = trailing_zeros(choices)
            room.values[choice] += EXACT * room.solved[choice]
            choices &= choices - 1


@jit
def play_steps(
    rules: RulesStruct,
    s: State,
    seat: int,
    net: Net,
    room: LookRoom,
    steps: int,
    choice: int,
) -> int:
    """Play on until a seat has decided so often, and add to a choice's value what is expected then.

    Returns how many decisions were made, those of the net's first choice and forced ones too.
    """
    asked = 0
    v, rng, thought = room.worlds.views[0], room.worlds.rng, room.thought
    while s.phase != Phase.DEAL and s.phase < Phase.LOT:
        who = actor(rules, s)
        if who == NO_SEAT:
            apply(rules, s, pick(legal(rules, s), rng))
            continue
        view(rules, s, who, v)
        made = choose_learned(rules, v, net, thought, rng)
        asked += 1
        if who == seat and popcount(allowed(v)) > 1 and is_asked(rules, v):
            steps -= 1
            if steps == 0:
                room.values[choice] += thought.points[made]
                return asked
        apply(rules, s, made)
    room.values[choice] += s.points[seat]
    return asked
