"""The same work for many items, by all cores of this machine; joblib sends it.

For other machines there is :mod:`foretell.arena.cluster`.
"""

from __future__ import annotations

import os
import signal
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from foretell.arena.failures import why
from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken

Item = TypeVar("Item")
Result = TypeVar("Result")


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def by_processes(
    job: Callable[[Item], Result], items: Iterable[Item], processes: int
) -> Iterator[Result]:
    """Do a job for each of some items; what comes of them, in their order.

    Raises:
        ForetellError: the job cannot be sent to another process.
    """
    from joblib import Parallel, delayed

    pickled(job)  # or it is said before anything is begun
    # Whoever interrupts hears it from us: joblib warns of workers that stopped, in a thread.
    warnings.filterwarnings("ignore", category=UserWarning, module="joblib")
    do = delayed(partial(_do, os.getpid(), Path.cwd(), job))
    parallel = Parallel(n_jobs=processes, return_as="generator", max_nbytes=None)
    with without_interruptions():
        results = parallel(do(item) for item in items)
    yield from results


@contextmanager
def without_interruptions() -> Iterator[None]:
    """Pay no heed to Ctrl-C; processes that are begun here never do, for they inherit that.

    One that is interrupted while it starts prints a trace, or leaves the others waiting.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # which has no say in signals
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)


def pickled(job: Callable[[Any], Any]) -> bytes:
    """A job as it is sent to another process.

    Raises:
        ForetellError: it cannot be.
    """
    from cloudpickle import dumps

    try:
        return bytes(dumps(job))
    except Exception as error:
        failed = ForetellError("bot-not-sent", "")
        raise spoken(failed, "failed-bot-not-sent", why=why(error)) from error


def _do(asker: int, folder: Path, job: Callable[[Item], Result], item: Item) -> Result:
    """Do a job in the asker's folder, wherever an earlier asker was.

    In a process of its own, an interruption is the affair of the one that asked.
    """
    if os.getpid() != asker:
        with suppress(ValueError):  # a thread has no say in signals
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        with suppress(OSError):
            os.chdir(folder)
    return job(item)
