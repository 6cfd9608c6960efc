"""The socket to one table: it comes back by itself, and what was not answered goes out again."""

from __future__ import annotations

import asyncio
import contextlib
import random
from asyncio import sleep as rest
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from foretell.client.http import trusted
from foretell.client.pace import Pace
from foretell.client.refused import NO_SOCKET, refusal_in

Message = dict[str, Any]

FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 2.0
"""Seconds between two tries; what was away for ten seconds is not waited for much longer."""
OPEN_SECONDS: Final = 4.0
TOO_FAST: Final = "too-fast"
"""Why a server closes a socket that sends too much; it is rested from for a while."""
TOO_FAST_WAIT: Final = 2.0
PING_SECONDS, PONG_SECONDS, CLOSE_SECONDS = 1.5, 2.0, 0.3
"""How often a ping is sent, for how long its answer may take, and then the end of the socket.

Together less than the four seconds after which somebody is told that the server is not there (R8).
"""
MOST_BYTES: Final = 4 * 1024 * 1024
GONE_FOR_GOOD: Final = {
    "no-such-table", "old-deals", "lost-deals", "damaged-table", "event-open",
    "bad-message", "too-large", "signed-out", "banned",
}  # fmt: skip
MOST_VAIN: Final = 30
"""Tries in a row that are refused before who was in gives up, too: a proxy may be set anew."""


def socket_url(url: str, table: str) -> str:
    """Where the socket of a table is on a server.

    >>> socket_url("https://wizard.example", "LmQx")
    'wss://wizard.example/ws/tables/LmQx'
    """
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/ws/tables/{table}"


class Link:
    """Keeps a socket open, and gives every message to ``take``."""

    def __init__(self, url: str, token: str, take: Callable[[Message], None]) -> None:
        """Nothing is connected before :meth:`run`."""
        self.url = url
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._take = take
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, bytes] = {}
        self.on_state: Callable[[str], None] = lambda _state: None
        self.why_ended = ""
        self.details: Message = {}
        """What belongs to that: how many sockets may be open, until when somebody is banned."""
        self._vain = 0
        self._pace = Pace()
        self._is_too_fast = False
        self._has_been_in = False
        self._wait = FIRST_WAIT
        """Begins anew with what a table says: a server may open sockets only to close them."""

    async def run(self) -> None:
        """Stay connected until cancelled, or until the server says that it is in vain."""
        while True:
            try:
                async with self._connected() as socket:
                    await self._talk(socket)
            except InvalidStatus as error:
                self._refused(*refusal_in(error, self.url))
            except (OSError, WebSocketException):
                pass
            self._socket = None
            if self.why_ended:
                self.on_state(self.why_ended)
                return
            self.on_state("reconnecting")
            await rest(self._wait * random.uniform(0.5, 1.0))
            self._wait = min(LONGEST_WAIT, self._wait * 2)

    def _refused(self, code: str, details: Message) -> None:
        """Give up what is in vain; who was in once waits for what may pass, such as a full house.

        A connection that broke off may hold its own place there for a while.
        """
        self._vain += code == NO_SOCKET
        if code in GONE_FOR_GOOD or not self._has_been_in or self._vain >= MOST_VAIN:
            self.why_ended, self.details = code, details

    def _connected(self) -> connect:
        return connect(
            self.url,
            ssl=trusted() if self.url.startswith("wss:") else None,
            additional_headers=self._headers,
            compression=None,
            open_timeout=OPEN_SECONDS,
            ping_interval=PING_SECONDS,
            ping_timeout=PONG_SECONDS,
            close_timeout=CLOSE_SECONDS,
            max_size=MOST_BYTES,
            proxy=None,
        )

    async def _talk(self, socket: ClientConnection) -> None:
        self.on_state("connected")
        self._socket, self._pace = socket, Pace(rested=not self._is_too_fast)
        self._is_too_fast = False
        again = asyncio.create_task(self._send_again(socket, tuple(self._unanswered)))
        try:
            async for text in socket:
                self._got(msgspec.json.decode(text))
        finally:
            again.cancel()

    async def _send_again(self, socket: ClientConnection, unanswered: tuple[str, ...]) -> None:
        """Send what an earlier socket brought no answer to."""
        for answer_to in unanswered:
            await self._send_in_turn(socket, answer_to)

    async def _send_in_turn(
        self, socket: ClientConnection, answer_to: str, message: bytes = b""
    ) -> None:
        """Send by a socket what still waits for its answer, or a message that has none."""
        await self._pace.turn()
        message = message or self._unanswered.get(answer_to, b"")
        if message and self._socket is socket:
            with contextlib.suppress(WebSocketException):  # sent again when the socket is back
                await socket.send(message, text=True)

    def _got(self, message: Message) -> None:
        if message["t"] == "bye" and message["why"] == TOO_FAST:
            self._is_too_fast, self._wait = True, TOO_FAST_WAIT
        if message["t"] == "bye" and message["why"] in GONE_FOR_GOOD:
            self.why_ended = message["why"]
        if message["t"] != "bye":
            self._wait, self._has_been_in, self._vain = FIRST_WAIT, True, 0
        if message["t"] in ("done", "rejected"):
            self._unanswered.pop(message["id"], None)
        self._take(message)

    async def send(self, message: bytes, answer_to: str = "") -> None:
        """Send now, or as soon as there is a socket if an answer is waited for."""
        if answer_to:
            self._unanswered[answer_to] = message
        if self._socket is not None:
            await self._send_in_turn(self._socket, answer_to, b"" if answer_to else message)

    async def drop(self) -> None:
        """Cut the socket as a bad network would; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()
