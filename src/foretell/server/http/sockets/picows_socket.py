"""Sockets by way of picows: what comes goes straight to the table, and straight back."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from foretell.server.audience.connection import Receiver
from foretell.server.http.connections.bounds import CLOSE_SECONDS, MOST_EARLY, MOST_HELD
from foretell.server.http.sockets.entry import turn_away
from foretell.server.http.sockets.pings import Heartbeat
from foretell.server.protocol.messages import MOST_BYTES
from foretell.server.protocol.rejection import Rejection

MOST_BUFFERED: Final = 64 * 1024
"""Bytes in the transport's own buffer before messages are queued here, to be forgotten at need."""
GOING_AWAY: Final = 1001
GONE_SECONDS: Final = 1.0
TOO_FAST: Final = 1008
FAILED: Final = 1011
BROKEN: Final = 1002
BINARY: Final = 1003
TOO_LARGE: Final = 1009

Enter = Callable[[ExitStack], Coroutine[Any, Any, Receiver]]
"""Finds who receives what comes; the stack is closed with the socket."""


class FastConnection(WSListener):
    """A ``Connection`` of the tables, and what picows tells of the socket."""

    def __init__(
        self, enter: Enter, ends: ExitStack, failed: Callable[[Exception], object] = str
    ) -> None:
        """The socket has been let in; ``ends`` undoes that, ``failed`` is told an error of ours."""
        self._enter = enter
        self._failed = failed
        self._ends = ends
        self._receiver: Receiver | None = None
        self._transport: WSTransport | None = None
        self._entering: asyncio.Task[None] | None = None
        self._early: list[bytes] = []
        self._frames = 0
        """Those that came while nobody counted them: before the table is known, after the end."""
        self._pulse: Heartbeat | None = None
        self._parts: list[bytes] = []
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._is_full = False
        self._end: tuple[int, str] | None = None
        self._cut: asyncio.TimerHandle | None = None

    # the way out

    @property
    def is_open(self) -> bool:
        """Whether picows carries it."""
        return self._transport is not None

    @property
    def waiting(self) -> int:
        """Bytes that were taken and not sent yet."""
        if self._transport is None:
            return 0
        return self._queued + int(self._transport.underlying_transport.get_write_buffer_size())

    def send(self, message: bytes) -> None:
        """Take a message."""
        if self._transport is None or self._end is not None:
            return
        if self._is_full:
            self._queue.append(message)
            self._queued += len(message)
        else:
            self._transport.send(WSMsgType.TEXT, message)
        if self._is_full:  # what waits beside that is little
            self._bound()

    def _bound(self) -> None:
        """Cut off whoever lets too much wait."""
        if self._transport is not None and self.waiting > MOST_HELD:
            self._transport.disconnect(graceful=False)

    def forget(self) -> None:
        """Drop what is waiting and not yet begun."""
        self._queue.clear()
        self._queued = 0

    def close(self, code: int, why: str) -> None:
        """Close after what is waiting."""
        if self._transport is None or self._end is not None:
            return
        self._end = code, why
        transport = self._transport.underlying_transport
        self._cut = asyncio.get_running_loop().call_later(CLOSE_SECONDS, transport.abort)
        if not self._is_full:
            self._say_end()

    def _say_end(self) -> None:
        if self._transport is not None and self._end is not None:
            code, why = self._end
            self._transport.send_close(code, why.encode())  # type: ignore[arg-type]  # any number

    def pause_writing(self) -> None:
        """The transport's buffer is full: queue what comes."""
        self._is_full = True

    def resume_writing(self) -> None:
        """The buffer is empty: go on with the queue."""
        self._is_full = False
        while self._queue and not self._is_full and self._transport is not None:
            message = self._queue.popleft()
            self._queued -= len(message)
            self._transport.send(WSMsgType.TEXT, message)
        if self._is_full:
            return
        if self._end is not None:
            self._say_end()
        elif self._receiver is not None:
            self._receiver.drained()

    def _give_up(self) -> None:
        """Nobody has read the ping: cut the socket."""
        if self._transport is not None:
            self._transport.send_close(GOING_AWAY, b"no pong")  # type: ignore[arg-type]
            plain = self._transport.underlying_transport
            self._cut = asyncio.get_running_loop().call_later(GONE_SECONDS, plain.abort)

    # the way in

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The socket is open: find its table."""
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(high=MOST_BUFFERED, low=0)
        self._pulse = Heartbeat(transport.send_ping, self._give_up)
        self._entering = asyncio.get_running_loop().create_task(self._come_in())

    async def _come_in(self) -> None:
        with self._careful():
            try:
                receiver = await self._enter(self._ends)
            except Rejection as refused:
                turn_away(self, refused)
                return
            self._receiver = receiver
            receiver.opened(self)
            early, self._early = self._early, []
            for message in early:
                receiver.received(message)

    @contextmanager
    def _careful(self) -> Iterator[None]:
        """An error of ours is told, and closes this socket and nothing else."""
        try:
            yield
        except Exception as error:  # noqa: BLE001
            self._failed(error)
            self.close(FAILED, "failed")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame has come: a message, or a part of one."""
        kind = frame.msg_type
        if kind == WSMsgType.CLOSE:
            if self._end is None:
                transport.send_close(WSCloseCode.OK)
            transport.disconnect()
        elif self._end is not None:
            self._uncounted()
        elif kind in (WSMsgType.PING, WSMsgType.PONG):
            self._control(transport, frame)
        elif wrong := self._wrong(frame):
            self.close(*wrong)
        elif frame.fin and not self._parts:
            self._take(frame.get_payload_as_bytes())
        else:
            self._put_together(frame)

    def _control(self, transport: WSTransport, frame: WSFrame) -> None:
        """Answer a ping, unless too many come, or nobody reads what was answered."""
        payload = frame.get_payload_as_bytes()
        is_ping = frame.msg_type == WSMsgType.PING
        if not is_ping and self._pulse is not None and self._pulse.answered(payload):
            return
        if self._counts() and is_ping:
            transport.send_pong(payload)
            self._bound()

    def _counts(self) -> bool:
        """Count a frame that is no whole message as messages are; whether it may come."""
        if self._receiver is None:
            self._uncounted()
        else:
            with self._careful():
                self._receiver.frame_received()
        return self._end is None

    def _uncounted(self) -> None:
        """Few may come while no table counts them."""
        self._frames += 1
        if self._frames <= MOST_EARLY:
            return
        if self._end is None:
            self._frames = 0
            self.close(TOO_FAST, "too-fast")
        elif self._transport is not None:
            self._transport.disconnect(graceful=False)

    def _wrong(self, frame: WSFrame) -> tuple[int, str] | None:
        """Why a frame may not come now, if so: no extension is in use, no bytes are spoken."""
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            return BROKEN, "extension"
        if frame.msg_type == WSMsgType.BINARY:
            return BINARY, "not text"
        is_later = frame.msg_type == WSMsgType.CONTINUATION
        return None if is_later == bool(self._parts) else (BROKEN, "fragments")

    def _put_together(self, frame: WSFrame) -> None:
        """Keep a part until the message is whole; each counts as a message does."""
        self._parts.append(frame.get_payload_as_bytes())
        if sum(map(len, self._parts)) + len(self._parts) > MOST_BYTES:
            self.close(TOO_LARGE, "too-large")
        elif frame.fin:
            message, self._parts = b"".join(self._parts), []
            self._take(message)
        else:
            self._counts()

    def _take(self, message: bytes) -> None:
        """Hand a message on, once it is known to whom."""
        if self._pulse is not None:
            self._pulse.heard()
        if self._receiver is not None:
            with self._careful():
                self._receiver.received(message)
            return
        self._early.append(message)
        self._uncounted()

    def on_ws_disconnected(self, _transport: WSTransport | None) -> None:
        """The socket is gone."""
        self._transport = None
        self.forget()
        pulse, self._pulse = self._pulse, None
        for timer in (pulse, self._cut):
            if timer is not None:
                timer.cancel()
        entering, self._entering = self._entering, None  # no circle is left behind
        receiver, self._receiver = self._receiver, None
        if entering is not None:
            entering.cancel()
        if receiver is not None:
            receiver.closed()
        self._ends.close()
