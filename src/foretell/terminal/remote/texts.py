"""What the server says, in the reader's language where there is a text for it."""

from __future__ import annotations

from foretell.base.errors import ForetellError
from foretell.base.i18n import catalogue, told
from foretell.terminal.words import Words


def refusal(words: Words, error: ForetellError) -> str:
    """Why something is refused: by its code, else in the server's own words."""
    key = f"online-refused-{error.code}"
    if catalogue(words.lang).has(key):
        known = {name: one for name, one in error.details.items() if isinstance(one, str | int)}
        return words.text(key, **{**known, "until": known.get("until") or "none"})
    return words.fit(told(error, words.lang))


def ended(words: Words, why: str) -> str:
    """Why a table was ended."""
    key = f"online-ended-{why}"
    return words.text(key if catalogue(words.lang).has(key) else "online-ended")
