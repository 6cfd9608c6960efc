"""One decision: asked for, typed or picked with the arrow keys, shown once more, sent."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.engine.structs import Phase
from foretell.play.actions import AGREE_TEXT, TURN_TEXT, split_card
from foretell.terminal import faces, sight
from foretell.terminal.choices import ChoicePrompt
from foretell.terminal.reading import ChoiceReader
from foretell.terminal.sitting import Sitting

BACK = ("<left>", "<up>")
ON = ("<right>", "<down>")
CHOICES: Final = {Phase.TRUMP: "sc", Phase.UBER_RANK: "a", Phase.AGREE: "a"}
"""Letters of commands that say something else while this is asked: suits, aces, "agree"."""


class Decision:
    """What a person is about to do; nothing is sent before Enter says so, unless set otherwise."""

    def __init__(self, sitting: Sitting, before: Decision | None = None) -> None:
        """Where ``before`` was about the same question, what waited to be sent waits on."""
        self.sitting = sitting
        self.seen = sitting.seen
        self.words = sitting.words
        self.asker = ChoicePrompt(sitting.words, sitting.table.names)
        self.reader = ChoiceReader(sitting.words)
        self.pending: str | None = self._forced()
        """The choice that waits to be sent."""
        self.offered: tuple[str, ...] = ()
        """Ways in which a card may be played, where there are several."""
        self.question = self.seen.question()
        if before is not None and before.question == self.question:
            self.offered = before.offered
            self.pending = before.pending or (None if self.offered else self.pending)

    def make(self) -> None:
        """Ask until something was done."""
        while not self._asked():
            pass

    def _forced(self) -> str | None:
        """The only choice there is, if there is but one."""
        legal = self.seen.legal
        return legal[0] if len(legal) == 1 and self.seen.phase != Phase.AGREE else None

    def _asked(self) -> bool:
        """Ask once; whether something was done."""
        picked = split_card(self.pending)[0] if self.pending else None
        message = self.sitting.told() or self._message()
        is_trump = self.seen.phase == Phase.TRUMP
        hints = self.sitting.hints(is_naming=is_trump)
        desk, draw = self.sitting.desk, self.sitting.draw(picked)
        line = desk.ask(draw, message, hints, wakes=True).strip()
        if line == "<news>":
            return True
        if line in (*BACK, *ON):
            self._walk(-1 if line in BACK else 1)
            return False
        if line == "<escape>":
            self._forget()
            return False
        return self._typed(line) if line else self._enter()

    def _message(self) -> Text:
        if self.pending is not None:
            return self.asker.confirm(self.seen, self.pending)
        if self.offered:
            return self.asker.offer(self.offered)
        question = self.asker.question(self.seen)
        if self.seen.phase == Phase.PLAY and sight.is_claimable(self.seen):
            points = self.seen.claim_points
            brings = "none" if points is None else self.words.signed(points)
            offer = self.words.say("claim-offer", points=brings)
            question.append(self.words.fit(f" · {offer}"))
        return question

    def _forget(self) -> None:
        self.pending, self.offered = None, ()

    def _walk(self, step: int) -> None:
        """Move the mark to the next choice."""
        choices = self.asker.cycle(self.seen)
        if not choices:
            return
        at = choices.index(self.pending) if self.pending in choices else None
        place = (0 if step > 0 else -1) if at is None else (at + step) % len(choices)
        self._forget()
        self.pending = choices[place]

    def _enter(self) -> bool:
        """Enter alone sends what is pending, and agrees to a score."""
        if self.seen.phase == Phase.AGREE:
            return self._send(AGREE_TEXT)
        return self._send(self.pending) if self.pending is not None else False

    def _typed(self, line: str) -> bool:
        """A choice or a command; whether something was done."""
        if self.offered and line.isdecimal() and 0 < int(line) <= len(self.offered):
            return self._chosen(self.offered[int(line) - 1])
        command = self.sitting.parse(line, CHOICES.get(self.seen.phase, ""))
        if command is not None:
            if command[0] == "undo" and self._undo():
                return False
            return self.sitting.obey(command)
        reading = self.reader.read(line, self.seen)
        self._forget()
        if reading.problem:
            self.sitting.notice = Text(" " + reading.problem, style=faces.WARN)
            return False
        if len(reading.actions) > 1:
            self.offered = reading.actions
            return False
        return self._chosen(reading.actions[0])

    def _undo(self) -> bool:
        """Forget a choice that waits for Enter; whether there was one."""
        is_there = self.pending is not None or bool(self.offered)
        self.sitting.say("taken-back" if is_there else "nothing-back")
        self._forget()
        return is_there

    def _chosen(self, action: str) -> bool:
        """A choice: it waits for Enter, or is sent at once."""
        if self.sitting.settings.confirm and action not in (TURN_TEXT, AGREE_TEXT):
            self._forget()
            self.pending = action
            return False
        return self._send(action)

    def _send(self, action: str) -> bool:
        try:
            seen = self.sitting.table.act(action)
        except ForetellError as error:
            self._forget()
            self.sitting.notice = Text(f" {error}", style=faces.WARN)
            return False
        self.sitting.keep()
        self.sitting.take(seen)
        self._forget()
        is_same = self.sitting.seen.question() == self.question  # others were faster
        if is_same and action != AGREE_TEXT:  # which needs but Enter anyhow
            self.pending = action
        return True
