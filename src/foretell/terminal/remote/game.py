"""A game at a server's table from where it stands to its end: watched, and choices asked for."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from foretell.engine.structs import Phase
from foretell.server.protocol import commands as w
from foretell.terminal import faces, sight
from foretell.terminal.decision import Decision
from foretell.terminal.remote.sitting import TableSitting
from foretell.terminal.remote.talk import TablePulse, changes


class RemoteGame:
    """Plays, or watches, until the game is over."""

    def __init__(self, sitting: TableSitting, pulse: TablePulse) -> None:
        self.sitting = sitting
        self.remote = sitting.remote
        self.words = sitting.words
        self.pulse = pulse
        self.decision: Decision | None = None
        """The one that was asked for last."""

    def run(self) -> None:
        """Play until the game is over.

        Raises:
            Leave: the person goes.
            Gone: the table is gone.
        """
        while True:
            wakes = self._wakes()  # before looking: what comes while one looks is news, too
            self.remote.check()
            self.sitting.catch_up()
            if self.remote.is_over and self.remote.moments.empty():
                return
            if self._is_asked():
                self.sitting.notice = None  # the question is what matters now
                self.pulse.wakes = lambda: not self._is_asked()
                self.decision = Decision(self.sitting, self.decision)
                self.decision.make()
            else:
                self.pulse.wakes = wakes
                self._wait()

    def _is_asked(self) -> bool:
        """Whether the own seat is to decide, by all that has come."""
        is_shown = self.remote.moments.empty() and sight.may_act(self.sitting.seen)
        return is_shown and self._is_due()

    def _is_due(self) -> bool:
        """Whether the server waits for the own seat."""
        remote = self.remote
        is_open = not (remote.facts["is_paused"] or remote.is_lent or remote.is_over)
        return is_open and remote.seat >= 0 and remote.seat in remote.facts["due"]

    def _wakes(self) -> Callable[[], bool]:
        """When waiting ends: at any change; on plain lines only at one's own turn, and the end."""
        if self.sitting.desk.screen.is_live:
            return changes(self.remote)
        return lambda: self._is_due() or self.remote.is_over

    def _wait(self) -> None:
        """Wait until something comes, or something is typed."""
        desk, sitting = self.sitting.desk, self.sitting
        message = sitting.told() or self._message()
        hints = self.words.text("online-hints-wait")
        line = desk.ask(sitting.draw(), message, hints, wakes=True).strip()
        if line and not line.startswith("<"):
            self._typed(line)
        elif line == "" and self.remote.is_lent:
            sitting.try_command(w.Back())

    def _typed(self, line: str) -> None:
        command = self.sitting.parse(line)
        if command is None:
            said = self.words.text("online-not-now", typed=line)
            self.sitting.notice = Text(f" {said}", style=faces.WARN)
        else:
            self.sitting.obey(command)

    def _message(self) -> Text:
        """What is waited for."""
        text, facts = self.words.text, self.remote.facts
        if not self.remote.is_connected:
            return Text(" " + text("online-lost"), style=faces.WARN)
        if facts["is_stuck"]:
            return Text(" " + text("online-stuck"), style=faces.WARN)
        if facts["is_paused"]:
            return Text(f" {text('online-paused')} ", style=faces.GOLD)
        if self.remote.is_lent:
            return Text(f" {text('online-lent')} ", style=faces.GOLD)
        if self.sitting.seen.phase == Phase.DEAL:
            return self._between()
        if premove := self.remote.table.folding.you.get("premove"):
            said = text("online-wing", card=self.words.card(premove))
            return Text(f" {said}", style=faces.QUIET)
        return Text(" " + self._others(), style=faces.QUIET)

    def _between(self) -> Text:
        """What the round brought; the next one is dealt by the server."""
        rows, seat = self.sitting.story.rows, self.remote.seat
        if not rows:
            return Text(" " + self.words.text("online-dealing"), style=faces.QUIET)
        if seat < 0:
            return Text(f" {self.words.text('online-round-over', number=rows[-1].number)} ")
        points = rows[-1].points[seat]
        said = ("+" if points > 0 else "") + self.words.number(points)
        over = self.words.say("round-over", number=rows[-1].number, points=said)
        return Text(f" {over} ", style=faces.GOLD)

    def _others(self) -> str:
        """Who is to decide; who of them is not there."""
        facts = self.remote.facts
        names = [self._waited(facts["seats"][seat]) for seat in facts["due"]]
        if not names:
            return self.words.say("wait")
        return self.words.text("online-waiting", who=", ".join(names))

    def _waited(self, seat: dict[str, object]) -> str:
        is_absent = seat.get("kind") == "person" and not seat.get("is_here") and not seat.get("bot")
        name = str(seat.get("name", ""))
        return self.words.text("online-absent", who=name) if is_absent else name
