"""From a guest and a link to the end of the last rematch: sit down, wait, play, look back."""

from __future__ import annotations

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.client import CommandRejected, Guest
from foretell.server.protocol import commands as w
from foretell.terminal import faces
from foretell.terminal.desk import Desk, Still
from foretell.terminal.remote.ending import Ending
from foretell.terminal.remote.keeping import keeper_at
from foretell.terminal.remote.links import link_of
from foretell.terminal.remote.loop import Loop
from foretell.terminal.remote.playing import RemoteGame
from foretell.terminal.remote.pulse import TablePulse
from foretell.terminal.remote.remote import Gone, Remote
from foretell.terminal.remote.room import Room
from foretell.terminal.remote.seat import RemoteSeat
from foretell.terminal.remote.sitting import TableSitting
from foretell.terminal.remote.texts import ended, refusal
from foretell.terminal.settings import Settings
from foretell.terminal.sitting import Leave
from foretell.terminal.words import Words


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
            return refusal(self.words, ForetellError(str(gone), str(gone)))
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
            raise ForetellError(refused.code, refusal(self.words, refused)) from None
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
        why = self.words.text("online-refused-started")
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
        """Offer to watch; where the game runs, also a bot's seat from the next round on."""
        key = "online-offer-late" if remote.has_begun else "online-offer"
        message = Text(f" {self.words.text(key, why=why)}", style=faces.GOLD)
        hints = self.words.text(f"{key}-hints")
        line = self.desk.ask(lambda _: [], message, hints).strip().lower()
        if line in ("q", "<escape>"):
            raise Leave
        if line == "j" and remote.has_begun:
            remote.command(w.Sit(), lambda: None)

    def _through(self, remote: Remote, pulse: TablePulse) -> str:
        link = link_of(self.guest.url, remote.table.id)
        if not Room(remote, self.desk, self.words, pulse, link).wait():
            raise ForetellError("ended", ended(self.words, remote.facts["why_ended"]))
        seat = RemoteSeat(remote, self.words)
        sitting = TableSitting(seat, self.desk, self.words, self.settings, pulse)
        RemoteGame(sitting, pulse).run()
        return Ending(sitting, pulse, self.guest, self.loop).ask()
