"""A person at a server's table: what comes is shown, what is typed goes out."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from foretell.base.errors import ForetellError, IllegalAction
from foretell.play.seen import Seen
from foretell.server.protocol import commands as w
from foretell.terminal import faces, hand, pages, sight
from foretell.terminal.commands import Command, Settings
from foretell.terminal.desk import Desk
from foretell.terminal.frame import Board
from foretell.terminal.reading import ChoiceReader
from foretell.terminal.remote.orders import OFF, command_of, parse_order
from foretell.terminal.remote.seat import RemoteSeat, rows_of, story_of
from foretell.terminal.remote.talk import TablePulse, asked, fresh_lines
from foretell.terminal.sitting import Leave, Sitting
from foretell.terminal.story import Story
from foretell.terminal.words import Words

HELP = ("online-help-talk", "online-help-table")
ORDERS = ("pause", "resume", "end", "brb", "back", "bot", "stand", "join", "forced")
ANSWERED = ("pause", "end", "undo", "join", "forced")
"""Orders that nothing else on the screen answers at once."""
BACKLOG = 3
"""With so much still to come, nothing is looked at for long."""


class TableSitting(Sitting):
    """One person at one table of a server."""

    table: RemoteSeat

    def __init__(
        self, seat: RemoteSeat, desk: Desk, words: Words, settings: Settings, pulse: TablePulse
    ) -> None:
        super().__init__(seat, desk, words, settings)
        self.remote = seat.remote
        self.pulse = pulse
        seat.meanwhile = self._while_waiting

    # what comes

    def told_story(self) -> Story:
        """The story so far, from the sheet and the finished tricks."""
        return story_of(self.table.now)

    def catch_up(self) -> None:
        """Take in and show all that has come."""
        while (moment := self.table.next()) is not None:
            self._name_anew()
            if moment.is_jump:
                self.story = story_of(moment)
                continue
            super().take(moment.seen)
            self.story.rows = rows_of(moment.sheet)

    def take(self, seen: Seen) -> None:  # noqa: ARG002  # it comes as a moment
        """What an own action led to has come with the rest."""
        self.catch_up()

    def seconds(self, *, is_rest: bool) -> float:
        """How long something is looked at; not at all where more is waiting."""
        is_late = self.remote.moments.qsize() > BACKLOG
        return 0.0 if is_late else super().seconds(is_rest=is_rest)

    def _name_anew(self) -> None:
        """Draw the table for the seats as they are now."""
        if (self.board.names, self.board.me) != (self.table.names, self.table.seat):
            names, seat = self.table.names, self.table.seat
            self.board = Board(self.words, names, seat, self.table.title)

    def _while_waiting(self) -> None:
        """The answer is not there yet: show what is seen meanwhile."""
        key = "online-sending" if self.remote.is_connected else "online-lost"
        message = Text(" " + self.words.text(key), style=faces.QUIET)
        if self.desk.screen.is_live:
            self.desk.show(self.draw(), message, self.words.text("online-hints-sending"))

    def aside(self) -> Sequence[Text]:
        """The last lines of talk."""
        return fresh_lines(self.words, self.remote, self.desk.screen.size().width)

    def told(self) -> Text | None:
        """What there is to say, once: an answer of the server, too."""
        if self.notice is None and self.remote.answers:
            self.notice = Text(f" {self.words.fit(self.remote.answers.popleft())}")
        return super().told()

    # what is typed

    def hints(self, *, is_naming: bool) -> str:
        """What may be typed beside a choice: talk, too; advice where one practises."""
        kind = "-practice" if self.remote.is_practice else ""
        return self.words.text(f"online-hints{kind}{'-trump' if is_naming else ''}")

    def ready_to_advise(self) -> None:
        """The server has all that it needs."""

    def parse(self, line: str, choices: str = "") -> Command | None:
        """The command that a line is; those of a server's table first."""
        return parse_order(line) or super().parse(line, choices)

    def obey(self, command: Command) -> bool:
        """Do what a command says; whether it changed how the game stands.

        Raises:
            Leave: the command is to leave.
        """
        name, rest = command
        if name == "quit":
            raise Leave
        if name == "talk":
            self.talk(rest)
        elif name == "wing":
            self._premove(rest)
        elif name in ORDERS:
            self._command(name, rest)
        elif name == "save":
            self.notice = Text(" " + self.words.text("online-kept"))
        elif name == "help":
            self.show(pages.Page(self.words.say("page-help"), self._help))
        elif name == "undo":
            return self._undo(rest)
        else:
            return super().obey(command)
        return False

    def talk(self, said: str) -> None:
        """Say something to all at the table, or a command to the server."""
        said = said or asked(self.desk, self.draw(), self.words)
        if said:
            self.try_command(w.Say(said[:300], self.words.lang))

    def try_command(self, command: w.AnyCommand) -> bool:
        """Send a command; whether it was granted. Why not is said."""
        try:
            self.table.command(command)
        except ForetellError as error:
            self.notice = Text(f" {error}", style=faces.WARN)
            return False
        return True

    def _command(self, name: str, rest: str) -> None:
        """Ask the server for what an order means; what it does not show at once is said."""
        if name == "join" and self.remote.seat >= 0:
            rest = ""  # there is nothing to take back: a seat of one's own is left with "stand"
        command = command_of(name, rest, self.remote.names)
        if command is None:
            self.notice = Text(" " + self.words.text("online-bot-how"), style=faces.WARN)
            return
        has_come = self.try_command(command) and (
            self.remote.facts["is_paused"] or self.remote.is_over
        )
        if name in ANSWERED and self.notice is None and not has_come:
            off = "-off" if rest == OFF else ""
            self.notice = Text(" " + self.words.text(f"online-wanted-{name}{off}"))

    def _premove(self, typed: str) -> None:
        """Mark a card that plays itself at the own next turn; without a card, mark none."""
        reader = ChoiceReader(self.words)
        held = hand.ordered(self.seen, self.remote.seat) if self.remote.seat >= 0 else []
        found = [card for card in held if typed.lower() in reader.card_spellings(card)]
        if typed and not found:
            said = self.words.text("rejected-not-held", tried=typed, held=self.words.cards(held))
            self.notice = Text(f" {said}", style=faces.WARN)
        elif self.try_command(w.Premove(found[0] if found else "")):
            key = "online-wing" if found else "online-wing-off"
            card = self.words.cards(found[:1])
            self.notice = Text(" " + self.words.text(key, card=card))

    def _undo(self, rest: str) -> bool:
        """Ask all, where the table allows it; under honour play a card comes back (rules 14)."""
        if self.remote.facts["options"].get("undo"):
            self.notice = None
            self._command("undo", rest)
        elif sight.is_honour(self.seen) and not sight.may_act(self.seen):
            try:
                self.table.take_back()
            except IllegalAction as error:
                self.notice = Text(f" {error}", style=faces.WARN)
                return False
            return True
        return False

    def _help(self, width: int) -> list[Text]:
        topics = [f"terminal-help-{one}" for one in pages.HELP_TOPICS if one != "keep"]
        return pages.help_lines(self.words, [*HELP, *topics], width)
