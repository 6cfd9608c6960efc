"""Several servers on one PostgreSQL behind HAProxy, set up as ``deploy/haproxy.cfg`` says."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from tests.balancer import Balancer
from tests.postgres import Postgres
from tests.server.server_process import PROGRAM, NotStarted, Process

AWAY: Final = 4.0
"""Seconds for which something is away: longer than a lease."""


class Cluster:
    """Servers on one database, and a balancer before them."""

    def __init__(
        self,
        folder: Path,
        many: int,
        *settings: str,
        program: str = PROGRAM,
        believes: bool = False,
    ) -> None:
        """Start everything; ``settings`` are those of PostgreSQL."""
        self.folder, self._program, self._believes = folder, program, believes
        self._ends = ExitStack()
        try:
            self._start(many, settings)
        except BaseException:
            self.stop()
            raise

    def _start(self, many: int, settings: Sequence[str]) -> None:
        self.postgres = Postgres(*settings)
        self._ends.callback(self.postgres.remove)
        self.store = self.postgres.ready()
        self.servers = [self._server(number) for number in range(many)]
        for server in self.servers:
            server.start()
            self._ends.callback(server.kill)
        ports = [server.port for server in self.servers]
        self.balancer = Balancer(self.folder, ports, believes=self._believes)
        self._ends.callback(self.balancer.stop)
        self.balancer.wait()

    def _server(self, number: int) -> Process:
        options = ["--store", self.store, "--trusted-proxies", "127.0.0.1"]
        return Process(self.folder / f"server-{number}", self._program, options)

    @property
    def url(self) -> str:
        """Where people come."""
        return self.balancer.url

    def owner(self, table: str) -> Process | None:
        """The server that has a table."""
        found = self.postgres.asked(
            self.store,
            f"select name from heads join members m on m.id = owner where table_id = '{table}'",  # noqa: S608
        )
        pids = found.split()[1:2]
        return next((one for one in self.servers if [str(one.pid)] == pids), None)

    def stop(self) -> None:
        """End everything."""
        self._ends.close()


@contextmanager
def cluster(
    many: int = 3, *settings: str, program: str = PROGRAM, believes: bool = False
) -> Iterator[Cluster]:
    """Servers for the length of a block."""
    with tempfile.TemporaryDirectory(prefix="foretell-cluster-") as folder:
        made = Cluster(Path(folder), many, *settings, program=program, believes=believes)
        try:
            yield made
        finally:
            made.stop()


async def started(server: Process) -> None:
    """Start a server, again and again while its database is away, as a machine would."""
    while True:
        with suppress(NotStarted):
            await asyncio.to_thread(server.start)
            return


Fails = Callable[[Cluster, Process], Awaitable[None]]
"""Lets something befall a cluster, or one of its servers, and then mends it."""


async def killed(_cluster: Cluster, server: Process) -> None:
    """A machine dies, and comes back."""
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(AWAY)
    await started(server)


async def paused(_cluster: Cluster, server: Process) -> None:
    """It stands still for longer than its lease, and wakes: others have its tables."""
    os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(AWAY)
    os.kill(server.pid, signal.SIGCONT)


async def restarted(_cluster: Cluster, server: Process) -> None:
    """One server is asked to end, and started again."""
    status = await asyncio.to_thread(server.stop)
    assert status == 0, status
    await started(server)


async def upgraded(cluster: Cluster, _server: Process) -> None:
    """All servers, one after the other, as at an upgrade."""
    for server in cluster.servers:
        await restarted(cluster, server)
        await asyncio.sleep(AWAY)


async def without_database(cluster: Cluster, _server: Process, seconds: float = AWAY) -> None:
    """The database dies as a machine does, and is away for longer than all leases."""
    await asyncio.to_thread(cluster.postgres.stop, signal.SIGQUIT)
    try:
        await asyncio.sleep(seconds)
    finally:  # also where a test fails meanwhile: others go on with this database
        await asyncio.to_thread(cluster.postgres.start)
