"""What all tables of one server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from foretell.fair import Secret
from foretell.server.clock import Clock
from foretell.server.live.think import Thinkers
from foretell.server.store.interface import Store


def nobody_knows(_person: str) -> str:
    """No name: the old one stays."""
    return ""


@dataclass(frozen=True, slots=True)
class Context:
    """The store, the clock, the bots' threads."""

    store: Store
    clock: Clock
    thinkers: Thinkers
    count_refusal: Callable[[str], object] = str
    """Is told the code of every refusal; nobody has to listen."""
    name_of: Callable[[str], str | None] = nobody_knows
    """The name that a person bears now; empty where nobody knows, ``None`` for one who is gone."""

    new_secret: Callable[[], Secret] = Secret
    """Draws the secret of a game."""

    def at(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock.now() * 1000)
