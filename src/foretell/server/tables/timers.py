"""What a table has to do later: a duty that is due rings in its time, and is done then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Final
from weakref import proxy

from foretell.server.clock import Alarm
from foretell.server.protocol import events as e
from foretell.server.protocol.event import How
from foretell.server.table.consent import agreed_without
from foretell.server.table.game import chosen, returned
from foretell.server.tables.duties import DEAL, REVEAL, Duty, duties
from foretell.server.tables.ports import Timed
from foretell.server.tables.thinking import REASONABLE, Thought
from foretell.server.tables.waits import WaitClock

STUCK_SECONDS: Final = 1.0
"""While nothing can be stored, what a table does by itself is tried again after so long."""
EARLY_SECONDS: Final = 0.001
"""An event loop counts whole milliseconds: an alarm may ring by so much too early."""
HAS_RUNG: Final = inf
"""When a duty rings that has rung: a bot's, say, which is still thinking."""


class Timers:
    """The duties of one table, and one alarm for whichever is next.

    A move replaces what is due nearly always by something later: the alarm stays as it is then,
    and is set anew when it rings.
    """

    def __init__(self, table: Timed, is_watched: Callable[[], bool]) -> None:
        """Set none before the table is looked at or changes."""
        self._table: Timed = proxy(table)  # no circle: what is dropped is gone at once
        self._is_watched = is_watched
        self._rings: dict[Duty, float] = {}
        """When each rings, by the clock that only goes on."""
        self._alarm: Alarm | None = None
        self._alarm_at = 0.0
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
        is_on = self._is_watched() or state.plays_on
        due = duties(state, self._table.outage.pardon) if is_on else []
        self._waits.note(due, state.v, self._table.context.clock.steady())
        for duty in [one for one in self._rings if one not in due]:
            self._drop(duty)
        for duty in due:
            if duty not in self._rings:
                self._arm(duty)
        self._set_alarm()

    def cancel(self) -> None:
        """Cancel everything."""
        for duty in tuple(self._rings):
            self._drop(duty)
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Have an alarm ring no later than the first duty; it may be one that was set before."""
        first = min(self._rings.values(), default=HAS_RUNG)
        if self._alarm is not None:
            if self._alarm_at <= first < HAS_RUNG:
                return
            self._alarm.cancel()
            self._alarm = None
        if first < HAS_RUNG:
            clock = self._table.context.clock
            self._alarm_at = first
            self._alarm = clock.later(first - clock.steady(), self.wake)

    def wake(self) -> None:
        """Do what has fallen due, in its order."""
        self._alarm = None
        now = self._table.context.clock.steady() + EARLY_SECONDS
        due = [duty for duty, at in self._rings.items() if at <= now]
        for duty in sorted(due, key=self._rings.__getitem__):
            if duty in self._rings:  # what rang before it may have changed what is due
                self._rings[duty] = HAS_RUNG
                self._ring(duty)
        self._set_alarm()

    def _drop(self, duty: Duty) -> None:
        self._rings.pop(duty, None)
        self._ends.pop(duty, None)
        if thought := self._thoughts.pop(duty, None):
            thought.forget()

    def _arm(self, duty: Duty) -> None:
        """Have a duty ring; a bot begins to think at once and is heard then."""
        context = self._table.context
        clock = context.clock
        least = STUCK_SECONDS if self._table.is_stuck else 0.0
        wait = max(least, duty.wait(clock.now()) - self._waits.had(duty, clock.steady()))
        if duty.bot:
            self._thoughts[duty] = self._thought(duty, duty.bot)
        elif duty.seat != DEAL and not duty.choices:
            self._ends[duty] = context.at() + int(wait * 1000)
        self._rings[duty] = clock.steady() + wait

    def _thought(self, duty: Duty, bot: str) -> Thought:
        return Thought(self._table.context.thinkers, self._table.state, duty.seat, bot)

    def _ring(self, duty: Duty) -> None:
        self._ends.pop(duty, None)
        if duty.seat == DEAL:
            self._done(duty, [e.Dealt(self._table.state.handle.get("round_no") + 1)])
        elif duty.seat == REVEAL:
            self._done(duty, [e.Cancelled(self._table.state.fair.missing())])
        elif duty.choices:
            self._chosen(duty, How.FORCED, list(duty.choices))
        elif duty.bot:
            self._thoughts[duty].ring(partial(self._chosen, duty, How.BOT))
        else:
            self._time_is_up(duty)

    def _time_is_up(self, duty: Duty) -> None:
        """The first time, play something reasonable; the second, let a bot take the seat."""
        if self._table.state.seats[duty.seat].timeouts:
            agreed = agreed_without(self._table.state, duty.seat)
            self._done(duty, [e.TimedOut(duty.seat), e.SeatToBot(duty.seat, REASONABLE), *agreed])
            return
        thought = self._thoughts[duty] = self._thought(duty, REASONABLE)
        thought.ring(partial(self._chosen, duty, How.CLOCK))

    def _chosen(self, duty: Duty, how: How, choices: list[int]) -> None:
        """Make a choice that was found, if it is still due."""
        if duty not in self._rings:
            return
        state = self._table.state
        first: list[e.AnyEvent] = [e.TimedOut(duty.seat)] if how is How.CLOCK else []
        if how is How.FORCED:
            first = returned(state, duty.seat)  # as if the person had played it now
        self._done(duty, [*first, *chosen(state, duty.seat, choices, how)])

    def _done(self, duty: Duty, made: list[e.AnyEvent]) -> None:
        self._drop(duty)
        self._table.record(made)
