"""``foretell join LINK``: sit down at a table on a server, with the table of ``foretell play``."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from typing import TYPE_CHECKING

import click

from foretell.base.errors import ForetellError
from foretell.cli.spoken import Spoken, lang_option, language, say

if TYPE_CHECKING:
    from foretell.client import CommandRejected, Guest
    from foretell.terminal.commands import Settings
    from foretell.terminal.desk import Desk
    from foretell.terminal.remote.people import TableLink
    from foretell.terminal.remote.remote import Loop
    from foretell.terminal.words import Words

PACES = ("slow", "normal", "instant")
SECONDS = 8.0
"""What a bot may take for a choice."""


@click.command("join", cls=Spoken, help="cli-join-help")
@click.argument("link")
@click.option("--name", metavar="NAME", default="", help="cli-join-name")
@click.option(
    "--token", metavar="TOKEN", default="", envvar="FORETELL_TOKEN", help="cli-join-token"
)
@click.option("--watch", is_flag=True, help="cli-join-watch")
@click.option("--bot", metavar="FILE.py:CLASS", help="cli-join-bot")
@click.option(
    "--seconds", metavar="N", type=click.FloatRange(0.1, 300), default=SECONDS,
    help="cli-join-seconds",
)  # fmt: skip
@lang_option
@click.option("--suits", type=click.Choice(["letters", "symbols"]), help="cli-play-suits")
@click.option("--pace", type=click.Choice(PACES), default="normal", help="cli-play-pace")
@click.option("--fast", is_flag=True, help="cli-play-fast")
@click.pass_context
def join_command(
    context: click.Context,
    /,
    *,
    link: str,
    name: str,
    token: str,
    watch: bool,
    bot: str | None,
    seconds: float,
    suits: str | None,
    pace: str,
    fast: bool,
) -> None:
    """Sit down at a table by its link, or choose one of a server's."""
    from foretell.terminal.commands import Settings
    from foretell.terminal.remote.people import place_of
    from foretell.terminal.remote.talk import refusal
    from foretell.terminal.words import words_for

    if bot and watch:
        raise click.UsageError(say(context, "cli-join-both"), context)
    words = words_for(language(context), suits)
    place = place_of(link, words.lang)
    try:
        if bot:
            from foretell.cli.join_bot import seat_bot

            seat_bot(place, words, bot, name, token, seconds)
            return
        outcome = _visit(place, words, name, token, Settings(pace, confirm=not fast), watch=watch)
    except ForetellError as error:
        raise ForetellError(error.code, refusal(words, error)) from None
    if outcome:
        click.echo(outcome)


def _visit(
    place: TableLink, words: Words, name: str, token: str, settings: Settings, *, watch: bool
) -> str:
    """Be at a table; what is to be said afterwards."""
    from foretell.cli import warm
    from foretell.terminal.remote.people import reached, stranger
    from foretell.terminal.remote.remote import Loop
    from foretell.terminal.remote.visiting import LobbyList, Visit

    with Loop() as loop, ExitStack() as stack:
        place = reached(loop, place, words)
        warm.main()
        if not place.table and not watch and not _is_somebody(place, name, token):
            with loop.within(stranger(place.server)) as nobody, _desk(words) as desk:
                place = place._replace(table=LobbyList(nobody, loop, desk, words).choose())
                name = _name(desk, words) if place.table else ""
            if not name:
                return ""
        guest = stack.enter_context(_guest(loop, place, words, name, token, watch=watch))
        desk = stack.enter_context(_desk(words))
        table = place.table or LobbyList(guest, loop, desk, words).choose()
        return Visit(guest, loop, desk, words, settings).play(table, is_watching=watch)


def _desk(words: Words) -> Desk:
    from foretell.terminal.desk import Desk
    from foretell.terminal.keys import keys_here
    from foretell.terminal.screen import screen_here

    return Desk(screen_here(), keys_here(), words)


def _name(desk: Desk, words: Words) -> str:
    """The name of who sits down now; empty if they would rather leave."""
    from rich.text import Text

    said = words.text("online-ask-name")
    while True:
        line = desk.ask(lambda _: [], Text(f" {said}"), "").strip()
        if line == "<escape>":
            return ""
        if line and not line.startswith("<"):
            return line
        said = words.text("online-name-empty")


def _is_somebody(place: TableLink, name: str, token: str) -> bool:
    """Whether one has said who one is, now or another time: else only who sits down is asked."""
    from foretell.terminal.remote import kept

    return bool(name or token or kept.find(place.server))


def _guest(
    loop: Loop, place: TableLink, words: Words, name: str, token: str, *, watch: bool
) -> AbstractContextManager[Guest]:
    """Who one is; somebody who only watches need not be anybody."""
    from foretell.terminal.remote.people import guest_on, set_aside, stranger
    from foretell.terminal.remote.talk import refusal

    if watch and not _is_somebody(place, name, token):
        return loop.within(stranger(place.server))

    def ask(refused: CommandRejected | None) -> str:
        if refused is not None:
            if not sys.stdin.isatty():
                raise refused
            click.echo(refusal(words, refused))
        question = words.text("online-ask-name")
        while not (said := str(click.prompt(question, default="", show_default=False)).strip()):
            click.echo(words.text("online-name-empty"))
        return said

    tell = set_aside(words, partial(click.echo, err=True))
    return guest_on(loop, place.server, name, token, ask, tell)
