"""Accepts connections: those for which there is no place are closed before anything is made."""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Callable
from typing import Any, Final

from foretell.server.admission.connections import HTTP, Connections, ConnectionSlot

HELLO_SECONDS: Final = 10.0
"""How long TLS may take to be set up."""
AT_ONCE: Final = 32
"""Connections that are accepted before others have their turn."""
REFUSED_SECONDS: Final = 0.002
"""How long nobody is accepted after many were refused: refusing shall not fill a core.

After each of them it would keep others waiting behind those who are refused.
"""
TROUBLE_SECONDS: Final = 0.5

Make = Callable[[ConnectionSlot], asyncio.Protocol]
"""Makes what speaks on a connection that has its place."""

_LOG: Final = logging.getLogger(__name__)


class Acceptor:
    """Lets connections in on sockets that listen, until it is closed."""

    def __init__(
        self, sockets: list[socket.socket], connections: Connections, make: Make,
        tls: ssl.SSLContext | None,
    ) -> None:  # fmt: skip
        """Nobody is let in before :meth:`start`."""
        self._sockets = sockets
        self._connections = connections
        self._make = make
        self._tls = tls
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin, in the running event loop."""
        for one in self._sockets:
            one.setblocking(False)  # noqa: FBT003  # its only form
            self._run(self._accept(one))

    def close(self) -> None:
        """Let nobody in any more; those whose TLS is not set up yet are let go."""
        for task in self._tasks:
            task.cancel()

    def _run(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, listening: socket.socket) -> None:
        loop, accepted, refused = asyncio.get_running_loop(), 0, 0
        while True:
            try:
                sock, address = await loop.sock_accept(listening)
            except OSError:  # gone again, or no more files
                await asyncio.sleep(TROUBLE_SECONDS)
                continue
            accepted += 1
            refused += not self._let_in(sock, str(address[0]))
            if accepted % AT_ONCE == 0:
                await asyncio.sleep(REFUSED_SECONDS if refused else 0)
                refused = 0

    def _let_in(self, sock: socket.socket, peer: str) -> bool:
        """Whether there is a place for a connection; if not it is closed."""
        place = self._connections.enter(peer)
        if place is None:
            sock.close()
            return False
        self._run(self._speak(sock, place))
        return True

    async def _speak(self, sock: socket.socket, place: ConnectionSlot) -> None:
        """Hand a connection on when its turn has come; TLS that fails gives its place back."""
        loop = asyncio.get_running_loop()
        seconds = None if self._tls is None else HELLO_SECONDS
        try:
            if place.wait:
                await asyncio.sleep(place.wait)
            await loop.connect_accepted_socket(
                lambda: self._made(place), sock, ssl=self._tls, ssl_handshake_timeout=seconds
            )
        except BaseException as error:
            place.leave()
            sock.close()
            if not isinstance(error, OSError | asyncio.CancelledError):
                _LOG.exception("a connection failed")
            elif isinstance(error, asyncio.CancelledError):
                raise

    def _made(self, place: ConnectionSlot) -> asyncio.Protocol:
        if self._tls is None:
            place.turns(HTTP)
        return self._make(place)
