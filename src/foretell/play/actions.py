"""Actions as text, in the notation of the game record: ``2``, ``7h``, ``Me=Z``, ``Zc!``, ``Qs``.

The engine works in *choices*, one small int a step; an action that a person would call one
("Merlin, as a wizard") may take two steps. Parse and name come in pairs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from foretell.base.errors import BadNotation
from foretell.cards import (
    RANKS_36,
    RANKS_60,
    SUIT_LETTERS,
    card_name,
    cards_in,
    names_in,
    near_card,
    parse_card,
)
from foretell.engine.structs import RANK_NAMED, TURN, Phase

Action = str | int
"""A bid or a seat as an int or its text; anything else as text in the notation of the record."""

TURN_TEXT: Final = "?"
AGREE_TEXT: Final = "agree"
JESTERS_TEXT: Final = "jesters"
NO_TRUMP_TEXT: Final = "none"  # understood, and refused by the rules
TWISTS: Final = (
    "gizzard-fester",
    "pass-one",
    "pull-one",
    "last-card-up",
    "uber-wizard",
    "flat-points",
    "all-wizards",
    "all-jesters",
)
FORM_TEXTS: Final = (
    "",
    "=Z",
    "=N",
    "!",
    *("=" + suit for suit in SUIT_LETTERS),
    *("!=" + suit for suit in SUIT_LETTERS),
)
CARD_PHASES: Final = frozenset({Phase.PLAY, Phase.PASS, Phase.PULL})
SECOND_PHASE: Final = {Phase.PLAY: Phase.ROLE, Phase.UBER_RANK: Phase.UBER_SUIT}
"""The phase of an action's second step, by that of its first."""
NUMBER_PHASES: Final = frozenset({Phase.BID, Phase.MEND, Phase.LOT})


def ranks_of(deck: int) -> str:
    """The letters of a deck's plain ranks, lowest first; rank 1 is the first."""
    return RANKS_36 if deck == 36 else RANKS_60


def choice_text(phase: int, choice: int, deck: int = 60) -> str:
    """The text of one choice in a phase.

    >>> choice_text(Phase.PLAY, 59), choice_text(Phase.BID, 3), choice_text(Phase.ROLE, 1)
    ('Zs', '3', '=Z')
    """
    if phase in CARD_PHASES:
        return TURN_TEXT if choice == TURN else card_name(choice, deck)
    if phase == Phase.ROLE:
        return FORM_TEXTS[choice]
    if phase == Phase.TRUMP:
        return SUIT_LETTERS[choice]
    if phase == Phase.TWIST:
        return TWISTS[choice]
    if phase == Phase.UBER_RANK:
        return JESTERS_TEXT if choice == 0 else ranks_of(deck)[choice - 1]
    if phase == Phase.UBER_SUIT:
        return "" if choice == RANK_NAMED else SUIT_LETTERS[choice]
    return AGREE_TEXT if phase == Phase.AGREE else str(choice)


def choice_texts(phase: int, choices: int, deck: int = 60) -> list[str]:
    """The texts of a mask of choices.

    >>> choice_texts(Phase.TRUMP, 0b1001)
    ['c', 's']
    """
    return [choice_text(phase, choice, deck) for choice in cards_in(choices)]


def action_text(phase: int, choices: Sequence[int], deck: int = 60) -> str:
    """The text of an action from its choices, one or two steps; the way back of `parse_choices`.

    >>> action_text(Phase.PLAY, [60, 1]), action_text(Phase.UBER_RANK, [11, 3])
    ('Me=Z', 'Qs')
    """
    text = choice_text(phase, choices[0], deck)
    if len(choices) == 1:
        return text
    return text + choice_text(SECOND_PHASE[Phase(phase)], choices[1], deck)


def split_card(text: str) -> tuple[str, str]:
    """A played card and what is said with it.

    >>> split_card("Zc!=h"), split_card("7h")
    (('Zc', '!=h'), ('7h', ''))
    """
    return text[:2], text[2:]


def parse_choices(phase: int, text: str, deck: int = 60) -> list[int]:
    """The choices, one or two steps, that an action's text stands for in a phase.

    Raises:
        BadNotation: the text is no action of that phase.

    >>> parse_choices(Phase.PLAY, "Me=Z"), parse_choices(Phase.UBER_RANK, "Qs")
    ([60, 1], [11, 3])
    """
    if phase in NUMBER_PHASES:
        return [_number(text)]
    if phase == Phase.PLAY:
        return _played(text, deck)
    if phase in CARD_PHASES:
        return [parse_card(text, deck)]
    if phase == Phase.UBER_RANK:
        return _uber(text, deck)
    words = {
        Phase.TRUMP: (*SUIT_LETTERS, NO_TRUMP_TEXT),
        Phase.TWIST: TWISTS,
        Phase.ROLE: FORM_TEXTS,
        Phase.AGREE: (AGREE_TEXT,),
        Phase.UBER_SUIT: (*SUIT_LETTERS, ""),
    }.get(Phase(phase), ())
    if text not in words:
        allowed = ", ".join(word for word in words if word and word != NO_TRUMP_TEXT)
        raise BadNotation(f"{text!r} says nothing here: {allowed or 'nothing can be chosen'}")
    return [words.index(text)]


def _number(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 3):
        raise BadNotation(f"{text!r} is no number")
    return int(text)


def _played(text: str, deck: int) -> list[int]:
    if text == TURN_TEXT:
        return [TURN]
    card, form = split_card(text)
    if form and near_card(text, deck):
        card = text  # 10h: a card in other words, not the card 10 with an h behind it
    number = parse_card(card, deck)
    if form not in FORM_TEXTS:
        raise BadNotation(f"{text!r}: after a card stands ! or = and Z, N or a suit (Me=Z, Zc!)")
    return [number, FORM_TEXTS.index(form)] if form else [number]


def _uber(text: str, deck: int) -> list[int]:
    if text == JESTERS_TEXT:
        return [0]
    ranks = ranks_of(deck)
    if text and text[0] in ranks and text[1:] in ("", *SUIT_LETTERS):
        suit = SUIT_LETTERS.index(text[1:]) if text[1:] else RANK_NAMED
        return [ranks.index(text[0]) + 1, suit]
    raise BadNotation(f"{text!r}: name a card (Qs), a rank ({' '.join(ranks)}) or {JESTERS_TEXT}")


def played_texts(cards: int, forms: dict[int, int], deck: int = 60) -> list[str]:
    """The texts of a mask of playable cards, each once for every form it may be played in.

    ``forms`` gives the mask of forms for the cards that ask for one.

    >>> played_texts(1 << 60 | 1, {60: 0b110})
    ['Nc', 'Me=Z', 'Me=N']
    """
    if not forms or not any(cards >> card & 1 for card in forms):
        return names_in(cards, deck)
    texts: list[str] = []
    for card in cards_in(cards):
        name = card_name(card, deck)
        if card in forms:
            texts += [name + FORM_TEXTS[form] for form in cards_in(forms[card])]
        else:
            texts.append(name)
    return texts
