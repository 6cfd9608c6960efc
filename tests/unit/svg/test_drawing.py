"""Cards as drawings that stand alone: the right ones, in words too, with every part they use."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

import foretell
from foretell.base.errors import BadNotation
from foretell.cards import CAMELOT_CARDS, card_name, deck_order
from foretell.svg.drawing import WIDTH, said
from foretell.svg.sprite import symbols

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: str) -> ET.Element:
    """A drawing as an XML tree."""
    return ET.fromstring(drawing)  # noqa: S314 - our own


def ids(tree: ET.Element) -> list[str]:
    """The names of the parts of a drawing."""
    return [name for one in tree.iter() if (name := one.get("id"))]


def links(tree: ET.Element) -> set[str]:
    """The parts that a drawing uses."""
    return {one.get("href", "").removeprefix("#") for one in tree.iter(f"{SVG}use")}


@pytest.mark.parametrize("deck", [60, 36])
def test_every_card_is_drawn_alone(deck: int) -> None:
    """With all parts that it uses and no other, each before what uses it."""
    for name in [*(card_name(card, deck) for card in deck_order(deck)), *CAMELOT_CARDS, "?"]:
        tree = parsed(foretell.svg.card(name))
        assert links(tree) == set(ids(tree)), name
        assert len(ids(tree)) == len(set(ids(tree)))


def test_no_two_cards_look_alike() -> None:
    """Each has its own drawing."""
    names = [card_name(card) for card in deck_order()]
    assert len({symbols()[name].text for name in names}) == len(names)


def test_a_hand_says_what_it_shows() -> None:
    """In words for a screen reader, as the page says it, in the language that is asked for."""
    tree = parsed(foretell.svg.hand("7h Qh Zs"))
    assert (tree.get("role"), tree.get("aria-label")) == (
        "img",
        "7 of hearts, queen of hearts, Wizard of spades",
    )
    assert parsed(foretell.svg.hand(["Th", "?"], lang="de")).get("aria-label") == (
        "Herz 10, eine verdeckte Karte"
    )
    assert parsed(foretell.svg.hand([])).get("aria-label") == "no card"
    assert said("Me") == "Merlin"


def test_cards_lie_in_their_order() -> None:
    """Side by side, and over one another where they are many, all inside the picture."""
    for count in (1, 3, 6, 7, 20):
        tree = parsed(foretell.svg.hand(["7h"] * count))
        width = int(tree.get("viewBox", "").split()[2])
        moved = [re.match(r"translate\((\d+) 0\)", one.get("transform", "")) for one in tree]
        places = [0, *(int(one[1]) for one in moved if one)]
        assert (len(places), places) == (count, sorted(places))
        assert places[-1] + WIDTH == width


def test_the_height_is_in_pixels() -> None:
    """And the width goes with it."""
    tree = parsed(foretell.svg.card("7h", height=180))
    assert (tree.get("width"), tree.get("height")) == ("124", "180")


def test_drawings_of_one_page_do_not_share_names() -> None:
    """Two hands that are not the same have no part of one name, which a page may hold once."""
    first, second = (ids(parsed(foretell.svg.hand(one))) for one in ("7h Qh", "7h Kh"))
    assert first
    assert not set(first) & set(second)


def test_papers_need_no_style_sheet() -> None:
    """Nothing stands in a drawing that a program for papers cannot know."""
    assert "var(" not in foretell.svg.hand(["Zs", "7h", "Gr", "?"])


@pytest.mark.parametrize(("name", "said"), [("10h", "did you mean Th"), ("xy", "is no card")])
def test_what_is_no_card_is_said(name: str, said: str) -> None:
    """As everywhere."""
    with pytest.raises(BadNotation, match=said):
        foretell.svg.hand(["7h", name])


def test_a_notebook_shows_the_drawing() -> None:
    """A drawing is its own text, and what a notebook asks for."""
    drawing = foretell.svg.card("7h")
    assert drawing._repr_svg_() == drawing == str(drawing)
