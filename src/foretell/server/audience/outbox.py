"""Messages wait here until what they tell of is stored for good, in the order it happened."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import structlog

Send = Callable[[], None]
_log = structlog.get_logger(__name__)


def leave(send: Callable[..., None], *to: object) -> None:
    """Send; what fails for one is logged, and those after it are sent theirs all the same.

    Whoever got nothing notices it by the next number.
    """
    try:
        send(*to)
    except Exception:  # noqa: BLE001
        _log.exception("send.failed")


class Delivery:
    """Messages that may leave when their commit is done; at once if they wait for none."""

    __slots__ = ("is_stored", "on_loss", "send")

    def __init__(self, send: Send, on_loss: Send | None = None, *, is_stored: bool = False) -> None:
        """``on_loss`` is called instead of ``send`` when the commit fails."""
        self.send = send
        self.on_loss = on_loss
        self.is_stored = is_stored


class Outbox:
    """Deliveries of one table; each leaves after those before it."""

    def __init__(self) -> None:
        """Nothing is waiting."""
        self._deliveries: deque[Delivery] = deque()

    def __len__(self) -> int:
        """How many deliveries wait."""
        return len(self._deliveries)

    def put(self, delivery: Delivery) -> None:
        """Add a delivery that waits for its commit."""
        self._deliveries.append(delivery)

    def after(self, send: Send, on_loss: Send | None = None) -> None:
        """Send once everything before has left, now if nothing waits; if that is lost, the other.

        Answers need the other: without any, somebody would wait for theirs for ever.
        """
        if self._deliveries:
            self._deliveries.append(Delivery(send, on_loss, is_stored=True))
        else:
            leave(send)

    def tell(self, send: Send) -> None:
        """Send in its turn what rests on no commit, whatever becomes of those before it."""
        self.after(send, send)

    def stored(self, delivery: Delivery) -> None:
        """A commit is done: send what need not wait any more."""
        delivery.is_stored = True
        while self._deliveries and self._deliveries[0].is_stored:
            leave(self._deliveries.popleft().send)

    def lose(self) -> None:
        """The commits failed: tell those who asked, and send nothing of it."""
        lost, self._deliveries = self._deliveries, deque()
        for delivery in lost:
            if delivery.on_loss:
                leave(delivery.on_loss)
