"""``foretell join LINK``: sit down at a table on a server, with the table of ``foretell play``."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, contextmanager
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

import click

from foretell.errors import ForetellError

if TYPE_CHECKING:
    from foretell.client import Guest, Table
    from foretell.terminal.words import Words

T = TypeVar("T")


@click.command("join")
@click.argument("link")
@click.option("--name", metavar="NAME", help="What you are called at the table.")
@click.option("--token", metavar="TOKEN", envvar="FORETELL_TOKEN", help="Come back as yourself.")
@click.option("--lang", metavar="en|de", help="The language: en or de.")
@click.option("--suits", type=click.Choice(["letters", "symbols"]), help="How suits are shown.")
@click.option("--pace", type=click.Choice(["slow", "normal", "instant"]), default="normal")
def join_command(
    *,
    link: str,
    name: str | None,
    token: str | None,
    lang: str | None,
    suits: str | None,
    pace: str,
) -> None:
    """Sit down at a table by its link, and play in this terminal.

    \b
    foretell join http://127.0.0.1:8000/t/LmQx --name Ada
    """
    from foretell.cli import warm
    from foretell.client import visit
    from foretell.i18n import choose_language
    from foretell.terminal.words import words_for

    words = words_for(choose_language(lang), suits)
    warm.main()
    name = name or (None if token else click.prompt("Your name"))
    with _loop() as loop, ExitStack() as stack:
        guest = stack.enter_context(_in(loop, visit(server_of(link), name or "", token or "")))
        if not token:
            click.echo(f"To come back as {guest.name}: --token {guest.token}")
        table = stack.enter_context(_in(loop, guest.table(link)))
        asyncio.run_coroutine_threadsafe(_seated(guest, table), loop).result()
        _play(table, loop, words, pace)


@contextmanager
def _loop() -> Iterator[asyncio.AbstractEventLoop]:
    """An event loop in a thread of its own, for the length of a block."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield loop
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


@contextmanager
def _in(loop: asyncio.AbstractEventLoop, block: AbstractAsyncContextManager[T]) -> Iterator[T]:
    """An asynchronous block whose event loop is another thread's."""
    import httpx

    try:
        yielded = asyncio.run_coroutine_threadsafe(block.__aenter__(), loop).result()
    except (OSError, httpx.TransportError) as error:
        raise ForetellError(f"the server cannot be reached: {error}") from None
    try:
        yield yielded
    finally:
        asyncio.run_coroutine_threadsafe(block.__aexit__(None, None, None), loop).result()


def server_of(link: str) -> str:
    """The server of a table's link.

    >>> server_of("http://127.0.0.1:8000/t/LmQx")
    'http://127.0.0.1:8000'
    """
    parts = urlsplit(link)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise click.BadParameter(f"{link}: a link looks like http://127.0.0.1:8000/t/LmQx")
    return f"{parts.scheme}://{parts.netloc}"


async def _seated(guest: Guest, table: Table) -> None:
    """Sit down if there is a seat, and wait for the start."""
    from foretell.client.waiting import WaitingRoom

    if table.facts["status"] == "open":
        if table.seat is None:
            await table.sit()
        click.echo("Type to talk; /start begins (the host), /bot rule seats a bot, /help;")
        click.echo("/mute NAME hides what somebody says, /unmute NAME shows it again.")
        await WaitingRoom(guest, table, click.echo).wait()
    if table.seat is None or table.is_over:
        raise ForetellError("not-seated", "there is no seat for you at this table (any more)")


def _play(table: Table, loop: asyncio.AbstractEventLoop, words: Words, pace: str) -> None:
    """Play at a desk until the game is over."""
    from foretell.client.seat import Gone, SeatHere
    from foretell.terminal.desk import Desk
    from foretell.terminal.keys import keys_here
    from foretell.terminal.screen import screen_here
    from foretell.terminal.session import Session
    from foretell.terminal.settings import Settings
    from foretell.terminal.sitting import Leave, Sitting

    try:
        with Desk(screen_here(), keys_here(), words) as desk:
            here = SeatHere(table, loop, _dummies(table, words))
            Session(Sitting(here, desk, words, Settings(pace))).run()
    except (Leave, KeyboardInterrupt, EOFError):
        click.echo("Your seat stays yours: the same command with --token brings you back.")
    except Gone as gone:
        click.echo(f"The table has ended: {gone}.")


def _dummies(table: Table, words: Words) -> tuple[str, ...]:
    from foretell.rules.plan import seats_of
    from foretell.terminal.opening import dummies

    return dummies(words, seats_of(table.rules) - table.rules.players)
