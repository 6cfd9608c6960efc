"""The same work by other machines: a scheduler of dask hands it to whichever workers it has.

It is asked by its own client, not by joblib's: that one waits for ever for work which failed
where nothing of ours could say so, on a worker without this package or one that ends.
"""

from __future__ import annotations

import logging
import os
import platform
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache, partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from threading import local
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from foretell.arena.failures import why
from foretell.arena.helper import HelperProcess
from foretell.arena.processes import pickled
from foretell.base.errors import ForetellError
from foretell.base.extras import not_installed
from foretell.base.i18n import spoken

Item = TypeVar("Item")
Result = TypeVar("Result")
TO_ANSWER: Final = 5.0
"""Seconds for a scheduler to answer."""
TO_COME: Final = 10.0
"""Seconds for the first of its workers to come."""
DECIDING: Final = (".py", ".npz")
"""How the files end that decide what is played."""
HELPERS: Final = local()
"""Of each thread of a worker the process that works for it."""


class Cluster:
    """The workers of a scheduler, by its address; ``with`` connects."""

    def __init__(self, address: str) -> None:
        """Nobody is asked yet.

        Raises:
            ForetellError: the extra ``dask`` is not installed.

        >>> Cluster("tcp://192.168.1.7:8786").address
        'tcp://192.168.1.7:8786'
        """
        if not find_spec("distributed"):
            raise not_installed("dask.distributed", "dask")
        self.address = address
        self._client: Any = None

    def __enter__(self) -> Self:
        """Connect.

        Raises:
            ForetellError: nobody answers there, or there is no worker.
        """
        from distributed import Client

        for name in ("distributed", "distributed.client"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what fails is said here
        try:
            self._client = Client(self.address, timeout=TO_ANSWER, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise self._failed("no-scheduler", error) from None
        try:
            self._client.wait_for_workers(1, timeout=TO_COME)
        except (OSError, ValueError) as error:
            self._client.close()
            raise self._failed("no-workers", error) from None
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Go; what is still being worked on is given up."""
        self._client.close()

    def workers(self) -> int:
        """How many processes work just now: one for each thread of a worker."""
        return sum(self._client.ncores().values())

    def each(self, job: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """Do a job for each of some items; what comes of them, in their order.

        What a worker had that ends is done by another one.

        Raises:
            ForetellError: the job failed, or cannot be sent; the workers have another foretell, or
                none; the scheduler is lost.
        """
        do = partial(_do, sources_digest(), Path.cwd(), job)
        # The outcome of work, not data: when the worker that holds it ends, another makes it anew.
        sent = self._client.submit(bytes, pickled(do), pure=False)
        waiting = deque(self._client.map(_call, list(items), sent=sent, pure=False))
        try:
            while waiting:
                yield self._result(waiting.popleft())
        finally:
            if self._client.status == "running":
                self._client.cancel([sent, *waiting])

    def _result(self, future: Any) -> Any:
        from concurrent.futures import CancelledError

        try:
            return future.result()
        except ForetellError:
            raise
        except CancelledError as error:
            raise self._failed("scheduler-lost", error) from None
        except Exception as error:
            raise self._failed("cluster-failed", error) from error

    def _failed(self, code: str, error: Exception) -> ForetellError:
        failed, reason = ForetellError(code, ""), why(error).partition(" (")[0]
        return spoken(failed, f"failed-{code}", address=self.address, why=reason)


@cache
def sources_digest() -> str:
    """Digest of this package: on machines with the same one games are the same."""
    return digest_of_package(Path(__file__).parents[1])


def digest_of_package(package: Path) -> str:
    """Digest of all that decides what bots do: a package's sources, and the weights in it."""
    digest = sha256()
    for file in sorted(one for one in package.rglob("*") if one.suffix in DECIDING):
        digest.update(f"\n{file.relative_to(package).as_posix()}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _call(item: Any, *, sent: bytes) -> Any:
    """Have a thread's own process do for an item what was sent."""
    helper: HelperProcess | None = getattr(HELPERS, "helper", None)
    if helper is None or helper.is_over:
        helper = HELPERS.helper = HelperProcess()
    return helper.outcome(sent, item)


def _do(sources: str, folder: Path, job: Callable[[Item], Result], item: Item) -> Result:
    """Do it on a worker, in the asker's folder if there is one like it.

    Raises:
        ForetellError: another foretell is here, whose games are others.
    """
    if sources_digest() != sources:
        error = ForetellError("other-sources", "")
        raise spoken(error, "failed-other-sources", machine=platform.node())
    with suppress(OSError):
        os.chdir(folder)
    return job(item)
