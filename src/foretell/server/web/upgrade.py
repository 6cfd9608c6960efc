"""Where uvicorn hands a socket over: the gate is asked, and picows carries it from then on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import partial
from typing import Any, Final
from urllib.parse import unquote

from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponseWithListener
from picows.common import WSUpgradeResponse
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # missing in its stub

from foretell.server.people.tokens import token_in
from foretell.server.protocol import MOST_BYTES
from foretell.server.refused import Refused
from foretell.server.server import Server
from foretell.server.web.entry import session_at
from foretell.server.web.fast import FastConnection
from foretell.server.web.pings import PING_SECONDS, PONG_SECONDS

PLACE: Final = "/ws/tables/"
VERSION: Final = "13"
HANDSHAKE_SECONDS: Final = 5.0
READ_BUFFER: Final = 2048
RESTARTING: Final = 1012

_SILENT: Final = logging.LoggerAdapter(logging.getLogger("picows"))
"""What strangers send is no news; what fails in here is logged by the connection."""
_SILENT.logger.setLevel(logging.CRITICAL + 1)


def carrier(let_in: Callable[[WSUpgradeRequest], object]) -> WSProtocol:
    """One connection as picows carries it: small frames, no compression, pings."""
    return WSProtocol(
        host_port=None,
        ws_path=None,
        is_client_side=False,
        ws_listener_factory=let_in,
        logger=_SILENT,
        disconnect_on_exception=True,
        websocket_handshake_timeout=HANDSHAKE_SECONDS,
        enable_auto_ping=True,
        auto_ping_idle_timeout=PING_SECONDS,
        auto_ping_reply_timeout=PONG_SECONDS,
        auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
        enable_auto_pong=True,
        max_frame_size=MOST_BYTES,
        extra_headers=None,
        read_buffer_init_size=READ_BUFFER,
    )


class Upgrade(asyncio.Protocol):
    """A connection that asks to become a socket, from uvicorn's hands into those of picows."""

    def __init__(self, server: Server, config: Any, server_state: Any, app_state: Any) -> None:
        """As uvicorn makes it; ``server_state`` lists what is to be closed at the end."""
        del config, app_state
        self._server = server
        self._listed: set[Any] = server_state.connections
        self._transport: Any = None
        self._connection: FastConnection | None = None
        self._carrier = carrier(self._let_in)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let picows have the connection, from the next turn of the loop on."""
        self._transport = transport
        self._carrier.connection_made(transport)
        loop = asyncio.get_running_loop()
        loop.call_soon(transport.set_protocol, self._carrier)

    def data_received(self, data: bytes) -> None:
        """The request itself, which uvicorn has read already."""
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
        """Ask the gate; a refusal is an answer of HTTP."""
        path = unquote(request.path.decode("latin-1").partition("?")[0])
        table = path.removeprefix(PLACE)
        if not path.startswith(PLACE) or not table or "/" in table:
            return None
        headers = _once(request.headers.items())
        if headers.get("sec-websocket-version") != VERSION:
            return _answer(426, b"version", {"Sec-WebSocket-Version": VERSION})
        try:
            return self._opened(table, headers)
        except Refused as refused:
            self._server.metrics.refused(refused.code)
            return _answer(403, refused.code.encode())

    def _opened(self, table: str, headers: dict[str, str]) -> FastConnection:
        gate = self._server.operation.gate
        scheme = "ws" if self._transport.get_extra_info("sslcontext") is None else "wss"
        peer = (self._transport.get_extra_info("peername") or ("",))[0]
        is_secure = gate.doors.is_secure(scheme)
        token = token_in(headers.get("authorization"), _cookies(headers), is_secure=is_secure)
        ends = ExitStack()
        key = gate.open_socket(gate.address(peer, headers), scheme, headers)
        ends.callback(gate.close_socket, key)
        self._listed.add(self)
        ends.callback(self._listed.discard, self)
        enter = partial(session_at, self._server, table, token)
        self._connection = FastConnection(enter, ends)
        return self._connection


def _answer(
    status: int, body: bytes, headers: dict[str, str] | None = None
) -> WSUpgradeResponseWithListener:
    """An answer of HTTP in place of a socket."""
    response = WSUpgradeResponse.create_error_response(status, body, headers)
    return WSUpgradeResponseWithListener(response, None)


def _once(headers: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The headers; what several proxies have added to one name counts as one list.

    >>> _once([("X-A", "1"), ("x-a", "2")])
    {'x-a': '1, 2'}
    """
    found: dict[str, str] = {}
    for name, text in headers:
        name = name.lower()
        found[name] = f"{found[name]}, {text}" if name in found else text
    return found


def _cookies(headers: dict[str, str]) -> dict[str, str]:
    """The cookies of a request, by name.

    >>> _cookies({"cookie": "a=1; b=x=y"})
    {'a': '1', 'b': 'x=y'}
    """
    parts = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
    return {name: value for name, _, value in parts if name}
