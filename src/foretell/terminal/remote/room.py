"""The waiting room: who sits where, what is said, and what the host may do before the start."""

from __future__ import annotations

import time
from typing import Any, Final

from rich.text import Text

from foretell.client import CommandRejected
from foretell.server.protocol import commands as w
from foretell.terminal import faces, pages
from foretell.terminal.desk import Desk
from foretell.terminal.remote.orders import (
    LOCAL,
    SEATED,
    USUAL,
    arranged,
    is_mistyped,
    is_order,
)
from foretell.terminal.remote.remote import Remote
from foretell.terminal.remote.talk import LONGEST, TablePulse, asked, changes, lines_of, refusal
from foretell.terminal.screen import Size, folded
from foretell.terminal.sitting import Leave
from foretell.terminal.words import Words, rules_title

QR: Final = "qr"
READY_TIMES: Final = 30
READY_EVERY: Final = 0.1
"""How often, and every how many seconds, a start is tried until all devices are ready."""
AIR: Final = 2
"""With more rows left, one between the seats and what is said stays empty."""


class Room:
    """A table that has not begun."""

    def __init__(
        self, remote: Remote, desk: Desk, words: Words, pulse: TablePulse, link: str
    ) -> None:
        self.remote = remote
        self.desk = desk
        self.words = words
        self.pulse = pulse
        self.link = link
        self.notice: Text | None = None

    def wait(self) -> bool:
        """Wait for the start; whether there is a game.

        Raises:
            Leave: the person goes; a seat stays theirs.
            Gone: the table is gone.
        """
        while True:
            self.pulse.wakes = changes(self.remote)  # before looking: nothing is missed then
            self.remote.check()
            if self.remote.has_begun or self.remote.is_over:
                return self.remote.has_begun
            hints = self.words.text(self._hints())
            line = self.desk.ask(self._draw, self._message(), hints, wakes=True).strip()
            if line and not line.startswith("<"):
                self._typed(line)

    def _hints(self) -> str:
        return "online-hints-host" if self.remote.is_host else "online-hints-room"

    def _message(self) -> Text:
        notice, self.notice = self.notice, None
        if self.remote.answers:
            notice = Text(" " + self.words.fit(self.remote.answers.popleft()))
        if not self.remote.is_connected:
            return Text(" " + self.words.text("online-lost"), style=faces.WARN)
        key = "online-room-host" if self.remote.is_host else "online-room-guest"
        if self.remote.seat < 0:
            key = "online-room-watch"
        return notice or Text(" " + self.words.text(key), style=faces.QUIET)

    # what is typed

    def _typed(self, line: str) -> None:
        """What is a command is done, what was to be one is told; anything else is said to all."""
        word, _, rest = line.partition(" ")
        said = rest.split()
        if word == "q" and not rest:
            raise Leave
        if line == QR:
            pages.PageReader(self.desk, self.words).read(link_page(self.words, self.link))
        elif line in LOCAL or line in ("?", "r"):
            self._page("help" if line in ("?", "/help") else "rules")
        elif word == "t":
            self._say(rest or asked(self.desk, self._draw, self.words))
        elif is_order(word, said, self.remote.names):
            self._order(line, word, said)
        elif is_mistyped(word, said):
            self._warn(self.words.text("online-no-order", typed=line))
        else:
            self._say(line)

    def _order(self, line: str, word: str, said: list[str]) -> None:
        """What is done about seats, options, and the start; the server knows who may."""
        if word == "o":
            self._start_as_we_are()
        elif command := arranged(word, said, self.remote.facts, self.remote.names):
            self._command(command)
        elif word in SEATED:
            self._warn(self.words.text("online-which-seat", seats=len(self.remote.names)))
        else:
            self._warn(self.words.text("online-no-order", typed=line))

    def _start_as_we_are(self) -> None:
        """Take the free seats away and start; each device then sends its seed once more."""
        try:
            self.remote.command(w.Shrink(), self._while_waiting)
            for left in reversed(range(READY_TIMES)):
                if self._has_started(may_wait=left > 0):
                    return
                time.sleep(READY_EVERY)
        except CommandRejected as refused:
            self._warn(refusal(self.words, refused))

    def _has_started(self, *, may_wait: bool) -> bool:
        """Try to start; no where a device is not ready and may be waited for."""
        try:
            self.remote.command(w.Start(), self._while_waiting)
        except CommandRejected as refused:
            if refused.code != "not-ready" or not may_wait:
                raise
            return False
        return True

    def _say(self, said: str) -> None:
        if said:
            self._command(w.Say(said[:LONGEST], self.words.lang))

    def _command(self, command: w.AnyCommand) -> None:
        try:
            self.remote.command(command, self._while_waiting)
        except CommandRejected as refused:
            self._warn(refusal(self.words, refused))

    def _while_waiting(self) -> None:
        if self.desk.screen.is_live:
            key = "online-sending" if self.remote.is_connected else "online-lost"
            hints = self.words.text("online-hints-sending")
            self.desk.show(self._draw, Text(" " + self.words.text(key)), hints)

    def _warn(self, said: str) -> None:
        self.notice = Text(f" {said}", style=faces.WARN)

    def _page(self, name: str) -> None:
        draw = self._rules if name == "rules" else self._help
        page = pages.Page(self.words.say(f"page-{name}"), draw)
        pages.PageReader(self.desk, self.words).read(page)

    def _rules(self, width: int) -> list[Text]:
        return pages.rules_lines(self.words, self.remote.table.rules, width)

    def _help(self, width: int) -> list[Text]:
        return pages.help_lines(self.words, ["online-help-room", "online-help-talk"], width)

    # what is shown

    def _draw(self, size: Size) -> list[Text]:
        """The link, the seats, what was said last."""
        facts, text = self.remote.facts, self.words.text
        rule = Text(self.words.fit("─") * size.width, style=faces.QUIET)
        lines = [faces.slip(self.words.fit(f" Foretell · {facts['name']}"), faces.TITLE), rule]
        lines += folded(Text(f" {text('online-room-link', link=self.link)}"), size.width)
        about = folded(Text(" " + self._about(), style=faces.QUIET), size.width)
        seats = [self._seat(place, seat) for place, seat in enumerate(facts["seats"])]
        if facts["is_locked"]:
            seats.append(Text(" " + text("online-room-locked"), style=faces.QUIET))
        if len(lines) + len(about) + len(seats) > size.height:
            lines, about = lines[2:], []
        lines += about
        lines += ([Text("")] if len(lines) + len(seats) + 3 < size.height else []) + seats
        room = size.height - len(lines)
        talk = lines_of(self.words, self.remote, size.width, room - (room > AIR))
        return [*lines, *[Text("")] * (size.height - len(lines) - len(talk)), *talk]

    def _about(self) -> str:
        """The rules, the clock, what watchers see."""
        text, options = self.words.text, self.remote.facts["options"]
        rules = rules_title(self.words, self.remote.table.rules)
        clock, delay = options.get("clock", USUAL.clock), options.get("delay", USUAL.delay)
        said = [rules, text("online-room-clock", seconds=clock)]
        said += [text("online-room-delay", tricks=delay)] if delay else []
        dealer = options.get("dealer")
        said += [] if dealer is None else [text("online-room-dealer", who=self._called(dealer))]
        said += [text("online-room-hands")] if options.get("open_hands", USUAL.open_hands) else []
        said += [text("online-room-undo")] if options.get("undo", USUAL.undo) else []
        return self.words.fit(" · ").join(said)

    def _called(self, place: int) -> str:
        """Who sits there, or which seat it is."""
        return self.words.fit(self.remote.names[place]) or str(place + 1)

    def _seat(self, place: int, seat: dict[str, Any]) -> Text:
        """A seat: its number from 1, whose it is, and what there is to know of them."""
        text = self.words.text
        kind = seat.get("kind", "free")
        line = Text(f"  {place + 1}  ") + Text(
            self.words.fit(str(seat.get("name", ""))) or text("online-seat-free"),
            style=faces.QUIET if kind == "free" else "bold" if place == self.remote.seat else "",
        )
        marks = [
            text(f"online-seat-{key}")
            for key, holds in {
                "you": place == self.remote.seat,
                "host": bool(seat.get("is_host")),
                "bot": kind == "bot",
                "away": kind == "person" and not seat.get("is_here"),
            }.items()
            if holds
        ]
        return line.append(f"  ({', '.join(marks)})" if marks else "", style=faces.QUIET)


def link_page(words: Words, link: str) -> pages.Page:
    """A link, and the same as a QR code where the terminal can show one."""
    from foretell.server.operate.network import qr

    def draw(width: int) -> list[Text]:
        said = folded(Text(f" {words.text('online-room-link', link=link)}"), width)
        code = list(Text.from_ansi(qr(link)).split(allow_blank=False))
        fits = words.unicode and all(line.cell_len <= width for line in code)
        return [*said, *code] if fits else said

    return pages.Page(words.text("online-page-link"), draw)
