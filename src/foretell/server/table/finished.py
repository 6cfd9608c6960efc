"""A game that is over, told from its table's log: the record, and the bundle of its deals."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cached_property, partial
from typing import Any

from foretell import fair
from foretell.play.history import Entry
from foretell.record import Record, RoundRecord, rounds_from
from foretell.record.format import RULES_NAME
from foretell.rules.plan import seats_of
from foretell.server.deals.commitments import address_of
from foretell.server.deals.secrets import deals_of
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.protocol.views import TrickView
from foretell.server.store.interface import Log
from foretell.server.table.apply import apply, begin
from foretell.server.table.state import OVER


class FinishedGame:
    """One game of a table's log, played again to its end; ``game`` is its address."""

    def __init__(self, table: str, log: Log, game: str) -> None:
        """Play the log again.

        Raises:
            Rejection: the table has had no such game, or it is not over.
        """
        self.game = game
        self.started = 0
        self.state = begin(table, e.read(log.entries[0]))
        self.history: list[Entry] = []
        self.state.history = self.history
        self.tricks: list[tuple[TrickView, ...]] = []
        is_over = self._follow(log)
        secrets = {address_of(one, table): secret for one, secret in log.secrets.items()}
        if game not in secrets:
            raise Rejection("no-such-game", game=game)
        if not is_over:
            raise Rejection("still-running", game=game)
        if self.state.fair.is_shut:
            raise Rejection("event-open")
        self.secret = secrets[game]

    def _follow(self, log: Log) -> bool:
        """Play on to the end of the game; whether it has ended."""
        make, state = partial(deals_of, log.secrets), self.state
        for body in log.entries[1:]:
            entry = e.read(body)
            if isinstance(entry.event, e.Cancelled) and state.fair.address == self.game:
                return True
            apply(state, entry, make)
            self._note(entry)
        return state.status in OVER and state.fair.address == self.game

    @property
    def names(self) -> list[str]:
        """Who sat where, dummies too."""
        seats = [seat.name or f"Seat {at}" for at, seat in enumerate(self.state.seats, start=1)]
        dummies = seats_of(self.state.rules) - len(seats)
        return seats + [f"Dummy {number}" for number in range(1, dummies + 1)]

    @cached_property
    def rounds(self) -> tuple[RoundRecord, ...]:
        """The rounds as a record has them."""
        return rounds_from(self.state.rules, self.history) if self.history else ()

    def _note(self, entry: e.LogEntry) -> None:
        if isinstance(entry.event, e.Started):
            self.started = entry.at
        if isinstance(entry.event, e.Dealt):
            self.tricks.append(())
        if self.tricks:
            self.tricks[-1] = self.state.tricks

    def record(self) -> Record:
        """The game record; of a game in which nothing was dealt, one without rounds."""
        state = self.state
        return Record(
            rules=state.rules_value,
            players=tuple(self.names[: state.rules.players]),
            scores=tuple(state.sheet[-1].scores) if state.sheet else None,
            tags=self._tags(),
            rounds=self.rounds,
        )

    def _tags(self) -> dict[str, Any]:
        """The table and the day, and what its rules are called, where somebody has named them."""
        if not self.started:
            return {}
        tags = {"table": self.state.name, "date": self._date()}
        return {**tags, RULES_NAME: self.state.rules_name} if self.state.rules_name else tags

    def _date(self) -> Any:
        return datetime.fromtimestamp(self.started / 1000, UTC).date()

    def date(self) -> str:
        """The day on which it began, as 2026-07-07; empty if it never did."""
        return str(self._date()) if self.started else ""

    def bundle(self) -> dict[str, Any]:
        """The bundle of its deals."""
        seeds = self.state.fair.players_seeds()
        named = self.state.options.dealer
        of = self.state.fair.shared
        table = self.game if self.state.fair.event else ""
        return fair.bundle(of, self.secret, seeds, self.record(), named, table)
