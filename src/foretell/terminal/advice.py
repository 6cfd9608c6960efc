"""What one's choices are worth, where somebody practises: found here, and shown as a page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from rich.text import Text

from foretell.engine.structs import Phase
from foretell.play.actions import TURN_TEXT, choice_text
from foretell.play.handle import Handle
from foretell.play.seen import Seen
from foretell.terminal import faces, sight
from foretell.terminal.choices import ChoicePrompt
from foretell.terminal.pages import Page
from foretell.terminal.screen import wrapped
from foretell.terminal.words import Words

CARDS = (Phase.PLAY, Phase.PASS)


class ChoiceWorth(NamedTuple):
    """What comes of one choice."""

    text: str
    points: float
    """The own points of the round, on average."""
    tricks: Sequence[float]
    """By number from 0, how often so many tricks are taken."""


def weigh(handle: Handle, seat: int, deck: int) -> list[ChoiceWorth]:
    """What each choice of a seat is worth, by what it sees; none where nothing is to be chosen."""
    from foretell.bots.advice import Adviser

    phase = handle.get("phase")
    found = Adviser().weighed(handle.rules, handle.view(seat))
    return [
        ChoiceWorth(choice_text(phase, one.choice, deck), one.points, one.tricks) for one in found
    ]


def advice_page(words: Words, seen: Seen, found: Sequence[ChoiceWorth]) -> Page:
    """The choices, the best first, with points and tricks."""
    rows = sorted(found, key=lambda one: -one.points)
    lines = _Lines(words, seen, rows)
    return Page(words.text("page-advice"), lines.drawn if rows else lines.none)


class _Lines:
    """Draws choices below each other."""

    def __init__(self, words: Words, seen: Seen, rows: Sequence[ChoiceWorth]) -> None:
        self.words = words
        self.rows = rows
        self.heads = [words.text(f"advice-{key}") for key in ("choice", "points", "tricks")]
        if seen.phase == Phase.BID:
            self.heads[0] = words.text("advice-bid")
        self.names = [_name(words, seen, one.text) for one in rows]
        self.widths = max(map(len, [self.heads[0], *self.names])), len(self.heads[1])

    def none(self, width: int) -> list[Text]:
        """There is nothing to choose."""
        return [Text(""), *wrapped(self.words.text("advice-nothing"), width, 2)]

    def drawn(self, width: int) -> list[Text]:
        """A row for each choice, and how it was found."""
        head = wrapped(self._line(*self.heads), width, 2)
        for line in head:
            line.stylize(faces.QUIET)
        rows = [
            self._row(one, name, width) for one, name in zip(self.rows, self.names, strict=True)
        ]
        how = wrapped(self.words.text("advice-how-told"), width, 2)
        return [*head, *chain.from_iterable(rows), Text(""), *how]

    def _line(self, name: str, points: str, tricks: str) -> str:
        names, numbers = self.widths
        return f"{name:<{names}}  {points:>{numbers}}  {tricks}"

    def _row(self, one: ChoiceWorth, name: str, width: int) -> list[Text]:
        is_best = one.points == self.rows[0].points
        points = ("+" if round(one.points) > 0 else "") + self.words.number(round(one.points))
        best = f" ({self.words.text('advice-best')})" if is_best else ""
        lines = wrapped(self._line(name, points, self._shares(one)) + best, width, 2)
        for line in lines if is_best else ():
            line.stylize(faces.GOLD)
        return lines

    def _shares(self, one: ChoiceWorth) -> str:
        """How often each number of tricks comes of a choice."""
        shares = ((number, round(100 * share)) for number, share in enumerate(one.tricks))
        text = self.words.text
        return ", ".join(
            text("advice-share", tricks=number, percent=part) for number, part in shares if part
        )


def _name(words: Words, seen: Seen, text: str) -> str:
    """A choice in words; of a card that may be played in several ways the card alone."""
    if seen.phase in CARDS and text != TURN_TEXT:
        return words.card(text, suited=sight.are_suited(seen))
    return ChoicePrompt(words, ()).name(seen, text)
