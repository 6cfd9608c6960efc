"""A program in a terminal of its own that begins at once: forked, as a test's server is."""

from __future__ import annotations

import fcntl
import os
import signal
import sys
import termios
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

from pexpect.fdpexpect import fdspawn

from tests.server.forking import CONTEXT, FIRST, begun, settled

PARTING: Final = (signal.SIGHUP, signal.SIGCONT, signal.SIGINT, signal.SIGKILL)
MOMENT: Final = 0.1
"""Seconds that a program has after each of them."""


def can_begin(told: Mapping[str, str]) -> bool:
    """Whether a forked process is what a new one would be in an environment."""
    is_utf_8 = "LC_ALL" not in told and "utf" in told.get("LANG", "").lower()
    return is_utf_8 and settled({**settled(FIRST), **told}) == begun()


class ForkedTerminal(fdspawn):  # type: ignore[type-arg]  # generic in its types alone
    """What tests use of :class:`pexpect.spawn`."""

    def __init__(
        self,
        program: str,
        options: Sequence[str],
        told: Mapping[str, str],
        size: tuple[int, int],
        **more: Any,
    ) -> None:
        """Begin ``python -c program options``; ``size``: rows and columns."""
        mine, its = os.openpty()
        termios.tcsetwinsize(its, size)
        terminal = Connection(its)
        self._process = CONTEXT.Process(
            target=_run, args=(program, [*options], dict(told), terminal), daemon=True
        )
        self._process.start()
        terminal.close()
        super().__init__(mine, **more)
        self.pid = self._process.pid

    def isalive(self) -> bool:
        """Whether the program runs."""
        return self._process.is_alive()

    def kill(self, number: int) -> None:
        """Send it a signal."""
        os.kill(int(self.pid or 0), number)

    def setwinsize(self, rows: int, columns: int) -> None:
        """Give the terminal another size; the program is told."""
        termios.tcsetwinsize(self.child_fd, (rows, columns))

    def wait(self) -> None:
        """Wait for the program's end."""
        self._process.join()
        self.exitstatus = self._process.exitcode

    def close(self, force: bool = True) -> None:  # noqa: ARG002, FBT002  # as pexpect has it
        """Take the terminal away; whoever does not go by itself is sent away."""
        super().close()
        self._process.join(MOMENT)
        for number in PARTING:
            if self.isalive():
                self.kill(number)
                self._process.join(MOMENT)
        self.wait()


def _run(program: str, options: list[str], told: dict[str, str], terminal: Connection) -> None:
    """Be the program, in front of the terminal."""
    os.setsid()
    fcntl.ioctl(terminal.fileno(), termios.TIOCSCTTY, 0)
    for number in range(3):
        os.dup2(terminal.fileno(), number)
    terminal.close()
    sys.stdin, sys.stdout, sys.stderr = map(os.fdopen, range(3), "rww")
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["-c", *options]
    os.environ.clear()
    os.environ.update(told)
    exec(program, {"__name__": "__main__"})  # noqa: S102  # the test's own
