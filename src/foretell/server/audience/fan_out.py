"""What many spectators are told leaves in slices, so that nobody waits for all of them.

Two thousand messages take some 40 ms. Players, and every other table, come in between: not only
what the server does for them, but also what the machine does, for whom a processor that is never
idle has no time. Each spectator still hears everything in its order.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from foretell.server.audience.broadcast import Broadcast
from foretell.server.audience.outbox import Send, leave
from foretell.server.audience.subscriber import Subscriber
from foretell.server.clock import Clock
from foretell.server.failpoints import reach

SLICE: Final = 32
"""Messages that leave at a time: less than a millisecond."""
REST: Final = 0.003
"""Seconds between two slices: two thousand are told within a quarter of a second."""
HURRY: Final = 4096
"""So many waiting messages leave without a rest: the table outruns what its spectators are told."""


def deliver(
    answer: Send | None, players: list[Broadcast], spectators: list[Broadcast], fan_out: FanOut
) -> None:
    """Send what a stored change leads to: the answer, then to players, then to spectators."""
    if answer is not None:
        leave(answer)
        reach("ack.after")
    for broadcast in players:
        for one in broadcast.to:
            leave(broadcast.tell, one)
    if spectators:
        fan_out.tell(spectators)


class FanOut:
    """Messages to the spectators of one table that have not left yet."""

    def __init__(self, clock: Clock) -> None:
        """Nobody is waiting."""
        self._clock = clock
        self._broadcasts: list[Broadcast] = []
        """The newest ones, which no slice has reached yet."""
        self._waiting: deque[tuple[Broadcast, Subscriber]] = deque()
        self._is_going_on = False

    def tell(self, broadcasts: list[Broadcast]) -> None:
        """Send this after what is waiting; at once, if it is little and nothing is."""
        self._broadcasts += broadcasts
        if self._is_going_on:
            return
        if sum(len(broadcast.to) for broadcast in broadcasts) > SLICE:
            self._go_on_soon()
        else:
            self._go_on()

    def flush(self) -> None:
        """Send all that is waiting: something comes now that must not overtake it."""
        self._open()
        self._tell(len(self._waiting))

    def flush_for(self, subscriber: Subscriber) -> None:
        """Send what is waiting for one of them; the others have time."""
        if not (self._broadcasts or self._waiting):
            return
        self._open()
        own = [broadcast for broadcast, one in self._waiting if one is subscriber]
        if own:
            self._waiting = deque(each for each in self._waiting if each[1] is not subscriber)
        for broadcast in own:
            leave(broadcast.tell, subscriber)

    def _open(self) -> None:
        """Put what each is to hear in line; not before the players' broadcasts have left."""
        broadcasts, self._broadcasts = self._broadcasts, []
        self._waiting.extend((each, one) for each in broadcasts for one in each.to)

    def _tell(self, most: int) -> None:
        for _ in range(most):
            if not self._waiting:  # what was told has sent the others before it
                return
            broadcast, subscriber = self._waiting.popleft()
            leave(broadcast.tell, subscriber)

    def _go_on_soon(self) -> None:
        self._is_going_on = True
        self._clock.later(REST if len(self._waiting) < HURRY else 0, self._go_on)

    def _go_on(self) -> None:
        self._is_going_on = False
        self._open()
        self._tell(SLICE)
        if self._waiting or self._broadcasts:
            self._go_on_soon()
