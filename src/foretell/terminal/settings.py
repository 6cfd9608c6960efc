"""What a person may set while playing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PACES: Final = {"slow": 1.4, "normal": 0.6, "instant": 0.0}
"""Seconds between the actions of others."""
TRICK_PAUSE: Final = 2.0
"""How many times as long a finished trick is looked at."""


@dataclass
class Settings:
    """Pace of the others, and whether a choice is shown once more before it is sent."""

    pace: str = "normal"
    confirm: bool = True

    def seconds(self, *, after_trick: bool) -> float:
        """How long to wait after something has happened."""
        return PACES[self.pace] * (TRICK_PAUSE if after_trick else 1.0)
