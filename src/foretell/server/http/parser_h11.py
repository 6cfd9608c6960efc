"""HTTP where there is no httptools (as on Windows): by h11, with the same bounds."""

from __future__ import annotations

from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from foretell.server.http.bounded import ANSWER, BODY, HEAD, Bounded
from foretell.server.http.bounds import BAD, LARGE, MOST_HEAD, MOST_HEADERS, MOST_UNREAD


class _Parser(h11.Connection):
    """Refuses a head that is too large also where it comes at once."""

    is_large = is_long = False
    _body = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            size = sum(len(name) + len(value) + 4 for name, value in event.headers)
            self.is_large = (
                size + len(event.target) > MOST_HEAD or len(event.headers) > MOST_HEADERS
            )
            self._body = 0
        elif isinstance(event, h11.Data):
            self._body += len(event.data)
            self.is_long = self._body > MOST_UNREAD and self.our_state is h11.DONE
        if self.is_large or self.is_long:
            raise h11.RemoteProtocolError("more than may come")
        return event


class PlainHttpConnection(Bounded, H11Protocol):
    """One connection until it is closed or becomes a socket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        """Nothing has come yet."""
        super().__init__(*args, **more)
        self.conn = self._parser = _Parser(h11.SERVER, MOST_HEAD)

    def data_received(self, data: bytes) -> None:
        """Parse what has come."""
        if self._is_over:
            return
        super().data_received(data)
        self._look()

    def _look(self) -> None:
        """See how far the request has come."""
        if self._is_over:
            return
        self._at = {h11.IDLE: HEAD, h11.SEND_BODY: BODY}.get(self.conn.their_state, ANSWER)
        self._begun = self._at == HEAD and bool(self.conn.trailing_data[0])
        self._await_more()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong; nothing more where an answer was given already."""
        del msg
        if self._parser.is_long:
            self._let_go()
            return
        is_large = self._parser.is_large or len(self.conn.trailing_data[0]) > MOST_HEAD
        self._refuse(LARGE if is_large else BAD)
