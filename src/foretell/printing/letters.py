"""The fonts of what is printed: which font writes which letter, how wide a text is."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).with_name("fonts")
DOTS: Final = "…"


class Face(Enum):
    """A kind of letters: the fonts that are asked for each of them, the first one first."""

    TEXT = ("nunito-sans", "dejavu-sans")
    BOLD = ("nunito-sans-bold", "dejavu-sans")
    TITLE = ("fraunces", "nunito-sans-bold", "dejavu-sans")


@cache
def font(name: str) -> Any:
    """A font of this folder, known to the writer of PDFs from now on."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    made = TTFont(f"foretell-{name}", str(FOLDER / f"{name}.ttf"))
    pdfmetrics.registerFont(made)
    return made


@cache
def font_of(letter: str, face: Face) -> str:
    """The first font of a face that has a letter; where none has, the first one's empty box.

    >>> font_of("♠", Face.TEXT), font_of("λ", Face.BOLD), font_of("ж", Face.TITLE)
    ('foretell-nunito-sans', 'foretell-dejavu-sans', 'foretell-nunito-sans-bold')
    """
    fonts = [font(name) for name in face.value]
    made = next((one for one in fonts if ord(letter) in one.face.charToGlyph), fonts[0])
    return str(made.fontName)


def pieces(text: str, face: Face) -> Iterator[tuple[str, str]]:
    """A text in pieces, each with the font that writes it.

    >>> [piece for _, piece in pieces("Ada λ", Face.TEXT)]
    ['Ada ', 'λ']
    """
    for name, letters in groupby(text, lambda letter: font_of(letter, face)):
        yield name, "".join(letters)


def width(text: str, face: Face, size: float) -> float:
    """How wide a text is, in points."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    return sum(float(stringWidth(piece, name, size)) for name, piece in pieces(text, face))


def fitted(text: str, face: Face, size: float, most: float) -> str:
    """A text, cut where it would be wider than it may be.

    >>> fitted("Wilhelmina", Face.TEXT, 10, 30), fitted("Ada", Face.TEXT, 10, 30)
    ('Wilh…', 'Ada')
    """
    if width(text, face, size) <= most:
        return text
    while text and width(text + DOTS, face, size) > most:
        text = text[:-1]
    return text.rstrip() + DOTS


def lines(text: str, face: Face, size: float, most: float) -> list[str]:
    """A text in lines that are no wider than they may be, broken between words.

    >>> lines("one two three", Face.TEXT, 10, 40)
    ['one two', 'three']
    """
    found = [""]
    for word in text.split():
        longer = f"{found[-1]} {word}".strip()
        if found[-1] and width(longer, face, size) > most:
            found.append(word)
        else:
            found[-1] = longer
    return found
