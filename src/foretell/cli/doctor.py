"""``foretell doctor``: is everything sound that a server keeps?"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click

from foretell.cli.spoken import Spoken, language, say
from foretell.server.settings.described import data_options
from foretell.server.settings.sources import settings_of

if TYPE_CHECKING:
    from foretell.server.operate.doctor import DoctorReport

MOST_SHOWN = 50


@click.command("doctor", cls=Spoken, help="help-doctor")
@data_options
@click.pass_context
def doctor_command(
    context: click.Context, *, data: Path | None, store: str | None, config: Path | None
) -> None:
    """Look whether settings and data are sound; play every game again and compare."""
    from foretell.server.addresses import without_password
    from foretell.server.operate.doctor import examine, examine_database
    from foretell.server.store.reading import file_of

    settings = settings_of(data, store, config)
    click.echo(say(context, "operate-settings-good"))
    if not settings.store:
        file_of(settings.data)
    with click.progressbar(length=1, label=say(context, "operate-playing-again")) as bar:

        def show(done: int, total: int) -> None:
            bar.length = total
            bar.update(done - bar.pos)

        if settings.store:
            report = asyncio.run(examine_database(settings.store, show))
        else:
            report = examine(settings.data, show, reserve=settings.disk_reserve)
    tell(context, without_password(settings.store) or str(settings.data), report)


def tell(context: click.Context, place: str, report: DoctorReport) -> None:
    """Say what was found; the status says whether it was anything."""
    number = len(report.findings)
    for finding in report.findings[:MOST_SHOWN]:
        said = finding.told(language(context))
        click.echo(say(context, "operate-wrong", what=said), err=True)
    if number > MOST_SHOWN:
        click.echo(say(context, "operate-more", number=number - MOST_SHOWN), err=True)
    counts = {"tables": report.tables, "events": report.events, "findings": number}
    click.echo(say(context, "operate-looked", folder=place, **counts))
    if number:
        raise SystemExit(1)
