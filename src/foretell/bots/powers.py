"""Powers of e, from + - * / alone, which every machine rounds alike: libraries differ in them.

The net has a coarser one of its own, with which its weights were trained (`learned/net.py`).
"""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit

HALVINGS: Final = 10
TERMS: Final = 18
LEAST: Final = -700.0
"""Below this a power is as good as 0."""


@jit
def power_of_e(x: float) -> float:
    """E to a power of 0 or less, to twelve places.

    >>> power_of_e(0.0), round(power_of_e(-1.0), 12), power_of_e(-1000.0)
    (1.0, 0.367879441171, 0.0)
    """
    if x < LEAST:
        return 0.0
    small, power = x / (1 << HALVINGS), 1.0
    for term in range(TERMS, 0, -1):
        power = 1.0 + power * small / term
    for _ in range(HALVINGS):
        power *= power
    return power
