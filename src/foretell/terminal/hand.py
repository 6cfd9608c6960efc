"""The own cards, numbered; those that may be played stand out, the others are dimmed."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from foretell.engine.structs import Phase
from foretell.play.actions import split_card
from foretell.play.seen import Seen
from foretell.terminal import faces, sight
from foretell.terminal.screen import Size
from foretell.terminal.words import Words

CHOOSING: Final = (Phase.PLAY, Phase.PASS)
MARGIN: Final = 2
LARGE: Final = 32
"""Rows of a terminal in which cards are drawn large."""
LARGE_CELL: Final = 6


def ordered(seen: Seen, seat: int) -> list[str]:
    """The cards of a seat as far as they are known, in the order in which they are shown.

    A dummy that is played for shows the cards that lie open.
    """
    open_ = seen.face_up if sight.is_dummy(seen, seat) else seen.known[seat]
    return sight.sorted_hand(seen.known[seat] & open_, seen.trump, sight.all_cards(seen))


def playable(seen: Seen) -> set[str]:
    """The cards that may be chosen now."""
    if seen.phase not in CHOOSING:
        return set()
    return {split_card(text)[0] for text in seen.legal}


class Holding:
    """The cards of one seat, drawn for somebody who may choose among them.

    Args:
        seat: whose cards they are: the own, or a dummy's that is played for.
        size: of the whole terminal; where it is large, so are the cards.
        picked: the card that is about to be played.
    """

    def __init__(self, words: Words, seen: Seen, seat: int, size: Size, picked: str | None) -> None:
        self.words = words
        self.names = ordered(seen, seat)
        self.hidden = 0 if sight.is_dummy(seen, seat) else seen.hand_count[seat] - len(self.names)
        is_asked = seen.phase in CHOOSING and sight.may_act(seen)
        self.is_choice = is_asked and seat == sight.deciding(seen)
        self.legal = playable(seen)
        self.suited = sight.are_suited(seen)
        self.picked = picked if self.is_choice else None
        self.width = size.width - MARGIN
        self.is_large = size.height >= LARGE and LARGE_CELL * len(self.names) <= self.width

    def lines(self) -> list[Text]:
        """As many rows as the cards need, numbers below each where one is to be chosen."""
        if not self.names:
            return [Text("  ") + faces.beside([faces.back(self.words)] * self.hidden)]
        numbered = list(enumerate(self.names, start=1))
        cell = LARGE_CELL if self.is_large else self._cell()
        rows = -(-len(numbered) // max(1, self.width // cell))
        per_row = -(-len(numbered) // rows)
        found: list[Text] = []
        for first in range(0, len(numbered), per_row):
            part = numbered[first : first + per_row]
            found += self._boxes(part) if self.is_large else [self._slips(part, cell)]
            if self.is_choice:
                found.append(self._numbers(part, cell))
        return found

    def _cell(self) -> int:
        """Columns for a card: some air, or none where many are held."""
        longest = max(len(self.words.card(name, suited=self.suited)) for name in self.names)
        return longest + (3 if (longest + 3) * len(self.names) <= self.width else 2)

    def _is_dim(self, name: str) -> bool:
        return self.is_choice and name not in self.legal

    def _slips(self, part: list[tuple[int, str]], cell: int) -> Text:
        line = Text("  ")
        for _, name in part:
            dim = self._is_dim(name)
            face = faces.card(self.words, name, suited=self.suited, is_dim=dim)
            if name == self.picked:
                face.stylize("reverse")
            line += faces.padded(face, cell)
        return line

    def _boxes(self, part: list[tuple[int, str]]) -> list[Text]:
        lines = [Text("  ") for _ in range(3)]
        for _, name in part:
            dim = self._is_dim(name)
            face = faces.large(self.words, name, suited=self.suited, is_dim=dim)
            style = "bold yellow" if name == self.picked else faces.QUIET if dim else ""
            for line, drawn in zip(lines, faces.box(face, self.words, style), strict=True):
                line.append_text(drawn)
        return lines

    def _numbers(self, part: list[tuple[int, str]], cell: int) -> Text:
        """Numbers below the cards that may be played, a dash below the others."""
        line = Text("  ")
        for number, name in part:
            mark = f"[{number}]" if name == self.picked else f" {number}"
            said = mark if name in self.legal else " -"
            said = f" {said}" if self.is_large else said
            line += faces.padded(faces.slip(said, "bold" if name == self.picked else ""), cell)
        return line
