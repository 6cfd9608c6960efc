"""A server in this process, with a clock made by hand and tables that nobody plays at."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from foretell.server.audience.subscriber import Subscriber
from foretell.server.protocol.event import Options
from foretell.server.server import Server
from foretell.server.settings.settings import ServerSettings
from foretell.server.store.interface import Person
from tests.server.fake_clock import FakeClock
from tests.server.forking import ran

PROGRAM = "from tests.seeded_chance import main; main()"
FORETELL = [sys.executable, "-c", PROGRAM]
"""The command line."""
MAKE_CERTIFICATE = (
    *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
    *("-nodes", "-days", "2", "-subj", "/CN=localhost"),
    *("-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"),
)
"""What makes a certificate for this machine and its key."""
ADA = Person("ada", "Ada")


def foretell(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command line to its end."""
    return ran(PROGRAM, [*map(str, words)])


class NullConnection:
    """A connection into nothing."""

    waiting = 0

    def send(self, message: bytes) -> None:
        """Take a message."""

    def forget(self) -> None:
        """Nothing waits."""

    def close(self, code: int, why: str) -> None:
        """Nothing is open."""


@asynccontextmanager
async def server(
    data: Path, clock: FakeClock | None = None, **more: object
) -> AsyncIterator[Server]:
    """A server without sockets."""
    made = Server(ServerSettings(data=data, **more), clock or FakeClock(1e9))  # type: ignore[arg-type]
    try:
        yield made
    finally:
        await made.close()


async def opened(made: Server, **more: object) -> str:
    """A table of Ada's."""
    return await made.tables.open(ADA, "standard", 3, options=Options(pace=0), **more)  # type: ignore[arg-type]


async def watch(made: Server, table: str) -> Subscriber:
    """Somebody who looks at a table."""
    viewer = Subscriber(NullConnection(), None)
    (await made.tables.get(table)).audience.join(viewer)
    return viewer
