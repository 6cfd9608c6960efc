"""Decisions a second through the environments: many games at once, and PettingZoo's benchmark."""

from __future__ import annotations

import re
import time
from contextlib import redirect_stdout
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from typing import Any

import numpy as np
from benchmarks.engine.compiled import MILLION, PLAYERS
from benchmarks.engine.measure import (
    FULL,
    Effort,
    Figure,
    Measured,
    Spread,
    Tell,
    fitting,
    in_turn,
    rounded,
)

from foretell.envs import GameBatch

GAMES = 1024
MISSING = "environments: pettingzoo is not installed; `make setup` brings it"


class Stepping:
    """Random open actions in many standard games; only the steps are in the time.

    >>> steps, seconds = Stepping(1, games=2).play(3)
    >>> steps, seconds > 0
    (6, True)
    """

    def __init__(self, threads: int, games: int = GAMES) -> None:
        self.batch = GameBatch("standard", games, players=PLAYERS, threads=threads)
        self.batch.reset(1)
        self.chance = np.random.default_rng(1)
        self.steps = 1

    def play(self, steps: int) -> tuple[int, float]:
        """How many decisions some steps made, and the seconds that they took."""
        spent = 0.0
        for _ in range(steps):
            drawn = self.chance.random(self.batch.masks.shape, np.float32)
            actions = (self.batch.masks * drawn).argmax(axis=1)
            start = time.perf_counter()
            self.batch.step(actions)
            spent += time.perf_counter() - start
        return steps * self.batch.games, spent

    def fit(self, seconds: float) -> None:
        """Compile what is not compiled yet, and choose how many steps a run has."""
        self.play(1)
        self.steps = fitting(self.play, seconds)

    def run(self) -> tuple[float]:
        """Decisions a second, of one run."""
        decisions, seconds = self.play(self.steps)
        return (decisions / seconds,)


def measure_environments(effort: Effort, tell: Tell) -> Measured:
    """A batch of 1,024 games, by one thread and by two; PettingZoo's own benchmark of one game."""
    steppings = {threads: Stepping(threads) for threads in (1, 2)}
    for one in steppings.values():
        one.fit(effort.seconds)
    runs = in_turn(effort.runs, tell, [one.run for one in steppings.values()])
    found: dict[str, Any] = {"games": GAMES}
    figures, notes = [], []
    for threads, (spread,) in zip(steppings, runs, strict=True):
        found[f"steps_per_second_{threads}"] = rounded(spread.median)
        means = "one decision of one seat, its observation and mask written, deals and resets in it"
        name = f"{GAMES} games, {threads} thread{'s' * (threads > 1)}"
        figures.append(Figure(name, spread, "M/s", means, at_least=1e6, scale=MILLION))
    if not find_spec("pettingzoo"):
        notes.append(MISSING)
    elif effort == FULL:
        turns = pettingzoo_turns()
        found["pettingzoo_turns_per_second"] = rounded(turns)
        figures.append(Figure("PettingZoo's benchmark", Spread((turns,)), "/s", "one game"))
    return Measured(found, figures, notes)


def pettingzoo_turns() -> float:
    """Turns a second as PettingZoo's performance_benchmark prints them; takes five seconds."""
    said = StringIO()
    game = import_module("foretell.envs.aec").env("standard", players=PLAYERS)
    game.reset(seed=1)
    game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))  # compiled by now
    with redirect_stdout(said):
        import_module("pettingzoo.test").performance_benchmark(game)
    (turns,) = re.findall(r"([\d.]+) turns per second", said.getvalue())
    return float(turns)
