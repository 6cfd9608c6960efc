"""One socket at one table: messages are counted, decoded strictly, and handed to the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from foretell.server.audience.connection import Connection
from foretell.server.audience.subscriber import Subscriber, encode
from foretell.server.clock import Clock
from foretell.server.limits import MESSAGES, Bucket
from foretell.server.protocol.messages import MOST_BYTES, Bye, Do, FromClients, Ping, Pong
from foretell.server.store.interface import Person
from foretell.server.tables.live_table import LiveTable

BAD_MESSAGE: Final = 1008
TOO_LARGE: Final = 1009

_DECODE: Final = msgspec.json.Decoder(FromClients, strict=True).decode


class SocketSession:
    """A :class:`foretell.server.audience.connection.Receiver` that speaks the protocol."""

    def __init__(
        self,
        table: LiveTable,
        person: Person | None,
        clock: Clock,
        muted: frozenset[str] = frozenset(),
        complain: Callable[[str], object] = str,
    ) -> None:
        """The person is already known by a token; a stranger may look.

        ``complain`` is told why a socket is closed that does not keep to the protocol.
        """
        self._complain = complain
        self._table = table
        self._person = person
        self._muted = muted
        self._messages = Bucket(clock, MESSAGES)
        self._end: tuple[str, int] | None = None
        """Why it was ended before it was opened, if it was."""
        self.subscriber: Subscriber | None = None

    def opened(self, connection: Connection) -> None:
        """Show the table."""
        if self._table.is_gone:
            self._end = "restarting", 1012
        if self._end is not None:
            connection.send(encode(Bye(self._end[0])))
            connection.close(self._end[1], self._end[0])
            return
        self.subscriber = Subscriber(connection, self._person)
        self.subscriber.muted = self._muted
        self._table.audience.join(self.subscriber)

    def received(self, message: bytes) -> None:
        """Do what a message asks for; one that is none closes the socket."""
        subscriber = self.subscriber
        if subscriber is None or self._table.is_gone:
            return
        if len(message) > MOST_BYTES:
            self._turn_out(subscriber, "too-large", TOO_LARGE)
        elif self._messages.take():
            self._turn_out(subscriber, "too-fast", BAD_MESSAGE)
        else:
            self._counted(message)

    def _counted(self, message: bytes) -> None:
        """Do it when the table is there, if it goes back to its log just now."""
        subscriber, reloading = self.subscriber, self._table.reloading
        if subscriber is None or self._table.is_gone:
            return
        if reloading.is_on:
            reloading.after(partial(self._counted, message))
        else:
            self._decoded(subscriber, message)

    def frame_received(self) -> None:
        """Count a frame that is no whole message as one that is."""
        subscriber = self.subscriber
        if subscriber is not None and not self._table.is_gone and self._messages.take():
            self._turn_out(subscriber, "too-fast", BAD_MESSAGE)

    def _decoded(self, subscriber: Subscriber, message: bytes) -> None:
        try:
            asked = _DECODE(message)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._turn_out(subscriber, "bad-message", BAD_MESSAGE)
            return
        if isinstance(asked, Do):
            self._table.commands.do(subscriber, asked)
        elif isinstance(asked, Ping):
            subscriber.pong(encode(Pong(asked.x)))
        else:
            self._table.outbox.after(self._table.audience.snapshot(subscriber))

    def _turn_out(self, subscriber: Subscriber, why: str, code: int) -> None:
        """Close the socket of one who does not keep to the protocol; that counts as a refusal."""
        self._table.context.count_refusal(why)
        self._complain(why)
        subscriber.bye(why, code)

    def drained(self) -> None:
        """A reader that was too slow has caught up: show it the table anew."""
        subscriber = self.subscriber
        if subscriber is not None and subscriber.is_lagging and not self._table.is_gone:
            self._table.outbox.after(self._table.audience.snapshot(subscriber))

    def end(self, why: str, code: int) -> None:
        """Show nothing more, do nothing more, and close, however slow the reader is."""
        subscriber, self.subscriber = self.subscriber, None
        if subscriber is None:
            self._end = why, code
        else:
            subscriber.connection.forget()
            subscriber.bye(why, code)
            if not self._table.is_gone:
                self._table.audience.leave(subscriber)

    def renamed(self, name: str, figure: str | None = None) -> None:
        """The person has another name, and another figure where one is given."""
        if self._person is not None:
            kept = self._person.figure if figure is None else figure
            self._person = Person(self._person.id, name, kept)
        if self.subscriber is not None:
            self.subscriber.person = self._person

    def mutes(self, muted: frozenset[str]) -> None:
        """The person wants to see no lines of these people any more, but of all others."""
        self._muted = muted
        subscriber = self.subscriber
        if subscriber is not None and subscriber.muted != muted and not self._table.is_gone:
            subscriber.muted = muted
            self._table.outbox.after(self._table.audience.snapshot(subscriber))

    def closed(self) -> None:
        """The socket is gone."""
        subscriber, self.subscriber = self.subscriber, None
        if subscriber is not None and not self._table.is_gone:
            self._table.audience.leave(subscriber)
