"""One who looks at a table: a numbered stream of messages that a slow reader cannot hold up."""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from foretell.server.audience.connection import Connection
from foretell.server.protocol.messages import Bye, You
from foretell.server.store.interface import Person

MOST_WAITING: Final = 128 * 1024
"""Bytes that may wait for one reader before its stream is cut and healed by a snapshot."""
MOST_ANSWERS: Final = 16
CLOSE_LAGGING: Final = 1013
CLOSE_RESTARTING: Final = 1012
encode: Final = msgspec.json.Encoder().encode


class Subscriber:
    """A socket at a table, and who holds it; ``key`` is the seat it looks from, -1 to watch."""

    def __init__(self, connection: Connection, person: Person | None) -> None:
        """Nothing has been sent yet."""
        self.connection = connection
        self.person = person
        self.muted: frozenset[str] = frozenset()
        """The people whose lines of chat this one does not want to see."""
        self.key = -1
        self.n = 0
        self.you = You()
        self.is_lagging = False
        self.lags = 0
        self._answers: deque[bytes] = deque(maxlen=MOST_ANSWERS)
        """What may still be on its way: the stream is healed by a snapshot, an answer is not."""

    @property
    def id(self) -> str:
        """The person's id; empty for a stranger."""
        return self.person.id if self.person else ""

    @property
    def name(self) -> str:
        """The person's name; empty for a stranger."""
        return self.person.name if self.person else ""

    @property
    def figure(self) -> str:
        """The figure that the person has chosen; empty: the initials."""
        return self.person.figure if self.person else ""

    def send(self, message: bytes) -> None:
        """Send an answer, which bears no number."""
        waiting = self.connection.waiting
        if not waiting:
            self._answers.clear()
        if waiting >= 2 * MOST_WAITING:
            self.bye("lagging", CLOSE_LAGGING)  # it asks again over its next socket
            return
        self.connection.send(message)
        if self.connection.waiting:
            self._answers.append(message)

    def pong(self, message: bytes) -> None:
        """Say that the server is there."""
        if self.connection.waiting < 2 * MOST_WAITING:
            self.connection.send(message)

    def send_numbered(self, kind: bytes, body: bytes) -> None:
        """Send a message of the stream; ``body`` is its fields without tag and number."""
        if self.is_lagging:
            return
        if self.connection.waiting > MOST_WAITING:
            self._lag()
            return
        self.n += 1
        self.connection.send(b'{"t":"%s","n":%d,%s' % (kind, self.n, body[1:]))

    def _lag(self) -> None:
        """Stop the stream until the reader has caught up; the second time, let it go.

        Answers that had not left are given again: who waits for one does nothing else.
        """
        self.is_lagging = True
        self.lags += 1
        self.connection.forget()
        for answer in self._answers:
            self.connection.send(answer)
        if self.lags > 1:
            self.bye("lagging", CLOSE_LAGGING)

    def bye(self, why: str, code: int) -> None:
        """Say why and close."""
        self.connection.send(encode(Bye(why)))
        self.connection.close(code, why)
