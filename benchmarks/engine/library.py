"""Whole random games as a program plays them: a state's handle, a game, and a view at each step.

Beside them python-chess, whose board is what many programs know: random legal moves, pushed to the
end of the game. Chess has other rules; what is compared is what a decision costs whoever asks for
the legal actions, draws one and makes it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

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

from foretell.game.game import Game
from foretell.play.handle import Handle
from foretell.rules.presets import preset

PLAYERS = 4
MISSING = "python-chess: chess is not installed; `make bench` installs it and measures again"


class Loop:
    """Games played by a function that takes a seed and answers how many decisions there were.

    >>> loop = Loop(with_game)
    >>> loop.play(1)
    >>> loop.decisions >= 15 * 4 + 120 * 4
    True
    """

    def __init__(self, play_one: Callable[[int], int]) -> None:
        self.play_one = play_one
        self.decisions, self.games = 0, 1

    def play(self, games: int) -> None:
        """Play some games to their ends."""
        for seed in range(games):
            self.decisions += self.play_one(seed)

    def fit(self, seconds: float) -> None:
        """Choose how many games a run has."""
        self.play(1)
        self.games = fitting(self.play, seconds)

    def run(self) -> tuple[float]:
        """Decisions a second, with everything in the time."""
        self.decisions = 0
        start = time.perf_counter()
        self.play(self.games)
        return (self.decisions / (time.perf_counter() - start),)


def with_handle(seed: int) -> int:
    """A game over a ``Handle``: choices are numbers, and a mask says which are legal."""
    rules = preset("standard", PLAYERS)
    handle, chance = Handle(rules), random.Random(seed)
    deck = handle.rules[0].deck_cards[: handle.rules[0].deck_len].copy()
    shuffler, unit, choices = np.random.default_rng(seed), chance.random, 0
    handle.start(chance.randrange(PLAYERS))
    for _ in range(int(handle.rules[0].rounds)):
        shuffler.shuffle(deck)
        handle.deal(deck)
        while mask := handle.legal():
            for _ in range(int(unit() * mask.bit_count())):
                mask &= mask - 1
            handle.attempt(((mask & -mask) - 1).bit_count())
            choices += 1
    return choices


def with_game(seed: int) -> int:
    """A ``Game`` that deals by itself: actions are texts; what is done can be undone."""
    game, choose, choices = Game(preset("standard", PLAYERS), seed), random.Random(seed).choice, 0
    while not game.is_over:
        game.act(choose(game.legal()))
        choices += 1
    return choices


def with_views(seed: int) -> int:
    """The same, where each seat acts by its own view alone."""
    game, choose, choices = Game(preset("standard", PLAYERS), seed), random.Random(seed).choice, 0
    while (seat := game.actor) is not None:
        game.act(choose(game.view(seat).legal))
        choices += 1
    return choices


def with_chess(chess: Any) -> Callable[[int], int]:
    """A game of chess by random legal moves."""

    def play_one(seed: int) -> int:
        board, choose, choices = chess.Board(), random.Random(seed).choice, 0
        while not board.is_game_over():
            board.push(choose(list(board.legal_moves)))
            choices += 1
        return choices

    return play_one


def measure_library(effort: Effort, tell: Tell) -> Measured:
    """Our three ways, and python-chess where it is installed; run in turn."""
    loops = [Loop(with_handle), Loop(with_game), Loop(with_views)]
    notes = []
    try:
        loops.append(Loop(with_chess(import_module("chess"))))
    except ImportError:
        notes.append(MISSING)
    for loop in loops:
        loop.fit(effort.seconds)
    handle, game, views, *chess = (
        one[0] for one in in_turn(effort.runs, tell, [loop.run for loop in loops])
    )
    found = {
        "rules": "standard",
        "players": PLAYERS,
        "handle_decisions_per_second": rounded(handle.median),
        "game_decisions_per_second": rounded(game.median),
        "views_decisions_per_second": rounded(views.median),
    }
    figures = _figures(handle, game, views)
    for theirs in chess:
        found["python_chess"] = version("chess")
        found["python_chess_moves_per_second"] = rounded(theirs.median)
        found["ratio_game"] = rounded(game.over(theirs).median)
        figures += _beside(game, theirs)
    return Measured(found, figures, notes)


def _figures(handle: Spread, game: Spread, views: Spread) -> list[Figure]:
    numbers = "Handle: a mask of legal choices, a number made; shuffles and deals in the time"
    texts = "Game: legal actions as texts, checks, history and undo; it deals by itself"
    seen = "the same, each seat by its own view"
    return [
        Figure("Handle", handle, "decisions/s", numbers, at_least=600e3),
        Figure("Game", game, "decisions/s", texts, at_least=200e3),
        Figure("Game with a view at each", views, "decisions/s", seen, at_least=100e3),
    ]


def _beside(game: Spread, chess: Spread) -> list[Figure]:
    board = "its Board: legal moves as a list, one pushed, until the game is over"
    return [
        Figure("python-chess", chess, "moves/s", board),
        Figure(
            "Game / python-chess", game.over(chess), "×", "run by run; other rules, the same work"
        ),
    ]
