"""Programs that begin at once: a process that has imported and compiled everything forks them.

To start Python, import the server and load what is compiled takes two seconds of processor, and
hundreds of tests want a server of their own. What they get is a process like any other.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import forkserver, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from tests.seeded_chance import found_first

PRELOADED: Final = "tests.server.preloaded"
CONTEXT: Final = get_context("forkserver")
CONTEXT.set_forkserver_preload([PRELOADED])

FIRST: Final = {**os.environ, **found_first()}
"""The environment before a test has changed it."""
ENDS: Final = 120.0
"""Seconds in which a program ends, on a machine that has much else to do."""
SETTLED: Final = ("FORETELL_CACHE", "NUMBA", "PYTHON")
"""How the variables begin on which it rests what is imported and compiled."""


@cache
def begun() -> dict[str, str]:
    """Begin the process that is forked; what it has imported rests on these."""
    with patch.dict(os.environ, FIRST, clear=True):
        forkserver.ensure_running()
    return settled(FIRST)


def settled(told: Mapping[str, str]) -> dict[str, str]:
    """What cannot be another any more once everything is imported."""
    return {name: told[name] for name in told if name.startswith(SETTLED)}


class Forked:
    """A program in a process of its own, with what tests use of :class:`subprocess.Popen`."""

    def __init__(
        self, program: str, options: Sequence[str], told: Mapping[str, str], errors: int
    ) -> None:
        """Begin ``python -c program options`` in an environment; ``errors``: where it writes those.

        Connections are what carries the numbers of files over to another process.
        """
        reader, writer = CONTEXT.Pipe(duplex=False)
        stderr = Connection(os.dup(errors), readable=False)
        self._process = CONTEXT.Process(
            target=_run, args=(program, list(options), dict(told), writer, stderr), daemon=True
        )
        self._process.start()
        writer.close()
        stderr.close()
        self.stdout = os.fdopen(os.dup(reader.fileno()), encoding="utf-8")
        reader.close()

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid or 0

    def poll(self) -> int | None:
        """Its exit status, once it has ended; that of a signal is negative."""
        return self._process.exitcode

    def send_signal(self, signal: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, signal)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()

    def wait(self, seconds: float) -> int:
        """Wait for its end; its exit status."""
        self._process.join(seconds)
        status = self.poll()
        if status is None:
            raise TimeoutError(f"process {self.pid} goes on after {seconds} s")
        return status


def ran(
    program: str, options: Sequence[str], told: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What ``python -c program options`` says until it ends, with nothing to read."""
    environment = {**(os.environ if told is None else told), **found_first()}
    if settled(environment) != begun():
        command = [sys.executable, "-c", program, *options]
        how: dict[str, Any] = {"capture_output": True, "encoding": "utf-8", "timeout": ENDS}
        return subprocess.run(command, stdin=subprocess.DEVNULL, env=environment, **how)
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        here = f"import os; os.chdir({str(Path.cwd())!r}); {program}"
        forked = Forked(here, options, environment, errors.fileno())
        with forked.stdout as said:
            out = said.read()
        status = forked.wait(ENDS)
        errors.seek(0)
        return subprocess.CompletedProcess(options, status, out, errors.read())


def _run(
    program: str, options: list[str], told: dict[str, str], stdout: Connection, stderr: Connection
) -> None:
    """Be the program: its words, its environment, and where its output goes."""
    sys.argv = ["-c", *options]
    os.environ.clear()
    os.environ.update(told)
    _die_where_told(told)
    for number, output in ((1, stdout), (2, stderr)):
        os.dup2(output.fileno(), number)
        output.close()
    exec(program, {"__name__": "__main__"})  # noqa: S102  # the test's own


def _die_where_told(told: Mapping[str, str]) -> None:
    """The instant at which it dies is read as the server is imported: that has been."""
    from foretell.server import failpoints

    failpoints._WANTED = told.get(failpoints.VARIABLE, "")  # type: ignore[misc]
