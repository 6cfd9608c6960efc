"""How far long work is."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click


@contextmanager
def progress(title: str, total: int, *, is_quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, where somebody looks; what is yielded is told how many are done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (title, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    is_seen = console.is_terminal and not is_quiet
    with Progress(*columns, console=console, disable=not is_seen, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def copying(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar for a copy; what is yielded is told how much is done, and of how much.

    A copy that is told to end (SIGTERM) ends as with Ctrl-C: nothing unfinished stays behind.
    """
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with click.progressbar(length=1000, label=title) as bar:
            yield lambda done, total: bar.update(done * 1000 // max(total, 1) - bar.pos)
    finally:
        signal.signal(signal.SIGTERM, before)
