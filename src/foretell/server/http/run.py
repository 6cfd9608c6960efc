"""A server from its first line to its last: the address is printed, an end asked for is clean."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import ssl
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import uvicorn

from foretell.base.i18n import read_ahead
from foretell.server.admission.connections import ConnectionSlot
from foretell.server.http.admission import AdmissionMiddleware
from foretell.server.http.app import make_app
from foretell.server.http.connections.accept import Acceptor
from foretell.server.http.connections.parser import HttpConnection
from foretell.server.http.failures import Noting, note_background
from foretell.server.http.sockets.pings import PING_SECONDS, PONG_SECONDS
from foretell.server.http.sockets.upgrade import Upgrade
from foretell.server.operate.listening import WAITING
from foretell.server.protocol.messages import MOST_BYTES
from foretell.server.server import Server, opened
from foretell.server.settings.settings import ServerSettings
from foretell.server.store.errors import writing

GRACE_SECONDS = 5
NEW_OBJECTS = 10_000
"""Objects made since the last search for garbage before the youngest are searched.

Every third search takes those that lived through one, since the collector counts objects and not
their bytes: what a library leaves in a circle goes soon, also where it holds a whole request.
"""

SWITCH_SECONDS = 0.0002
"""How long one thread may hold Python's lock while another waits for it."""

TEXTS_OF_RULES = ("builder", "preset", "refused", "rules")
"""Topics that a stranger's rules are answered from: read at the start, not while others wait."""

ENDS = (signal.SIGINT, signal.SIGTERM)

Tell = Callable[[str], None]


class _Running(uvicorn.Server):
    """Uvicorn, which tells the address it got and lets everybody go before it closes sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, tell: Tell) -> None:
        super().__init__(config)
        self._server = server
        self._tell = tell
        self._acceptor: Acceptor | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections ourselves: uvicorn would take as many as come."""
        await super().startup([])
        if not self.started:
            return
        listening = sockets or []
        connections = self._server.operation.connections
        self._acceptor = Acceptor(listening, connections, self._make, self._tls())
        self._acceptor.start()
        self._tell(self.address(listening[0]))

    def _make(self, place: ConnectionSlot) -> asyncio.Protocol:
        speaks: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = speaks(
            place=place,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        return protocol

    def _tls(self) -> ssl.SSLContext | None:
        cert, key = self._server.settings.tls_cert, self._server.settings.tls_key
        if cert is None:
            return None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(cert, key)
        return context

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End on a signal, and leave it at that: what is waiting is still to be stored."""
        before = {one: signal.signal(one, self.handle_exit) for one in ENDS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def address(self, listening: socket.socket) -> str:
        """The address at which a socket listens."""
        host, port = listening.getsockname()[:2]
        name = f"[{host}]" if ":" in host else host
        return f"{self._server.settings.scheme}://{name}:{port}"

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let other servers have the tables, then let everybody go."""
        await self._server.hand_over()
        if self._acceptor is not None:
            self._acceptor.close()
        self._server.leave()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def application(server: Server) -> Noting:
    """The whole application: what fails behind admission is known by its route."""
    behind = Noting(make_app(server), server.metrics)
    return Noting(AdmissionMiddleware(behind, server.operation.admission), server.metrics)


def config_of(server: Server) -> uvicorn.Config:
    """How uvicorn is set up: small frames, no compression, pings that find dead peers."""
    return uvicorn.Config(
        application(server),
        http=HttpConnection,
        ws=partial(Upgrade, server),  # type: ignore[arg-type]  # a class, as uvicorn declares it
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        backlog=WAITING,
        timeout_graceful_shutdown=GRACE_SECONDS,
        access_log=False,
        log_level="warning",
        server_header=False,
        lifespan="off",
        proxy_headers=False,
        log_config=None,
    )


async def serve(settings: ServerSettings, sockets: list[socket.socket], tell: Tell) -> bool:
    """Serve until SIGINT or SIGTERM on sockets that listen; ``tell`` gets the address then.

    Whether all is stored at the end: false where the last that was to be stored was refused.

    Raises:
        InUse: another server has the data.
        BadData: the data cannot be used.
        ForetellError: the disk is full.
    """
    async with opened(settings) as server:
        note_background(asyncio.get_running_loop(), server.metrics)
        config = config_of(server)  # that takes a moment, in which no lease is renewed
        with writing(settings.data):
            await server.begin()
        await _Running(config, server, tell).serve(sockets)
    return not server.store_watch.is_failing


def calm_collector() -> None:
    """Look for garbage rarely: tables live long, and each search through all stops everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 2, 12_500)


def run(settings: ServerSettings, sockets: list[socket.socket], tell: Tell) -> bool:
    """Serve in an event loop of its own, uvloop's where there is one; whether all is stored."""
    loop_factory: Callable[[], asyncio.AbstractEventLoop] | None = None
    try:
        import uvloop
    except ImportError:
        pass
    else:
        loop_factory = uvloop.new_event_loop
    read_ahead(*TEXTS_OF_RULES)
    calm_collector()
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        return runner.run(serve(settings, sockets, tell))
