"""Two ordinary packs become a deck for Wizard: what to take, and faces to stick on eight cards."""

from __future__ import annotations

from typing import Final

from foretell.base.i18n import text
from foretell.cards import RANKS_60
from foretell.printing.cuts import cells_on, draw_marks
from foretell.printing.deck import placed
from foretell.printing.faces import draw_faces
from foretell.printing.grid import INKS, SIGNS
from foretell.printing.letters import Face, lines
from foretell.printing.papers import MM, Box, Paper
from foretell.printing.pen import HAIR, SOFT, Pen
from foretell.svg.sets import DrawnSet

STICKER: Final = (54 * MM, 82 * MM)
"""A little smaller than the narrower cards that there are, so that no edge shows."""
MARGIN: Final = 22 * MM
TITLE: Final = 24.0
TEXT: Final = 11.0
LINE: Final = 16.0
STEPS: Final = ("packs", "first", "wizards", "jesters", "stick", "check")
SPECIAL: Final = [rank + suit for rank in "ZN" for suit in "cdhs"]


def two_packs(cards: DrawnSet, paper: Paper, lang: str) -> bytes:
    """A page that says how, and one with the faces of four Wizards and four Jesters, as a PDF."""
    pen = Pen(paper, text("print-packs-title", lang), lang)
    _how(pen, paper.whole.within(MARGIN, MARGIN), lang)
    pen.turn_page()
    cells = cells_on(paper, *STICKER)
    draw_marks(pen, cells)
    draw_faces(pen, placed(SPECIAL, cells), cards, 60, lang)
    _reminder(pen, cells.box(len(SPECIAL)).within(5 * MM, 6 * MM), lang)
    return pen.pdf()


def _how(pen: Pen, box: Box, lang: str) -> None:
    """The steps, and all sixty cards as a picture."""
    pen.star(box.x + 8, box.y + 9, 11)
    pen.text(box.x + 26, box.y + 9, text("print-packs-title", lang), TITLE, Face.TITLE)
    y = box.y + 46
    for number, step in enumerate(STEPS, start=1):
        pen.text(box.x, y, f"{number}", TEXT * 1.3, Face.TITLE)
        for line in lines(text(f"print-packs-{step}", lang), Face.TEXT, TEXT, box.width - 26):
            pen.text(box.x + 26, y, line, TEXT)
            y += LINE
        y += 7
    _cards(pen, Box(box.x, y + 14, box.width, 0), lang)


def _cards(pen: Pen, box: Box, lang: str) -> None:
    """The first pack suit by suit, then the eight cards of the second."""
    pen.text(box.x, box.y, text("print-packs-one", lang), TEXT, Face.BOLD)
    y = box.y + 22
    for suit in "shdc":
        for place, rank in enumerate(RANKS_60):
            _card(pen, box.x + place * box.width / len(RANKS_60), y, rank, suit, lang)
        y += 28
    pen.text(box.x, y + 14, text("print-packs-two", lang), TEXT, Face.BOLD)
    y += 36
    for rank, meant in (("A", "Z"), ("2", "N")):
        for place, suit in enumerate("shdc"):
            _card(pen, box.x + place * 36, y, rank, suit, lang)
        pen.text(box.x + 156, y, f"=  4 × {text(f'page-card-{meant}', lang)}", TEXT, Face.BOLD)
        y += 28


def _card(pen: Pen, x: float, y: float, rank: str, suit: str, lang: str) -> None:
    """A small card: its rank in the reader's language and its suit."""
    pen.box(Box(x, y - 11, 30, 22), 0.6, HAIR, radius=3)
    said = text("rules-rank", lang, rank=rank)
    pen.text(x + 13, y, said, 9.5, Face.BOLD, "right")
    pen.text(x + 15, y, SIGNS[suit], 10.5, Face.BOLD, colour=INKS[suit])


def _reminder(pen: Pen, box: Box, lang: str) -> None:
    """What fits on a card: who takes a trick."""
    y = box.y + 10
    for line in lines(text("print-packs-reminder-title", lang), Face.TITLE, 12, box.width):
        pen.text(box.x + box.width / 2, y, line, 12, Face.TITLE, "middle")
        y += 15
    y += 6
    for rule in ("wizard", "trump", "suit", "jester"):
        said = text(f"print-packs-reminder-{rule}", lang)
        for place, line in enumerate(lines(said, Face.TEXT, 8.6, box.width - 14)):
            if place == 0:
                pen.star(box.x + 4, y, 4.5, SOFT)
            pen.text(box.x + 14, y, line, 8.6)
            y += 11.5
        y += 5
