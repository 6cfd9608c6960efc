"""A game from the first card to the last at one seat: others are watched, the person is asked."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from foretell.actions import AGREE_TEXT, TURN_TEXT, split_card
from foretell.engine.structs import Phase
from foretell.errors import ForetellError
from foretell.seen import Seen
from foretell.terminal import faces, pages, sight
from foretell.terminal.choices import Asker
from foretell.terminal.commands import Command, parse_command
from foretell.terminal.desk import Desk, Draw
from foretell.terminal.events import Kind
from foretell.terminal.frame import Board, Size
from foretell.terminal.reading import Reader
from foretell.terminal.settings import PACES, Settings
from foretell.terminal.story import Story
from foretell.terminal.table import Table
from foretell.terminal.words import Words


class Leave(Exception):  # noqa: N818  # no error: the person goes
    """The person leaves the table."""


@dataclass
class Mind:
    """What the person is about to do: a choice not sent yet, choices offered, what was said."""

    pending: str | None = None
    offered: tuple[str, ...] = ()
    said: Text | None = None


class Session:
    """One person at one table."""

    def __init__(self, table: Table, desk: Desk, words: Words, settings: Settings) -> None:
        self.table = table
        self.desk = desk
        self.words = words
        self.settings = settings
        past = table.past()
        self.story = Story(past[0])
        for seen in past[1:]:
            self.story.add(seen)
        self.board = Board(words, table.names, table.seat, table.title)
        self.asker = Asker(words, table.names)
        self.reader = Reader(words)
        self.mind = Mind()

    @property
    def seen(self) -> Seen:
        """The view as it stands."""
        return self.story.seen

    def run(self) -> None:
        """Play until the game is over.

        Raises:
            Leave: the person goes before the end.
        """
        while True:
            self._let_others()
            if self.seen.phase == Phase.OVER:
                self._final()
                return
            self.table.keep()
            if self.seen.phase == Phase.DEAL:
                self._between_rounds()
            else:
                self._decide()

    # others

    def _let_others(self) -> None:
        """Watch what happens until this seat has to decide, or a deal is due."""
        if self.table.may_take_back():
            self._offer_take_back()
        while (seen := self.table.step()) is not None:
            self._happened(seen)

    def _happened(self, seen: Seen) -> None:
        fresh = self.story.add(seen)
        after_trick = any(event.kind in (Kind.TRICK, Kind.NO_TRICK) for event in fresh)
        seconds = self.settings.seconds(after_trick=after_trick)
        self.desk.watch(self._draw(None), Text(""), "", seconds)
        if after_trick and sight.is_honour(seen) and seen.phase == Phase.PLAY:
            self._between_tricks()

    def _draw(self, picked: str | None) -> Draw:
        def draw(size: Size) -> list[Text]:
            return self.board.lines(self.story, size, picked)

        return draw

    # questions

    def _decide(self) -> None:
        """Ask until a choice is sent."""
        self.mind = Mind(pending=self._forced())
        while not self._asked():
            pass

    def _forced(self) -> str | None:
        """The only choice there is, if there is but one."""
        legal = self.seen.legal
        return legal[0] if len(legal) == 1 and self.seen.phase != Phase.AGREE else None

    def _asked(self) -> bool:
        """Ask once; whether a choice was sent."""
        pending = self.mind.pending
        picked = split_card(pending)[0] if pending else None
        line = self.desk.ask(self._draw(picked), self._message(), self._hints()).strip()
        self.mind.said = None
        if line in ("<left>", "<up>", "<right>", "<down>"):
            self._walk(-1 if line in ("<left>", "<up>") else 1)
            return False
        if line == "<escape>":
            self.mind = Mind()
            return False
        if line == "":
            return self._enter()
        return self._typed(line)

    def _message(self) -> Text:
        if self.mind.said is not None:
            return self.mind.said
        if self.mind.pending is not None:
            return self.asker.confirm(self.seen, self.mind.pending)
        if self.mind.offered:
            return self._offer()
        return self.asker.question(self.seen)

    def _hints(self) -> str:
        return self.words.say("hints-trump" if self.seen.phase == Phase.TRUMP else "hints")

    def _offer(self) -> Text:
        line = Text(" " + self.words.say("ask-form") + " ", style="bold")
        for number, action in enumerate(self.mind.offered, start=1):
            line.append(f" {number} ", style="bold")
            line.append(self.asker.form(*split_card(action)))
        return line

    def _walk(self, step: int) -> None:
        """Move the mark to the next choice."""
        choices = self.asker.cycle(self.seen)
        if not choices:
            return
        at = choices.index(self.mind.pending) if self.mind.pending in choices else None
        place = (0 if step > 0 else -1) if at is None else (at + step) % len(choices)
        self.mind = Mind(pending=choices[place])

    def _enter(self) -> bool:
        """Enter alone sends what is pending, and agrees to a score."""
        if self.seen.phase == Phase.AGREE:
            return self._send(AGREE_TEXT)
        if self.mind.pending is not None:
            return self._send(self.mind.pending)
        return False

    def _typed(self, line: str) -> bool:
        """A choice or a command; whether a choice was sent."""
        if self.mind.offered and line.isdigit() and 0 < int(line) <= len(self.mind.offered):
            return self._chosen(self.mind.offered[int(line) - 1])
        command = parse_command(line, is_naming=self.seen.phase == Phase.TRUMP)
        if command is not None:
            self.mind.offered = ()
            return self._command(command)
        reading = self.reader.read(line, self.seen)
        if reading.problem:
            self.mind = Mind(said=Text(" " + reading.problem, style=faces.WARN))
            return False
        if len(reading.actions) > 1:
            self.mind = Mind(offered=reading.actions)
            return False
        return self._chosen(reading.actions[0])

    def _chosen(self, action: str) -> bool:
        """A choice: it waits for Enter, or is sent at once."""
        if self.settings.confirm and action not in (TURN_TEXT, AGREE_TEXT):
            self.mind = Mind(pending=action)
            return False
        return self._send(action)

    def _send(self, action: str) -> bool:
        try:
            seen = self.table.act(action)
        except ForetellError as error:
            self.mind = Mind(said=Text(f" {error}", style=faces.WARN))
            return False
        self.table.keep()
        self.mind = Mind()
        self._happened(seen)
        return True

    # commands

    def _command(self, command: Command) -> bool:
        """Do what a command says; it never sends a choice, but a call may end the round."""
        name, rest = command
        if name in ("quit", "save"):
            self._keep(rest, leave=name == "quit")
        elif name == "undo":
            self.mind = Mind(said=Text(" " + self.words.say("taken-back")))
        elif name == "set":
            self._set(rest)
        elif name == "call":
            return self._call(rest)
        else:
            self._page(name)
        return False

    def _keep(self, rest: str, *, leave: bool) -> None:
        if leave:
            self.table.keep()
            raise Leave
        try:
            path = self.table.keep(Path(rest).expanduser() if rest else None)
        except OSError as error:
            said = self.words.say("save-failed", reason=error.strerror or str(error))
            self.mind.said = Text(f" {said}", style=faces.WARN)
        else:
            self.mind.said = Text(" " + self.words.say("saved", path=str(path)))

    def _set(self, rest: str) -> None:
        """``confirm on``, ``confirm off``, ``pace slow`` …"""
        what, _, value = rest.partition(" ")
        if what == "confirm" and value in ("on", "off"):
            self.settings.confirm = value == "on"
        elif what == "pace" and value in PACES:
            self.settings.pace = value
        else:
            self.mind.said = Text(" " + self.words.say("settings"))
            return
        self.mind.said = Text(" " + self.words.say("set", what=what, value=value))

    def _call(self, rest: str) -> bool:
        """``call SEAT TRICK``: a player's name or number, and a finished trick."""
        seat, trick = pages.parse_call(rest, self.table.names)
        if seat is None or trick is None:
            self.mind.said = Text(" " + self.words.say("call-how"), style=faces.WARN)
            return False
        try:
            seen = self.table.call(seat, trick)
        except ForetellError as error:
            said = self.words.say(f"refused-{error.code}")
            self.mind.said = Text(f" {said}", style=faces.WARN)
            return False
        self._happened(seen)
        return seen.phase not in (Phase.PLAY, Phase.AGREE)

    def _page(self, name: str) -> None:
        page = pages.page(name, self.words, self.board, self.story)
        pages.Reader(self.desk, self.words).read(page)

    # pauses

    def _pause(self, message: str, hints: str = "hints-pause") -> str | None:
        """Ask for Enter; the command, if one that is none of the pages was given."""
        said = Text(f" {message} ", style=faces.GOLD)
        while True:
            line = self.desk.ask(self._draw(None), said, self.words.say(hints)).strip()
            command = parse_command(line, is_naming=False)
            if command is None:
                return None
            if command[0] in ("undo", "call"):
                return line
            self._command(command)
            said = self.mind.said or Text(f" {message} ", style=faces.GOLD)
            self.mind = Mind()

    def _offer_take_back(self) -> None:
        """Under honour play a card may be taken back until the next is played (rules 14)."""
        if self._pause(self.words.say("pause-card"), "hints-card") == "u":
            self._happened(self.table.take_back())

    def _between_tricks(self) -> None:
        """Under honour play a revoke may be called now (rules 14)."""
        while (line := self._pause(self.words.say("pause-trick"))) is not None:
            command = parse_command(line, is_naming=False)
            if command is None or command[0] != "call" or self._call(command[1]):
                return

    def _between_rounds(self) -> None:
        """Show the sheet after a round, then deal."""
        if self.story.rows:
            page = pages.page("scores", self.words, self.board, self.story)
            line = pages.Reader(self.desk, self.words).read(page, self.words.say("next-round"))
            command = parse_command(line.strip(), is_naming=False)
            if command is not None:
                self._command(command)
                return
        seen = self.table.deal()
        self.table.keep()
        self._happened(seen)

    def _final(self) -> None:
        page = pages.final(self.words, self.board, self.story)
        pages.Reader(self.desk, self.words).read(page, self.words.say("final-enter"))
