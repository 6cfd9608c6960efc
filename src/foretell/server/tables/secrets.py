"""The secrets of one table's games: kept with what is bound to them, shown when a game is over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from foretell.fair import Secret
from foretell.server.deals.secrets import GameSecret, Secrets, deals_of
from foretell.server.protocol import events as e
from foretell.server.store.interface import Published
from foretell.server.table.start import started, starting
from foretell.server.table.state import Status, TableState
from foretell.server.tables.publication import opened_line


class TableSecrets:
    """Every secret of one table; whoever knows that of a game knows all its cards."""

    def __init__(self) -> None:
        """No game has begun."""
        self._of: dict[str, Secret] = {}
        self.deals = partial(deals_of, self._of)
        """The chance of a game that begins, as ``apply`` wants it."""

    def follow(self, secrets: Secrets) -> None:
        """Know what a log holds, and nothing else."""
        self._of.clear()
        self._of.update(secrets)

    def starting(
        self,
        state: TableState,
        made: list[e.AnyEvent],
        secret: Secret,
        everybody: Sequence[str] | None = None,
    ) -> list[e.AnyEvent]:
        """Events and behind them the commitment to a secret, which is stored with them.

        ``everybody``: the commitments of all who give an event a seed, by place.
        """
        self._of[state.fair.game] = secret
        return [*made, starting(state, made, secret, everybody)]

    def started(self, state: TableState) -> e.Started:
        """The beginning of the game, once every seed is known."""
        return started(state, self._of[state.fair.game])

    def first_of(self, entries: Sequence[e.LogEntry]) -> GameSecret | None:
        """The secret that some entries are the first to be bound to."""
        games = [one.event.game for one in entries if isinstance(one.event, e.Starting)]
        return GameSecret(games[0], self._of[games[0]]) if games else None

    def opened(
        self, game: str, before: Status, state: TableState, last: e.AnyEvent
    ) -> Published | None:
        """The line of a game that has just ended, in which its secret is shown."""
        return opened_line(game, before, state, last, self._of)
