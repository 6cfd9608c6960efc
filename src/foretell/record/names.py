"""The names of a record as the engine's numbers: one dictionary look-up a card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from foretell.actions import FORM_TEXTS, split_card
from foretell.cards import ANNIVERSARY_CARDS, card_name, cards_in, parse_card
from foretell.engine.compile import compile_rules
from foretell.errors import BadNotation
from foretell.record.places import NOT_YET, Place, shown
from foretell.rules.axes import Rules
from foretell.rules.plan import deck_of

MANY: Final = 64

Played = dict[str, tuple[int, ...]]
"""A card as it stands in a trick -> the engine's choices, one or two."""


def printed_ranks(rules: Rules) -> int:
    """Which ranks the deck has: 60 or 36."""
    return rules.deck


@lru_cache(maxsize=MANY)
def card_numbers(rules: Rules) -> dict[str, int]:
    """The cards of a deck by name.

    >>> card_numbers(Rules(players=3))["Ah"]
    43
    """
    return {card_name(card, printed_ranks(rules)): card for card in deck_of(rules)}


@lru_cache(maxsize=4 * MANY)
def played_cards(rules: Rules, roles: int) -> Played:
    """The cards of a deck in every form in which they may be played under a role mode.

    >>> played_cards(Rules(players=3, add=("Me",)), 0)["Me=N"]
    (60, 2)
    """
    forms = compile_rules(rules)[0].forms[roles]
    played: Played = {}
    for name, card in card_numbers(rules).items():
        allowed = cards_in(int(forms[card]))
        played |= {name + FORM_TEXTS[form]: (card, form) for form in allowed}
        if not allowed:
            played[name] = (card,)
    return played


def find_card(rules: Rules, name: str, place: Place) -> int:
    """The number of a card in the deck.

    Raises:
        BadRecord: there is no such card, or the deck does not have it.

    >>> find_card(Rules(players=3), "Ah", Place())
    43
    """
    number = card_numbers(rules).get(name)
    if number is not None:
        return number
    if name in ANNIVERSARY_CARDS:
        raise place.bad(NOT_YET, f"{name}: the anniversary cards are not played yet")
    for ranks in (60, 36):
        try:
            parse_card(name, ranks)
        except BadNotation:
            continue
        raise place.bad("not-in-deck", f"{name}: this deck has no such card")
    raise place.bad("bad-notation", f"{shown(name)} is no card")


def split_played(rules: Rules, text: str, place: Place) -> tuple[int, str]:
    """A card of a trick and the mark behind it.

    Raises:
        BadRecord: there is no such card, or no such mark.

    >>> split_played(Rules(players=3), "Zc=h", Place())
    (14, '=h')
    """
    name, mark = split_card(text)
    card = find_card(rules, name if mark == "" or mark[0] in "!=" else text, place)
    if mark not in FORM_TEXTS:
        message = f"{shown(text)}: after a card stands ! or = and Z, N or a suit (Me=Z, Zc!)"
        raise place.bad("bad-notation", message)
    return card, mark
