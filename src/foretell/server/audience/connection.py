"""One socket as a table sees it, whatever library carries it."""

from __future__ import annotations

from typing import Protocol


class Connection(Protocol):
    """The way out: messages are taken at once and sent in order."""

    @property
    def waiting(self) -> int:
        """Bytes that were taken and not sent yet."""

    def send(self, message: bytes) -> None:
        """Take a message, UTF-8 text; nothing happens on a closed socket."""

    def forget(self) -> None:
        """Drop what is waiting and not yet begun."""

    def close(self, code: int, why: str) -> None:
        """Close the socket after what is waiting."""


class Receiver(Protocol):
    """The way in: what a socket library calls."""

    def opened(self, connection: Connection) -> None:
        """The socket is open."""

    def received(self, message: bytes) -> None:
        """A whole message has come."""

    def frame_received(self) -> None:
        """A frame has come that is no whole message: a part of one, a ping, an unasked pong."""

    def drained(self) -> None:
        """All that was taken has been sent."""

    def closed(self) -> None:
        """The socket is gone."""
