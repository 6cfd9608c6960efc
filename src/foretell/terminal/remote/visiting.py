"""From a server's list of tables or a link to the last rematch: sit down, wait, play, look back."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.client import CommandRejected, Guest
from foretell.server.protocol import commands as w
from foretell.server.table.state import OVER
from foretell.terminal import faces
from foretell.terminal.commands import Settings
from foretell.terminal.desk import Desk, Still
from foretell.terminal.pages import Page, PageReader
from foretell.terminal.remote.ending import Ending
from foretell.terminal.remote.game import RemoteGame
from foretell.terminal.remote.kept import keeper_at
from foretell.terminal.remote.people import link_of
from foretell.terminal.remote.remote import Gone, Loop, Remote
from foretell.terminal.remote.room import Room
from foretell.terminal.remote.seat import RemoteSeat
from foretell.terminal.remote.sitting import TableSitting
from foretell.terminal.remote.talk import TablePulse, ended, refusal
from foretell.terminal.sitting import Leave
from foretell.terminal.words import Words

CHANGED: Final = " + "
"""Behind a preset's name in the server's list: rules that begin with it and differ."""
PARTS: Final = ("mine", "open", "playing", "finished", "past")
"""Where a table stands in the list: one's own that go on first, one's own that are over last."""
ARROWS: Final = ("<up>", "<left>", "<down>", "<right>")


class LobbyList:
    """Lists the tables of a server."""

    def __init__(self, guest: Guest, loop: Loop, desk: Desk, words: Words) -> None:
        self.guest = guest
        self.loop = loop
        self.desk = desk
        self.words = words
        self.parts: dict[str, list[dict[str, Any]]] = {part: [] for part in PARTS}
        self.notice = Text("")
        self.reader = PageReader(desk, words)

    def choose(self) -> str:
        """The id of a table; empty if the person leaves."""
        title = self.words.text("online-lobby-title", server=self.guest.url)
        hints = self.words.text("online-hints-lobby")
        self._look()
        while True:
            line = self.reader.turn(Page(title, self._lines), self._message(), hints).strip()
            tables = self._listed()
            if line in ("q", "<escape>"):
                return ""
            if line.isdecimal() and 0 < int(line) <= len(tables):
                return str(tables[int(line) - 1]["id"])
            if line in ARROWS:
                self.reader.move(line)
            elif line:
                self.notice = self._answer(line)
            else:
                self._look()

    def _answer(self, line: str) -> Text:
        """What can be done here, or that this cannot."""
        if line == "?":
            return Text(" " + self.words.text("online-lobby-help"))
        return Text(" " + self.words.say("unknown", typed=line), style=faces.WARN)

    def _look(self) -> None:
        """Ask the server again; where it does not answer, say so and keep what there was."""
        try:
            found = self.loop.run(self.guest.get("/api/tables"))
            own = self.loop.run(self.guest.get("/api/me/tables")) if self.guest.token else []
        except ForetellError as error:
            self.notice = Text(f" {refusal(self.words, error)}", style=faces.WARN)
            return
        ids = {table["id"] for table in own}
        for part in PARTS[1:-1]:
            self.parts[part] = [table for table in found[part] if table["id"] not in ids]
        self.parts["mine"] = [table for table in own if table["status"] not in OVER]
        self.parts["past"] = [table for table in own if table["status"] in OVER]

    def _listed(self) -> list[dict[str, Any]]:
        return [table for part in PARTS for table in self.parts[part]]

    def _message(self) -> Text:
        notice, self.notice = self.notice, Text("")
        key = "online-lobby-ask" if self._listed() else "online-lobby-empty"
        return notice if notice.plain else Text(" " + self.words.text(key), style="bold")

    def _lines(self, _width: int) -> list[Text]:
        """The parts below their headings, all tables numbered."""
        lines, number = list[Text](), 0
        for part in PARTS:
            if self.parts[part]:
                lines.append(Text(" " + self.words.text(f"online-lobby-{part}"), style="bold"))
            for table in self.parts[part]:
                number += 1
                lines.append(self._line(number, table))
        return lines

    def _line(self, number: int, table: dict[str, Any]) -> Text:
        seats = ", ".join(
            self.words.fit(name) or self.words.text("online-seat-free") for name in table["seats"]
        )
        line = Text(f" {number:>3}  ") + Text(self.words.fit(table["name"]), style="bold")
        return line.append(f"  {self._rules(table['rules'])}: {seats}", style=faces.QUIET)

    def _rules(self, said: str) -> str:
        """The name of rules; what begins with a preset and differs is told as that."""
        preset, changed, called = f"{said} ".partition(CHANGED)
        if not changed:
            return said
        return self.words.fit(called.strip()) or self.words.text("online-lobby-own", preset=preset)


class Visit:
    """One person at the tables of one server."""

    def __init__(
        self, guest: Guest, loop: Loop, desk: Desk, words: Words, settings: Settings
    ) -> None:
        self.guest = guest
        self.loop = loop
        self.desk = desk
        self.words = words
        self.settings = settings

    def play(self, table: str, *, is_watching: bool = False) -> str:
        """Be at a table and at those that follow it; what is to be said at the end.

        Raises:
            ForetellError: there is no such table, or no way to it.
        """
        try:
            while table:
                link = link_of(self.guest.url, table)
                table = self._at(table, is_watching=is_watching)
        except (Leave, KeyboardInterrupt, EOFError):
            key = "online-left" if self.guest.token and not is_watching else "online-left-watch"
            return self.words.text(key, link=link)
        except Gone as gone:
            return refusal(self.words, gone.why)
        return ""

    def _at(self, table: str, *, is_watching: bool) -> str:
        """Be at one table; the one that follows, if the person goes there."""
        try:
            seat = self.guest.table(table)
            seat.keeper = keeper_at(self.guest, table)
            with self.loop.within(seat) as connected:
                remote = Remote(connected, self.loop)
                self.desk.pulse = pulse = TablePulse(remote, self.words)
                if not is_watching:
                    self._sit(remote)
                return self._through(remote, pulse)
        except CommandRejected as refused:
            why = refusal(self.words, refused)
            raise ForetellError(refused.code, why, **refused.details) from None
        finally:
            self.desk.pulse = Still()

    def _sit(self, remote: Remote) -> None:
        """Sit down; where that is not possible at once, ask what else it shall be.

        Raises:
            Leave: the person would rather go.
            CommandRejected: the person cannot sit here under this name.
        """
        if remote.seat >= 0 or remote.is_over:
            return
        why = self.words.text("rejected-started")
        if not remote.has_begun:
            try:
                remote.command(w.Sit(), lambda: None)
            except CommandRejected as refused:
                if refused.code == "name-taken":
                    raise
                why = refusal(self.words, refused)
            else:
                return
        self._offer(remote, why)

    def _offer(self, remote: Remote, why: str) -> None:
        """Offer to watch; where the game runs, also a bot's seat from the next round on.

        Raises:
            Leave: the person would rather go.
        """
        key = "online-offer-late" if remote.has_begun else "online-offer"
        message = Text(f" {self.words.text(key, why=why)}", style=faces.GOLD)
        hints = self.words.text(f"{key}-hints")
        line = self.desk.ask(lambda _: [], message, hints).strip().lower()
        if line in ("q", "<escape>"):
            raise Leave
        if line == "j" and remote.has_begun:
            try:
                remote.command(w.Sit(), lambda: None)
            except CommandRejected as refused:
                self._offer(remote, refusal(self.words, refused))

    def _through(self, remote: Remote, pulse: TablePulse) -> str:
        link = link_of(self.guest.url, remote.table.id)
        if not Room(remote, self.desk, self.words, pulse, link).wait():
            raise ForetellError("ended", ended(self.words, remote.facts["why_ended"]))
        seat = RemoteSeat(remote, self.words)
        sitting = TableSitting(seat, self.desk, self.words, self.settings, pulse)
        RemoteGame(sitting, pulse).run()
        return Ending(sitting, pulse, self.guest, self.loop).ask()
