"""Messages wait here until what they tell of is stored for good, in the order it happened."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import structlog

Send = Callable[[], None]
_log = structlog.get_logger(__name__)


def leave(send: Send) -> None:
    """Send; what fails for one viewer is logged, and those after it are sent theirs all the same.

    Whoever got nothing notices it by the next number.
    """
    try:
        send()
    except Exception:  # noqa: BLE001
        _log.exception("send.failed")


@dataclass(slots=True)
class Parcel:
    """Messages that may leave when their commit is done; at once if they wait for none."""

    is_stored: bool = False
    sends: list[Send] = field(default_factory=list)
    on_loss: Send | None = None
    """Called instead of the sends when the commit fails."""


class Outbox:
    """Parcels of one table; each leaves after those before it."""

    def __init__(self) -> None:
        """Nothing is waiting."""
        self._parcels: deque[Parcel] = deque()

    def __len__(self) -> int:
        """How many parcels wait."""
        return len(self._parcels)

    def put(self, parcel: Parcel) -> None:
        """Add a parcel that waits for its commit."""
        self._parcels.append(parcel)

    def after(self, send: Send, on_loss: Send | None = None) -> None:
        """Send once everything before has left, now if nothing waits; if that is lost, the other.

        Answers need the other: without any, somebody would wait for theirs for ever.
        """
        if self._parcels:
            self._parcels.append(Parcel(is_stored=True, sends=[send], on_loss=on_loss))
        else:
            leave(send)

    def stored(self, parcel: Parcel) -> None:
        """A commit is done: send what need not wait any more."""
        parcel.is_stored = True
        while self._parcels and self._parcels[0].is_stored:
            for send in self._parcels.popleft().sends:
                leave(send)

    def lose(self) -> None:
        """The commits failed: tell those who asked, and send nothing of it."""
        lost, self._parcels = self._parcels, deque()
        for parcel in lost:
            if parcel.on_loss:
                leave(parcel.on_loss)

    def holds(self, parcel: Parcel) -> bool:
        """Whether a parcel still waits here."""
        return any(one is parcel for one in self._parcels)
