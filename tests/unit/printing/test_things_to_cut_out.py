"""Decks, wheels, coins and the way from two packs: pages, sizes, words, ink where it belongs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.printing.reading_pdfs import PAPERS, ink, pictures, sizes, words

from foretell import preset
from foretell.base.errors import ForetellError
from foretell.base.i18n import LANGUAGES, text
from foretell.printing import coins, deck, paper_named, set_named, two_packs, wheels
from foretell.printing.cuts import cells_on
from foretell.printing.papers import MM, Box
from foretell.svg.sets import card_sets

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("name", card_sets())
def test_a_deck_has_a_picture_in_every_cell(name: str) -> None:
    """Nine cards of real size a page, sixty in all, each with something on it."""
    lang, paper = ("de", "letter") if name == "fantasy" else ("en", "a4")
    pdf = deck(preset("standard"), set_named(name), paper_named(paper), lang)
    assert sizes(pdf) == [PAPERS[paper]] * 7
    cells = cells_on(paper_named(paper), 63 * MM, 88 * MM)
    drawn = [ink(_cut(page, cells.box(place))) for page in pictures(pdf) for place in range(9)]
    assert all(share > 0.03 for share in drawn[:60]), drawn
    assert drawn[60:] == [0, 0, 0]


def _cut(picture: Any, box: Box) -> Any:
    """What lies within a cell, without the marks at its corners."""
    inner = box.within(4)
    return picture.crop([round(one / 2) for one in (inner.x, inner.y, inner.right, inner.bottom)])


def test_titles_are_in_the_language() -> None:
    """Wizards and Jesters, and the callings of a set that has them."""
    said = " ".join(words(deck(preset("junior"), set_named("fantasy"), paper_named("a4"), "de")))
    assert [said.count(one) for one in ("Zauberer", "Zauberin", "Bäcker")] == [1, 1, 4]
    english = " ".join(
        words(deck(preset("camelot"), set_named("standard"), paper_named("a4"), "en"))
    )
    assert [english.count(one) for one in ("Wizard", "Jester", "Merlin", "Grail")] == [4, 4, 1, 1]


def test_backs_come_after_their_faces() -> None:
    """On every second page, in all nine cells, whatever lies on the other side."""
    pdf = deck(
        preset("junior"), set_named("medieval"), paper_named("a4"), "en", size="bridge",
        with_backs=True,
    )  # fmt: skip
    pages = pictures(pdf)
    assert len(pages) == 8
    cells = cells_on(paper_named("a4"), 57.15 * MM, 88.9 * MM)
    assert all(
        ink(_cut(page, cells.box(place))) > 0.6 for page in pages[1::2] for place in range(9)
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_packs_are_told_and_drawn(lang: str) -> None:
    """Every step, all 52 cards and the eight others; then four Wizards and four Jesters."""
    told, faces = words(two_packs(set_named("standard"), paper_named("a4"), lang))
    for step in ("packs", "wizards", "jesters"):
        assert text(f"print-packs-{step}", lang)[:40] in told
    assert [told.count(sign) for sign in "♠♥♦♣"] == [15] * 4
    assert all(faces.count(text(f"page-card-{card}", lang)) >= 4 for card in "ZN")
    assert text("print-packs-reminder-title", lang)[:8] in faces


@pytest.mark.parametrize("paper", PAPERS)
def test_there_is_a_wheel_for_everybody(paper: str) -> None:
    """Three a page, each with all bids from none to twenty."""
    pages = words(wheels(4, paper_named(paper), "de"))
    counts = [[page.split().count(str(bid)) for bid in (0, 7, 20)] for page in pages]
    assert counts == [[3, 3, 3], [1, 1, 1]]
    assert [page.count(text("print-wheels-bid", "de")) for page in pages] == [3, 1]


@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_of_coins_is_enough(paper: str) -> None:
    """Three players take twenty tricks at most, and nobody needs more coins than tricks."""
    pdf = coins(paper_named(paper), "en")
    assert sizes(pdf) == [PAPERS[paper]]
    cells = cells_on(paper_named(paper), 26.5 * MM, 26.5 * MM)
    drawn = [ink(_cut(pictures(pdf)[0], cells.box(place))) for place in range(cells.count)]
    assert len(drawn) >= 60
    assert min(drawn) > 0.1
    assert text("print-coins-how", "en") in words(pdf)[0]


def test_sets_and_sizes_that_there_are_not() -> None:
    """Told with those that there are."""
    with pytest.raises(ForetellError, match="standard standard-large fantasy medieval homemade"):
        set_named("gothic")
    with pytest.raises(ForetellError, match="poker bridge"):
        deck(preset("junior"), set_named("standard"), paper_named("a4"), "en", size="tarot")
