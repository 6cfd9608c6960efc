"""Who is refused keeps nobody waiting who is not."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING, cast

import pytest

from foretell.server.http.connections import accept
from foretell.server.http.connections.accept import AT_ONCE, Acceptor

if TYPE_CHECKING:
    from foretell.server.admission.connections import Connections, ConnectionSlot


class FullHouse:
    """A house in which there is no place for anybody; it counts who asked."""

    def __init__(self) -> None:
        """Nobody has asked."""
        self.asked = 0

    def enter(self, _peer: str) -> ConnectionSlot | None:
        """Refuse."""
        self.asked += 1
        return None


def test_many_are_refused_before_the_server_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address that connects without end fills the queue in which all others wait, too."""
    monkeypatch.setattr(accept, "REFUSED_SECONDS", 3600.0)
    house = FullHouse()

    async def test() -> None:
        with socket.create_server(("127.0.0.1", 0), backlog=AT_ONCE * 2) as listening:
            where = listening.getsockname()
            acceptor = Acceptor([listening], cast("Connections", house), asyncio.Protocol, None)  # type: ignore[arg-type]
            others = [socket.create_connection(where) for _ in range(AT_ONCE + 1)]
            acceptor.start()
            for _ in range(40):
                await asyncio.sleep(0.005)
            acceptor.close()
            for one in others:
                one.close()

    asyncio.run(test())
    assert house.asked == AT_ONCE
