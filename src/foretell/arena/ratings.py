"""One number for how strong each bot of a pool is, from matches of all against all.

The model is Plackett and Luce's: the winner of a game is drawn with chances in proportion to the
strengths of those who play, the second place likewise among the others, and so on. Strengths are
found by Hunter's steps (MM algorithms for generalized Bradley-Terry models, 2004) and told on the
scale of chess: 400 points are ten times the strength.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.arena.estimates import Estimate, student_95
from foretell.engine.fields import Ints

Shares = npt.NDArray[np.float64]
SCALE: Final = 400.0
STEPS: Final = 200
DRAWS: Final = 200
"""Drawings of deals for an interval."""
PRIOR: Final = 0.5
"""Games that each of a pair is taken to have won and lost beside those played."""


def places(scores: Ints) -> Shares:
    """By deal, how often the hero came first, second, ...; who ties has a share of each place.

    Args:
        scores: by deal, the hero's seat and seat.

    >>> places(np.array([[[3, 1], [5, 5]]]))
    array([[1.5, 0.5]])
    """
    deals, players, _ = scores.shape
    own = scores[:, np.arange(players), np.arange(players)]
    above = (scores > own[:, :, None]).sum(axis=2)
    level = (scores == own[:, :, None]).sum(axis=2)
    found = np.zeros((deals, players))
    for place in range(players):
        is_shared = (above <= place) & (place < above + level)
        found[:, place] = (is_shared / level).sum(axis=1)
    return found


def rated(
    pairs: Sequence[tuple[int, int]], found: Sequence[Shares], seed: int = 0
) -> list[Estimate]:
    """The rating of each bot, around a mean of 0, with an interval over deals.

    Args:
        pairs: who was the hero and who the others, as numbers from 0.
        found: for each pair :func:`places` over the same deals.
        seed: of the drawings for the interval.

    >>> even = np.full((4, 3), 1.0)
    >>> [round(one.mean) for one in rated([(0, 1), (1, 0)], [even, even])]
    [0, 0]
    """
    whole = _ratings(pairs, [one.sum(axis=0) for one in found])
    deals, chance = len(found[0]), np.random.default_rng(seed)
    drawn = []
    for _ in range(DRAWS):
        picked = chance.integers(deals, size=deals)
        drawn.append(_ratings(pairs, [one[picked].sum(axis=0) for one in found]))
    drawn_less = math.sqrt(deals / (deals - 1))  # drawn deals lie closer than new ones
    margins = student_95(deals - 1) * drawn_less * np.std(drawn, axis=0)
    return [
        Estimate(float(mean), float(margin)) for mean, margin in zip(whole, margins, strict=True)
    ]


def _ratings(pairs: Sequence[tuple[int, int]], counts: Sequence[Shares]) -> Shares:
    strengths = np.ones(1 + max(map(max, pairs)))
    for _ in range(STEPS):
        wins, chances = np.zeros_like(strengths), np.zeros_like(strengths)
        for (hero, other), count in zip(pairs, counts, strict=True):
            _add(strengths, wins, chances, hero, other, count)
        strengths = wins / chances
        strengths /= np.exp(np.log(strengths).mean())
    return SCALE * np.log(strengths) / math.log(10)


def _add(
    strengths: Shares, wins: Shares, chances: Shares, hero: int, other: int, count: Shares
) -> None:
    """Add what a pair's games say: by place, who was taken before the hero, and from how many.

    Where the hero is taken already, equals are among themselves and say nothing.
    """
    last = len(count) - 1
    for place in range(last):
        here, beaten = count[place] + PRIOR, count[place + 1 :].sum() + PRIOR
        wins[hero] += here
        wins[other] += beaten
        left = last - place
        share = (here + beaten) / (strengths[hero] + left * strengths[other])
        chances[hero] += share
        chances[other] += left * share
