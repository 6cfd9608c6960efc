"""A game from the first card to the last at one seat: others are watched, the person is asked."""

from __future__ import annotations

from rich.text import Text

from foretell.engine.structs import Phase
from foretell.play.seen import Seen
from foretell.terminal import faces, pages, sight
from foretell.terminal.commands import Command, parse_command
from foretell.terminal.decision import Decision
from foretell.terminal.events import EventKind
from foretell.terminal.sitting import Sitting


class Session:
    """Plays one sitting to its end."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.words = sitting.words
        self.table = sitting.table

    @property
    def seen(self) -> Seen:
        """The view as it stands."""
        return self.sitting.seen

    def run(self) -> None:
        """Play until the game is over.

        Raises:
            Leave: the person goes before the end.
        """
        while True:
            self._let_others()
            self.sitting.keep()
            if self.seen.phase == Phase.OVER:
                self._final()
                return
            if self.seen.phase == Phase.DEAL:
                self._between_rounds()
            else:
                Decision(self.sitting).make()

    def _let_others(self) -> None:
        """Watch what happens until this seat has to decide, or a deal is due."""
        if self.table.may_take_back():
            self._offer_take_back()
        while (seen := self.table.step()) is not None:
            self.sitting.take(seen)
            if self._is_between_tricks(seen):
                self._offer_call()

    def _is_between_tricks(self, seen: Seen) -> bool:
        """Whether a trick has just ended where a revoke may be called (rules 14)."""
        fresh = {event.kind for event in self.sitting.story.fresh}
        is_end = bool(fresh & {EventKind.TRICK, EventKind.NO_TRICK})
        is_other = seen.phase == Phase.PLAY and seen.actor != seen.seat
        return is_end and is_other and sight.is_honour(seen)

    def _pause(self, message: str, hints: str) -> Command | None:
        """Wait for Enter; the command, if it was a call or an undo."""
        while True:
            said = self.sitting.told() or Text(f" {message} ", style=faces.GOLD)
            line = self.sitting.desk.ask(self.sitting.draw(), said, self.words.say(hints)).strip()
            command = parse_command(line)
            if command is None or command[0] in ("undo", "call"):
                return command
            self.sitting.obey(command)

    def _offer_take_back(self) -> None:
        """Under honour play a card may be taken back until the next is played (rules 14).

        A call is made here, too: a wrong one changes nothing on the table.
        """
        laid = self._laid()
        while self._laid() == laid and (command := self._pause_at_card()):
            if command[0] == "call":
                self.sitting.obey(command)
            elif self.table.may_take_back():
                self.sitting.take(self.table.take_back())
            else:
                self.sitting.warn("nothing-back")

    def _pause_at_card(self) -> Command | None:
        return self._pause(self.words.say("pause-card"), "hints-card")

    def _laid(self) -> tuple[int, int, int]:
        """How far the round is."""
        return self.seen.phase, self.seen.tricks_done, self.seen.trick_len

    def _offer_call(self) -> None:
        """Under honour play a revoke may be called now (rules 14)."""
        while command := self._pause(self.words.say("pause-trick"), "hints-pause"):
            if command[0] == "call":
                self.sitting.obey(command)
            if self.seen.phase != Phase.PLAY:
                return

    def _between_rounds(self) -> None:
        """Let the finished round be looked at, then deal."""
        if self.sitting.story.rows:
            self._pause(self._summary(), "hints-round")
        self.sitting.take(self.table.deal())
        self.sitting.keep()

    def _summary(self) -> str:
        """What the round brought."""
        row = self.sitting.story.rows[-1]
        points = row.points[self.table.seat]
        sign = "+" if points > 0 else ""
        said = sign + self.words.number(points)
        return self.words.say("round-over", number=row.number, points=said)

    def _final(self) -> None:
        """Let the last round be looked at, then show who won."""
        self._pause(self._summary(), "hints-end")
        final = pages.final(self.words, self.sitting.board, self.sitting.story)
        self.sitting.show(final, self.words.say("final-enter"))
