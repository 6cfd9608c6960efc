"""Perfect information Monte Carlo: the choice that is best on average in worlds that fit.

In each of a number of worlds (:mod:`foretell.bots.worlds`) every choice is made once, and the rule
bot plays all seats to the end of the round; what counts are the own points of the round.
"""

from __future__ import annotations

import zlib
from typing import Final

import numpy as np

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.bots.actions import ActionBot
from foretell.bots.beliefs import TRIES
from foretell.bots.powers import power_of_e
from foretell.bots.sight import allowed
from foretell.bots.worlds import WorldRoom, new_room, weigh
from foretell.engine.chance import seed_stream, unit
from foretell.engine.fields import Ints, Records, RulesStruct, ViewRecord
from foretell.engine.second_step import go_on, goes_on
from foretell.engine.structs import TURN, VIEW, new_record

WORLDS: Final = 128
"""Worlds that the sampler draws for a decision."""


@jit
def search_action(
    rules: Records,
    views: Records,
    room: WorldRoom,
    worlds: int,
    tries: int,
    heat: float,
    choices: Ints,
) -> int:
    """Write the one or two choices of an action; how many they are. The view is written over."""
    choices[0] = search(rules[0], views[0], room, worlds, tries, heat)
    if not goes_on(rules[0], views[0], choices[0]):
        return 1
    go_on(rules[0], views[0], choices[0])
    choices[1] = search(rules[0], views[0], room, worlds, tries, heat)
    return 2


@jit
def search(
    rules: RulesStruct, v: ViewRecord, room: WorldRoom, worlds: int, tries: int, heat: float
) -> int:
    """The choice that is best in so many worlds, or with some heat nearly so."""
    if v.may_turn:
        return TURN
    choices = allowed(v)
    if popcount(choices) == 1:
        return trailing_zeros(choices)
    weigh(rules, v, room, worlds, tries)
    best = best_of(choices, room.points)
    return best if heat == 0.0 else near_best(choices, best, room, heat)


@jit
def best_of(choices: int, points: Ints) -> int:
    """The choice with the most points; of several, the one with the lowest number."""
    best = trailing_zeros(choices)
    left = choices & (choices - 1)
    while left != 0:
        choice = trailing_zeros(left)
        if points[choice] > points[best]:
            best = choice
        left &= left - 1
    return best


@jit
def near_best(choices: int, best: int, room: WorldRoom, heat: float) -> int:
    """A choice by chance: e times less likely for each ``heat`` points that it brings less."""
    scale = heat * max(1, room.made[0])
    total, left = 0.0, choices
    while left != 0:
        total += power_of_e((room.points[trailing_zeros(left)] - room.points[best]) / scale)
        left &= left - 1
    drawn, left = unit(room.rng) * total, choices
    while left != 0:
        choice = trailing_zeros(left)
        drawn -= power_of_e((room.points[choice] - room.points[best]) / scale)
        if drawn < 0.0:
            return choice
        left &= left - 1
    return best


class Pimc(ActionBot):
    """A bot that plays each choice out in a number of worlds (see the module).

    Its choices follow from what is seen, its seed and its version: it remembers nothing.

    >>> from foretell import Game, preset
    >>> game = Game(preset("standard", players=4), seed=7, dealer=3)
    >>> Pimc(8, seed=1).choose(game.view(0)) in game.legal()
    True
    """

    version = "1"
    tries = 1
    """Worlds that are drawn at most until one is believed."""
    heat = 0.0

    def __init__(self, worlds: int, seed: int = 0) -> None:
        """``worlds`` is all that it may spend on one choice."""
        self.worlds = worlds
        self.name = f"pimc-{worlds}"
        self._seed = seed
        self._room, self._views = new_room(), new_record(VIEW)
        self._choices = np.zeros(2, np.int64)

    def choices(self, rules: Records, views: Records) -> list[int]:
        """The action in the engine's numbers: see :meth:`ActionBot.choices`."""
        self._views[0] = views[0]
        seed_stream(self._room.rng, self._seed, zlib.crc32(views.tobytes()))
        spent = (self.worlds, self.tries, self.heat)
        made = search_action(rules, self._views, self._room, *spent, self._choices)
        return self._choices[:made].tolist()

    def stop(self) -> None:
        """Choose by the worlds that there have been; from any thread, and for good."""
        self._room.made[1] = 1


class Sampler(Pimc):
    """The same search in worlds in which the others would have bid as they did.

    >>> from foretell import Game, preset
    >>> game = Game(preset("standard", players=4), seed=7, dealer=3)
    >>> Sampler(seed=1).choose(game.view(0)) in game.legal()
    True
    """

    tries = TRIES

    def __init__(
        self, seed: int = 0, worlds: int = WORLDS, *, name: str = "sampler", heat: float = 0.0
    ) -> None:
        """As the sampler of the ladder, or with another number of worlds, or hotter."""
        super().__init__(worlds, seed)
        self.name = name
        self.heat = heat
