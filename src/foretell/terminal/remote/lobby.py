"""The tables of a server: to sit down at, to watch, one's own; one of them is chosen."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from foretell.client import Guest
from foretell.terminal import faces
from foretell.terminal.desk import Desk
from foretell.terminal.remote.loop import Loop
from foretell.terminal.size import Size
from foretell.terminal.words import Words

CHANGED: Final = " + "
"""Behind a preset's name in the server's list: rules that begin with it and differ."""
PARTS: Final = ("mine", "open", "playing", "finished")


class LobbyList:
    """Lists the tables of a server."""

    def __init__(self, guest: Guest, loop: Loop, desk: Desk, words: Words) -> None:
        self.guest = guest
        self.loop = loop
        self.desk = desk
        self.words = words
        self.parts: dict[str, list[dict[str, Any]]] = {}
        self.notice = Text("")

    def choose(self) -> str:
        """The id of a table; empty if the person leaves."""
        while True:
            self._look()
            hints = self.words.text("online-hints-lobby")
            line = self.desk.ask(self._draw, self._message(), hints).strip()
            if line in ("q", "<escape>"):
                return ""
            tables = self._listed()
            if line.isdigit() and 0 < int(line) <= len(tables):
                return str(tables[int(line) - 1]["id"])
            if line and not line.startswith("<"):
                self.notice = self._answer(line)

    def _answer(self, line: str) -> Text:
        """What can be done here, or that this cannot."""
        if line == "?":
            return Text(" " + self.words.text("online-lobby-help"))
        return Text(" " + self.words.say("unknown", typed=line), style=faces.WARN)

    def _look(self) -> None:
        """Ask the server again; one's own tables stand first."""
        found = self.loop.run(self.guest.get("/api/tables"))
        mine = self.loop.run(self.guest.get("/api/me/tables")) if self.guest.token else []
        own = {table["id"] for table in mine}
        self.parts = {"mine": mine}
        for part in PARTS[1:]:
            self.parts[part] = [table for table in found[part] if table["id"] not in own]

    def _listed(self) -> list[dict[str, Any]]:
        return [table for part in PARTS for table in self.parts[part]]

    def _message(self) -> Text:
        notice, self.notice = self.notice, Text("")
        key = "online-lobby-ask" if self._listed() else "online-lobby-empty"
        return notice if notice.plain else Text(" " + self.words.text(key), style="bold")

    def _draw(self, size: Size) -> list[Text]:
        rule = Text(self.words.fit("─") * size.width, style=faces.QUIET)
        title = self.words.text("online-lobby-title", server=self.guest.url)
        lines = [faces.slip(f" {title}", faces.TITLE), rule]
        number = 0
        for part in PARTS:
            if self.parts[part]:
                lines.append(Text(" " + self.words.text(f"online-lobby-{part}"), style="bold"))
            for table in self.parts[part]:
                number += 1
                lines.append(self._line(number, table))
        return lines[: size.height]

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
