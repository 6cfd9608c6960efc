"""The page ``/about/data``: what a server keeps of people, and how to have it deleted."""

from __future__ import annotations

from html import escape
from typing import Final

from foretell.base.i18n import LANGUAGES, text
from foretell.server.people.codes import LIFE_SECONDS
from foretell.server.people.tokens import LIFE_DAYS
from foretell.server.settings.settings import ServerSettings

STYLE: Final = (
    "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}"
    "code{background:#eee}@media(prefers-color-scheme:dark){body{background:#181818;color:#eee}"
    "code{background:#333}}"
)
KEPT: Final = ("name", "devices", "codes", "tables", "deals")
NOT_KEPT: Final = ("address", "mail", "logs")


def about_data(settings: ServerSettings, lang: str = LANGUAGES[0]) -> str:
    """The page in a language, in HTML that needs nothing else."""
    numbers = {"days": LIFE_DAYS, "minutes": LIFE_SECONDS // 60}
    kept = [text(f"about-kept-{name}", lang, **numbers) for name in KEPT]
    title = escape(text("about-title", lang))
    parts = [
        '<p><a href="/">✦ Foretell</a></p>',
        f"<h1>{title}</h1>",
        _list(kept),
        f"<p>{escape(finished(settings, lang))} {escape(empty(settings, lang))}</p>",
        f"<h2>{escape(text('about-not', lang))}</h2>",
        _list([text(f"about-not-{name}", lang) for name in NOT_KEPT]),
        f"<h2>{escape(text('about-yours', lang))}</h2>",
        f"<p>{export(lang)}</p>",
        f"<p>{escape(text('about-copies', lang))}</p>",
    ]
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<body>{''.join(parts)}</body></html>"
    )


def export(lang: str) -> str:
    """How to have it all, or have it deleted; requests stand out as code."""
    said = escape(text("about-export", lang, get="GET /api/me/export", delete="DELETE /api/me"))
    for request in ("GET /api/me/export", "DELETE /api/me"):
        said = said.replace(request, f"<code>{request}</code>")
    return said


def finished(settings: ServerSettings, lang: str) -> str:
    """How long games are kept."""
    days = settings.keep_finished_days
    return (
        text("about-finished", lang, days=days) if days else text("about-finished-for-good", lang)
    )


def empty(settings: ServerSettings, lang: str) -> str:
    """When tables are closed that nobody looks at."""
    hours = settings.close_empty_after
    return text("about-empty", lang, hours=hours) if hours else ""


def _list(lines: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
