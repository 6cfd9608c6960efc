"""Plain HTML for a browser that follows a link: text and tables, no script; templates in `plain`.

Whatever is put into a template is escaped there, but for what a template itself made.
"""

from __future__ import annotations

import base64
import hashlib
import unicodedata
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from foretell.base.i18n import text
from foretell.server.http.pages.site import NOTHING_ELSE, SECURE

STYLE: Final = (
    "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;"
    "overflow-wrap:anywhere}"
    "table{border-collapse:collapse}td,th{padding:.2rem .7rem;border:1px solid #999;"
    "text-align:right}th:first-child,td:first-child{text-align:left}code{background:#eee}"
    "@media(prefers-color-scheme:dark){body{background:#181818;color:#eee}a{color:#9bf}"
    "code{background:#333}}@media(max-width:30em){td,th{padding:.2rem .3rem}}"
)
_DIGEST: Final = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
HEADERS: Final = {
    **SECURE,
    "Content-Security-Policy": f"default-src 'none'; style-src 'sha256-{_DIGEST}'; {NOTHING_ELSE}",
}
"""What a plain page says of itself: its one style, no script, nothing from anywhere."""
_TEMPLATES: Final = Environment(
    loader=FileSystemLoader(Path(__file__).with_name("plain")),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
)


def plain_page(template: str, lang: str, /, title: str, **values: object) -> str:
    """A page in a language, made by the template of a name."""

    def say(key: str, **args: str | int) -> str:
        """A text of the catalogue as HTML; arguments that are HTML already stay so."""
        html = {name: one for name, one in args.items() if isinstance(one, Markup)}
        marks = {name: f"\x00{name}\x00" for name in html}
        made = escape(text(key, lang, **{**args, **marks}))
        for name, mark in marks.items():
            made = made.replace(mark, html[name])
        return made

    made = _TEMPLATES.get_template(f"{template}.html")
    return made.render(values, lang=lang, title=title, style=Markup(STYLE), say=say)  # noqa: S704


LEFTWARD: Final = frozenset({"R", "AL"})
"""The kinds of letters that are written from right to left."""


def isolated(name: str) -> str:
    """A name in a line of text: one that is written from right to left turns nothing around it.

    >>> isolated("Ada"), isolated("\u05d0") == "\u2068\u05d0\u2069"
    ('Ada', True)
    """
    is_leftward = any(unicodedata.bidirectional(letter) in LEFTWARD for letter in name)
    return f"\u2068{name}\u2069" if is_leftward else name
