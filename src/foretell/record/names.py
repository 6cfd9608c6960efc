"""The names of a record as the engine's numbers: one dictionary look-up a card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NoReturn

from foretell.base.decoding import shown
from foretell.cards import (
    ANNIVERSARY_CARDS,
    CAMELOT_CARDS,
    RANKS_36,
    RANKS_60,
    SUIT_LETTERS,
    card_name,
    cards_in,
)
from foretell.engine.compile import compile_rules
from foretell.play.actions import FORM_TEXTS, split_card
from foretell.record.places import NOT_YET, RecordPlace
from foretell.rules.plan import deck_of
from foretell.rules.value import Rules

Played = dict[str, tuple[int, ...]]
"""A card as it stands in a trick -> the engine's choices, one or two."""


class Names:
    """The cards of a deck by name, and in every form in which they may be played.

    >>> names_of(Rules(players=3)).numbers["Ah"]
    43
    >>> names_of(Rules(players=3, add=("Me",))).played(0)["Me=N"]
    (60, 2)
    """

    def __init__(self, rules: Rules) -> None:
        self.ranks = rules.deck
        self.numbers = {card_name(card, self.ranks): card for card in deck_of(rules)}
        self.forms = compile_rules(rules)[0].forms.tolist()
        self.by_roles: dict[int, Played] = {}

    def played(self, roles: int) -> Played:
        """A card as it stands in a trick, under a role mode -> the choices that play it so."""
        if roles not in self.by_roles:
            self.by_roles[roles] = dict(self.every_form(roles))
        return self.by_roles[roles]

    def every_form(self, roles: int) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Each card in each form that a role mode allows."""
        for name, card in self.numbers.items():
            forms = cards_in(self.forms[roles][card])
            yield from ((name + FORM_TEXTS[form], (card, form)) for form in forms)
            if not forms:
                yield name, (card,)

    def find(self, name: str, place: RecordPlace) -> int:
        """The number of a card in the deck.

        Raises:
            BadRecord: there is no such card, or the deck does not have it.
        """
        number = self.numbers.get(name)
        return find_nowhere(name, place) if number is None else number

    def split(self, text: str, place: RecordPlace) -> tuple[int, str]:
        """A card of a trick and the mark behind it.

        Raises:
            BadRecord: there is no such card, or no such mark.

        >>> names_of(Rules(players=3)).split("Zc=h", RecordPlace())
        (14, '=h')
        """
        name, mark = split_card(text)
        card = self.find(name if mark == "" or mark[0] in "!=" else text, place)
        if mark not in FORM_TEXTS:
            raise place.bad("bad-notation", "no-mark", card=shown(text))
        return card, mark


@lru_cache(maxsize=64)
def names_of(rules: Rules) -> Names:
    """The names of a set of rules, made once."""
    return Names(rules)


def find_nowhere(name: str, place: RecordPlace) -> NoReturn:
    """Say why a text is no card of this deck."""
    if name in ANNIVERSARY_CARDS:
        raise place.bad(NOT_YET, "anniversary", card=name)
    if is_card(name, RANKS_60) or is_card(name, RANKS_36):
        raise place.bad("not-in-deck", "not-in-deck", card=name)
    raise place.bad("bad-notation", "no-card", card=shown(name))


def is_card(name: str, ranks: str) -> bool:
    """Whether a text is a card of some deck.

    >>> is_card("1h", RANKS_60), is_card("1h", RANKS_36), is_card("Zx", RANKS_60)
    (False, True, False)
    """
    return name in CAMELOT_CARDS or (
        len(name) == 2 and name[0] in ranks + "ZN" and name[1] in SUIT_LETTERS
    )
