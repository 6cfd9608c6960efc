"""How large a terminal is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Size:
    """Columns and rows."""

    width: int
    height: int
