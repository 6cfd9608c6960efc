"""``foretell copy``: everything a server keeps, from a folder to a database or back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from foretell.cli.progress import copying
from foretell.cli.spoken import Spoken, say


@click.command("copy", cls=Spoken, help="help-copy")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@click.pass_context
def copy_command(context: click.Context, *, source: str, target: str) -> None:
    """Copy all that a server keeps FROM a data folder or a database TO an empty one."""
    from foretell.server.addresses import without_password
    from foretell.server.operate.lock import is_locked
    from foretell.server.store.copying import copy

    with copying(say(context, "operate-copying")) as show:
        copied = asyncio.run(copy(source, target, show))
    counts = {"tables": copied.counts["tables"], "people": copied.counts["people"]}
    place = without_password(copied.place)
    rows = sum(copied.counts.values())
    click.echo(say(context, "operate-moved", place=place, rows=rows, **counts))
    if copied.is_served or ("://" not in source and is_locked(Path(source))):
        shown = without_password(source)
        click.echo(say(context, "operate-moved-running", place=shown), err=True)
