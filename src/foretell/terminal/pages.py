"""Pages that take the whole screen: the last trick, the score sheet, the rules, help, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain

from rich.text import Text

from foretell.rules.explain import explain
from foretell.rules.plan import score_to_beat
from foretell.rules.value import Rules
from foretell.terminal import faces
from foretell.terminal.desk import Desk
from foretell.terminal.frame import Board, side_by_side
from foretell.terminal.screen import Size, wrapped
from foretell.terminal.story import Sheet, Story
from foretell.terminal.telling import TAKEN
from foretell.terminal.words import Words

HELP_TOPICS = ("cards", "choose", "look", "keep", "set", "honour")


@dataclass(frozen=True)
class Page:
    """A title, and lines for a width; ``is_end`` where it is to be read from its end."""

    title: str
    lines: Callable[[int], list[Text]]
    is_end: bool = False


class PageReader:
    """Shows a page, screen by screen."""

    def __init__(self, desk: Desk, words: Words) -> None:
        self.desk = desk
        self.words = words
        self.first = 0

    def read(self, page: Page, last_hint: str = "") -> str:
        """Show a page until it is left; the line that was typed to leave it."""
        self.first = 10_000 if page.is_end else 0
        while True:
            line = self.turn(page, Text(""), last_hint)
            if line in ("<up>", "<left>"):
                self.move(line)
            elif line in ("<down>", "<right>", "") and not self._is_at_end(page):
                self.move("<down>")
            elif line not in ("<up>", "<down>", "<left>", "<right>"):
                return "" if line == "<escape>" else line

    def turn(self, page: Page, message: Text, last_hint: str = "", *, wakes: bool = False) -> str:
        """Show a part of a page and read a line."""
        hints = self._hints(last_hint)
        return self.desk.ask(lambda size: self._part(page, size), message, hints, wakes=wakes)

    def move(self, key: str) -> None:
        """Turn back or on by as much as is seen."""
        step = -self._step() if key in ("<up>", "<left>") else self._step()
        self.first = max(0, self.first + step)

    def _step(self) -> int:
        return max(1, self.desk.screen.size().height - 6)

    def _hints(self, last_hint: str) -> str:
        return last_hint or self.words.say("hints-page")

    def _is_at_end(self, page: Page) -> bool:
        size = self.desk.screen.size()
        return self.first + size.height - 5 >= len(page.lines(size.width))

    def _part(self, page: Page, size: Size) -> list[Text]:
        """The title and as many lines as fit."""
        lines = page.lines(size.width)
        room = size.height - 2
        self.first = max(0, min(self.first, len(lines) - room))
        where = "" if len(lines) <= room else self._where(len(lines), room)
        title = faces.slip(f" {page.title}", faces.TITLE).append(where, faces.QUIET)
        rule = Text(self.words.fit("─") * size.width, style=faces.QUIET)
        return [title, rule, *lines[self.first : self.first + room]]

    def _where(self, lines: int, room: int) -> str:
        last = min(lines, self.first + room)
        key = "page-where" if self.desk.screen.is_live else "page-where-plain"
        return "  " + self.words.say(key, first=self.first + 1, last=last, lines=lines)


def page(name: str, words: Words, board: Board, story: Story) -> Page:
    """The page of a name: ``last scores log rules help``."""
    makers = {
        "last": _last,
        "scores": _scores,
        "log": _log,
        "rules": _rules,
    }
    title = words.say(f"page-{name}")
    make = makers.get(name, _help)
    return Page(title, lambda width: make(words, board, story, width), name in ("scores", "log"))


def _scores(words: Words, board: Board, story: Story, width: int) -> list[Text]:
    names = board.names[: story.seen.rules.players]
    sheet = Sheet(words, names, width)
    if not story.rows:
        return [Text(""), Text("  " + words.say("sheet-empty"))]
    return [*sheet.lines(story.rows), Text(""), *wrapped(words.say("sheet-legend"), width, 2)]


def _log(words: Words, board: Board, story: Story, width: int) -> list[Text]:  # noqa: ARG001
    said = board.teller.lines(story.events)
    return list(chain.from_iterable(wrapped(line, width) for line in said))


def _last(words: Words, board: Board, story: Story, width: int) -> list[Text]:  # noqa: ARG001
    """The finished trick before, in playing order, and who took it."""
    if not story.tricks:
        return [Text(""), Text("  " + words.say("no-last"))]
    lines = [Text("")]
    columns = []
    for seat, name in story.tricks[-1]:
        drawn = faces.box(faces.large(words, name), words)
        columns.append([faces.padded(line, 12) for line in (*drawn, Text(board.names[seat]))])
    lines += side_by_side(columns)
    tellings = [board.teller.tell(e) for e in story.events if e.kind in TAKEN]
    return [*lines, Text(""), *(Text(f"  {said}") for said in tellings[-1:])]


def _rules(words: Words, board: Board, story: Story, width: int) -> list[Text]:  # noqa: ARG001
    return rules_lines(words, story.seen.rules, width)


def rules_lines(words: Words, rules: Rules, width: int) -> list[Text]:
    """Rules in plain words."""
    lines: list[Text] = []
    for section in explain(rules, words.lang):
        lines.append(Text("  " + words.fit(section.title), style="bold"))
        lines += chain.from_iterable(wrapped(words.fit(one), width, 2) for one in section.sentences)
        lines.append(Text(""))
    return lines


def _help(words: Words, board: Board, story: Story, width: int) -> list[Text]:  # noqa: ARG001
    return help_lines(words, [f"terminal-help-{topic}" for topic in HELP_TOPICS], width)


def help_lines(words: Words, keys: Sequence[str], width: int) -> list[Text]:
    """Texts of help by their keys, each below its title."""
    lines: list[Text] = []
    for key in keys:
        lines.append(Text("  " + words.text(f"{key}-title"), style="bold"))
        for part in words.text(key).split("\n"):
            lines += wrapped(part, width, 2)
        lines.append(Text(""))
    return lines


def final(words: Words, board: Board, story: Story) -> Page:
    """Who won, and the sheet."""

    def draw(width: int) -> list[Text]:
        lines = [Text("")]
        players = story.seen.rules.players
        scores = story.seen.scores[:players]
        for place, seat in _ranking(story):
            style = "bold" if place == 1 else ""
            number = words.number(scores[seat]).rjust(6)
            rank = f"{place}.  " if players > 1 else ""
            lines.append(Text(f"  {rank}{board.names[seat]:<16}{number}", style=style))
        if score := score_to_beat(story.seen.rules):
            lines.append(Text("  " + words.say("to-beat", score=score)))
        return [*lines, Text(""), *_scores(words, board, story, width)]

    return Page(words.say("page-final"), draw)


def _ranking(story: Story) -> list[tuple[int, int]]:
    """Place and seat, the best first (rules 12)."""
    seen = story.seen
    keys = {
        seat: (
            seen.out_round[seat] or 10_000,
            seen.scores[seat],
            seen.stage[seat],
            seen.stage_points[seat],
        )
        for seat in range(seen.rules.players)
    }
    places = {seat: 1 + sum(other > key for other in keys.values()) for seat, key in keys.items()}
    return sorted((place, seat) for seat, place in places.items())


def parse_call(rest: str, names: Sequence[str]) -> tuple[int | None, int | None]:
    """Seat and trick of ``call SEAT TRICK``: the seat by its number from 1, or by its name.

    >>> parse_call("ada 3", ["You", "Ada"]), parse_call("2", ["You", "Ada"])
    ((1, 3), (1, None))
    >>> parse_call("²", ["You", "Ada"])
    (None, None)
    """
    who, _, which = rest.strip().rpartition(" ")
    trick = int(which) if who and which.isdecimal() else None
    who = rest.strip() if trick is None else who
    if who.isdecimal() and 0 < int(who) <= len(names):
        return int(who) - 1, trick
    found = [
        seat for seat, name in enumerate(names) if who and name.lower().startswith(who.lower())
    ]
    return (found[0] if found else None), trick
