"""Random games inside compiled code, on one core: standard rules, and every preset."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from benchmarks.engine.measure import Effort, Figure, Measured, Tell, fitting, in_turn, rounded

from foretell.engine.chance import new_rng
from foretell.engine.compile import compile_rules
from foretell.engine.playout import play_games
from foretell.engine.structs import STATE, new_record
from foretell.rules.presets import PRESETS, preset, usual_players
from foretell.rules.value import Rules

PLAYERS = 4
MILLION = 1e-6


class Playing:
    """Random games of one set of rules, through the functions that play them all.

    >>> choices, seconds = Playing(preset("standard", 3)).play(1)
    >>> choices >= 20 * 3 + 210 * 3
    True
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = compile_rules(rules)[0]
        self.states = new_record(STATE)
        self.deck = self.rules.deck_cards[: self.rules.deck_len].copy()
        self.rng = new_rng(1)
        self.games = 1

    def play(self, games: int) -> tuple[int, float]:
        """How many choices some games took, and how many seconds."""
        start = time.perf_counter()
        choices = play_games(self.rules, self.states[0], self.deck, self.rng, games)
        return int(choices), time.perf_counter() - start

    def fit(self, seconds: float) -> None:
        """Compile what is not compiled yet, and choose how many games a run has."""
        self.play(1)
        self.games = fitting(self.play, seconds)

    def run(self) -> tuple[float, float]:
        """Decisions and games per second, of one run."""
        choices, seconds = self.play(self.games)
        return choices / seconds, self.games / seconds


def measure_random_play(effort: Effort, tell: Tell) -> Measured:
    """Whole random four-player standard games."""
    playing = Playing(preset("standard", PLAYERS))
    playing.fit(effort.seconds)
    [(decisions, games)] = in_turn(effort.runs, tell, [playing.run])
    found = {
        "rules": "standard",
        "players": PLAYERS,
        "decisions_per_second": rounded(decisions.median),
        "games_per_second": rounded(games.median),
        "games": playing.games * effort.runs,
    }
    means = "bids, trumps named and cards played; shuffling, dealing and scoring are in the time"
    return Measured(
        found,
        [
            Figure("decisions", decisions, "M/s", means, at_least=30e6, scale=MILLION),
            Figure("games", games, "/s", "of 15 rounds each"),
        ],
    )


def measure_variants(effort: Effort, tell: Tell) -> Measured:
    """Every preset at its usual number of players, in turn, beside standard rules."""
    playings = {name: Playing(preset(name)) for name in PRESETS}
    for name, playing in playings.items():
        tell(name)
        playing.fit(effort.seconds / 4)
    runs: list[Callable[[], tuple[float, ...]]] = [one.run for one in playings.values()]
    spreads = dict(zip(playings, in_turn(effort.runs, tell, runs), strict=True))
    standard = spreads["standard"][0]
    ratios = {name: spread[0].over(standard) for name, spread in spreads.items()}
    slowest = min(ratios, key=lambda name: ratios[name].median)
    first = Figure(
        f"slowest: {slowest}", ratios[slowest], "of standard", "run by run", at_least=1 / 3
    )
    found: dict[str, Any] = {}
    figures = [first]
    for name, (decisions, _games) in spreads.items():
        players, ratio = usual_players(name), ratios[name].median
        found[name] = {
            "players": players,
            "decisions_per_second": rounded(decisions.median),
            "ratio": rounded(ratio),
        }
        means = f"{players} at the table; {ratio:.2f} of standard"
        figures.append(Figure(name, decisions, "M/s", means, scale=MILLION))
    return Measured(found, figures)
