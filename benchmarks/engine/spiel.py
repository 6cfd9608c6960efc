"""Side by side with OpenSpiel's ``oh_hell``, the nearest relation that another library plays.

Oh Hell has the same rounds (bids, then tricks with a trump) with 52 cards and no wizards or
jesters; OpenSpiel plays one round a game. Here a set of games has one round of each size,
1 to 12 tricks. Its deal is a chance node for each card; the cheapest way through those is
taken: a random one of the legal actions.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from benchmarks.engine.compiled import MILLION, PLAYERS, Playing
from benchmarks.engine.driven import MICRO, Driving
from benchmarks.engine.measure import (
    Effort,
    Figure,
    Measured,
    Spread,
    Tell,
    fitting,
    in_turn,
    rounded,
)

from foretell.rules.presets import preset

TRICKS = range(1, 13)
MISSING = "openspiel: open_spiel is not installed; `make bench` installs it and measures again"


class OhHell:
    """Random rounds of OpenSpiel's game, from Python and in its own compiled loop."""

    def __init__(self, spiel: Any) -> None:
        self.sized = [
            spiel.load_game("oh_hell", {"players": PLAYERS, "num_tricks_fixed": tricks})
            for tricks in TRICKS
        ]
        self.evaluate = spiel.evaluate_bots
        self.bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(PLAYERS)]
        self.chance = random.Random(1)
        self.decisions, self.choosing, self.sets, self.compiled_sets = 0, 0.0, 1, 1

    def play(self, sets: int) -> None:
        """Play some sets, every step from Python."""
        for _ in range(sets):
            for game in self.sized:
                state = game.new_initial_state()
                while state.is_chance_node():
                    state.apply_action(self.chance.choice(state.legal_actions()))
                start = time.perf_counter()
                self.decisions += self.play_round(state)
                self.choosing += time.perf_counter() - start

    def play_round(self, state: Any) -> int:
        """Choose at random until the round is over; how many choices that took."""
        unit, choices = self.chance.random, 0
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply_action(options[int(unit() * len(options))])
            choices += 1
        return choices

    def play_compiled(self, sets: int) -> None:
        """Play some sets in OpenSpiel's C++, deals and all, by its own uniform random bots."""
        for seed in range(sets):
            for game in self.sized:
                self.evaluate(game.new_initial_state(), self.bots, seed)

    def fit(self, seconds: float) -> None:
        """Choose how many sets a run has."""
        self.sets = fitting(self.play, seconds)
        self.compiled_sets = fitting(self.play_compiled, seconds)

    def run(self) -> tuple[float, float]:
        """Seconds a choice; decisions per second with the deals in the time."""
        self.decisions, self.choosing = 0, 0.0
        start = time.perf_counter()
        self.play(self.sets)
        seconds = time.perf_counter() - start
        return self.choosing / self.decisions, self.decisions / seconds

    def run_compiled(self) -> tuple[float]:
        """Decisions per second of its compiled loop: a bid and so many cards a seat."""
        start = time.perf_counter()
        self.play_compiled(self.compiled_sets)
        seconds = time.perf_counter() - start
        return (self.compiled_sets * sum(PLAYERS * (1 + n) for n in TRICKS) / seconds,)


def measure_openspiel(effort: Effort, tell: Tell) -> Measured:
    """Our compiled games, their loop in Python, our loop in Python, their compiled loop."""
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        return Measured(None, notes=[MISSING])
    playing, driving, hell = Playing(preset("standard", PLAYERS)), Driving(), OhHell(spiel)
    for one in (playing, driving, hell):
        one.fit(effort.seconds)
    runs = [playing.run, driving.run, hell.run, hell.run_compiled]
    (ours, _), (each, driven, _), (their_each, theirs), (compiled,) = in_turn(
        effort.runs, tell, runs
    )
    ratios = {
        "ratio_random_play": ours.over(theirs),
        "ratio_from_python": driven.over(theirs),
        "ratio_per_decision": their_each.over(each),
        "ratio_compiled": ours.over(compiled),
    }
    figures = [*_theirs(their_each, theirs, compiled), *_ratios(ratios)]
    return Measured(_json(their_each, theirs, compiled, ratios), figures)


def _json(
    each: Spread, decisions: Spread, compiled: Spread, ratios: dict[str, Spread]
) -> dict[str, Any]:
    return {
        "game": "oh_hell",
        "version": _version(),
        "players": PLAYERS,
        "decisions_per_second": rounded(decisions.median),
        "us_per_decision": rounded(each.median * MICRO),
        "compiled_decisions_per_second": rounded(compiled.median),
        **{name: rounded(ratio.median) for name, ratio in ratios.items()},
    }


def _theirs(each: Spread, decisions: Spread, compiled: Spread) -> list[Figure]:
    return [
        Figure("oh_hell from Python", decisions, "decisions/s", "its deals in the time"),
        Figure("oh_hell from Python, a decision", each, "µs", "without deals", scale=MICRO),
        Figure(
            "oh_hell compiled",
            compiled,
            "M/s",
            "its evaluate_bots with its random bots, all C++",
            scale=MILLION,
        ),
    ]


def _ratios(ratios: dict[str, Spread]) -> list[Figure]:
    gain = "not like for like: what staying inside compiled code gains"
    whole = "like for like: whole games, deals in the time"
    choice = "like for like: a decision, without deals"
    inside = "like for like: nobody returns to Python"
    names = {
        "ratio_random_play": ("our compiled / its Python", gain, 40.0),
        "ratio_from_python": ("our Python / its Python", whole, None),
        "ratio_per_decision": ("our Python / its Python, a decision", choice, None),
        "ratio_compiled": ("our compiled / its compiled", inside, None),
    }
    return [
        Figure(name, ratios[key], "×", means, at_least=target)
        for key, (name, means, target) in names.items()
    ]


def _version() -> str:
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        return "unknown"
