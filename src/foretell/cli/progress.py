"""How far long work is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


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
