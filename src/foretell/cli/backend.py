"""Where long work is done: on this machine, or by the workers of a scheduler of dask."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, TypeVar

import click

from foretell.cli.spoken import say

if TYPE_CHECKING:
    from foretell.arena.cluster import Cluster

Command = TypeVar("Command", bound=Callable[..., Any])


def backend_options(command: Command) -> Command:
    """The options that choose it, for a command."""
    kinds = click.Choice(["local", "dask"])
    scheduler = click.option("--scheduler", metavar="ADDRESS", help="help-scheduler")
    backend = click.option("--backend", type=kinds, default="local", help="help-backend")
    return backend(scheduler(command))


def cluster_of(
    context: click.Context, backend: str, scheduler: str | None
) -> AbstractContextManager[Cluster | None]:
    """The other machines that the options ask for, none if they ask for none.

    Raises:
        UsageError: one of the options lacks the other.
        ForetellError: the extra ``dask`` is not installed.
    """
    if backend == "local":
        if scheduler:
            raise click.UsageError(say(context, "cli-no-backend"), context)
        return nullcontext()
    if not scheduler:
        raise click.UsageError(say(context, "cli-no-scheduler"), context)
    from foretell.arena.cluster import Cluster

    return Cluster(scheduler)
