"""Sockets as uvicorn speaks them with websockets, for ASGI: every frame counts, little waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from foretell.server.admission.connections import ConnectionSlot
from foretell.server.http.bounds import CLOSE_SECONDS, MOST_EARLY, MOST_HELD

PIECE: Final = 1024
"""Bytes that are parsed at once: small frames are many."""
MOST_LATE: Final = 4096
"""Bytes that may come after the end was said; then nobody listens on the other side."""
CARRIER: Final = "foretell.carrier"
"""Where an ASGI scope has the carrier of its socket."""


class AsgiSocket(WebSocketsSansIOProtocol):
    """One socket; ``on_frame`` is told of each frame that is no whole message."""

    def __init__(self, *args: Any, place: ConnectionSlot, **more: Any) -> None:
        """As uvicorn makes it."""
        super().__init__(*args, **more)
        self._place = place
        self._early = self._late = 0
        self._is_out = False
        self._cut: asyncio.TimerHandle | None = None
        self.on_frame: Callable[[], None] = self._count_early

    async def run_asgi(self) -> None:
        """Let the application know what carries its socket."""
        self.scope[CARRIER] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def _count_early(self) -> None:
        self._early += 1
        if self._early > MOST_EARLY:
            self.abort()

    def abort(self) -> None:
        """Cut the socket at once."""
        self._is_out = True
        self.transport.abort()

    def wind_up(self) -> None:
        """The end is said: take nothing more, and be gone soon, whether or not the peer reads."""
        if not self._is_out:
            self._is_out = True
            self._cut = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Parse what has come, piece by piece."""
        for start in range(0, len(data), PIECE):
            self._late += PIECE if self._is_out else 0
            if self.transport.is_closing() or self._late > MOST_LATE:
                self.abort()
                return
            super().data_received(data[start : start + PIECE])
            if self.transport.get_write_buffer_size() > MOST_HELD:
                self.abort()

    def handle_events(self) -> None:
        """Count what is no whole message; after the end only the peer's own end matters."""
        for frame in tuple(self.conn.events):
            if isinstance(frame, Frame) and self._is_extra(frame) and not self._is_out:
                self.on_frame()
        if self._is_out:
            self.conn.events = [
                one for one in self.conn.events if getattr(one, "opcode", 0) is Opcode.CLOSE
            ]
        super().handle_events()

    def _is_extra(self, frame: Frame) -> bool:
        if frame.opcode is Opcode.PONG:
            return bytes(frame.data) != self.pending_ping_payload
        is_part = frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) and not frame.fin
        return is_part or frame.opcode is Opcode.PING

    def keepalive_timeout(self) -> None:
        """Nobody has read the ping."""
        super().keepalive_timeout()
        self.wind_up()

    def handle_parser_exception(self) -> None:
        """What was sent is no frame."""
        super().handle_parser_exception()
        self.wind_up()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back; nothing keeps what is gone in memory."""
        super().connection_lost(exc)
        if self._cut is not None:
            self._cut.cancel()
        self.on_frame = _nobody
        self._place.leave()


def _nobody() -> None:
    """Hears of frames that come no more."""
