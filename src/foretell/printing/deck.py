"""A deck to cut out, nine cards on a paper in the size of real ones, with their backs if wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from foretell.base.i18n import text
from foretell.cards import card_name
from foretell.printing.cuts import Cells, cells_on, draw_marks
from foretell.printing.faces import Placed, draw_backs, draw_faces
from foretell.printing.papers import MM, Paper, one_of
from foretell.printing.pen import Pen
from foretell.rules.plan import deck_of
from foretell.rules.value import Rules
from foretell.svg.sets import DrawnSet, card_sets

CARD_SIZES: Final = {"poker": (63 * MM, 88 * MM), "bridge": (57.15 * MM, 88.9 * MM)}
"""Name -> width and height of a card, the usual one first."""


def set_named(name: str) -> DrawnSet:
    """A card set by its name.

    Raises:
        ForetellError: there is no such set.

    >>> set_named("fantasy").back
    'scales'
    """
    return one_of(card_sets(), name, "print-no-set")


def deck(
    rules: Rules,
    cards: DrawnSet,
    paper: Paper,
    lang: str,
    *,
    size: str = "poker",
    with_backs: bool = False,
) -> bytes:
    """The deck of some rules in a set, as a PDF; backs come on the page after their faces.

    Raises:
        ForetellError: there is no such size.
    """
    cells = cells_on(paper, *one_of(CARD_SIZES, size, "print-no-card-size"))
    names = [card_name(card, rules.deck) for card in deck_of(rules)]
    pen = Pen(paper, text("print-deck-title", lang), lang)
    for first in range(0, len(names), cells.count):
        if first:
            pen.turn_page()
        part = names[first : first + cells.count]
        draw_marks(pen, cells)
        draw_faces(pen, placed(part, cells), cards, rules.deck, lang)
        if with_backs:
            pen.turn_page()
            draw_marks(pen, cells)
            draw_backs(pen, map(cells.box, range(cells.count)), cards.back)
    return pen.pdf()


def placed(names: Sequence[str], cells: Cells) -> list[Placed]:
    """Cards in the cells of a paper, one after the other."""
    return [Placed(name, cells.box(place)) for place, name in enumerate(names)]
