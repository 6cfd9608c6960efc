"""The first page: Enter plays what is usual; rules, players and opponents may be chosen."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from textwrap import wrap
from typing import Final

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.base.i18n import text, told
from foretell.rules.names import preset_meant
from foretell.rules.presets import PRESETS, find_preset, preset
from foretell.rules.tournament import switches_of, with_switches
from foretell.rules.value import Rules
from foretell.terminal import faces, opponents
from foretell.terminal.desk import Desk
from foretell.terminal.opening import (
    GameRequest,
    clean_name,
    first_dealer,
    kinds_of,
    user_name,
)
from foretell.terminal.screen import Size
from foretell.terminal.words import Words

NAME_COLUMN: Final = 26
NARROW: Final = 60
"""Columns below which what a preset is about stands below its name."""
LABEL: Final = 14
HERE, LAN = "here", "lan"
TOURNAMENT: Final = "bsw-tournament"
SWITCHES: Final = {"u": "notequal", "h": "hiddentip"}
"""The switches of the tournament's rules, by the keys that turn them."""
BY_LOT: Final = "0"
"""Typed for a first dealer who is drawn."""

ReadRules = Callable[[str, int | None], Rules]
"""Rules by a preset's name or a file, for so many players or the usual number."""
SavedGames = Callable[[], list[Path]]
"""The games that may be gone on with now: each may be finished elsewhere meanwhile."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What the menu came to: a new game, a saved one, or a table for friends."""

    request: GameRequest | None = None
    saved: Path | None = None
    reach: str = ""
    """Who can come to a table for friends: ``here`` or ``lan``; empty for a game against bots."""


class Menu:
    """Asks what to play."""

    def __init__(
        self, desk: Desk, words: Words, read: ReadRules, request: GameRequest, saved: SavedGames
    ) -> None:
        self.desk = desk
        self.words = words
        self.read = read
        self.request = request
        self.saved = saved
        self.called = "standard"
        self.notice = Text("")
        self.first = 0

    def ask(self) -> Choice | None:
        """The choice; nothing if the person leaves."""
        while True:
            line = self._line(self._draw, "menu-hints").lower()
            if line == "":
                return Choice(request=self.request)
            if line == "g" and (saved := self.saved()):
                return Choice(saved=saved[0])
            if line == "q":
                return None
            if line == "f":
                return Choice(self.request, reach=self._friends())
            self._change(line)

    def _line(self, draw: Callable[[Size], list[Text]], hints: str) -> str:
        notice, self.notice = self.notice, Text("")
        return self.desk.ask(draw, notice, self.words.say(hints)).strip()

    def _change(self, line: str) -> None:
        ways = self._ways()
        try:
            if line in ways:
                ways[line]()
            elif not line.startswith("<"):
                self._warn(self.words.say("unknown", typed=line))
        except ForetellError as error:
            self._warn(told(error, self.words.lang))

    def _ways(self) -> dict[str, Callable[[], None]]:
        """What each letter changes, where there is anything to choose."""
        ways = {"r": self._choose_rules, "p": self._choose_players, "b": self._choose_bots}
        ways["n"] = self._choose_name
        if self.request.rules.players > 1:
            ways["d"] = self._choose_dealer
        if self.called == TOURNAMENT:
            ways |= {key: partial(self._turn, switch) for key, switch in SWITCHES.items()}
        return ways

    def _warn(self, said: str) -> None:
        self.notice = Text(" " + self.words.fit(said), style=faces.WARN)

    def _sub(
        self, key: str, draw: Callable[[Size], list[Text]] | None = None, **args: str | int
    ) -> str:
        """A question below the same page, or another one; empty for "as it was"."""
        self.notice = Text(" " + self.words.say(key, **args), style="bold")
        line = self._line(draw or self._draw, "menu-hints-sub")
        return "" if line.startswith("<") else line

    def _choose_name(self) -> None:
        self.request.name = clean_name(self._sub("menu-ask-name"))

    def _choose_players(self) -> None:
        allowed = self._allowed()
        said = self._sub("menu-ask-players", allowed=", ".join(str(n) for n in allowed))
        if said:
            switches = switches_of(self.request.rules)
            self._read(self.called, int(said) if said.isdecimal() else 0)
            if self.called == TOURNAMENT:
                self.request.rules = with_switches(self.request.rules, **switches)

    def _allowed(self) -> tuple[int, ...]:
        return PRESETS[self.called].players if self.called in PRESETS else (1, 2, 3, 4, 5, 6)

    def _choose_dealer(self) -> None:
        players = self.request.rules.players
        said = self._sub("menu-ask-dealer", players=players, lot=BY_LOT)
        if said == BY_LOT:
            self.request.dealer = None
        elif said:
            self.request.dealer = first_dealer(int(said) if said.isdecimal() else 0, players)

    def _turn(self, switch: str) -> None:
        """Turn a switch of the tournament's rules on or off."""
        is_on = switches_of(self.request.rules)[switch]
        self.request.rules = with_switches(self.request.rules, **{switch: not is_on})

    def _choose_bots(self) -> None:
        said = self._sub("menu-ask-bots", draw=self._draw_bots)
        if said:
            kinds_of(said, self.request.rules.players)
            self.request.bots = said

    def _friends(self) -> str:
        """What a table for friends needs to know beside the rules: a name, and who can come."""
        usual = self.request.name or clean_name(user_name()) or self.words.say("you")
        self.request.name = clean_name(self._sub("menu-ask-host", name=usual)) or usual
        return LAN if self._sub("menu-ask-reach").lower() == LAN else HERE

    def _choose_rules(self) -> None:
        self.first = 0
        names = list(PRESETS)
        while True:
            line = self._line(self._draw_rules, "menu-hints-rules")
            room = max(1, self.desk.screen.size().height - 7)
            if line in ("<down>", "<right>"):
                self.first = min(self.first + room, max(0, self._rules_height() - room))
            elif line in ("<up>", "<left>"):
                self.first = max(0, self.first - room)
            elif line in ("", "<escape>", "q") or self._take_rules(names, line):
                return

    def _take_rules(self, names: list[str], line: str) -> bool:
        """Rules by number, name or file; whether there are such."""
        called = line
        if line.isdecimal() and 0 < int(line) <= len(names):
            called = names[int(line) - 1]
        try:
            self._rules(called)
        except ForetellError as error:
            self._warn(told(error, self.words.lang))
            return False
        return True

    def _rules(self, called: str) -> None:
        """Take rules for the number of players that was chosen, if they are made for it."""
        is_file = called.endswith(".toml")
        players: int | None = self.request.rules.players
        if not is_file:
            called = find_preset(preset_meant(called)).name
            players = players if players in PRESETS[called].players else None
        self._read(called, None if is_file else players)
        self.called = called

    def _read(self, called: str, players: int | None) -> None:
        self.request.rules = self.read(called, players)
        if (self.request.dealer or 0) >= self.request.rules.players:
            self.request.dealer = None

    # drawing

    def _draw(self, size: Size) -> list[Text]:
        """The entries; what is known about the rules and blank lines go where there is no room."""
        rule = Text(self.words.fit("─") * size.width, style=faces.QUIET)
        title = Text(" " + self.words.say("menu-title"), style=faces.TITLE)
        about = [Text(" " * (LABEL + 10) + part, style=faces.QUIET) for part in self._about(size)]
        start, rules, *others = self._entries()
        lines = [title, rule, Text(""), start, Text(""), rules, *about, *others]
        if len(lines) > size.height:
            lines = [start, rules, *others]
        return lines

    def _entries(self) -> list[Text]:
        """What may be chosen: to play, the rules, and so on."""
        say = self.words.say
        lines = [self._entry(say("menu-enter"), say("menu-start"), self._summary())]
        lines.append(self._entry("r", say("menu-rules"), self._name()))
        if self.called == TOURNAMENT:
            lines.append(self._entry(" ".join(SWITCHES), say("menu-switches"), self._switches()))
        lines.append(self._entry("p", say("menu-players"), str(self.request.rules.players)))
        if self.request.rules.players > 1:
            lines.append(self._entry("b", say("menu-bots"), self.request.bots))
            lines.append(self._entry("d", say("menu-dealer"), self._dealer()))
            lines.append(self._entry("f", say("menu-friends"), say("menu-friends-how")))
        lines.append(self._entry("n", say("menu-name"), self.request.name or say("you")))
        if saved := self.saved():
            lines.append(self._entry("g", say("menu-go-on"), self._when(saved[0])))
        return lines

    def _entry(self, key: str, label: str, value: str) -> Text:
        line = Text("  ") + faces.padded(Text(key, style="bold"), 7)
        return line + faces.padded(Text(label), LABEL) + Text(" " + value, style="bold")

    def _dealer(self) -> str:
        seat = self.request.dealer
        if seat is None:
            return self.words.say("menu-dealer-drawn")
        return self.words.say("menu-dealer-seat", seat=seat + 1)

    def _switches(self) -> str:
        """Each switch and whether it is on."""
        said = switches_of(self.request.rules).items()
        words = {True: self.words.say("menu-on"), False: self.words.say("menu-off")}
        return " · ".join(f"{name} {words[is_on]}" for name, is_on in said)

    def _summary(self) -> str:
        bots = self.request.rules.players - 1
        return self.words.say("menu-summary", rules=self._name(), bots=bots)

    def _name(self) -> str:
        return self.words.fit(self.request.rules.name) or Path(self.called).name

    def _about(self, size: Size) -> list[str]:
        if self.called not in PRESETS:
            return []
        said = self.words.fit(text(f"preset-{self.called}", self.words.lang))
        return wrap(said, max(20, size.width - LABEL - 12))

    def _when(self, path: Path) -> str:
        with suppress(OSError):  # it may go between two looks
            return time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        return ""

    def _rules_lines(self, width: int) -> list[Text]:
        lines: list[Text] = []
        for number, name in enumerate(PRESETS, start=1):
            about = self.words.fit(text(f"preset-{name}", self.words.lang))
            head = Text(f" {number:>2}  ") + faces.padded(Text(name, style="bold"), NAME_COLUMN)
            left = NAME_COLUMN if width >= NARROW else 0
            first, *rest = wrap(about, width - left - 6)
            lines += [head + Text(first)] if left else [head, Text(" " * 5 + first)]
            lines += [Text(" " * (left + 5) + part) for part in rest]
        return lines

    def _rules_height(self) -> int:
        return len(self._rules_lines(self.desk.screen.size().width))

    def _draw_bots(self, size: Size) -> list[Text]:
        title = Text(" " + self.words.say("menu-bots-title"), style=faces.TITLE)
        rule = Text(self.words.fit("─") * size.width, style=faces.QUIET)
        return [title, rule, *opponents.lines(self.words, size.width)]

    def _draw_rules(self, size: Size) -> list[Text]:
        rule = Text(self.words.fit("─") * size.width, style=faces.QUIET)
        room, lines = size.height - 3, self._rules_lines(size.width)
        part = lines[self.first : self.first + room]
        key = "menu-more" if self.desk.screen.is_live else "menu-more-plain"
        more = self.words.say(key) if self.first + room < len(lines) else ""
        title = Text(" " + self.words.say("menu-rules-title"), style=faces.TITLE)
        return [title, rule, *part, Text(" " + more, style=faces.QUIET)]


def usual_request(name: str) -> GameRequest:
    """What Enter plays."""
    return GameRequest(rules=preset("standard"), name=name)
