"""What a table hands to the store with its entries: only what differs from the last time."""

from __future__ import annotations

from foretell.server.deals.secrets import GameSecret
from foretell.server.people.mentions import named_in
from foretell.server.protocol import events as e
from foretell.server.store.interface import Batch, Published, Summary
from foretell.server.table.rated import rated_game
from foretell.server.table.state import TableState
from foretell.server.tables.summary import summary_of


class Batches:
    """The batches of one table, and what the store has been told of it."""

    def __init__(self) -> None:
        """The store has been told nothing."""
        self._named = frozenset[str]()
        self._summary: Summary | None = None

    def forget(self) -> None:
        """Suppose nothing of what the store has: a batch was lost."""
        self._named, self._summary = frozenset(), None

    def next(
        self,
        state: TableState,
        seq: int,
        entries: list[e.LogEntry],
        secret: GameSecret | None,
        line: Published | None,
    ) -> Batch:
        """Entries that come after the first ``seq`` of a log, and what has changed with them."""
        named = frozenset(one for entry in entries for one in named_in(entry)) - self._named
        self._named |= named
        before, self._summary = self._summary, summary_of(state)
        summary = None if self._summary == before else self._summary
        written = [e.written(entry) for entry in entries]
        return Batch(state.id, seq, written, summary, secret, line, named, rated_game(state))
