"""Several servers on one PostgreSQL behind HAProxy, set up as ``deploy/haproxy.cfg`` says."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from tests.postgres import Postgres
from tests.server.people.test_real_sockets import call
from tests.server.server_process import PROGRAM, NotStarted, Process

CONFIG: Final = Path(__file__).parents[1] / "deploy" / "haproxy.cfg"
PLACES: Final = ("haproxy", "/usr/sbin/haproxy")
FORGETS: Final = "    http-request del-header X-Forwarded-For\n"
SERVER: Final = re.compile(r"^ +server \w+ [\d.:]+\n", re.MULTILINE)
SECONDS: Final = 30.0
OK: Final = 200
AWAY: Final = 4.0
"""Seconds for which something is away: longer than a lease."""


def haproxy() -> str | None:
    """The program, if this machine has it; ``FORETELL_HAPROXY`` names another one."""
    chosen = os.environ.get("FORETELL_HAPROXY")
    return chosen or next((path for place in PLACES if (path := shutil.which(place))), None)


def free_port() -> int:
    """A port of this machine that nobody has just now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Balancer:
    """HAProxy before some servers."""

    def __init__(self, folder: Path, ports: Sequence[int], *, believes: bool = False) -> None:
        """Start it, on a port of its own; ``believes``: who comes may say for whom."""
        self.port = free_port()
        self._file = folder / f"haproxy-{self.port}.cfg"
        text = CONFIG.read_text(encoding="utf-8")
        if believes:
            text = text.replace(FORGETS, "").replace(
                "option forwardfor", "option forwardfor if-none"
            )
        self._file.write_text(configured(text, self.port, ports))
        program = haproxy()
        assert program is not None
        self.process = subprocess.Popen(
            [program, "-db", "-f", str(self._file)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @property
    def url(self) -> str:
        """Where people come."""
        return f"http://127.0.0.1:{self.port}"

    def wait(self) -> None:
        """Wait until somebody answers behind it."""
        until = time.monotonic() + SECONDS
        while time.monotonic() < until and self.process.poll() is None:
            with suppress(OSError):
                if call(self.port, "GET", "/health/live")[0] == OK:
                    return
            time.sleep(0.05)
        raise RuntimeError(f"nobody answers at {self.url}")

    def stop(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait(SECONDS)


def configured(text: str, port: int, ports: Sequence[int]) -> str:
    """The configuration of the project for other ports."""
    lines = "".join(f"    server s{port} 127.0.0.1:{port}\n" for port in ports)
    done = text.replace("bind :8080", f"bind 127.0.0.1:{port}")
    first, *backends = re.split(r"(?=^backend )", done, flags=re.MULTILINE)
    bare = (SERVER.sub("", backend).rstrip() for backend in backends)
    return first + "".join(f"{backend}\n{lines}" for backend in bare)


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
    await asyncio.sleep(seconds)
    await asyncio.to_thread(cluster.postgres.start)
