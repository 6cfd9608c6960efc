"""A real server in a process of its own, for tests that need one to die."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from pathlib import Path

from foretell.server.operate.doctor import DoctorReport, examine, examine_database
from tests.seeded_chance import found_first, role
from tests.server.forking import Forked, begun, settled

STDERR = 2
ENDS = 60
"""Seconds in which a process ends that was asked to, on a machine that has much else to do."""
PROGRAM = "from tests.seeded_chance import serve; serve()"


class NotStarted(AssertionError):
    """A server ended before it listened; what it said is on its standard error."""


class Process:
    """``foretell serve`` on a port that stays the same from start to start."""

    def __init__(self, data: Path, program: str = PROGRAM, options: Sequence[str] = ()) -> None:
        self.data, self.program, self.options = data, program, options
        self._log: Path | None = None
        self.port = 0
        self.process: subprocess.Popen[str] | Forked | None = None
        self.url = ""
        self.died_at = ""
        """The named instant at which it has died by itself."""
        self.after_kill: Callable[[], object] = bool
        """What befalls the data once the process is dead."""
        self._failpoint = ""

    def start(self, failpoint: str = "") -> None:
        """Start, and wait until it listens."""
        self._let_go()
        told = {"FORETELL_FAILPOINT": failpoint, **found_first(), **role("server")}
        environment = {**os.environ, **told}
        self._failpoint = failpoint
        place = ["--port", str(self.port), "--data", str(self.data), *self.options]
        with self._log.open("a") if self._log else nullcontext() as log:
            self.process = self._started(place, environment, log.fileno() if log else STDERR)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"https?://\S+:(\d+)", line)
        if not found:
            raise NotStarted(line)
        self.url, self.port = found.group(), int(found[1])

    def _started(
        self, options: list[str], environment: dict[str, str], errors: int
    ) -> Forked | subprocess.Popen[str]:
        """Begin; what is settled while the server is imported asks for a start of its own."""
        if self.program == PROGRAM and settled(environment) == begun():
            return Forked(PROGRAM, options, environment, errors)
        command = [sys.executable, "-c", self.program, *options]
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
        )

    def keep_log(self) -> None:
        """Keep what it writes to standard error, beside the data."""
        self._log = self.data.with_name("log")

    def log(self) -> list[str]:
        """The lines that it has written so far."""
        assert self._log is not None
        return self._log.read_text(encoding="utf-8").splitlines()

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self.process is not None and self.process.poll() is None

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.died_at = "" if self.is_alive else self._failpoint.partition("@")[0]
        self.process.kill()
        self._reap()
        self.after_kill()

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> int:
        assert self.process is not None
        status = self.process.wait(ENDS)
        self._let_go()
        return status

    def _let_go(self) -> None:
        """Close the pipe of a process that has ended."""
        if self.process is not None and self.process.stdout:
            self.process.wait(ENDS)
            self.process.stdout.close()


@contextmanager
def serving(data: Path, program: str = PROGRAM, store: str = "") -> Iterator[Process]:
    """A server for the length of a block; then every game that is stored is replayed (R13).

    ``store``: the address of a database, if the games are to be there.
    """
    process = Process(data, program, ["--store", store] if store else [])
    process.start()
    try:
        yield process
    finally:
        process.kill()
    with ThreadPoolExecutor(1) as beside:  # in this thread a browser's event loop may run
        report = beside.submit(_examined, data, store).result()
    assert not [one for one in report.findings if "others on this machine" not in str(one)]


def _examined(data: Path, store: str) -> DoctorReport:
    return asyncio.run(examine_database(store)) if store else examine(data)
