"""``foretell backup``: a copy of everything a server keeps, made while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from foretell.base.i18n import spoken
from foretell.cli.progress import copying
from foretell.cli.spoken import Spoken, say
from foretell.server.settings.described import data_options
from foretell.server.settings.sources import settings_of


@click.command("backup", cls=Spoken, help="help-backup")
@click.argument("dest", type=click.Path(path_type=Path))
@data_options
@click.pass_context
def backup_command(
    context: click.Context, *, dest: Path, data: Path | None, store: str | None, config: Path | None
) -> None:
    """Copy all that a server keeps to DEST, a new folder, also while it runs."""
    from foretell.server.addresses import without_password
    from foretell.server.store.backup import back_up
    from foretell.server.store.errors import BadData

    settings = settings_of(data, store, config)
    if settings.store:
        place = without_password(settings.store)
        raise spoken(BadData(""), "failed-backup-database", place=place)
    with copying(say(context, "operate-copying")) as show:
        copied = back_up(settings.data, dest, show)
    size = copied.size / 2**20
    counts = {"tables": copied.tables, "events": copied.events}
    place = str(copied.folder)
    click.echo(say(context, "operate-copied", folder=place, size=f"{size:.1f}", **counts))
