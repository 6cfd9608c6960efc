"""Plain HTML for a browser that follows a link: text and tables, no script."""

from __future__ import annotations

import base64
import hashlib
import unicodedata
from collections.abc import Iterable
from html import escape
from typing import Final

from foretell.base.i18n import text
from foretell.server.http.site import NOTHING_ELSE, SECURE

STYLE = (
    "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{padding:.2rem .7rem;border:1px solid #999;"
    "text-align:right}th:first-child,td:first-child{text-align:left}code{background:#eee}"
)

_DIGEST: Final = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
HEADERS: Final = {
    **SECURE,
    "Content-Security-Policy": f"default-src 'none'; style-src 'sha256-{_DIGEST}'; {NOTHING_ELSE}",
}
"""What a plain page says of itself: its one style, no script, nothing from anywhere."""


def document(title: str, parts: Iterable[str], lang: str = "en") -> str:
    """A whole page; the parts are HTML already."""
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<body>{''.join(parts)}</body></html>"
    )


LEFTWARD: Final = frozenset({"R", "AL"})
"""The kinds of letters that are written from right to left."""


def isolated(name: str) -> str:
    """A name in a line of text: one that is written from right to left turns nothing around it.

    >>> isolated("Ada"), isolated("\u05d0") == "\u2068\u05d0\u2069"
    ('Ada', True)
    """
    is_leftward = any(unicodedata.bidirectional(letter) in LEFTWARD for letter in name)
    return f"\u2068{name}\u2069" if is_leftward else name


def said(lang: str, key: str, /, **args: str | int) -> str:
    """A text of the plain pages, by its key without that word, as HTML."""
    return escape(text(f"plain-{key}", lang, **args))


def coded(key: str, lang: str, /, **args: str | int) -> str:
    """A text with what is typed or clicked in it: those arguments are HTML already."""
    marks = {name: f"\x00{name}\x00" for name in args}
    made = escape(text(key, lang, **marks))
    for name, mark in marks.items():
        made = made.replace(mark, str(args[name]))
    return made


def items(lines: Iterable[str]) -> str:
    """A list of lines of text; nothing for none.

    >>> items(["a < b"])
    '<ul><li>a &lt; b</li></ul>'
    """
    made = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<ul>{made}</ul>" if made else ""


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of text."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"
