"""Worlds that fit what is seen, and each choice played out in them.

A *world* is a full state drawn by :func:`foretell.engine.sample.sample`: each placement of the
unseen cards is as likely. Nothing of the true state is in it but what the view shows.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from foretell.base.jit import jit, trailing_zeros
from foretell.bots.beliefs import do_bids_tell, is_believed
from foretell.bots.loop import BotKind, choose
from foretell.bots.sight import allowed
from foretell.engine.chance import pick
from foretell.engine.fields import Ints, Records, RulesStruct, State, ViewRecord
from foretell.engine.flow import actor, apply, legal
from foretell.engine.sample import new_work, sample
from foretell.engine.structs import NO_SEAT, STATE, VIEW, Phase, new_record
from foretell.engine.view import view
from foretell.rules.axes import MAX_HAND

CHOICES: Final = 64
"""No phase has more of them."""
RULE: Final = int(BotKind.RULE)
"""The bot that plays rounds out for a search."""


class WorldRoom(NamedTuple):
    """What worlds are made in, and what came of them."""

    states: Records
    views: Records
    table: Ints
    scratch: Records
    rng: Ints
    points: Ints
    """By choice, the own points of the round, added up."""
    tricks: Ints
    """By choice and number, in how many worlds so many tricks were taken."""
    made: Ints
    """How many worlds there were; the second number is not 0 once it shall be the last."""


def new_room() -> WorldRoom:
    """Three states, a view, room to place cards, chance, and for what is found."""
    table, scratch, rng = new_work()
    points, tricks = np.zeros(CHOICES, np.int64), np.zeros((CHOICES, MAX_HAND + 1), np.int64)
    states, made = np.zeros(3, STATE), np.zeros(2, np.int64)
    return WorldRoom(states, new_record(VIEW), table, scratch, rng, points, tricks, made)


@jit
def weigh(rules: RulesStruct, v: ViewRecord, room: WorldRoom, worlds: int, tries: int) -> None:
    """Count in the room what the round brings by choice, in so many worlds.

    ``tries`` is how many are drawn at most until one is believed; with 1 all are alike.
    """
    states = room.states
    tries = tries if do_bids_tell(rules, v) else 1
    choices = allowed(v)
    room.points[:] = 0
    room.tricks[:] = 0
    room.made[0] = 0
    while room.made[0] < worlds and draw_world(rules, v, room, tries):
        left = choices
        while left != 0:
            choice = trailing_zeros(left)
            states[1] = states[0]
            apply(rules, states[1], choice)
            finish_round(rules, states[1], room.views[0], room.rng, RULE)
            room.points[choice] += states[1].points[v.seat]
            room.tricks[choice, states[1].won[v.seat]] += 1
            left &= left - 1
        room.made[0] += 1
        if room.made[1] != 0:
            return


@jit
def weigh_at(rules: Records, views: Records, room: WorldRoom, worlds: int, tries: int) -> None:
    """The same from Python: arrays are the cheap way into compiled code."""
    weigh(rules[0], views[0], room, worlds, tries)


@jit
def draw_world(rules: RulesStruct, v: ViewRecord, room: WorldRoom, tries: int) -> bool:
    """Write a world into the first state of the room; False if there is none."""
    states, rng = room.states, room.rng
    for left in range(tries - 1, -1, -1):
        if not sample(rules, v, states[0], rng, room.table, room.scratch):
            return False
        if left == 0 or is_believed(rules, v, states[0], states[2], room.views[0], rng):
            break
    return True


@jit
def finish_round(rules: RulesStruct, s: State, v: ViewRecord, rng: Ints, kind: int) -> None:
    """Let a kind of bot play all seats to the score of the round; ``v`` is written over."""
    while s.phase != Phase.DEAL and s.phase < Phase.LOT:
        seat = actor(rules, s)
        if seat == NO_SEAT:
            apply(rules, s, pick(legal(rules, s), rng))
        else:
            view(rules, s, seat, v)
            apply(rules, s, choose(kind, rules, v, rng))
