"""What timers, commands and the way back need of a table: none knows the table itself."""

from __future__ import annotations

from typing import Protocol

from foretell.server.audience.audience import Audience
from foretell.server.audience.outbox import Outbox
from foretell.server.audience.subscriber import Subscriber
from foretell.server.protocol import events as e
from foretell.server.protocol.messages import Do
from foretell.server.store.interface import Log
from foretell.server.table.state import TableState
from foretell.server.tables.context import TableContext
from foretell.server.tables.duties import Outage


class Timed(Protocol):
    """A table as its timers see it."""

    context: TableContext
    state: TableState
    outage: Outage
    is_stuck: bool

    def record(self, made: list[e.AnyEvent]) -> None:
        """Let events happen."""


class Commanded(Protocol):
    """A table as far as what takes its commands needs it."""

    context: TableContext
    state: TableState
    outbox: Outbox
    audience: Audience
    is_gone: bool

    def with_secret(self, made: list[e.AnyEvent]) -> list[e.AnyEvent]:
        """Draw a game's secret, and commit to it behind what else begins the game."""

    def record(self, made: list[e.AnyEvent], by: Subscriber, asked: Do) -> None:
        """Let events happen that somebody has asked for."""


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
