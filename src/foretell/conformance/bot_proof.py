"""The proof of a position: every choice in every deal that fits, or in many of them.

A *deal* is a placement of the unseen cards that the view allows, each as likely. In each of them
every choice is made, and `rule` plays all seats to the end of the round. The best choices are
ahead by the mean of the differences deal by deal, with its 95 % interval; over all deals there are
that mean is exact, and the interval a point.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.bots.outcomes import OUTCOMES, POINTS, WIN, Outcomes, outcomes_at
from foretell.bots.worlds import RULE, new_room
from foretell.cards import cards_in, mask_of
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Records
from foretell.engine.sample import ALLOWED, CAPS, ask_places, new_work, sample_many_at
from foretell.engine.structs import STATE
from foretell.play.handle import STATE_PLACES
from foretell.play.seen import Seen
from foretell.rules.plan import seats_of

DEALS: Final = 20_000
"""So many are drawn where there are more that fit."""
GOALS: Final = {"points": (POINTS, 1.0), "win": (WIN, 100.0)}
"""What is to be had: points of the round, or hundredths of first place at the end of the game."""
Z: Final = 1.96
Mean = tuple[float, float, float]
"""A mean and its 95 % interval: mean, low, high."""


@dataclass(frozen=True)
class ChoiceValues:
    """What the choices of a view are worth, choice by choice and deal by deal."""

    choices: tuple[str, ...]
    values: npt.NDArray[np.float64]  # deal, choice
    is_all: bool

    def mean(self, choice: str) -> Mean:
        """The mean of a choice."""
        return self._mean(self.values[:, self.choices.index(choice)])

    def lead(self, best: Sequence[str]) -> Mean:
        """By how much the best choices are ahead: the least of all pairs of one and another."""
        places = [self.choices.index(choice) for choice in best]
        others = [place for place in range(len(self.choices)) if place not in places]
        pairs = [(one, other) for one in places for other in others]
        means = [self._mean(self.values[:, one] - self.values[:, other]) for one, other in pairs]
        return min(means, key=lambda mean: mean[1])

    def _mean(self, values: npt.NDArray[np.float64]) -> Mean:
        mean = float(values.mean())
        margin = 0.0 if self.is_all else Z * float(values.std(ddof=1)) / len(values) ** 0.5
        return mean, mean - margin, mean + margin


def choice_values(seen: Seen, goal: str, *, seed: int, deals: int = DEALS) -> ChoiceValues:
    """What each choice is worth over every deal that fits a view, or over so many of them."""
    worlds, is_all = fitting_deals(seen, seed, deals)
    outcome, scale = GOALS[goal]
    return ChoiceValues(seen.legal, outcomes(seen, worlds)[:, :, outcome] * scale, is_all)


def outcomes(seen: Seen, worlds: Records, rival: int = 0) -> Outcomes:
    """All outcomes of ``bots.outcomes``, by world and choice."""
    out = np.zeros((len(worlds), len(seen.legal), OUTCOMES))
    outcomes_at(compile_rules(seen.rules), seen.record, worlds, rival, RULE, new_room(), out)
    return out


def fitting_deals(seen: Seen, seed: int, deals: int = DEALS) -> tuple[Records, bool]:
    """The deals to look at, as states, and whether these are all there are."""
    drawn = _drawn(seen, seed, deals)
    hides = seats_of(seen.rules) > seen.players or drawn["guessed"].any()
    placed = [] if hides else list(islice(every_placement(seen), deals + 1))
    if not 0 < len(placed) <= deals:
        return drawn, False
    worlds = drawn[: len(placed)]
    hands = worlds.view(np.int64).reshape(len(placed), -1)[:, STATE_PLACES["hands"]]
    known = seen.seats_of("known")
    hands[:, : len(known)] = np.array(known) | np.array(placed)
    return worlds, True


def _drawn(seen: Seen, seed: int, deals: int) -> Records:
    worlds: Records = np.zeros(deals, STATE)
    sample_many_at(compile_rules(seen.rules), seen.record, worlds, seed, new_work())
    return worlds


def every_placement(seen: Seen) -> Iterator[list[int]]:
    """Every placement of the unseen cards that the view allows: a mask for each seat.

    >>> from foretell.game.game import Game
    >>> from foretell.rules.presets import preset
    >>> game = Game(preset("standard", players=3), seed=4, dealer=0)
    >>> sum(1 for _ in every_placement(game.view(1))) == 58 * 57
    True
    """
    rules, seats = compile_rules(seen.rules), seats_of(seen.rules)
    table = np.zeros((3, 8), np.int64)
    ask_places(rules[0], seen.record[0], table)
    asked = [(seat, *table[[ALLOWED, CAPS], seat].tolist()) for seat in range(seats)]
    asked.sort(key=lambda one: len(cards_in(one[1])))  # the most constrained first
    return _placed(asked, seen.get("unseen"), [0] * seats)


def _placed(asked: list[tuple[int, int, int]], left: int, hands: list[int]) -> Iterator[list[int]]:
    if not asked:
        yield list(hands)
        return
    (seat, allowed, need), *others = asked
    for cards in combinations(cards_in(allowed & left), need):
        hands[seat] = mask_of(list(cards))
        yield from _placed(others, left & ~hands[seat], hands)
