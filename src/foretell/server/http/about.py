"""The page ``/about/data``: what a server keeps of people, and how to have it deleted."""

from __future__ import annotations

from typing import Final

from foretell.base.i18n import LANGUAGES, text
from foretell.server.http.html import plain_page
from foretell.server.people.codes import LIFE_SECONDS
from foretell.server.people.tokens import LIFE_DAYS
from foretell.server.settings.settings import ServerSettings

KEPT: Final = ("name", "devices", "codes", "tables", "deals")
NOT_KEPT: Final = ("address", "mail", "logs")


def about_data(settings: ServerSettings, lang: str = LANGUAGES[0]) -> str:
    """The page in a language, in HTML that needs nothing else."""
    numbers = {"days": LIFE_DAYS, "minutes": LIFE_SECONDS // 60}
    days, hours = settings.keep_finished_days, settings.close_empty_after
    kept_for = "about-finished" if days else "about-finished-for-good"
    return plain_page(
        "about",
        lang,
        title=text("about-title", lang),
        kept=[text(f"about-kept-{name}", lang, **numbers) for name in KEPT],
        finished=text(kept_for, lang, days=days),
        empty=text("about-empty", lang, hours=hours) if hours else "",
        not_kept=[text(f"about-not-{name}", lang) for name in NOT_KEPT],
    )
