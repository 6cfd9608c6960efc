"""Tables as HTML for notebooks: readable in a light and a dark theme, whatever names hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

NUMBER: Final = "text-align:right;font-variant-numeric:tabular-nums;padding:.2em .6em"
TEXT: Final = "text-align:left;padding:.2em .6em"
WHOLE: Final = "color:inherit;background:none;border-collapse:collapse;font:inherit"
LINE: Final = "border-top:1px solid rgba(128,128,128,.5);background:none"


class Markup(str):
    """A text that is HTML already, such as a drawing."""

    __slots__ = ()


def paragraph(text: str) -> Markup:
    """A line of its own.

    >>> paragraph("Ada & Bo")
    '<p>Ada &amp; Bo</p>'
    """
    return Markup(f"<p>{_inner(text)}</p>")


def sheet(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> Markup:
    """A table under its caption; the first cell of each row is the row's head.

    What looks like a number stands on the right; every text is escaped, :class:`Markup` is not.

    >>> sheet("Points", ["", "Ada"], [["1", "-10"]]).count("<th ")
    3
    """
    top = "".join(_cell("th", text, ' scope="col"') for text in head)
    body = "".join(_row(row) for row in rows)
    said = f'<caption style="{TEXT};color:inherit">{_inner(caption)}</caption>'
    return Markup(
        f'<table style="{WHOLE}">{said}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'
    )


def _row(row: Sequence[str]) -> str:
    first, *others = row
    cells = _cell("th", first, ' scope="row"') + "".join(_cell("td", text) for text in others)
    return f'<tr style="{LINE}">{cells}</tr>'


def _cell(tag: str, text: str, more: str = "") -> str:
    is_number = text.lstrip("-−").isdigit()
    return f'<{tag}{more} style="{NUMBER if is_number else TEXT}">{_inner(text)}</{tag}>'


def _inner(text: str) -> str:
    return text if isinstance(text, Markup) else escape(text)
