"""A process that does jobs for a thread of a dask worker, one after the other.

Bots may draw from Python's own generator, which is seeded game by game; in a worker dask itself
draws from it meanwhile. Here nobody else does, and a bot that ends its process ends no worker.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from typing import Any, BinaryIO


class HelperProcess:
    """One that waits for work until whoever began it has ended."""

    def __init__(self) -> None:
        """Start the process."""
        command = [sys.executable, "-m", "foretell.arena.helper"]
        pipe = subprocess.PIPE
        self._process: Any = subprocess.Popen(command, stdin=pipe, stdout=pipe)

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self._process.poll() is not None

    def outcome(self, job: bytes, item: Any) -> Any:
        """What a pickled job makes of an item.

        Raises:
            ChildProcessError: the process ended over it.
        """
        try:
            pickle.dump((job, item), self._process.stdin)
            self._process.stdin.flush()
            is_done, came = pickle.load(self._process.stdout)  # noqa: S301  # from our own process
        except (EOFError, OSError):
            status = self._process.wait()
            raise ChildProcessError(f"its process ended with status {status}") from None
        if not is_done:
            raise came
        return came


def serve(asked: BinaryIO, answers: BinaryIO) -> None:
    """Answer what is asked until nobody is there."""
    while True:
        try:
            job, item = pickle.load(asked)  # noqa: S301  # from who began this process
            pickle.dump(_answer(job, item), answers)
            answers.flush()
        except (EOFError, OSError):
            return


def _answer(job: bytes, item: Any) -> tuple[bool, Any]:
    """Whether it was done, and what came of it: a result or an error."""
    try:
        return True, pickle.loads(job)(item)  # noqa: S301
    except Exception as error:  # noqa: BLE001  # told where the work was asked for
        return False, _sendable(error)


def _sendable(error: Exception) -> Exception:
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301
    except Exception as why:  # noqa: BLE001  # an error of somebody's own code
        return RuntimeError(f"{type(error).__name__}: {error} ({why})")
    return error


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with os.fdopen(os.dup(1), "wb") as own:
        os.dup2(2, 1)  # what bots print is no answer
        serve(sys.stdin.buffer, own)
