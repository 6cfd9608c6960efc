"""The sets there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .sprite import Sprite
from .camelot import camelot
from .letters import letters
from .medieval import medieval
from .standard import standard

SETS: Final[tuple[Callable[[], Sprite], ...]] = (standard, medieval, camelot, letters)
