"""What a table has to do later: each duty has one alarm, and is done if it is still due then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final
from weakref import proxy

from foretell.server.clock import Alarm
from foretell.server.protocol import events as e
from foretell.server.table.game import chosen, returned
from foretell.server.table.state import Status
from foretell.server.tables.duties import DEAL, REVEAL, Duty, duties
from foretell.server.tables.ports import Timed
from foretell.server.tables.thinking import REASONABLE, Thought
from foretell.server.tables.waits import WaitClock

STUCK_SECONDS: Final = 1.0
"""While nothing can be stored, what a table does by itself is tried again after so long."""


class Timers:
    """The duties of one table and their timers."""

    def __init__(self, table: Timed, is_watched: Callable[[], bool]) -> None:
        """Set none before the table is looked at or changes."""
        self._table: Timed = proxy(table)  # no circle: what is dropped is gone at once
        self._is_watched = is_watched
        self._set: dict[Duty, Alarm] = {}
        self._thoughts: dict[Duty, Thought] = {}
        self._ends: dict[Duty, int] = {}
        self._waits = WaitClock()

    @property
    def deadline(self) -> int | None:
        """When the first person's time is up, in milliseconds since 1970."""
        return min(self._ends.values(), default=None)

    def arrange(self) -> None:
        """Set timers for what is due now, and cancel the others."""
        state = self._table.state
        is_on = self._is_watched() or state.status is Status.STARTING
        due = duties(state, self._table.pardon) if is_on else []
        self._waits.note(due, state.v, self._table.context.clock.now())
        for duty in self._set.keys() - set(due):
            self._drop(duty)
        for duty in due:
            if duty not in self._set:
                self._arm(duty)

    def cancel(self) -> None:
        """Cancel everything."""
        for duty in tuple(self._set):
            self._drop(duty)

    def _drop(self, duty: Duty) -> None:
        self._set.pop(duty).cancel()
        self._ends.pop(duty, None)
        if thought := self._thoughts.pop(duty, None):
            thought.forget()

    def _arm(self, duty: Duty) -> None:
        """Set an alarm; a bot begins to think at once and is heard when it rings."""
        context = self._table.context
        now = context.clock.now()
        least = STUCK_SECONDS if self._table.is_stuck else 0.0
        wait = max(least, duty.wait(now) - self._waits.had(duty, now))
        if duty.bot:
            self._thoughts[duty] = self._thought(duty, duty.bot)
        elif duty.seat != DEAL and not duty.choices:
            self._ends[duty] = context.at() + int(wait * 1000)
        self._set[duty] = context.clock.later(wait, partial(self._ring, duty))

    def _thought(self, duty: Duty, bot: str) -> Thought:
        return Thought(self._table.context.thinkers, self._table.state, duty.seat, bot)

    def _ring(self, duty: Duty) -> None:
        self._ends.pop(duty, None)
        if duty.seat == DEAL:
            self._done(duty, [e.Dealt(self._table.state.handle.get("round_no") + 1)])
        elif duty.seat == REVEAL:
            self._done(duty, [e.Cancelled(self._table.state.fair.missing())])
        elif duty.choices:
            self._chosen(duty, e.How.FORCED, list(duty.choices))
        elif duty.bot:
            self._thoughts[duty].ring(partial(self._chosen, duty, e.How.BOT))
        else:
            self._time_is_up(duty)

    def _time_is_up(self, duty: Duty) -> None:
        """The first time, play something reasonable; the second, let a bot take the seat."""
        if self._table.state.seats[duty.seat].timeouts:
            self._done(duty, [e.TimedOut(duty.seat), e.SeatToBot(duty.seat, REASONABLE)])
            return
        thought = self._thoughts[duty] = self._thought(duty, REASONABLE)
        thought.ring(partial(self._chosen, duty, e.How.CLOCK))

    def _chosen(self, duty: Duty, how: e.How, choices: list[int]) -> None:
        """Make a choice that was found, if it is still due."""
        if duty not in self._set:
            return
        state = self._table.state
        first: list[e.AnyEvent] = [e.TimedOut(duty.seat)] if how is e.How.CLOCK else []
        if how is e.How.FORCED:
            first = returned(state, duty.seat)  # as if the person had played it now
        self._done(duty, [*first, *chosen(state, duty.seat, choices, how)])

    def _done(self, duty: Duty, made: list[e.AnyEvent]) -> None:
        self._drop(duty)
        self._table.record(made)
