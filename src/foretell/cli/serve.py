"""``foretell serve``: tables for everybody who can reach this machine, kept in one folder."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from msgspec.structs import replace

from foretell.base.errors import ForetellError
from foretell.bots import warming
from foretell.cli import warm
from foretell.cli.spoken import Spoken, say
from foretell.server.operate.listening import close, listening
from foretell.server.settings.described import options
from foretell.server.settings.settings import ServerSettings
from foretell.server.settings.sources import settings_from

if TYPE_CHECKING:
    from foretell.server.store.journal import Damage

accept_loss: Final = click.option("--accept-loss", is_flag=True, help="help-accept-loss")


@click.command("serve", cls=Spoken, help="help-serve")
@options
@accept_loss
def serve_command(*, config: Path | None, accept_loss: bool, **flags: object) -> None:
    """Serve tables until Ctrl-C, and go on where every table was at the next start."""
    from foretell.server.http.run import run
    from foretell.server.operate.logs import set_up_logs

    settings = at_home(settings_from(flags, os.environ, config))
    sockets = made_ready(settings, accepts_loss=accept_loss)
    set_up_logs(settings)
    os.umask(0o077)
    is_stored = run(settings, sockets, lambda address: announce(settings, address))
    click.echo(said("goodbye" if is_stored else "goodbye-refused"))


def made_ready(settings: ServerSettings, *, accepts_loss: bool = False) -> list[socket.socket]:
    """Listen, and compile what is not compiled yet; what cannot be is refused before that.

    Raises:
        ForetellError: nobody can listen there, or the data folder cannot be used.
    """
    from foretell.server.operate.disk import free_mib

    sockets = listening(settings)
    try:
        lost = _tried(settings, accepts_loss=accepts_loss)
    except ForetellError:
        close(sockets)
        raise
    if not settings.store and (free := free_mib(settings.data)) < settings.disk_reserve:
        click.echo(said("disk-low", free=free, reserve=settings.disk_reserve), err=True)
    if lost is not None:
        click.echo(said("lost", commits=lost.commits, pages=lost.pages), err=True)
    warm.main()
    if settings.store:  # another server has the tables until this one is ready for them
        warm.load()
    warming.begin()
    return sockets


def _tried(settings: ServerSettings, *, accepts_loss: bool) -> Damage | None:
    """Have the data for a moment; what is lost of them, if that is accepted."""
    from foretell.server.operate.disk import try_data, try_database

    if settings.store:
        asyncio.run(try_database(settings.store))
        return None
    return try_data(settings.data, accepts_loss=accepts_loss)


def said(key: str, **args: str | int) -> str:
    """What the operator is told, in their language."""
    return say(click.get_current_context(), f"operate-{key}", **args)


def at_home(settings: ServerSettings) -> ServerSettings:
    """The settings with the address of the home network, if that was asked for."""
    from foretell.server.operate.network import home_address

    return replace(settings, host=home_address()) if settings.lan else settings


def announce(settings: ServerSettings, address: str) -> None:
    """Say where the server is, for whom, where games are kept, and how it ends."""
    from foretell.server.addresses import without_password
    from foretell.server.operate.network import is_loopback, openable, qr, raise_open_files, room

    key = "serves" if openable(address) == address else "serves-all"
    click.echo(said(key, address=openable(address)))
    if settings.public_url:
        click.echo(said("reached", address=settings.public_url))
    if settings.lan:
        click.echo(f"\n{qr(address)}\n{said('phones', address=address)}")
    elif is_loopback(address) and not settings.public_url:
        click.echo(said("alone"))
    folder = without_password(settings.store) or str(settings.data.resolve())
    click.echo(said("room", sockets=room(raise_open_files()), folder=folder))
    click.echo(said("stop"))
