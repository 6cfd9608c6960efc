"""What timers, subscribers and the way back need of a table: none knows the table itself."""

from __future__ import annotations

from typing import Protocol

from foretell.server.protocol import events as e
from foretell.server.store.interface import Log
from foretell.server.table.projection import LiveFacts
from foretell.server.table.state import TableState
from foretell.server.tables.context import TableContext
from foretell.server.tables.duties import Outage
from foretell.server.tables.outbox import Outbox


class Timed(Protocol):
    """A table as its timers see it."""

    context: TableContext
    state: TableState
    outage: Outage
    is_stuck: bool

    def record(self, made: list[e.AnyEvent]) -> None:
        """Let events happen."""


class Watched(Protocol):
    """A table as those see it who look at it."""

    context: TableContext
    state: TableState
    outbox: Outbox

    def moment(self) -> LiveFacts:
        """What the log does not hold."""

    def arrange(self) -> None:
        """Set timers for what is due now."""


class Stoppable(Protocol):
    """Timers, as far as they are stopped."""

    def cancel(self) -> None:
        """Cancel everything."""


class Reloaded(Protocol):
    """A table on its way back to its log."""

    context: TableContext
    state: TableState
    outbox: Outbox
    is_gone: bool

    @property
    def timers(self) -> Stoppable:
        """What happens by itself."""

    def begin_again(self, log: Log) -> None:
        """Be what the log tells, and show everybody that."""

    def close(self, why: str) -> None:
        """Let everybody go."""
