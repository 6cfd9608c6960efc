"""What timers and viewers need of a table, so that neither knows the table itself."""

from __future__ import annotations

from typing import Protocol

from foretell.server.protocol import events as e
from foretell.server.table.projection import Moment
from foretell.server.table.state import TableState
from foretell.server.tables.context import Context
from foretell.server.tables.outbox import Outbox


class Timed(Protocol):
    """A table as its alarms see it."""

    context: Context
    state: TableState
    pardon: dict[int, float]
    is_stuck: bool

    def record(self, made: list[e.AnyEvent]) -> None:
        """Let events happen."""


class Watched(Protocol):
    """A table as those see it who look at it."""

    context: Context
    state: TableState
    outbox: Outbox

    def moment(self) -> Moment:
        """What the log does not hold."""

    def arrange(self) -> None:
        """Set alarms for what is due now."""
