"""What a person may set while playing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PACES: Final = {"slow": 1.4, "normal": 0.6, "instant": 0.0}
"""Seconds between the actions of others."""
REST: Final = 2.5
"""How many times as long a finished trick is looked at."""


@dataclass
class Settings:
    """Pace of the others, and whether a choice is shown once more before it is sent."""

    pace: str = "normal"
    confirm: bool = True

    def seconds(self, *, is_rest: bool) -> float:
        """How long to wait after something has happened."""
        return PACES[self.pace] * (REST if is_rest else 1.0)
