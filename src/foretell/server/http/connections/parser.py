"""HTTP as uvicorn speaks it with httptools, with bounds on what a stranger may send."""

from __future__ import annotations

from typing import Any, Final

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from foretell.server.http.connections.bounded import ANSWER, BODY, HEAD, Bounded
from foretell.server.http.connections.bounds import (
    BAD,
    LARGE,
    MOST_HEAD,
    MOST_HEADERS,
    MOST_QUEUED,
    MOST_UNREAD,
)

PIECE: Final = 4096
"""Bytes that are parsed at once: by so many a head may be too large before that is noticed."""


class _TooLarge(Exception):
    """Ends the parser's work: the head is larger than it may be."""


class HttpConnection(Bounded, HttpToolsProtocol):
    """One connection until it is closed or becomes a socket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        """Nothing has come yet."""
        super().__init__(*args, **more)
        self._since = self._head = self._count = self._body = 0
        self._open: list[Any] = []
        """Requests that are not answered yet, the oldest first."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody hears any answer: uvicorn knows that of the newest request alone."""
        for cycle in self._open:
            cycle.disconnected = not cycle.response_complete
        self._open.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has come, piece by piece."""
        self._unset_keepalive_if_required()
        for start in range(0, len(data), PIECE):
            if self._is_over:
                return
            self._parse(data[start : start + PIECE])
        self._await_more()

    def _parse(self, data: bytes) -> None:
        self._since += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:
            self._refuse(LARGE if isinstance(error.__context__, _TooLarge) else BAD)
        else:
            if self._since > MOST_HEAD + PIECE:
                self._refuse(LARGE)  # of one header alone

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """Hand over, and let go of the parser, which knows this object: the two are a circle.

        The collector looks so rarely (:func:`foretell.server.http.run.calm_collector`) that
        circles would stay for as long as the server runs.
        """
        super().handle_websocket_upgrade(*event)
        self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end

    def _end(self) -> None:
        """Let go of requests whose turn will not come: each has its body, and knows this object.

        They would be a circle, which nothing but the collector finds, and by its count of objects
        a body is one, however large it is.
        """
        super()._end()
        for cycle, _ in self.pipeline:
            cycle.on_response = _nobody
        self.pipeline.clear()

    # what the parser finds

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._at, self._begun = HEAD, True
        self._since = self._head = self._count = self._body = 0

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._add(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or what comes like one behind a body in pieces."""
        self._since = 0
        self._count += 1
        self._add(len(name) + len(value) + 4)
        super().on_header(name, value)

    def _add(self, size: int) -> None:
        """Refuse before anything is kept."""
        self._head += size
        if self._head > MOST_HEAD or self._count > MOST_HEADERS:
            raise _TooLarge

    def on_headers_complete(self) -> None:
        """The head is whole; few may wait behind each other."""
        self._since, self._at, self._timed = 0, BODY, None
        super().on_headers_complete()
        known = filter(None, (*self._open, self.cycle))  # a socket is no cycle
        self._open = [cycle for cycle in known if not cycle.response_complete]
        if len(self.pipeline) > MOST_QUEUED:
            raise _TooLarge

    def on_body(self, body: bytes) -> None:
        """A part of a body; of one that nobody waits for any more not much is read."""
        self._since = 0
        self._body += len(body)
        if self.cycle is not None:
            super().on_body(body)
            if self.cycle.response_complete and self._body > MOST_UNREAD:
                self._let_go()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._since, self._at, self._begun = 0, ANSWER, False
        if self.cycle is not None:
            super().on_message_complete()


def _nobody() -> None:
    """Hears of answers that are never given."""
