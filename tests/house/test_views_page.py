"""The page of a view's fields is made from the code, and lists each of them."""

from __future__ import annotations

import views_page
from foretell.play.seen import Seen
from tests.house.source import ROOT


def test_the_page_is_fresh() -> None:
    """`make docs` makes it anew."""
    assert (ROOT / "docs/views.md").read_text(encoding="utf-8") == views_page.page()


def test_every_field_is_a_property() -> None:
    """Of a type that a checker knows; nothing is found by its name alone."""
    assert "__getattr__" not in vars(Seen)
    for name in views_page.names():
        assert isinstance(getattr(Seen, name), property)
