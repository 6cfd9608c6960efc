"""Where uvicorn hands a socket over: admission is asked, and picows carries it from then on."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import Any, Final

from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponseWithListener
from picows.common import WSUpgradeResponse
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # missing in its stub

from foretell.server.admission.admission import Arrival
from foretell.server.admission.connections import ConnectionSlot
from foretell.server.http.admission import headers_once
from foretell.server.http.answers import problem_of
from foretell.server.http.connections.bounds import CLOSE_SECONDS
from foretell.server.http.failures import note
from foretell.server.http.sockets.entry import session_at
from foretell.server.http.sockets.picows_socket import FastConnection
from foretell.server.people.tokens import token_in
from foretell.server.protocol.messages import MOST_BYTES
from foretell.server.protocol.rejection import DETAILS, Rejection
from foretell.server.server import Server

PLACE: Final = "/ws/tables/"
ROUTE: Final = f"{PLACE}{{table}}"
VERSION: Final = "13"
HANDSHAKE_SECONDS: Final = 5.0
READ_BUFFER: Final = 2048
AT_ONCE: Final = 4096
"""Bytes that are read at once: so many small frames may come before others have their turn."""
MOST_LATE: Final = 64 * 1024
"""Bytes that may come after the end was said; then nobody listens on the other side."""
RESTARTING: Final = 1012

_SILENT: Final = logging.LoggerAdapter(logging.getLogger("picows"))
"""What strangers send is no news; what fails in here is logged by the connection."""
_SILENT.logger.setLevel(logging.CRITICAL + 1)


class Carrier(WSProtocol):  # type: ignore[misc]  # missing in its stub
    """One connection as picows carries it; what it reads is bounded, and its place given back.

    What picows reads into grows with what comes, and never shrinks: it is offered little at once.
    """

    def keep(self, place: ConnectionSlot) -> None:
        """Whose place it is."""
        self._place = place
        self._late = 0
        self._cut: asyncio.TimerHandle | None = None

    def get_buffer(self, size_hint: int) -> memoryview:
        """Where to put what is read next."""
        buffer: memoryview = super().get_buffer(size_hint)
        return buffer[:AT_ONCE]

    def buffer_updated(self, count: int) -> None:
        """Take it; after the end not for long."""
        super().buffer_updated(count)
        if self.transport.is_close_frame_sent:
            self._wind_up(count)

    def _wind_up(self, count: int) -> None:
        plain = self.transport.underlying_transport
        if self._cut is None:
            self._cut = asyncio.get_running_loop().call_later(CLOSE_SECONDS, plain.abort)
        self._late += count
        if self._late > MOST_LATE:
            plain.abort()

    def connection_lost(self, error: Exception | None) -> None:
        """Give the place back; no timer keeps what is gone in memory."""
        super().connection_lost(error)
        if self._cut is not None:
            self._cut.cancel()
        self._place.leave()


def carrier(let_in: Callable[[WSUpgradeRequest], object], place: ConnectionSlot) -> Carrier:
    """One connection as picows carries it: small frames, no compression; pings are ours."""
    made = Carrier(
        host_port=None,
        ws_path=None,
        is_client_side=False,
        ws_listener_factory=let_in,
        logger=_SILENT,
        disconnect_on_exception=True,
        websocket_handshake_timeout=HANDSHAKE_SECONDS,
        enable_auto_ping=False,
        auto_ping_idle_timeout=0,
        auto_ping_reply_timeout=0,
        auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
        enable_auto_pong=False,
        max_frame_size=MOST_BYTES,
        extra_headers=None,
        read_buffer_init_size=READ_BUFFER,
    )
    made.keep(place)
    return made


class Upgrade(asyncio.Protocol):
    """A connection that asks to become a socket, from uvicorn's hands into those of picows."""

    def __init__(
        self,
        server: Server,
        config: Any,
        server_state: Any,
        app_state: Any,
        place: ConnectionSlot,
        headers: list[tuple[bytes, bytes]],
    ) -> None:
        """As uvicorn makes it; ``server_state`` lists what is to be closed at the end."""
        del config, app_state
        self._server = server
        self._listed: set[Any] = server_state.connections
        self._headers = headers_once(headers)
        self._transport: Any = None
        self._connection: FastConnection | None = None
        self._carrier = carrier(self._let_in, place)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Know the connection; nothing is read from it before the request had its turn."""
        self._transport = transport
        self._carrier.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """The request itself, which uvicorn has read already: it waits its turn."""
        try:
            wait = self._server.operation.admission.turn(self._arrival(PLACE))
        except Rejection:
            self._transport.abort()
            return
        if wait:
            self._transport.pause_reading()
            asyncio.get_running_loop().call_later(wait, self._begin, data)
        else:
            self._begin(data)

    def _begin(self, data: bytes) -> None:
        """Let picows have the request, and the connection from the next turn of the loop on."""
        if self._transport.is_closing():
            return
        asyncio.get_running_loop().call_soon(self._transport.set_protocol, self._carrier)
        self._transport.resume_reading()
        while data:
            buffer = self._carrier.get_buffer(len(data))
            count = min(len(buffer), len(data))
            buffer[:count] = data[:count]
            self._carrier.buffer_updated(count)
            data = data[count:]
        if self._connection is not None and not self._connection.is_open:
            self._connection.on_ws_disconnected(None)  # picows found the request to be none

    def eof_received(self) -> bool:
        """The peer hung up before the turn of the loop."""
        return bool(self._carrier.eof_received())

    def connection_lost(self, error: Exception | None) -> None:
        """The peer is gone before the turn of the loop."""
        self._carrier.connection_lost(error)

    def shutdown(self) -> None:
        """The server ends."""
        if self._connection is not None:
            self._connection.close(RESTARTING, "restarting")

    def _let_in(
        self, request: WSUpgradeRequest
    ) -> FastConnection | WSUpgradeResponseWithListener | None:
        """Ask admission; a refusal is an answer of HTTP."""
        path = request.path.decode("latin-1").partition("?")[0]  # ids have one spelling
        table = path.removeprefix(PLACE)
        if not path.startswith(PLACE) or not table or "/" in table:
            return None
        if self._headers.get("sec-websocket-version") != VERSION:
            return _answer(426, b"version", {"Sec-WebSocket-Version": VERSION})
        try:
            return self._opened(table)
        except Rejection as refused:
            details = json.dumps(problem_of(refused).details)
            return _answer(403, refused.code.encode(), {DETAILS: details})

    def _arrival(self, path: str) -> Arrival:
        scheme = "ws" if self._transport.get_extra_info("sslcontext") is None else "wss"
        peer, here = (
            (self._transport.get_extra_info(end) or ("",))[0] for end in ("peername", "sockname")
        )
        return Arrival("GET", path, scheme, peer, here, self._headers)

    def _opened(self, table: str) -> FastConnection:
        admission = self._server.operation.admission
        known = admission.admit(self._arrival(PLACE + table))
        said = self._headers.get("authorization")
        token = token_in(said, _cookies(self._headers), is_secure=known.is_secure)
        ends = ExitStack()
        ends.callback(admission.close_socket, admission.open_socket(known.address))
        self._listed.add(self)
        ends.callback(self._listed.discard, self)
        enter = partial(session_at, self._server, table, token, known.address)
        failed = partial(note, self._server.metrics, ROUTE)
        self._connection = FastConnection(enter, ends, failed)
        return self._connection


def _answer(
    status: int, body: bytes, headers: dict[str, str] | None = None
) -> WSUpgradeResponseWithListener:
    """An answer of HTTP in place of a socket."""
    response = WSUpgradeResponse.create_error_response(status, body, headers)
    return WSUpgradeResponseWithListener(response, None)


def _cookies(headers: dict[str, str]) -> dict[str, str]:
    """The cookies of a request, by name.

    >>> _cookies({"cookie": "a=1; b=x=y"})
    {'a': '1', 'b': 'x=y'}
    """
    parts = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
    return {name: value for name, _, value in parts if name}
