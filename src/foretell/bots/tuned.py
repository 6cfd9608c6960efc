"""Numbers fitted to the play of the rule bot at tables of its own, with 3 to 6 players.

First each row of WEIGHTS was fitted, by maximum likelihood, to which cards won a trick; then
these and the constants of `chances`, `needs` and `bids` were changed a few at a time, and a
change was kept if it won points against the version before, in duplicate deals.
"""

from __future__ import annotations

from typing import Final

import numpy as np

WEIGHTS: Final = np.array(
    [
        [0.195, 0.921, -0.976, 0.455, -0.177, -0.318, 0.024, -0.014, -0.999, 0.111, -0.502, -0.357],
        [-0.541, 1.944, -0.748, 0.269, 0.065, 0.000, -0.322, 0.273, -0.132, -0.235, -0.247, -0.077],
        [-0.998, 1.593, -0.988, 0.469, 0.000, 0.000, -0.201, 0.075, -0.489, -1.573, 0.058, -0.187],
        [2.293, 2.293, 0.000, 0.000, 0.000, 0.000, -1.621, 0.000, 0.000, 1.459, -2.813, -0.470],
        [-0.810, -0.810, 0.000, 0.000, 0.000, 0.000, 1.371, 0.000, 0.000, -5.386, -6.682, -3.213],
    ]
)
"""By class of card (side suit, trump, suit without trump, top, null): a weight for each fact."""
