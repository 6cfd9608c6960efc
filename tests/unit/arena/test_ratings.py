"""Ratings find the strengths that drew the games; places share what is tied."""

from __future__ import annotations

import numpy as np
import pytest

from foretell.arena.ratings import places, rated

pytestmark = pytest.mark.thorough

PAIRS = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
STRENGTHS = (1.0, 2.0, 4.0)


def drawn(hero: float, other: float, chance: np.random.Generator) -> int:
    """The hero's place among three others, drawn as the model says."""
    for place in range(3):
        if chance.random() < hero / (hero + (3 - place) * other):
            return place
    return 3


def test_strengths_are_found_again() -> None:
    """Twice the strength is 120 points, whoever played at whose tables."""
    chance = np.random.default_rng(1)
    found = []
    for hero, other in PAIRS:
        counts = np.zeros((400, 4))
        for deal in range(400):
            for _ in range(4):
                counts[deal, drawn(STRENGTHS[hero], STRENGTHS[other], chance)] += 1
        found.append(counts)
    for one, expected in zip(rated(PAIRS, found), (-120.4, 0.0, 120.4), strict=True):
        assert one.low - one.margin < expected < one.high + one.margin
        assert 0 < one.margin < 15


def test_who_never_loses_has_a_rating_too() -> None:
    """A few games that nobody played keep it from being without end."""
    best, worst = np.zeros((5, 3)), np.zeros((5, 3))
    best[:, 0], worst[:, 2] = 3, 3
    strong, weak = rated([(0, 1), (1, 0)], [best, worst])
    assert 200 < strong.mean == -weak.mean < 2000


def test_places_are_shared() -> None:
    """Two on top have half of the first and half of the second place each."""
    scores = np.array([[[5, 5, 1], [2, 9, 9], [7, 7, 7]]])
    assert places(scores).round(3).tolist() == [[0.5 + 0.5 + 0.333, 0.5 + 0.5 + 0.333, 0.333]]
