"""Many games at once behind arrays: what the environments of other libraries are made of."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.bots.bot import no_bot
from foretell.bots.loop import ELSEWHERE, SIZES, TALLIES, BotKind
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Ints, Records
from foretell.engine.structs import STATE, VIEW
from foretell.envs.actions import ACTIONS, Bytes, action_text
from foretell.envs.layout import OBSERVATION
from foretell.envs.steps import NONE, reset_rows, step_rows
from foretell.rules.axes import MAX_SEATS
from foretell.rules.presets import preset
from foretell.rules.value import Rules

WORTH_A_THREAD: Final = 128
"""Rows below which another thread costs more than it brings."""


def rules_from(rules: Rules | str, players: int | None) -> Rules:
    """Rules as they are given: a value, or a preset's name for so many players."""
    return preset(rules, players) if isinstance(rules, str) else rules


class GameBatch:
    """So many games side by side; each step is one decision in each of them.

    The arrays are written over by every step: copy what is to be kept. Chance follows from the
    seed and the row, whatever the number of threads.

    Args:
        rules: a set of rules, or a preset's name.
        games: how many rows.
        players: how many play, where a preset is named.
        opponent: a compiled bot (``random``, ``novice``, ``rule``) for every seat but 0; all seats
            are asked for when left out.
        threads: how many work on a step.

    >>> batch = GameBatch("standard", games=2, players=4)
    >>> batch.reset(seed=7)
    >>> batch.observations.shape == (2, OBSERVATION), batch.masks.shape == (2, ACTIONS)
    (True, True)
    >>> batch.step(batch.masks.argmax(axis=1))
    >>> batch.seats.tolist(), batch.points.tolist(), batch.ended.tolist()
    ([0, 3], [[0, 0, 0, 0], [0, 0, 0, 0]], [0, 0])
    """

    def __init__(
        self,
        rules: Rules | str = "standard",
        games: int = 1024,
        *,
        players: int | None = None,
        opponent: str | None = None,
        threads: int = 1,
    ) -> None:
        self.rules = rules_from(rules, players)
        self.games = games
        self.observations: Bytes = np.zeros((games, OBSERVATION), np.int8)
        self.masks: Bytes = np.zeros((games, ACTIONS), np.int8)
        self.seats: Ints = np.zeros(games, np.int64)
        """By row, the seat that decides now, and whose observation and mask are written."""
        self.points: Ints = np.zeros((games, self.rules.players), np.int64)
        """By row and seat, what the last step brought."""
        self.ended: Ints = np.zeros(games, np.int64)
        """By row, 1 if the last step ended a game; the next has begun."""
        self.places: Ints = np.zeros((games, self.rules.players), np.int64)
        """By row and seat, how many were behind less how many ahead, where a game ended last."""
        self._compiled = compile_rules(self.rules)
        self._games = new_games(self._compiled, games, kinds_of(opponent))
        parts = max(1, min(threads, games // WORTH_A_THREAD))
        edges = np.linspace(0, games, parts + 1).astype(int).tolist()
        self._rows = list(pairwise(edges))
        self._rooms = [new_room() for _ in self._rows]
        self._pool = ThreadPoolExecutor(parts - 1) if parts > 1 else None

    def reset(self, seed: int = 0) -> None:
        """Begin a new game in every row."""
        shown = self.observations, self.masks, self.seats
        self._in_parts(
            lambda room, rows: reset_rows(self._compiled, self._games, room, shown, seed, rows)
        )

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Make the decision of each row.

        Raises:
            ForetellError: an action is not open; the rows before it have been played.
        """
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.games,):
            raise spoken(
                ForetellError("bad-actions", ""),
                "failed-env-actions",
                games=self.games,
                shape=str(given.shape),
            )
        shown = self.observations, self.masks, self.seats
        told = self.points, self.ended, self.places
        refused = self._in_parts(
            lambda room, rows: step_rows(
                self._compiled, self._games, room, shown, told, given, rows
            )
        )
        for row in refused:
            if row != NONE:
                raise not_open(row, int(given[row]), self.masks[row], self.rules.deck)

    def states(self, row: int) -> Records:
        """A copy of the engine's record of a game: whatever the seats may not know is in it."""
        return self._games[0][row : row + 1].copy()

    def close(self) -> None:
        """End the threads."""
        if self._pool:
            self._pool.shutdown()

    def _in_parts(self, work: Callable[[Any, tuple[int, int]], Any]) -> list[Any]:
        """Have every part's rows worked on: one part here, the others by the threads."""
        rest = list(zip(self._rooms[1:], self._rows[1:], strict=True))
        waiting = [self._pool.submit(work, *one) for one in rest] if self._pool else []
        return [work(self._rooms[0], self._rows[0]), *(one.result() for one in waiting)]


def not_open(row: int, action: int, mask: Bytes, deck: int) -> ForetellError:
    """That an action is not open, and which are."""
    open_ = [action_text(one, deck) for one in np.flatnonzero(mask).tolist()]
    is_one = 0 <= action < ACTIONS
    return spoken(
        ForetellError("not-open", ""),
        "failed-env-action",
        row=row,
        action=f"{action} ({action_text(action, deck)})" if is_one else str(action),
        allowed=", ".join(open_) or "-",
    )


def kinds_of(opponent: str | None) -> Ints:
    """By seat, the compiled bot that plays there, or ELSEWHERE."""
    kinds = np.full(MAX_SEATS, ELSEWHERE, np.int64)
    if opponent is not None:
        names = [kind.name.lower() for kind in BotKind]
        if opponent not in names:
            raise no_bot(opponent)
        kinds[1:] = names.index(opponent)
    return kinds


def new_games(rules: Records, games: int, kinds: Ints) -> tuple[Records, Ints, Ints, Ints, Ints]:
    """Room for games: states, decks, the chance of deals and of the rest, who plays."""
    record: Any = rules[0]
    states: Records = np.zeros(games, STATE)
    decks = np.zeros((games, int(record.deck_len)), np.int64)
    return states, decks, np.zeros((games, 1), np.int64), np.zeros((games, 1), np.int64), kinds


def new_room() -> tuple[Records, Ints]:
    """Room for a view, and for counts that are not looked at."""
    return np.zeros(1, VIEW), np.zeros((MAX_SEATS, TALLIES, SIZES), np.int64)
