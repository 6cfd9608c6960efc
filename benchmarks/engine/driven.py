"""Random games driven from Python, over the low-level functions."""

from __future__ import annotations

import random
import time

import numpy as np
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

from foretell.engine import gate
from foretell.engine.compile import compile_rules
from foretell.engine.structs import STATE, new_record
from foretell.rules.presets import preset

PLAYERS = 4
MICRO = 1e6


class Driving:
    """A loop in Python over ``gate.legal_at`` and ``gate.apply_at``.

    A choice is one of the mask's bits, drawn in Python. The clock of ``choosing`` stands still
    while NumPy shuffles and the round is dealt.

    >>> driving = Driving()
    >>> driving.play(1)
    >>> driving.decisions >= 15 * 4 + 120 * 4, driving.choosing > 0
    (True, True)
    """

    def __init__(self) -> None:
        self.rules = compile_rules(preset("standard", PLAYERS))
        self.states = new_record(STATE)
        self.deck = self.rules[0].deck_cards[: self.rules[0].deck_len].copy()
        self.shuffler = np.random.default_rng(1)
        self.chance = random.Random(1)
        self.decisions, self.choosing, self.games = 0, 0.0, 1

    def play(self, games: int) -> None:
        """Play some games to their ends."""
        for _ in range(games):
            gate.start_at(self.rules, self.states, self.chance.randrange(PLAYERS))
            for _ in range(int(self.rules[0].rounds)):
                self.shuffler.shuffle(self.deck)
                gate.deal_at(self.rules, self.states, self.deck)
                start = time.perf_counter()
                self.decisions += self.play_round()
                self.choosing += time.perf_counter() - start

    def play_round(self) -> int:
        """Choose at random until the next deal is due; how many choices that took."""
        rules, states, unit = self.rules, self.states, self.chance.random
        legal, apply = gate.legal_at, gate.apply_at
        choices = 0
        while mask := legal(rules, states):
            for _ in range(int(unit() * mask.bit_count())):
                mask &= mask - 1
            apply(rules, states, ((mask & -mask) - 1).bit_count())
            choices += 1
        return choices

    def fit(self, seconds: float) -> None:
        """Choose how many games a run has."""
        self.play(1)
        self.games = fitting(self.play, seconds)

    def run(self) -> tuple[float, float, float]:
        """Seconds a choice; decisions and games per second with everything in the time."""
        self.decisions, self.choosing = 0, 0.0
        start = time.perf_counter()
        self.play(self.games)
        seconds = time.perf_counter() - start
        return self.choosing / self.decisions, self.decisions / seconds, self.games / seconds


def measure_from_python(effort: Effort, tell: Tell) -> Measured:
    """Our engine when Python asks and answers at every choice."""
    driving = Driving()
    driving.fit(effort.seconds)
    ((each, decisions, games),) = in_turn(effort.runs, tell, [driving.run])
    found = {
        "rules": "standard",
        "players": PLAYERS,
        "us_per_decision": rounded(each.median * MICRO),
        "decisions_per_second": rounded(decisions.median),
        "games_per_second": rounded(games.median),
    }
    return Measured(found, _figures(each, decisions))


def _figures(each: Spread, decisions: Spread) -> list[Figure]:
    low = "legal_at, a bit of the mask drawn in Python, apply_at; without deals"
    whole = "the low-level loop, shuffling and dealing in the time"
    return [
        Figure("low-level decision", each, "µs", low, at_most=2e-6, scale=MICRO),
        Figure("whole games", decisions, "decisions/s", whole),
    ]
