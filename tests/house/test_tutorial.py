"""The tutorial says what really happens, as a page and as a notebook."""

from __future__ import annotations

import json
from pathlib import Path

import notebook_page as tutorial

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOK = ROOT / "examples" / "tutorial.ipynb"


def test_the_page_is_what_the_code_says() -> None:
    """Make it anew with ``make docs``."""
    assert (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8") == tutorial.page()


def test_the_notebook_is_what_the_code_says() -> None:
    """Likewise."""
    assert NOTEBOOK.read_text(encoding="utf-8") == tutorial.notebook()


def test_the_notebook_is_one() -> None:
    """Cells with ids of their own; games, views and cards are drawn."""
    book = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in book["cells"]]
    assert len(ids) == len(set(ids)) > 20
    outputs = [one for cell in book["cells"] for one in cell.get("outputs", ())]
    drawn = [kind for one in outputs for kind in one.get("data", ()) if kind != "text/plain"]
    assert drawn.count("text/html") >= 3
    assert drawn.count("image/svg+xml") == 1
    assert not [one for one in outputs if one["output_type"] == "error"]
