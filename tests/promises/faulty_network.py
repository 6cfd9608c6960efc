"""Sockets of a network that loses, doubles, delays and cuts; for the real client of the product."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from websockets.exceptions import ConnectionClosedError

from foretell.client.fairness import SeedKeeper
from foretell.client.link import Link
from foretell.client.table import Table
from foretell.server.store.interface import Person
from foretell.server.tables.session import SocketSession

if TYPE_CHECKING:
    from tests.promises.mortal_server import MortalServer

Take = Callable[[bytes], None]
STREAM = (b'{"t":"update"', b'{"t":"snapshot"')


@dataclass(frozen=True)
class Trouble:
    """How bad one way of a network is: the chance of each frame to be …

    ``drop``: lost, if it is one of the stream; ``double``: delivered up to five times; ``late``:
    overtaken by others.
    """

    drop: float = 0.0
    double: float = 0.0
    late: float = 0.0


CALM = Trouble()


class Way:
    """One direction of a socket; frames keep their order unless the network is in trouble."""

    def __init__(self, server: MortalServer, trouble: Trouble, take: Take) -> None:
        self._server = server
        self.trouble = trouble
        self._take = take
        self._last = 0.0
        self.is_cut = False

    def send(self, frame: bytes) -> None:
        """Carry a frame: not at all, once or several times, soon or late."""
        chance, trouble = self._server.chance, self.trouble
        if trouble.drop and frame.startswith(STREAM) and chance.random() < trouble.drop:
            return
        copies = chance.randint(2, 5) if chance.random() < trouble.double else 1
        for _ in range(copies):
            self._carry(frame, is_late=chance.random() < trouble.late)

    def _carry(self, frame: bytes, *, is_late: bool) -> None:
        loop, chance = self._server.loop, self._server.chance
        when = loop.time() + chance.uniform(0.0, 0.01)
        if is_late:
            when += chance.uniform(0.0, 0.5)
        else:
            when = self._last = max(math.nextafter(self._last, math.inf), when)
        loop.call_at(when, self._arrive, frame)

    def _arrive(self, frame: bytes) -> None:
        if not self.is_cut:
            self._take(frame)


class FakeSocket:
    """Both ends of a socket: the client's library on one side, a session on the other."""

    def __init__(self, link: FakeLink) -> None:
        self.link = link
        self.server = server = link.server
        self.person = person = link.person
        trouble = link.trouble
        self._arrived: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._up = Way(server, trouble[0], self._received)
        self._down = Way(server, trouble[1], self._arrived.put_nowait)
        self.session = SocketSession(server.table, person, server.clock)
        self.transport = self
        self.is_open = True
        self.sent: list[bytes] = []
        self.waiting = 0
        self._untaken: list[bytes] | None = None
        """What the server has sent while its reader takes nothing."""

    def calm(self) -> None:
        """The network heals."""
        self._up.trouble = self._down.trouble = CALM

    # the server's side: a connection

    def stall(self, seconds: float) -> None:
        """The reader takes nothing for a while."""
        if self._untaken is None:
            self._untaken = []
            self.server.loop.call_later(seconds, self._drain)

    def _drain(self) -> None:
        """The reader takes all that waits."""
        frames, self._untaken, self.waiting = self._untaken or [], None, 0
        for frame in frames:
            self.push(frame)
        if self.is_open:
            self.session.drained()

    def _received(self, frame: bytes) -> None:
        self.session._messages._full_at = 0.0
        self.session.received(frame)

    def forget(self) -> None:
        """Drop what waits."""
        if self._untaken is not None:
            self._untaken, self.waiting = [], 0

    def close(self, _code: int, _why: str) -> None:
        """The server closes: what was sent before still arrives."""
        self.server.loop.call_later(0.02, self.abort)

    def push(self, message: bytes) -> None:
        """The server sends."""
        if self.is_open and self._untaken is not None:
            self._untaken.append(message)
            self.waiting += len(message)
        elif self.is_open:
            self._down.send(message)

    # the client's side: a library's socket

    async def send(self, message: bytes, *, text: bool) -> None:
        """The client sends."""
        assert text
        if not self.is_open:
            raise ConnectionClosedError(None, None)
        self.sent.append(message)
        self._up.send(message)

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while True:
            frame = await self._arrived.get()
            if frame is None:
                raise ConnectionClosedError(None, None)
            yield frame

    def abort(self) -> None:
        """The socket is cut; what is on its way is lost."""
        if not self.is_open:
            return
        self.is_open = False
        self._up.is_cut = self._down.is_cut = True
        self.server.sockets.remove(self)
        self._arrived.put_nowait(None)
        self.session.closed()


class ServersEnd:
    """A socket as a table sees it."""

    def __init__(self, socket: FakeSocket) -> None:
        self._socket = socket
        self.send = socket.push
        self.forget = socket.forget
        self.close = socket.close

    @property
    def waiting(self) -> int:
        """Bytes that the reader has not taken."""
        return self._socket.waiting


class _Opening:
    """What the client's library gives for ``connect(…)``."""

    def __init__(self, link: FakeLink) -> None:
        self._link = link

    async def __aenter__(self) -> FakeSocket:
        server = self._link.server
        await asyncio.sleep(server.chance.uniform(0.0, 0.01))
        if not server.is_up:
            raise OSError("connection refused")
        self.socket = FakeSocket(self._link)
        server.sockets.append(self.socket)
        self.socket.session.opened(ServersEnd(self.socket))
        return self.socket

    async def __aexit__(self, *_: object) -> None:
        self.socket.abort()


class FakeLink(Link):
    """The real link over a simulated network."""

    server: MortalServer
    person: Person | None
    trouble = (CALM, CALM)

    def _connected(self) -> _Opening:  # type: ignore[override]
        return _Opening(self)


def seat_of(
    server: MortalServer, person: Person | None, trouble: tuple[Trouble, Trouble] = (CALM, CALM)
) -> Table:
    """The real client of a person, over this network: troubles up and down."""
    table = Table(server.table.state.id, "", "")
    link = FakeLink("", "", table._take)
    link.server, link.person, link.trouble = server, person, trouble
    table.link = link
    table.keeper = SeedKeeper(server.new_secret)
    return table


def some(chance: random.Random, most: float) -> Trouble:
    """A trouble of some strength."""
    return Trouble(*(chance.uniform(0.0, most) for _ in range(3)))
