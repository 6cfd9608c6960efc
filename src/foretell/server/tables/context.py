"""What all tables of one server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from foretell.fair import Secret
from foretell.server.clock import Clock
from foretell.server.people.mutes import Hush, Then
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Store
from foretell.server.table.permissions import ANY_PERMISSIONS, Permissions
from foretell.server.tables.damages import Damages
from foretell.server.tables.thinking import Thinkers


def nobody_knows(_person: str) -> str:
    """No name: the old one stays."""
    return ""


def deaf(_person: str, asked: Hush, _now: int, then: Then) -> None:
    """Nobody keeps who has muted whom."""
    then(Rejection("no-mutes", name=asked.name))


@dataclass(frozen=True, slots=True)
class TableContext:
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

    hush: Callable[[str, Hush, int, Then], None] = deaf
    """Keeps from whom a person keeps away, at all tables."""

    permissions: Permissions = ANY_PERMISSIONS
    """Who may talk, and who is kept away by whom."""

    damages: Damages = field(default_factory=Damages)
    """The tables whose log cannot be read."""

    def at(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock.now() * 1000)
