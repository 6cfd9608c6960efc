"""Sockets by way of ASGI: the engine that runs under every ASGI server."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from foretell.server.http.asgi_frames import CARRIER, AsgiSocket
from foretell.server.http.bounds import MOST_HELD
from foretell.server.http.entry import turn_away
from foretell.server.protocol.rejection import Rejection
from foretell.server.tables.connection import Receiver

Socket = WebSocket[None, None, State]


class AsgiConnection:
    """A :class:`foretell.server.tables.connection.Connection` that one task empties."""

    def __init__(self, socket: Socket) -> None:
        """The socket has been accepted."""
        self._socket = socket
        self._carrier: AsgiSocket | None = socket.scope.get(CARRIER)  # type: ignore[assignment]
        """What speaks on the wire: ours under uvicorn, elsewhere there is none."""
        self.receiver: Receiver | None = None
        self._queue: deque[bytes] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()
        self._end: tuple[int, str] | None = None
        self._is_gone = False

    @property
    def waiting(self) -> int:
        """Bytes that were taken and not sent yet."""
        return self._waiting

    def send(self, message: bytes) -> None:
        """Take a message."""
        if not self._is_gone and self._end is None:
            self._queue.append(message)
            self._waiting += len(message)
            self._wake.set()
            if self._waiting > MOST_HELD and self._carrier is not None:
                self._carrier.abort()

    def forget(self) -> None:
        """Drop what is waiting and not yet begun."""
        self._waiting -= sum(map(len, self._queue))
        self._queue.clear()

    def close(self, code: int, why: str) -> None:
        """Close after what is waiting."""
        if self._end is None:
            self._end = (code, why)
            self._wake.set()
            if self._carrier is not None:
                self._carrier.wind_up()

    def hand_on(self, receiver: Receiver) -> None:
        """Let a receiver hear of all that comes."""
        self.receiver = receiver
        if self._carrier is not None:
            self._carrier.on_frame = receiver.frame_received

    async def write(self) -> None:
        """Send what is taken until the socket is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            is_busy = bool(self._queue)
            while self._queue:
                message = self._queue.popleft()
                await self._socket.send_data(message.decode(), "text")
                self._waiting -= len(message)
            if self._end is not None:
                await self._socket.close(*self._end)
                return
            if is_busy and self.receiver is not None:
                self.receiver.drained()

    async def read(self, receiver: Receiver) -> None:
        """Hand on what comes until the socket is closed."""
        while True:
            message = await self._socket.receive_data("text")
            receiver.received(message.encode())

    def gone(self) -> None:
        """Take no more."""
        self._is_gone = True
        self.forget()


async def run_socket(socket: Socket, enter: Callable[[], Awaitable[Receiver]]) -> None:
    """Carry a socket that has been accepted, to its end; ``enter`` finds who receives."""
    connection = AsgiConnection(socket)
    try:
        receiver = await enter()
    except Rejection as refused:
        turn_away(connection, refused)
        await _ended(asyncio.create_task(connection.write()))
        return
    connection.hand_on(receiver)
    tasks = [asyncio.create_task(work) for work in (connection.write(), connection.read(receiver))]
    try:
        receiver.opened(connection)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.gone()
        receiver.closed()
        for task in tasks:
            task.cancel()
        await _ended(*tasks)


async def _ended(*tasks: asyncio.Task[None]) -> None:
    """Wait for tasks; a socket that is gone is no error."""
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        expected = (WebSocketDisconnect, asyncio.CancelledError, RuntimeError, OSError)
        if isinstance(result, BaseException) and not isinstance(result, expected):
            raise result
