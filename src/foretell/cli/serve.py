"""``foretell serve``: tables for everybody who can reach this machine, kept in one folder."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path

import click
from msgspec.structs import replace

from foretell.cli.spoken import Spoken
from foretell.errors import ForetellError
from foretell.i18n import spoken
from foretell.server.operate.described import options
from foretell.server.operate.settings import Settings
from foretell.server.operate.sources import settings_from


@click.command("serve", cls=Spoken, help="help-serve")
@options
def serve_command(*, config: Path | None, **flags: object) -> None:
    """Serve tables until Ctrl-C, and go on where every table was at the next start."""
    from foretell.server.operate.logs import set_up_logs
    from foretell.server.web.run import run

    settings = at_home(settings_from(flags, os.environ, config))
    check_address(settings)
    set_up_logs(settings)
    os.umask(0o077)
    run(settings, lambda address: announce(settings, address))
    click.echo("Everything is stored. Goodbye.")


def at_home(settings: Settings) -> Settings:
    """The settings with the address of the home network, if that was asked for."""
    from foretell.server.operate.network import home_address

    return replace(settings, host=home_address()) if settings.lan else settings


def check_address(settings: Settings) -> None:
    """Refuse an address that nobody can listen on.

    Raises:
        ForetellError: the port is taken, or the address is not this machine's.
    """
    try:
        for family, kind, protocol, _, address in socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            with socket.socket(family, kind, protocol) as one:
                if os.name == "posix":  # as the server will: a port just left is free
                    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                one.bind(address)
    except (OSError, UnicodeError) as error:  # the latter for names such as "a..b"
        where = {"host": settings.host, "port": str(settings.port)}
        why = getattr(error, "strerror", None) or str(error)
        refusal = ForetellError("cannot-listen", "")
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise spoken(refusal, "failed-port-taken", **where) from None
        raise spoken(refusal, "failed-listen", **where, why=why) from None


def announce(settings: Settings, address: str) -> None:
    """Say where the server is and how many it can hold."""
    from foretell.server.operate.network import qr, raise_open_files, room

    click.echo(f"Foretell serves at {address}")
    if settings.public_url:
        click.echo(f"People reach it at {settings.public_url}")
    if settings.lan:
        click.echo(f"\n{qr(address)}\nPhones in this home network: scan it, or open {address}")
    if sockets := room(raise_open_files()):
        click.echo(f"Room for {sockets:,} sockets. Games are kept in {settings.data}")
