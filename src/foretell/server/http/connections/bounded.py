"""A connection that speaks HTTP, by whichever parser: how slowly it may send, and read."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from foretell.server.admission.connections import HTTP, SOCKET, ConnectionSlot
from foretell.server.http.connections.bounds import (
    BODY_SECONDS,
    HEAD_SECONDS,
    LARGE,
    LATE,
    READ_SECONDS,
    Refusal,
    for_sockets,
)

HEAD, BODY, ANSWER = "head", "body", ""
"""What a connection is at: a head is awaited, its body is, or nothing but the answer."""
SECONDS: Final = {HEAD: HEAD_SECONDS, BODY: BODY_SECONDS}


class Bounded:
    """What stands before a protocol of uvicorn: it keeps the time and the connection's place."""

    config: Any
    cycle: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    url: bytes
    headers: list[tuple[bytes, bytes]]
    ws_protocol_class: Any

    def __init__(self, place: ConnectionSlot, *args: Any, **more: Any) -> None:
        """``place`` is the one among all connections; the rest is uvicorn's."""
        super().__init__(*args, **more)
        self._place = place
        self._at = HEAD
        self._begun = False
        """Whether a part of the awaited head has come."""
        self._timed: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._unread = 0
        self._is_over = False
        self._is_given_up = False

    def connection_made(self, transport: Any) -> None:
        """A connection that says nothing is closed after a while."""
        super().connection_made(transport)  # type: ignore[misc]
        self._place.turns(HTTP)
        self._keep_time()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        super().connection_lost(exc)  # type: ignore[misc]
        self._unset_keepalive_if_required()  # type: ignore[attr-defined]
        self._give_up()
        self._place.leave()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """Hand over to what carries sockets."""
        headers = for_sockets(getattr(self, "url", b""), self.headers)
        if headers is None:
            self._refuse(LARGE)
            return
        self.headers[:] = headers
        self._give_up()
        self._place.turns(SOCKET)
        self.ws_protocol_class = partial(
            self.config.ws_protocol_class, place=self._place, headers=headers
        )
        super().handle_websocket_upgrade(*event)  # type: ignore[misc]

    def _unsupported_upgrade_warning(self) -> None:
        """No news: it is answered as a plain request."""

    # how slowly something may come

    def _await_more(self) -> None:
        """After something has come: what is awaited now, and until when."""
        is_idle = self.cycle is None or self.cycle.response_complete
        if self._at == ANSWER and is_idle and not self._is_over:
            self._at, self._begun = HEAD, False
        self._keep_time()

    def _keep_time(self) -> None:
        """One deadline at a time, from when what is awaited began."""
        if self._timed == self._at:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timed, self._timer = self._at, None
        if self._at in SECONDS:
            self._timer = self.loop.call_later(SECONDS[self._at], self._late)

    def _end(self) -> None:
        """Nothing is awaited any more."""
        self._is_over, self._at = True, ANSWER
        self._keep_time()

    def _give_up(self) -> None:
        """The connection is lost, or a socket: no timer of ours has anything to do with it."""
        self._end()
        self._is_given_up = True
        self._unwatch()

    def _late(self) -> None:
        if self._at == HEAD and not self._begun:
            self._let_go()  # it said nothing, and asked for no answer
        else:
            self._refuse(LATE)

    def _refuse(self, refusal: Refusal) -> None:
        """Say why, if nothing else is being said, and close."""
        self._place.complain(refusal.code)
        is_answering = self.cycle is not None and self.cycle.response_started
        if not is_answering or self.cycle.response_complete:
            self.transport.write(refusal.answer)
        self._let_go()

    def _let_go(self) -> None:
        self._end()
        if not self.transport.is_closing():
            self.transport.close()
        self._watch_reader()

    # how slowly it may read

    def timeout_keep_alive_handler(self) -> None:
        """Let a socket go that has asked nothing for a while."""
        self._let_go()

    def on_response_complete(self) -> None:
        """An answer was written; whoever is closed behind it has to read it."""
        super().on_response_complete()  # type: ignore[misc]
        if self.transport.is_closing():
            self._watch_reader()

    def pause_writing(self) -> None:
        """Watch how fast the client reads, since much waits for it."""
        super().pause_writing()  # type: ignore[misc]
        self._watch_reader()

    def resume_writing(self) -> None:
        """Watch the client no more: it has read what waited."""
        super().resume_writing()  # type: ignore[misc]
        if not self.transport.is_closing():
            self._unwatch()

    def _watch_reader(self) -> None:
        """See after a while whether anything was read; if not, nobody is there."""
        self._unwatch()
        if self._is_given_up:  # an answer that comes too late: a timer would only keep it in memory
            return
        self._unread = self.transport.get_write_buffer_size()
        self._watch = self.loop.call_later(READ_SECONDS, self._look_again)

    def _look_again(self) -> None:
        if self.transport.get_write_buffer_size() < self._unread:
            self._watch_reader()
        else:
            self._place.complain("unread")
            self.transport.abort()

    def _unwatch(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
