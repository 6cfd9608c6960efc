"""``foretell serve``: tables for everybody who can reach this machine, kept in one folder."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, help="The port; 0 takes a free one.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder in which all games are kept; else your user's data folder.",
)
@click.option("--public-url", default="", help="How people reach this server, behind a proxy.")
def serve_command(*, host: str, port: int, data: Path | None, public_url: str) -> None:
    """Serve tables until Ctrl-C, and go on where every table was at the next start."""
    from foretell.server.server import Settings
    from foretell.server.web.run import run

    folder = data or data_folder()
    settings = Settings(data=folder, host=host, port=port, public_url=public_url)
    run(settings, lambda address: click.echo(f"Foretell serves at {address}"))
    click.echo("Everything is stored. Goodbye.")


def data_folder() -> Path:
    """Where this user's games are kept when no folder is named."""
    return Path(click.get_app_dir("foretell")) / "tables"
