"""``foretell doctor``: is everything sound that a server keeps?"""

from __future__ import annotations

from pathlib import Path

import click

from foretell.cli.spoken import Spoken
from foretell.server.operate.described import data_options
from foretell.server.operate.sources import data_from

MOST_SHOWN = 50


@click.command("doctor", cls=Spoken, help="help-doctor")
@data_options
def doctor_command(*, data: Path | None, config: Path | None) -> None:
    """Look whether settings and data are sound; play every game again and compare."""
    from foretell.server.operate.doctor import examine
    from foretell.server.operate.reading import file_of

    folder = data_from(data, config)
    click.echo("settings: good")
    file_of(folder)
    with click.progressbar(length=1, label="Playing every game again") as bar:

        def show(done: int, total: int) -> None:
            bar.length = total
            bar.update(done - bar.pos)

        report = examine(folder, show)
    for finding in report.findings[:MOST_SHOWN]:
        click.echo(f"wrong: {finding}", err=True)
    if len(report.findings) > MOST_SHOWN:
        click.echo(f"and {len(report.findings) - MOST_SHOWN} more", err=True)
    what = f"{folder}: {report.tables} tables, {report.events} entries"
    if report.findings:
        click.echo(f"{what}, {len(report.findings)} findings")
        raise SystemExit(1)
    click.echo(f"{what}, all sound")
