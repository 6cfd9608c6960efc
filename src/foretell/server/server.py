"""One server: its store, its tables, its people, and how it begins and ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from foretell.server.clock import Clock, RealClock
from foretell.server.guests import People
from foretell.server.live.context import Context
from foretell.server.live.tables import Tables
from foretell.server.live.think import ThreadedThinkers
from foretell.server.store.sqlite import SqliteStore


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is set up.

    ``origins`` are the pages from elsewhere that may open sockets; the server's own always may.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    origins: tuple[str, ...] = ()

    @property
    def is_secure(self) -> bool:
        """Whether people reach it by HTTPS."""
        return self.public_url.startswith("https://")


class Server:
    """Everything of one process; made inside its event loop."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        """Open the store."""
        self.settings = settings
        self.clock = clock or RealClock(asyncio.get_running_loop())
        self.store = SqliteStore(settings.data)
        self.thinkers = ThreadedThinkers(asyncio.get_running_loop())
        self.people = People(self.store, self.clock)
        self.tables = Tables(Context(self.store, self.clock, self.thinkers))

    def leave(self) -> None:
        """Tell everybody that the server restarts."""
        self.tables.close("restarting")

    async def close(self) -> None:
        """Store what is waiting and let go of the files."""
        self.leave()
        self.thinkers.close()
        await self.store.close()
