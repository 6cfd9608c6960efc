"""A real server in a process of its own, for tests that need one to die."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from foretell.server.operate.doctor import examine

PROGRAM = "from foretell.cli.serve import serve_command; serve_command()"
ENGINES = ("asgi", "picows")
"""What may carry the sockets; both keep one contract."""


class Process:
    """``foretell serve`` on a port that stays the same from start to start."""

    def __init__(self, data: Path, program: str = PROGRAM) -> None:
        self.data, self.program = data, program
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self, failpoint: str = "") -> None:
        """Start, and wait until it listens."""
        self._let_go()
        environment = {**os.environ, "FORETELL_FAILPOINT": failpoint}
        place = ["--port", str(self.port), "--data", str(self.data)]
        command = [sys.executable, "-c", self.program, *place]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", line)
        assert found, line
        self.url, self.port = found.group(), int(found[1])

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> int:
        assert self.process is not None
        status = self.process.wait(20)
        self._let_go()
        return status

    def _let_go(self) -> None:
        """Close the pipe of a process that has ended."""
        if self.process is not None and self.process.stdout:
            self.process.wait(20)
            self.process.stdout.close()


@contextmanager
def serving(data: Path, program: str = PROGRAM) -> Iterator[Process]:
    """A server for the length of a block; then every game that is stored is replayed (R13)."""
    process = Process(data, program)
    process.start()
    try:
        yield process
    finally:
        process.kill()
    assert not [one for one in examine(data).findings if "others on this machine" not in one]
