"""A score pad at a terminal: one screen, a line at a time, the file written after every note."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from foretell.base.errors import ForetellError
from foretell.base.files import write_whole, writing_to
from foretell.base.i18n import told
from foretell.record import write
from foretell.scorepad import Entry, PadStanding, ScorePad
from foretell.terminal import faces
from foretell.terminal.desk import Desk
from foretell.terminal.pages import Page, PageReader, help_lines, rules_lines
from foretell.terminal.saving import record_file
from foretell.terminal.score.asking import (
    PadQuestion,
    about,
    asked,
    heading,
    next_question,
    round_of,
    stopped,
    walk,
)
from foretell.terminal.score.counts import count_lines
from foretell.terminal.score.keeping import write_pad
from foretell.terminal.score.lines import PadReader, bad_line
from foretell.terminal.score.sheet import PadSheet, sheet_lines
from foretell.terminal.screen import Size
from foretell.terminal.words import Words

HELP: Final = ("note", "correct", "special", "keep")
ABOVE: Final = 4
"""Lines above the sheet."""
BELOW: Final = 2
"""Heading and totals of the sheet."""


def only_tricks(standing: PadStanding) -> tuple[Entry, ...]:
    """The tricks that are left to be noted, where each seat can have taken but one number."""
    due = [one for one in standing.due if not one.optional]
    if not due or any(one.key != "won" or len(one.values or ()) != 1 for one in due):
        return ()
    n = standing.now or 0
    return tuple(Entry(n, "won", one.values[0], one.seat) for one in due if one.values)


class LeftPad(Exception):
    """The person leaves."""


class ScoreSession:
    """Asks for what is due and notes what is typed."""

    def __init__(self, desk: Desk, words: Words, path: Path, pad: ScorePad) -> None:
        self.desk, self.words, self.path, self.pad = desk, words, path, pad
        self.standing = pad.standing()
        self.skipped: set[tuple[int, str]] = set()
        self.queue: list[PadQuestion] = []
        self.made: list[tuple[Entry, ...]] = []
        """For each note of this session, the entries that undo it."""
        self.notice: Text | None = None
        self.is_sure = False
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "q": self.leave,
            "?": self.help,
            "s": self.statistics,
            "f": self.finish,
            "u": self.undo,
            "c": self.correct,
            "r": self.revoke,
            "rules": self.rules,
            "sheet": self.sheet,
            "record": self.record,
        }

    def run(self) -> None:
        """Go on until the person leaves."""
        while True:
            question = self.question
            line = self.ask(question).strip()
            try:
                self.take(line, question)
            except LeftPad:
                return
            except ForetellError as error:
                self.say(told(error, self.words.lang), faces.WARN)

    @property
    def question(self) -> PadQuestion | None:
        """What is asked for: a round that is corrected goes first."""
        return self.queue[0] if self.queue else next_question(self.standing, self.skipped)

    @property
    def reader(self) -> PadReader:
        """Reads what is typed."""
        return PadReader(self.words, self.pad)

    def ask(self, question: PadQuestion | None) -> str:
        """Show how it stands, and read a line."""
        text = asked(self.reader, question) if question else stopped(self.words, self.standing)
        if self.notice is not None:
            text = self.notice + Text("\n") + text
        self.notice = None
        self.desk.is_secret = question is not None and question.is_secret
        key = "score-hints-walk" if self.queue else "score-hints"
        line = self.desk.ask(self.draw, text, self.words.text(key))
        if self.desk.is_secret:
            self.desk.screen.forget()
        self.desk.is_secret = False
        return line

    def draw(self, size: Size) -> list[Text]:
        """Heading, who deals, the sheet."""
        left, right = heading(self.words, self.pad, self.standing)
        gap = max(1, size.width - len(left) - len(right) - 2)
        top = Text(f" {left}", style=faces.TITLE).append(" " * gap + right, style="not bold")
        rule = Text(self.words.fit("─") * size.width, style=faces.QUIET)
        focus = self.queue[0].n if self.queue else None
        sheet = PadSheet(self.words, self.standing, size.width)
        rows = sheet.all(max(1, size.height - ABOVE - BELOW), focus)
        return [top, rule, about(self.words, self.standing), Text(""), *rows]

    def say(self, said: str, style: str = "") -> None:
        """Say something above the next question."""
        self.notice = Text(" " + self.words.fit(said), style=style)

    def take(self, line: str, question: PadQuestion | None) -> None:
        """Do what was typed."""
        is_sure, self.is_sure = self.is_sure, False
        word, *rest = line.split() or [""]
        if line == "" or line.startswith("<"):
            self.go_on(line, question)
        elif question and question.due.key == "trump" and len(line) == 1 and self.is_value(line):
            self.note(self.reader.due(question.n, question.due, line))
        elif word.lower() in self.commands:
            self.is_sure = is_sure
            self.commands[word.lower()](rest)
        elif self.reader.key(word) and rest:
            n = question.n if question else self.standing.now or len(self.standing.rounds)
            self.note(self.reader.fitting(self.reader.entry(n, [word, *rest]), self.standing))
        elif question is None:
            raise bad_line("unknown", said=line)
        else:
            self.answer(line, question)

    def is_value(self, line: str) -> bool:
        """Whether a letter is a suit."""
        return self.reader.spelled("trump", line) is not None

    def go_on(self, line: str, question: PadQuestion | None) -> None:
        """Enter: keep, skip, or begin to mend; Escape leaves a round that is corrected."""
        faulty = next((one for one in self.standing.rounds if one.fault), None)
        if line == "<escape>":
            self.queue = []
        elif line:
            return
        elif self.queue:
            self.queue.pop(0)
        elif question and question.due.optional:
            self.skipped.add((question.n, question.due.key))
        elif question is None and faulty:
            self.queue = list(walk(self.pad, faulty))

    def answer(self, line: str, question: PadQuestion) -> None:
        """One value for what is asked, or several, one after the other: all are noted, or none."""
        values = line.split()
        several = len(values) > 1 and all(one.isdecimal() for one in values) and not self.queue
        if not several or question.due.key not in ("bid", "won"):
            entry = self.reader.due(question.n, question.due, line, is_there=question.is_walk)
            self.note(entry, is_answer=bool(self.queue))
            return
        pad, entries = self.pad, list[Entry]()
        for value in values:
            now = next_question(pad.standing(), self.skipped)
            if now is None or (now.n, now.due.key) != (question.n, question.due.key):
                raise bad_line("too-many", said=line)
            entries.append(self.reader.due(now.n, now.due, value))
            pad = pad.noted(entries[-1])
        self.note(*entries)

    def note(self, *entries: Entry, is_answer: bool = False) -> None:
        """Note something, with the tricks that follow from it, and write the file."""
        pad = self.pad.noted(*entries)
        forced = () if self.queue else only_tricks(pad.standing())
        self.keep(pad.noted(*forced), (*entries, *forced))
        if is_answer:
            self.queue.pop(0)

    def keep(self, pad: ScorePad, entries: tuple[Entry, ...]) -> None:
        """Write a pad, and remember how its newest entries are undone."""
        write_pad(self.path, pad)
        last = {one.place: one.value for one in self.pad.entries}
        undone = [Entry(one.n, one.key, last.get(one.place), one.seat) for one in entries]
        self.made.append(tuple(undone))
        self.pad, self.standing = pad, pad.standing()

    # Commands.

    def leave(self, _rest: list[str]) -> None:
        """Leave; everything is written."""
        raise LeftPad

    def undo(self, _rest: list[str]) -> None:
        """Take the last note back."""
        if not self.made:
            raise bad_line("nothing-back")
        undone = self.made.pop()
        self.keep(self.pad.noted(*undone), undone)
        self.made.pop()
        self.queue = []

    def correct(self, rest: list[str]) -> None:
        """Go through a round once more."""
        before = (self.standing.now or len(self.standing.rounds) + 1) - 1
        said = " ".join(rest) or str(max(1, before))
        n = int(said) if said.isascii() and said.isdigit() and len(said) < 4 else 0
        one = round_of(self.standing, n)
        if one is None:
            raise bad_line("no-round", said=said, most=len(self.standing.rounds))
        self.queue = list(walk(self.pad, one))

    def revoke(self, rest: list[str]) -> None:
        """A revoke ends the round (rules 14)."""
        question = self.question
        n = question.n if question else self.standing.now
        if n is None:
            raise bad_line("nothing-open")
        self.note(self.reader.entry(n, ["revoke", *rest]))

    def finish(self, _rest: list[str]) -> None:
        """End the game here, after asking once; or let it go on."""
        if self.standing.finished:
            self.note(Entry(0, "finish", value=False))
        elif self.is_sure:
            self.is_sure = False
            self.note(Entry(0, "finish", value=True))
        else:
            self.is_sure = True
            self.say(self.words.text("score-sure"), "bold")

    def record(self, rest: list[str]) -> None:
        """Write the game record into a file."""
        if not rest:
            raise bad_line("record")
        path = record_file(" ".join(rest))
        with writing_to(path):
            write_whole(path, write(self.pad.record()))
        self.say(self.words.say("saved", path=str(path)))

    def help(self, _rest: list[str]) -> None:
        """What may be typed."""
        keys = [f"score-help-{topic}" for topic in HELP]
        self.read("score-page-help", lambda width: help_lines(self.words, keys, width))

    def rules(self, _rest: list[str]) -> None:
        """The rules in plain words."""
        lines = lambda width: rules_lines(self.words, self.pad.rules, width)  # noqa: E731
        self.read("terminal-page-rules", lines)

    def statistics(self, _rest: list[str]) -> None:
        """How everybody bids."""
        self.read("score-page-counts", lambda width: count_lines(self.words, [self.pad], width))

    def sheet(self, _rest: list[str]) -> None:
        """The whole sheet."""
        lines = lambda width: sheet_lines(self.words, self.standing, width)  # noqa: E731
        self.read("terminal-page-scores", lines)

    def read(self, title: str, lines: Callable[[int], list[Text]]) -> None:
        """Show a page until it is left."""
        PageReader(self.desk, self.words).read(Page(self.words.text(title), lines))
