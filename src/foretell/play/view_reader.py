"""The numbers of a VIEW record, and how each kind of them is said in words of the game."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from foretell.cards import CARD_NUMBERS, NO_CARD, card_name, names_in
from foretell.engine.fields import Ints, Records
from foretell.play.handle import VIEW_PLACES, seats_in
from foretell.play.view_fields import ViewField, view_fields
from foretell.rules.plan import seats_of
from foretell.rules.value import Rules


@lru_cache(maxsize=256)
def _fields_by_name(rules: Rules) -> dict[str, ViewField]:
    return {field.name: field for field in view_fields(rules)}


class ViewReader:
    """A VIEW record with the rules that it belongs to.

    ``record`` is the record itself, in an array of length 1: what compiled code is given.
    """

    def __init__(self, rules: Rules, record: Records, ints: Ints | None = None) -> None:
        """``ints``: the numbers of the record, where they are at hand."""
        self.rules = rules
        self.record = record
        self._ints = record.view(np.int64).view(np.ndarray) if ints is None else ints

    def get(self, name: str) -> int:
        """A field of the record that is one number, as the engine has it."""
        number: int = self._ints.item(VIEW_PLACES[name])
        return number

    def seats_of(self, name: str) -> list[int]:
        """A field of the record by seat, as the engine has it."""
        return self._ints[VIEW_PLACES[name]][: seats_of(self.rules)].tolist()  # type: ignore[no-any-return]

    def _above(self, name: str, least: int = 0) -> int | None:
        """A number, or nothing where it is less than another."""
        number = self.get(name)
        return number if number >= least else None

    def _word(self, name: str) -> str | None:
        """The word of a number, or nothing where it has none."""
        field = _fields_by_name(self.rules)[name]
        place = self.get(name) - field.least
        return field.words[place] if place >= 0 else None

    def _a_word(self, name: str) -> str:
        """The word of a number that always has one."""
        return _fields_by_name(self.rules)[name].words[self.get(name)]

    def _card(self, name: str) -> str | None:
        """A card."""
        card = self.get(name)
        return None if card == NO_CARD else card_name(card, self.rules.deck)

    def _laid(self, name: str, count: str) -> list[str]:
        """The cards of a trick."""
        cards = self.seats_of(name)[: self.get(count)]
        return [card_name(card, self.rules.deck) for card in cards]

    def _shapes(self, name: str, count: str) -> list[str | None]:
        """What the cards of a trick count as."""
        words, deck = _fields_by_name(self.rules)[name].words, self.rules.deck
        shapes = self.seats_of(name)[: self.get(count)]
        return [shape_text(shape, words, deck) for shape in shapes]

    def _cards(self, name: str) -> frozenset[str]:
        """A set of cards."""
        return frozenset(names_in(self.get(name), self.rules.deck))

    def _cards_by_seat(self, name: str) -> list[frozenset[str]]:
        """By seat, a set of cards."""
        return [frozenset(names_in(cards, self.rules.deck)) for cards in self.seats_of(name)]

    def _seats(self, name: str) -> frozenset[int]:
        """A set of seats."""
        return frozenset(seats_in(self.get(name)))

    def _seats_by_seat(self, name: str) -> list[frozenset[int]]:
        """By seat, a set of seats."""
        return [frozenset(seats_in(mask)) for mask in self.seats_of(name)]


def shape_text(shape: int, words: tuple[str, ...], deck: int) -> str | None:
    """What a card counts as, as text; ``None`` while its player has not said.

    >>> from foretell.play.view_fields import SHAPE_WORDS
    >>> [shape_text(shape, SHAPE_WORDS, 60) for shape in (1, 14, 66, -1)]
    ['2c', 'Zc', 'magic', None]
    """
    if shape == NO_CARD:
        return None
    return card_name(shape, deck) if shape < CARD_NUMBERS else words[shape - CARD_NUMBERS]
