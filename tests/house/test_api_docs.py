"""``docs/api.md`` is what the public names say of themselves now."""

from __future__ import annotations

from pathlib import Path

import pytest

import foretell
from api_page import HIDDEN, markdown, page

API = Path(__file__).resolve().parents[2] / "docs" / "api.md"


def test_the_page_is_not_stale() -> None:
    """Make it anew with ``make docs``."""
    assert API.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("name", sorted(set(foretell.__all__) - {*HIDDEN}))
def test_every_public_name_has_its_place(name: str) -> None:
    """Under a heading of its own, with what it says of itself."""
    _, _, entry = page().partition(f"\n### {name}\n")
    said = markdown(getattr(foretell, name).__doc__ or "").strip()
    assert said
    assert said in entry.partition("\n### ")[0]
