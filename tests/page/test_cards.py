"""The card sets: whole, small, our own, fresh, and told apart without colour."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from cards.__main__ import CARDS, PACKAGE, files, packed
from cards.camelot import camelot
from cards.palette import PALETTE
from cards.sets import SETS, TWO_COLOURS, CardSet
from foretell.cards import CAMELOT_CARDS, card_name, deck_order
from tests.page.drawn_sprites import FILES, all_sets, contrast, expanded, shown, symbols, tree

BUDGET = 40_000
"""Bytes of a sprite."""
DIFFERENCE = 2.0
"""Mean difference of the grey values, of 255, of two cards at 62 by 90."""
SUIT_DIFFERENCE = 3.0
"""The same of two cards that differ in suit alone."""
FIGURE_DIFFERENCE = 10.0
"""The same of two figures of one suit, beside their indices."""
BESIDE = 22
"""Where the index column ends."""
ALLOWED = {"svg", "defs", "symbol", "g", "path", "circle", "ellipse", "rect", "use"}

sets = pytest.mark.parametrize("cards", all_sets(), ids=lambda cards: cards.name)
sprites = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def test_every_sprite_is_what_the_generator_makes() -> None:
    """`python -m tools.cards` would change nothing, and no file is left from another day."""
    found = {file.name: file.read_bytes() for file in CARDS.iterdir()}
    assert found == {name: text.encode() for name, text in files().items()}
    drawn = [file for file in PACKAGE.iterdir() if file.suffix in {".svg", ".json"}]
    in_package = {file.name: file.read_text(encoding="utf-8") for file in drawn}
    assert in_package == packed()


@sets
@pytest.mark.parametrize("deck", [60, 36])
def test_every_card_of_both_decks_has_its_own_symbol(cards: CardSet, deck: int) -> None:
    """Each card of a deck has a symbol, and no two cards of a deck share one."""
    names = [card_name(card, deck) for card in deck_order(deck)]
    drawn = [cards.symbol(name, deck) for name in names]
    assert set(drawn) <= set(symbols(CARDS / f"{cards.name}.svg"))
    assert len(set(drawn)) == deck


@sets
def test_the_page_is_told_every_symbol_of_a_set(cards: CardSet) -> None:
    """The ranks in sets.ts, with each suit, are the symbols of the sprite."""
    listed = {rank + suit for rank in cards.ranks for suit in "cdhs"}
    assert listed == set(symbols(CARDS / f"{cards.name}.svg"))


def test_camelot_has_its_four() -> None:
    """Merlin, Morgan le Fay, Excalibur and the Grail."""
    assert set(camelot().symbols) == set(CAMELOT_CARDS)


@sets
def test_each_set_has_a_back(cards: CardSet) -> None:
    """The back that a set names is in the sprite of backs."""
    assert cards.back in symbols(CARDS / "backs.svg")


@sprites
def test_a_sprite_keeps_its_budget(file: Path) -> None:
    """Small enough for the first load."""
    assert len(file.read_bytes()) <= BUDGET


@sprites
def test_names_in_a_sprite_are_its_own(file: Path) -> None:
    """No name twice, and every use finds what it uses in the same file."""
    elements = list(tree(file).iter())
    names = [element.attrib["id"] for element in elements if "id" in element.attrib]
    used = {element.attrib["href"] for element in elements if "href" in element.attrib}
    assert len(names) == len(set(names))
    assert used <= {f"#{name}" for name in names}


@sprites
def test_a_sprite_is_shapes_and_nothing_else(file: Path) -> None:
    """No text, font, script, style, handler, or address of another place (S8)."""
    root = tree(file)
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= ALLOWED
    attributes = {key for element in root.iter() for key in element.attrib}
    assert not {key for key in attributes if key.startswith("on") or key in {"style", "class"}}
    text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"url\(|https?:|data:|@import|<[?!]", text)


@sprites
def test_no_two_symbols_are_alike(file: Path) -> None:
    """Taken apart to its shapes, every symbol differs from every other."""
    drawn = expanded(file)
    assert len(set(drawn.values())) == len(drawn)


@sets
def test_indices_are_readable(cards: CardSet) -> None:
    """4.5 : 1 for every index on its paper, in four colours and in two (WCAG 1.4.3)."""
    paper = PALETTE["parchment" if cards.name == "medieval" else "paper"]
    inks = [*cards.inks.index.values(), *TWO_COLOURS.values()]
    assert min(contrast(ink, paper) for ink in inks) >= 4.5


@sets
def test_colour_is_never_needed_in_the_drawing(cards: CardSet) -> None:
    """With all colours taken away, the suits still differ: by shape and by the edges' pattern."""
    plain = {
        name: re.sub(r"var\([^)]*\)|#[0-9a-f]{3,6}", "", text)
        for name, text in expanded(CARDS / f"{cards.name}.svg").items()
    }
    assert len(set(plain.values())) == len(plain)


@pytest.mark.browser
@sets
def test_every_card_is_told_apart_at_62_by_90(
    cards: CardSet, chromium: str, tmp_path: Path
) -> None:
    """In grey, at the size of a card on a phone, each pair of cards differs by enough."""
    pictures = shown(cards.draw(), chromium, tmp_path)
    for (one, a), (other, b) in combinations(pictures.items(), 2):
        difference = float(np.abs(a - b).mean())
        needed = SUIT_DIFFERENCE if one[0] == other[0] else DIFFERENCE
        assert difference >= needed, f"{one} and {other} differ by {difference:.2f}"


@pytest.mark.browser
@pytest.mark.parametrize("name", ["standard", "fantasy", "medieval"])
def test_every_figure_is_told_apart_at_62_by_90(name: str, chromium: str, tmp_path: Path) -> None:
    """The same of figures alone, without the index, within one suit."""
    pictures = shown(SETS[name].draw(), chromium, tmp_path)
    figures = [code for code in pictures if name != "standard" or code[0] in "JQKZN"]
    for one, other in combinations(figures, 2):
        difference = float(np.abs(pictures[one] - pictures[other])[:, BESIDE:].mean())
        is_enough = one[1] != other[1] or difference >= FIGURE_DIFFERENCE
        assert is_enough, f"{one} and {other} differ by {difference:.2f}"
