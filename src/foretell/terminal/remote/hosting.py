"""A table for friends from the first menu: a server, a table on it, and a seat in this terminal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.client import CommandRejected, Guest
from foretell.rules.toml import rules_value
from foretell.terminal import faces, pages
from foretell.terminal.desk import Desk
from foretell.terminal.opening import GameRequest
from foretell.terminal.remote.links import link_of
from foretell.terminal.remote.loop import Loop
from foretell.terminal.remote.people import guest_on
from foretell.terminal.remote.room import link_page
from foretell.terminal.remote.server import LocalServer
from foretell.terminal.remote.texts import refusal
from foretell.terminal.remote.visiting import Visit
from foretell.terminal.settings import Settings
from foretell.terminal.words import Words


class Hosting:
    """Somebody who opens a table for others."""

    def __init__(self, desk: Desk, words: Words, settings: Settings) -> None:
        self.desk = desk
        self.words = words
        self.settings = settings
        self.link = ""

    def play(self, request: GameRequest, *, is_lan: bool) -> str:
        """Open a table and play at it; what is to be said at the end.

        Raises:
            ForetellError: there can be no server, or not this table.
        """
        with self._serving(is_lan=is_lan) as server, Loop() as loop:
            rules, called = request.rules, request.rules_name
            try:
                with guest_on(loop, server.address, request.name, "", _nobody_asks) as guest:
                    opening = guest.open(rules_value(rules), rules.players, rules_name=called)
                    table = loop.run(opening)
                    outcome = self._at(guest, loop, table, is_lan=is_lan)
            except CommandRejected as refused:
                raise ForetellError(refused.code, refusal(self.words, refused)) from None
            return self._after(server, outcome)

    @contextmanager
    def _serving(self, *, is_lan: bool) -> Iterator[LocalServer]:
        """A server for the length of a block, or longer if the person wants it so."""
        message = Text(" " + self.words.text("online-starting"), style="bold")
        self.desk.show(lambda _: [], message, "")
        server = LocalServer(is_lan=is_lan)
        try:
            yield server
        finally:
            server.stop()

    def _at(self, guest: Guest, loop: Loop, table: str, *, is_lan: bool) -> str:
        """Show the link where others are to scan it, and sit down."""
        self.link = link_of(guest.url, table)
        if is_lan:
            page = link_page(self.words, self.link)
            pages.PageReader(self.desk, self.words).read(page)
        return Visit(guest, loop, self.desk, self.words, self.settings).play(table)

    def _after(self, server: LocalServer, outcome: str) -> str:
        """Let the server end, or run on for the others."""
        if not server.is_alive or server.process is None:
            return outcome
        message = Text(f" {self.words.text('online-keep')} ", style=faces.GOLD)
        hints = self.words.text("online-hints-keep")
        try:
            line = self.desk.ask(lambda _: [], message, hints).strip().lower()
        except (KeyboardInterrupt, EOFError):
            line = ""
        if line != "k":
            return self.words.text("online-stored", link=self.link) if outcome else ""
        number = str(server.process.pid)
        server.process = None
        said = self.words.text("online-kept-server", address=server.address, process=number)
        return f"{outcome}\n{said}".strip()


def _nobody_asks(refused: CommandRejected | None) -> str:
    """Who opens a table has said a name; the menu tells that it is refused."""
    raise refused or ForetellError("bad-name", "")
