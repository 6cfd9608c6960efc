"""The figures that a server takes are those that the page draws, offers and has names for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foretell.base.i18n import LANGUAGES, text
from foretell.server.people.figures import FIGURES

DRAWN = Path(__file__).parents[4] / "web" / "src" / "figures"


def test_each_figure_is_drawn_and_offered() -> None:
    """In the same order, and no other."""
    sprite = (DRAWN / "figures.svg").read_text()
    assert tuple(re.findall(r'<symbol id="(\w+)"', sprite)) == FIGURES
    offered = re.search(r"FIGURES = \[(.*)\]", (DRAWN / "figures.ts").read_text())
    assert offered is not None
    assert tuple(re.findall(r'"(\w+)"', offered[1])) == FIGURES


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_figure_has_a_name_of_its_own(language: str) -> None:
    """In every language."""
    named = [text(f"figure-{one}", language) for one in (*FIGURES, "initials", "which")]
    assert len(set(named)) == len(named)
