"""Powers of e that are the same on every machine."""

from __future__ import annotations

from math import exp

import pytest

from foretell.bots.powers import power_of_e


@pytest.mark.parametrize("x", [0.0, -1e-9, -0.5, -1.0, -3.3, -17.0, -90.0, -650.0, -800.0])
def test_a_power_is_that_of_the_library(x: float) -> None:
    """As near as a choice by chance could ever notice."""
    assert power_of_e(x) == pytest.approx(exp(x), rel=1e-11, abs=1e-300)
