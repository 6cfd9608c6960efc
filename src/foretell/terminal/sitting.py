"""A person sitting at a table: what is in view, what is on the screen, what is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.base.i18n import text, told
from foretell.base.illegal import illegal
from foretell.engine.structs import Phase
from foretell.play.seen import Seen
from foretell.terminal import faces, pages, sight
from foretell.terminal.advice import ChoiceWorth, advice_page
from foretell.terminal.commands import PACES, Command, Settings, parse_command
from foretell.terminal.desk import Desk, Draw
from foretell.terminal.events import EventKind
from foretell.terminal.frame import Board
from foretell.terminal.opening import compiled
from foretell.terminal.saving import record_file
from foretell.terminal.screen import Size
from foretell.terminal.story import Story
from foretell.terminal.words import Words


class SeatAtTable(Protocol):
    """A seat at a table: views come out, actions go in."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players, then the dummies."""

    @property
    def seat(self) -> int:
        """The seat that looks and acts; -1 for somebody who watches."""

    @property
    def title(self) -> str:
        """What the rules, or the table, are called."""

    def past(self) -> list[Seen]:
        """The seat's views from the beginning up to now, one after each thing that happened."""

    def step(self) -> Seen | None:
        """Let the next thing happen that is not this seat's to decide; None when there is none.

        A deal waits until it is asked for: see :meth:`deal`.
        """

    def deal(self) -> Seen:
        """Let the next round be dealt."""

    def act(self, action: str) -> Seen:
        """Do what is due, in the notation of the record.

        Raises:
            IllegalAction: the rules do not allow it.
        """

    def advise(self) -> list[ChoiceWorth]:
        """What each choice of this seat is worth.

        Raises:
            ForetellError: nothing is asked of it, or others play too.
        """

    def claim(self) -> list[Seen]:
        """Take all tricks left; the view after each card.

        Raises:
            IllegalAction: the own view does not prove that they are the own.
        """

    def may_take_back(self) -> bool:
        """Whether this seat's last card may still be taken back (rules 14)."""

    def take_back(self) -> Seen:
        """Take back the card just played, before the next is (rules 14)."""

    def call(self, seat: int, trick: int) -> Seen:
        """Call a revoke: a seat and a finished trick, from 1 (rules 14)."""

    def keep(self, path: Path | None = None) -> Path:
        """Write the game down so that it can be gone on with; where it was written."""


RESTS = (EventKind.TRICK, EventKind.NO_TRICK, EventKind.SHOWN)
"""What is looked at a little longer."""


ADVISER: Final = "sampler"
"""The level as which advice is found."""


class Leave(Exception):  # no error: the person goes
    """The person leaves the table."""


class Sitting:
    """One person at one table, with a desk, words and settings."""

    def __init__(self, table: SeatAtTable, desk: Desk, words: Words, settings: Settings) -> None:
        self.table = table
        self.desk = desk
        self.words = words
        self.settings = settings
        self.story = self.told_story()
        self.board = Board(words, table.names, table.seat, table.title)
        self.notice: Text | None = None
        """What a command has answered, to be shown once."""

    def told_story(self) -> Story:
        """The story up to now."""
        past = self.table.past()
        story = Story(past[0])
        for seen in past[1:]:
            story.add(seen)
        return story

    @property
    def seen(self) -> Seen:
        """The view as it stands."""
        return self.story.seen

    def draw(self, picked: str | None = None) -> Draw:
        """The table as a picture, with a card marked that is about to be played."""

        def draw(size: Size) -> list[Text]:
            return self.board.lines(self.story, size, picked, self.aside())

        return draw

    def aside(self) -> Sequence[Text]:
        """What is said at the table, to stand below the log: nothing where one is alone."""
        return ()

    def hints(self, *, is_naming: bool) -> str:
        """What may be typed beside a choice; while trump is named, ``s`` is spades."""
        return self.words.say("hints-trump" if is_naming else "hints")

    def parse(self, line: str, choices: str = "") -> Command | None:
        """The command that a line is, if it is one; some letters may be choices."""
        return parse_command(line, choices)

    def take(self, seen: Seen) -> None:
        """Take in what has happened, and show it for a while."""
        fresh = self.story.add(seen)
        is_rest = any(event.kind in RESTS for event in fresh)
        message = Text(" " + self.words.say("wait"), style=faces.QUIET)
        hints = self.words.say("hints-wait")
        self.desk.watch(self.draw(), message, hints, self.seconds(is_rest=is_rest))

    def seconds(self, *, is_rest: bool) -> float:
        """How long something that has happened is looked at."""
        return self.settings.seconds(is_rest=is_rest)

    def keep(self) -> None:
        """Save the game; where that fails, say so and play on."""
        try:
            self.table.keep()
        except OSError as error:
            self.warn("save-failed", reason=error.strerror or str(error))

    def say(self, key: str, **args: str | int) -> None:
        """Have something said once."""
        self.notice = Text(" " + self.words.say(key, **args))

    def warn(self, key: str, **args: str | int) -> None:
        """Have a warning said once."""
        self.notice = Text(" " + self.words.say(key, **args), style=faces.WARN)

    def told(self) -> Text | None:
        """What there is to say, once."""
        notice, self.notice = self.notice, None
        return notice

    # commands

    def obey(self, command: Command) -> bool:
        """Do what a command says; whether it changed how the game stands.

        Raises:
            Leave: the command is to leave.
        """
        name, rest = command
        if name == "quit":
            self.keep()
            raise Leave
        if name == "call":
            return self._call(rest)
        if name == "claim":
            return self._claim()
        if name == "save":
            self._save(rest)
        elif name == "set":
            self._set(rest)
        elif name == "advice":
            self._advise()
        elif name != "undo":
            self.show(pages.page(name, self.words, self.board, self.story))
        return False

    def show(self, page: pages.Page, last_hint: str = "") -> str:
        """Show a page; the line that was typed to leave it."""
        return pages.PageReader(self.desk, self.words).read(page, last_hint)

    def _advise(self) -> None:
        """Show what the choices are worth, or why that is not told."""
        self.ready_to_advise()
        message = Text(" " + self.words.text("advice-thinking"), style=faces.QUIET)
        if self.desk.screen.is_live:
            self.desk.show(self.draw(), message, "")
        try:
            found = self.table.advise()
        except ForetellError as error:
            self._refused(error)
        else:
            self.show(advice_page(self.words, self.seen, found))

    def ready_to_advise(self) -> None:
        """Wait for what advice needs, where it is being compiled."""
        compiled((ADVISER,), self.desk)

    def _save(self, rest: str) -> None:
        try:
            path = self.table.keep(record_file(rest) if rest else None)
        except ForetellError as error:
            self._refused(error)
        except OSError as error:
            self.warn("save-failed", reason=error.strerror or str(error))
        else:
            self.say("saved", path=str(path))

    def _set(self, rest: str) -> None:
        """``confirm on``, ``confirm off``, ``pace slow`` …"""
        what, _, value = rest.partition(" ")
        if what == "confirm" and value in ("on", "off"):
            self.settings.confirm = value == "on"
        elif what == "pace" and value in PACES:
            self.settings.pace = value
        else:
            self.say("settings")
            return
        self.say("set", what=what, value=value)

    def _claim(self) -> bool:
        """Take the rest of the round, where that is proven; whether it was."""
        if not sight.is_claimable(self.seen):
            self._refused(illegal("not-proven"))
            return False
        try:
            views = self.table.claim()
        except ForetellError as error:
            self._refused(error)
            return False
        for seen in views:
            self.take(seen)
        self.keep()
        return True

    def _refused(self, error: ForetellError) -> None:
        """Say why a claim or a call is refused; a call at the wrong time, when one is possible."""
        lang, when = self.words.lang, "rejected-call-when"
        said = text(when, lang) if error.code == "wrong-phase" else told(error, lang)
        self.notice = Text(f" {self.words.fit(said)}", style=faces.WARN)

    def _call(self, rest: str) -> bool:
        """``call NAME TRICK``: a player's name or number, and a trick; the latest if none is."""
        seat, trick = pages.parse_call(rest, self.table.names)
        if seat is None:
            self.warn("call-how")
            return False
        before = self.seen
        trick = trick or before.tricks_done + (before.trick_len > 0)
        try:
            seen = self.table.call(seat, trick)
        except ForetellError as error:
            self._refused(error)
            return False
        self.take(seen)
        if seen.phase in (Phase.PLAY, Phase.AGREE) and seen.trick_len == before.trick_len:
            self.warn("call-wrong", who=self.table.names[seat])
        return True
