"""The same work for many items, by several processes; they end with this one."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from foretell.arena.loading import why
from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken

Item = TypeVar("Item")
Result = TypeVar("Result")
AT_ONCE: Final = 5
_jobs: list[Callable[[Any], Any]] = []
"""What this process does, if it was begun for a job."""


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def by_processes(
    job: Callable[[Item], Result], items: Sequence[Item], processes: int, at_once: int = AT_ONCE
) -> Iterator[Result]:
    """Do a job for each of some items, in their order.

    Raises:
        ForetellError: on this machine a process begins with nothing, and the job cannot be sent.
    """
    ways = multiprocessing.get_all_start_methods()
    way = multiprocessing.get_context("fork" if "fork" in ways else None)
    if "fork" not in ways:
        _see_that_it_can_be_sent(job)
    with way.Pool(processes, _begin, (job,)) as pool:
        yield from pool.imap(_do, items, at_once)


def _see_that_it_can_be_sent(job: Callable[[Any], Any]) -> None:
    try:
        pickle.dumps(job)
    except Exception as error:
        failed = ForetellError("bot-not-sent", "")
        raise spoken(failed, "failed-bot-not-sent", why=why(error)) from error


def _begin(job: Callable[[Any], Any]) -> None:
    """What a process does first; an interruption is the affair of the one that began it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _jobs[:] = [job]


def _do(item: Any) -> Any:
    return _jobs[0](item)
