"""``foretell web``: a server of one's own and the page in the browser, in one step."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import click
from msgspec.structs import replace

from foretell.cli.serve import accept_loss, at_home, made_ready, said
from foretell.cli.spoken import Spoken, lang_option, say
from foretell.server.settings.settings import ServerSettings
from foretell.server.settings.sources import settings_from


@click.command("web", cls=Spoken, help="help-web")
@click.option("--port", type=click.IntRange(0, 65535), help="help-web-port")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="help-web-data")
@click.option("--lan/--no-lan", default=None, help="help-web-lan")
@click.option("--browser/--no-browser", default=True, help="help-web-browser")
@accept_loss
@lang_option
@click.pass_context
def web_command(
    context: click.Context, /, *, browser: bool, accept_loss: bool, **flags: object
) -> None:
    """Serve, and show the page."""
    from foretell.server.http.run import run
    from foretell.server.operate.logs import set_up_logs

    settings = at_home(settings_from(flags, os.environ))
    if flags["port"] is None and not is_free(settings):
        settings = replace(settings, port=0)
    sockets = made_ready(settings, accepts_loss=accept_loss)
    set_up_logs(replace(settings, log_level="warning"))
    os.umask(0o077)
    is_stored = run(
        settings, sockets, lambda address: welcome(context, address, settings, shows=browser)
    )
    click.echo(say(context, "cli-web-bye") if is_stored else said("goodbye-refused"))


def is_free(settings: ServerSettings) -> bool:
    """Whether the usual port can be had; another one does as well."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as one:
            if os.name == "posix":
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.bind((settings.host, settings.port))
    except OSError:
        return False
    return True


def welcome(context: click.Context, address: str, settings: ServerSettings, *, shows: bool) -> None:
    """Say where the page is, and open it where there is a screen."""
    from foretell.server.http.pages.site import site
    from foretell.server.operate.network import qr

    click.echo(say(context, "cli-web-at", address=address))
    if settings.lan:
        click.echo(qr(address))
    if site() is None:
        click.echo(say(context, "cli-web-unbuilt"))
    click.echo(say(context, "cli-web-terminal"))
    if shows and has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Whether a browser could show itself here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
