"""``foretell backup``: a copy of everything a server keeps, made while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from foretell.cli.spoken import Spoken
from foretell.server.operate.described import data_options
from foretell.server.operate.sources import data_from


@click.command("backup", cls=Spoken, help="help-backup")
@click.argument("dest", type=click.Path(path_type=Path))
@data_options
def backup_command(*, dest: Path, data: Path | None, config: Path | None) -> None:
    """Copy all that a server keeps to DEST, a new folder, also while it runs."""
    from foretell.server.operate.backup import back_up

    folder = data_from(data, config)
    with click.progressbar(length=1000, label="Copying") as bar:

        def show(done: int, total: int) -> None:
            bar.update(done * 1000 // max(total, 1) - bar.pos)

        copied = back_up(folder, dest, show)
    size = copied.size / 2**20
    click.echo(
        f"{copied.folder}: {copied.tables} tables, {copied.events} entries, {size:.1f} MiB, checked"
    )
