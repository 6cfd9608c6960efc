"""``docs/rules.md`` is what the axes say now."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs import decks
from foretell.rules.presets import ALIASES, PRESETS
from foretell.rules.values import AXES
from rules_page import page as made

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.fixture(scope="module")
def page() -> str:
    """The page as it is made now."""
    return made()


def test_the_page_is_not_stale(page: str) -> None:
    """Make it anew with ``make docs``."""
    assert (DOCS / "rules.md").read_text(encoding="utf-8") == page


@pytest.mark.parametrize("name", [*AXES, *PRESETS, *ALIASES])
def test_everything_is_on_the_page(page: str, name: str) -> None:
    """Every axis, preset and alias."""
    assert f"`{name}`" in page


def test_the_decks_are_not_stale() -> None:
    """What the page knows of each preset's cards is made anew with ``make docs``."""
    assert (DOCS / "../web/src/verify/decks.json").read_text(encoding="utf-8") == decks()
