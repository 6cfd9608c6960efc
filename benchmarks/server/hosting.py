"""The server under load: ``foretell serve`` in a process of its own, and what it takes."""

from __future__ import annotations

import os
import pstats
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
"""Where a program finds `benchmarks`."""
UNLIMITED = (
    "guests_per_address",
    "tables_per_address",
    "tables_per_guest",
    "sockets_per_address",
    "connections_per_address",
    "requests_per_address",
    "seats_per_minute",
)
PLAIN = "from foretell.cli.serve import serve_command; serve_command()"
PROFILED = """
import cProfile, os
from foretell.cli.serve import serve_command
profile = cProfile.Profile()
try:
    profile.runcall(serve_command, standalone_mode=False)
finally:
    profile.dump_stats(os.environ["FORETELL_LOAD_PROFILE"])
"""
HEAVY = """
from benchmarks.engine.compiled import Playing
from foretell.cli.serve import serve_command
from foretell.rules.presets import preset
from foretell.server.tables import thinking

quick, standard = thinking.action_of, preset("standard", 4)
first = Playing(standard)
first.fit(0.05)

def heavy(*asked):
    Playing(standard).play(first.games)
    return quick(*asked)

thinking.action_of = heavy
serve_command()
"""
"""Bots that work for 50 ms before each decision, as a search would: in compiled code."""


class Host:
    """A server on a port that stays the same from start to start."""

    def __init__(self, data: Path, program: str = PLAIN, *, is_limited: bool = False) -> None:
        """Nothing runs before :meth:`start`; ``is_limited``: with the limits of every server."""
        self.data, self.program = data, program
        self._unlimited = () if is_limited else UNLIMITED
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it listens.

        Raises:
            RuntimeError: it did not.
        """
        limits = {f"FORETELL_{name.upper()}": "0" for name in self._unlimited}
        environment = {**os.environ, **limits}
        environment["FORETELL_TRUSTED_PROXIES"] = "127.0.0.1"
        environment["FORETELL_LOAD_PROFILE"] = str(self.profile)
        process = subprocess.Popen(
            self.command(), stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
        )
        self._process = process
        line = process.stdout.readline() if process.stdout else ""
        found = re.search(r":(\d+)\s*$", line)
        if not found:
            raise RuntimeError(f"the server did not start: {line}")
        self.port = int(found[1])

    def command(self) -> list[str]:
        """What is run."""
        place = ["--port", str(self.port), "--data", str(self.data)]
        return [sys.executable, "-c", self.program, *place]

    @property
    def profile(self) -> Path:
        """Where a profiled server leaves its figures."""
        return self.data.with_suffix(".profile")

    def memory(self) -> int:
        """Bytes that it holds in memory."""
        return int(self._told("statm").split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def busy(self) -> float:
        """Seconds of processor time that it has taken, its threads' too."""
        user, system = self._told("stat").rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def _told(self, name: str) -> str:
        pid = self._process.pid if self._process else 0
        return Path(f"/proc/{pid}/{name}").read_text(encoding="ascii")

    def end(self, how: int = signal.SIGTERM) -> None:
        """Ask it to end, or kill it, and wait."""
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(60)
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None

    def print_profile(self, most: int = 40) -> None:
        """The functions of the event loop's thread that took the most, by themselves."""
        pstats.Stats(str(self.profile)).strip_dirs().sort_stats("tottime").print_stats(most)


@contextmanager
def hosted(data: Path, program: str = PLAIN, *, is_limited: bool = False) -> Iterator[Host]:
    """A server for the length of a block, with everything compiled before."""
    subprocess.run([sys.executable, "-m", "foretell.cli.warm"], check=True, capture_output=True)
    host = Host(data, program, is_limited=is_limited)
    host.start()
    try:
        yield host
    finally:
        host.end()
