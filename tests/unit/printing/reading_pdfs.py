"""Reads PDFs as people do: their words, their pages, and what is drawn there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pypdfium2

T = TypeVar("T")
PAPERS = {"a4": (595, 842), "letter": (612, 792)}
"""Width and height in points, as people know them."""


def each_page(pdf: bytes, read: Callable[[Any], T]) -> list[T]:
    """Something of every page."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [read(page) for page in document]
    finally:
        document.close()


def words(pdf: bytes) -> list[str]:
    """The text of every page, in one line."""
    return [" ".join(one.split()) for one in each_page(pdf, _text)]


def _text(page: Any) -> str:
    read = page.get_textpage()
    try:
        return str(read.get_text_range())
    finally:
        read.close()


def sizes(pdf: bytes) -> list[tuple[int, int]]:
    """Width and height of every page, in points."""
    return each_page(pdf, lambda page: (round(page.get_width()), round(page.get_height())))


def pictures(pdf: bytes, scale: float = 0.5) -> list[Any]:
    """Every page as a picture in greys."""
    return each_page(pdf, lambda page: page.render(scale=scale, grayscale=True).to_pil())


def ink(picture: Any) -> float:
    """Which share of a picture is not white."""
    counts = picture.histogram()
    return 1 - float(sum(counts[250:]) / sum(counts))
