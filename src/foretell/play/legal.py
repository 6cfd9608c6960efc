"""What may be done, as text: every action that the rules allow, whole."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from foretell.cards import names_in
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Ints
from foretell.engine.structs import Phase
from foretell.play.actions import JESTERS_TEXT, choice_texts, played_texts, ranks_of
from foretell.rules.value import Rules


class LegalTexts:
    """The texts of legal actions under one set of rules; ``texts_under`` makes each once."""

    def __init__(self, rules: Rules) -> None:
        tables = compile_rules(rules)[0]
        self._deck = rules.deck
        self._forms = tuple(_forms(row) for row in tables.forms)
        self._uber = tuple(_uber_texts(int(tables.deck_mask), rules.deck))

    def of(self, phase: int, choices: int, roles: int) -> tuple[str, ...]:
        """The texts of all whole actions that begin with one of a mask of choices.

        >>> texts_under(Rules()).of(Phase.BID, 0b101, 0)
        ('0', '2')
        """
        if phase == Phase.PLAY:
            return tuple(played_texts(choices, self._forms[roles], self._deck))
        if phase == Phase.UBER_RANK and choices:
            return self._uber
        return _texts(phase, choices, self._deck)


@lru_cache(maxsize=256)
def texts_under(rules: Rules) -> LegalTexts:
    """The texts of legal actions under these rules."""
    return LegalTexts(rules)


@lru_cache(maxsize=1024)
def _texts(phase: int, choices: int, deck: int) -> tuple[str, ...]:
    """The texts of a mask of choices, found once: of bids there are few."""
    return tuple(choice_texts(phase, choices, deck))


def _uber_texts(deck_mask: int, deck: int) -> list[str]:
    """What may beat everything (Uber-wizard): the jesters, each rank, and each card of a rank."""
    cards = names_in(deck_mask, deck)
    found = [JESTERS_TEXT] if any(card[0] == "N" for card in cards) else []
    for rank in ranks_of(deck):
        of_rank = [card for card in cards if card[0] == rank]
        found += [rank, *of_rank] if of_rank else []
    return found


def _forms(by_card: Ints) -> dict[int, int]:
    """By card, the mask of forms that it may be played in, where it asks for one."""
    return {int(card): int(by_card[card]) for card in np.flatnonzero(by_card)}
