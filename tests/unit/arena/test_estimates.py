"""Means with 95 % intervals, as wide as so few deals make them."""

from __future__ import annotations

import numpy as np
import pytest

from foretell.arena.estimates import estimate, ratio, student_95
from foretell.arena.ratings import rated

KNOWN = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 6: 2.4469, 7: 2.3646}
KNOWN |= {9: 2.2622, 19: 2.0930, 39: 2.0227, 99: 1.9842, 999: 1.9623, 100_000: 1.9600}
"""Student's t at 0.975, as tables have it."""


@pytest.mark.parametrize("freedom", KNOWN)
def test_students_t_is_that_of_the_tables(freedom: int) -> None:
    assert student_95(freedom) == pytest.approx(KNOWN[freedom], abs=0.0004)


def test_two_deals_say_little() -> None:
    """Their interval is six times as wide as that of the normal distribution."""
    assert estimate([10.0, 20.0]).margin == pytest.approx(63.5, abs=0.1)
    assert ratio([1, 3], [4, 4]).margin == pytest.approx(12.7062 * 0.25, abs=0.001)


def test_intervals_hold_the_mean_in_95_of_100() -> None:
    """Of three deals each, drawn many times."""
    drawn = np.random.default_rng(7).normal(size=(4000, 3))
    found = [estimate(row) for row in drawn]
    held = sum(one.low < 0 < one.high for one in found) / len(found)
    assert 0.935 < held < 0.965


def test_ratings_of_few_deals_are_as_unsure() -> None:
    """Two deals drawn again and again know no more than two deals."""
    deals = np.array([[3.0, 1.0, 0.0], [1.0, 1.0, 2.0]])
    few = rated([(0, 1), (1, 0)], [deals, deals[:, ::-1]])
    fifty = np.tile(deals, (50, 1))
    many = rated([(0, 1), (1, 0)], [fifty, fifty[:, ::-1]])
    assert few[0].margin > 30 * many[0].margin > 0
