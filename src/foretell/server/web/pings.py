"""How dead peers are found, by whichever engine: within fifteen seconds (R8)."""

from __future__ import annotations

from typing import Final

PING_SECONDS: Final = 8.0
PONG_SECONDS: Final = 5.0
