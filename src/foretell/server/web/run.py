"""A server from its first line to its last: the address is printed, an end asked for is clean."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import uvicorn

from foretell.server.operate.full import writing
from foretell.server.operate.gated import Gated
from foretell.server.operate.listening import WAITING
from foretell.server.operate.lock import locked
from foretell.server.operate.opening import telling
from foretell.server.operate.settings import Settings
from foretell.server.protocol import MOST_BYTES
from foretell.server.server import Server
from foretell.server.store.sqlite import FILE
from foretell.server.web.app import make_app
from foretell.server.web.knock import spoken
from foretell.server.web.pings import PING_SECONDS, PONG_SECONDS

GRACE_SECONDS = 5
NEW_OBJECTS = 50_000
"""Objects made since the last search for garbage before the youngest are searched."""

SWITCH_SECONDS = 0.001
"""How long one thread may hold Python's lock while another waits for it."""

ENDS = (signal.SIGINT, signal.SIGTERM)

Tell = Callable[[str], None]


class _Running(uvicorn.Server):
    """Uvicorn, which tells the address it got and lets everybody go before it closes sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, tell: Tell) -> None:
        super().__init__(config)
        self._server = server
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell(self.address())

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End on a signal, and leave it at that: what is waiting is still to be stored."""
        before = {one: signal.signal(one, self.handle_exit) for one in ENDS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def address(self) -> str:
        """Where it listens."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        name = f"[{host}]" if ":" in host else host
        return f"{self._server.settings.scheme}://{name}:{port}"

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.leave()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def sockets_of(settings: Settings, server: Server) -> Any:
    """What uvicorn hands sockets to: a library it knows by name, or ours."""
    if settings.engine == "asgi":
        return "websockets-sansio"
    from foretell.server.web.upgrade import Upgrade

    return partial(Upgrade, server)


def config_of(settings: Settings, server: Server) -> uvicorn.Config:
    """How uvicorn is set up: small frames, no compression, pings that find dead peers."""
    return uvicorn.Config(
        Gated(make_app(server), server.operation.gate, server.metrics.refused),
        http=spoken(),
        ws=sockets_of(settings, server),
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
        ssl_certfile=settings.tls_cert,
        ssl_keyfile=settings.tls_key,
    )


def _opened(settings: Settings) -> Server:
    """The server over its data.

    Raises:
        BadData: the file there is none of ours, or damaged.
    """
    with telling(settings.data / FILE):
        return Server(settings)


async def serve(settings: Settings, sockets: list[socket.socket], tell: Tell) -> None:
    """Serve until SIGINT or SIGTERM on sockets that listen; ``tell`` gets the address then.

    Raises:
        InUse: another server has the data folder.
        BadData: the data cannot be used.
        ForetellError: the disk is full.
    """
    with locked(settings.data):
        server = _opened(settings)
        try:
            with writing(settings.data):
                await server.operation.start()
            await _Running(config_of(settings, server), server, tell).serve(sockets)
        finally:
            await server.close()


def calm_collector() -> None:
    """Look for garbage rarely: tables live long, and each search through all stops everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 50, 100)


def run(settings: Settings, sockets: list[socket.socket], tell: Tell) -> None:
    """Serve in an event loop of its own; uvloop's where there is one."""
    loop_factory: Callable[[], asyncio.AbstractEventLoop] | None = None
    try:
        import uvloop
    except ImportError:
        pass
    else:
        loop_factory = uvloop.new_event_loop
    calm_collector()
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(serve(settings, sockets, tell))
