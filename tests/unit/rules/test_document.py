"""``docs/rules.md`` is what the axes say now."""

from __future__ import annotations

from pathlib import Path

import pytest

from foretell.rules.document import main, page
from foretell.rules.presets import ALIASES, PRESETS
from foretell.rules.values import AXES

DOCS = Path(__file__).resolve().parents[3] / "docs"


def test_the_page_is_not_stale() -> None:
    """Make it anew with ``make docs``."""
    assert (DOCS / "rules.md").read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("name", [*AXES, *PRESETS, *ALIASES])
def test_everything_is_on_the_page(name: str) -> None:
    """Every axis, preset and alias."""
    assert f"`{name}`" in page()


def test_the_page_is_written_where_it_is_asked_for(tmp_path: Path) -> None:
    """``python -m foretell.rules.document PATH``."""
    main([str(tmp_path / "rules.md")])
    assert (tmp_path / "rules.md").read_text(encoding="utf-8") == page()
