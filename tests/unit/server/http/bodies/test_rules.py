"""What is answered about rules."""

from __future__ import annotations

from foretell.base.i18n import LANGUAGES
from foretell.server.http.bodies.rules import choosing


def test_all_that_there_is_to_choose_is_put_together_once_in_each_language() -> None:
    """To make it takes five milliseconds: no stranger can have that again and again (S9)."""
    assert all(choosing(lang, 30) is choosing(lang, 30) for lang in LANGUAGES)
    assert len({choosing(lang, 30).groups[0].presets[0].text for lang in LANGUAGES}) > 1
