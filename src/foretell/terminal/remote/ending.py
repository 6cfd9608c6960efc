"""After the game: who won, the sheet, looking back, another game of the same people."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.client import CommandRejected, Guest
from foretell.fair import Verdict
from foretell.terminal import faces, pages, saving
from foretell.terminal.remote.looking import game_page, record_of
from foretell.terminal.remote.loop import Loop
from foretell.terminal.remote.pulse import TablePulse, changes
from foretell.terminal.remote.sitting import TableSitting
from foretell.terminal.remote.texts import ended, refusal
from foretell.terminal.sitting import Leave

PATIENCE: Final = 10.0
"""Seconds for which the server may take to publish the deals."""


class Ending:
    """The last page of a game on a server."""

    def __init__(self, sitting: TableSitting, pulse: TablePulse, guest: Guest, loop: Loop) -> None:
        self.sitting = sitting
        self.remote = sitting.remote
        self.words = sitting.words
        self.pulse = pulse
        self.guest = guest
        self.loop = loop

    def ask(self) -> str:
        """The table of the next game; empty if there is to be none."""
        final = pages.final(self.words, self.sitting.board, self.sitting.story)
        reader = pages.PageReader(self.sitting.desk, self.words)
        hint = self.words.text("online-hints-end")
        self.deals = self._checked()
        while True:
            self.pulse.wakes = changes(self.remote)
            message = self.sitting.told() or self._message()
            line = reader.turn(final, message, hint, wakes=True).strip()
            if line == "r":
                if table := self._rematch():
                    return table
            elif line in ("<up>", "<left>", "<down>", "<right>"):
                reader.move(line)
            elif line in ("", "q", "<escape>"):
                return ""
            elif line != "<news>":
                self._typed(line)

    def _message(self) -> Text:
        facts, text = self.remote.facts, self.words.text
        if facts["next_table"]:
            return Text(f" {text('online-next')} ", style=faces.GOLD)
        if facts["status"] == "ended":
            why = Text(" " + ended(self.words, facts["why_ended"]), style=faces.WARN)
            return Text("\n").join([why, self.deals])
        return self.deals

    def _checked(self) -> Text:
        """Whether nobody chose the cards: the published deals against what this device has seen."""
        try:
            report = self.loop.run(asyncio.wait_for(self.remote.table.verify(), PATIENCE))
        except (ForetellError, TimeoutError):
            return Text(" " + self.words.text("online-deals-unknown"), style=faces.QUIET)
        if failures := report.told(self.words.lang):
            why = self.words.text("online-deals-failed", why=failures[0])
            return Text(f" {why}", style=faces.WARN)
        kind = "kept" if report.against_kept else "bundle"
        kind = kind if report.verdict is Verdict.VERIFIED else "bots"
        return Text(" " + self.words.text(f"online-deals-{kind}"), style=faces.QUIET)

    def _rematch(self) -> str:
        """Go where the others go, or open the next table."""
        if found := str(self.remote.facts["next_table"]):
            return found
        path = f"/api/tables/{self.remote.table.id}/rematch"
        try:
            return str(self.loop.run(self.guest.post(path, None))["id"])
        except CommandRejected as refused:
            self.sitting.notice = Text(f" {refusal(self.words, refused)}", style=faces.WARN)
            return ""

    def _typed(self, line: str) -> None:
        """Look through the game, write its record, or what may be typed at any table."""
        word, _, rest = line.partition(" ")
        command = self.sitting.parse(line, is_naming=False)
        try:
            if word == "v":
                self.sitting.show(game_page(self._record(), self.words))
            elif word == "save":
                self._save(Path(rest.strip() or f"{self.remote.table.id}.toml").expanduser())
            elif command is None:
                self.sitting.warn("unknown", typed=line)
            else:
                self.sitting.obey(command)
        except ForetellError as error:
            self.sitting.notice = Text(f" {refusal(self.words, error)}", style=faces.WARN)
        except Leave:
            return

    def _record(self) -> str:
        return self.loop.run(record_of(self.guest.url, self.remote.table.id))

    def _save(self, path: Path) -> None:
        """Write the record of the game into a file."""
        try:
            saving.write(path, self._record())
        except OSError as error:
            self.sitting.warn("save-failed", reason=error.strerror or str(error))
        else:
            self.sitting.say("saved", path=str(path))
