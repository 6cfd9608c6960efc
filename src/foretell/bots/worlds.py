"""Worlds that fit what is seen, and each choice played out in them.

A *world* is a full state drawn by :func:`foretell.engine.sample.sample`: each placement of the
unseen cards is as likely. Nothing of the true state is in it but what the view shows.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.base.jit import jit, trailing_zeros
from foretell.bots.beliefs import do_bids_tell, is_believed
from foretell.bots.rule import choose_rule
from foretell.bots.sight import allowed
from foretell.engine.chance import pick
from foretell.engine.fields import Ints, Records, RulesStruct, State, ViewRecord
from foretell.engine.flow import actor, apply, legal
from foretell.engine.sample import new_work, sample
from foretell.engine.structs import NO_SEAT, STATE, VIEW, Phase, new_record
from foretell.engine.view import view

CHOICES: Final = 64
"""No phase has more of them."""
Room = tuple[Records, Records, Ints, Records, Ints, Ints]


def new_room() -> Room:
    """What worlds are made in: three states, a view, room to place cards, chance, points."""
    table, scratch, rng = new_work()
    states, points = np.zeros(3, STATE), np.zeros(CHOICES, np.int64)
    return states, new_record(VIEW), table, scratch, rng, points


@jit
def weigh(rules: RulesStruct, v: ViewRecord, room: Room, worlds: int, tries: int) -> None:
    """Add up in the room's points, by choice, what the round brings in so many worlds.

    ``tries`` is how many are drawn at most until one is believed; with 1 all are alike.
    """
    states, views, _, _, rng, points = room
    tries = tries if do_bids_tell(rules, v) else 1
    choices = allowed(v)
    points[:] = 0
    for _ in range(worlds):
        if not draw_world(rules, v, room, tries):
            return
        left = choices
        while left != 0:
            choice = trailing_zeros(left)
            states[1] = states[0]
            apply(rules, states[1], choice)
            finish_round(rules, states[1], views[0], rng)
            points[choice] += states[1].points[v.seat]
            left &= left - 1


@jit
def draw_world(rules: RulesStruct, v: ViewRecord, room: Room, tries: int) -> bool:
    """Write a world into the first state of the room; False if there is none."""
    states, views, table, scratch, rng, _ = room
    for left in range(tries - 1, -1, -1):
        if not sample(rules, v, states[0], rng, table, scratch):
            return False
        if left == 0 or is_believed(rules, v, states[0], states[2], views[0], rng):
            break
    return True


@jit
def finish_round(rules: RulesStruct, s: State, v: ViewRecord, rng: Ints) -> None:
    """Let the rule bot play all seats to the score of the round; ``v`` is written over."""
    while s.phase != Phase.DEAL and s.phase < Phase.LOT:
        seat = actor(rules, s)
        if seat == NO_SEAT:
            apply(rules, s, pick(legal(rules, s), rng))
        else:
            view(rules, s, seat, v)
            apply(rules, s, choose_rule(rules, v, rng))
