"""Cards are ints, sets of cards are int64 masks with bit = card; names are one notation for all.

Four lanes of fifteen: ``card = 15 * suit + rank`` with rank 0 the suit's jester, 1 ... 13 its
plain cards from the lowest up, 14 its wizard (rules 1, 2). Above the lanes stand the cards of
Camelot, 60 ... 63 (rules, Camelot). Bit 63 is the sign of an int64: masks are bit patterns, to
be combined with ``& | ^ ~``, counted and walked by ``base.jit``, never compared by size.

A card's *name* depends on the deck only for the plain ranks: the 60-card deck calls rank 1 "2",
the 36-card deck calls it "1" (record.md). The cards of the anniversary decks have names but no
number yet.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from foretell.base.errors import BadNotation
from foretell.base.i18n import spoken

SUITS: Final = 4
LANE: Final = 15
JESTER: Final = 0
WIZARD: Final = 14
NO_CARD: Final = -1

MERLIN: Final = 60
MORGAN: Final = 61
EXCALIBUR: Final = 62
GRAIL: Final = 63
CARD_NUMBERS: Final = 64

SUIT_LETTERS: Final = "cdhs"
RANKS_60: Final = "23456789TJQKA"
RANKS_36: Final = "12345678"
CAMELOT_CARDS: Final = {"Me": MERLIN, "Mo": MORGAN, "Ex": EXCALIBUR, "Gr": GRAIL}
ANNIVERSARY_CARDS: Final = ("Dr", "Fa", "Bo", "We", "Ju", "Cl", "Sh", "Wi", "Va")


class Suit(IntEnum):
    """A suit, or none; as a led suit ``FREE`` means that a wizard came first (rules 8)."""

    NONE = -1
    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    FREE = 4


ALL_BITS: Final = 0xFFFF_FFFF_FFFF_FFFF


def signed(mask: int) -> int:
    """The int64 with the bit pattern of a non-negative Python int below 2**64.

    >>> signed(1 << 63)
    -9223372036854775808
    """
    return mask - (1 << 64) if mask >> 63 else mask


def mask_of(cards: list[int]) -> int:
    """The signed mask of a list of card numbers.

    >>> mask_of([0, 2])
    5
    """
    return signed(sum(1 << card for card in set(cards)))


def cards_in(mask: int) -> list[int]:
    """The card numbers in a mask, lowest first.

    >>> cards_in(5)
    [0, 2]
    """
    bits = int(mask) & ALL_BITS
    cards = []
    while bits:
        lowest = bits & -bits
        cards.append(lowest.bit_length() - 1)
        bits ^= lowest
    return cards


LANES: Final = tuple(mask_of([LANE * suit + rank for rank in range(1, 14)]) for suit in range(4))
WIZARDS: Final = mask_of([LANE * suit + WIZARD for suit in range(4)])
JESTERS: Final = mask_of([LANE * suit + JESTER for suit in range(4)])
CAMELOT: Final = mask_of([MERLIN, MORGAN, EXCALIBUR, GRAIL])
ALWAYS: Final = signed((WIZARDS | JESTERS | CAMELOT) & 0xFFFFFFFFFFFFFFFF)


def _names(ranks: str) -> dict[int, str]:
    names = {number: name for name, number in CAMELOT_CARDS.items()}
    for suit, letter in enumerate(SUIT_LETTERS):
        names[LANE * suit + JESTER] = "N" + letter
        names[LANE * suit + WIZARD] = "Z" + letter
        names.update({LANE * suit + i + 1: rank + letter for i, rank in enumerate(ranks)})
    return names


SUIT_SIGNS: Final = {**dict(zip("♣♦♥♠", "cdhs", strict=True)), "\ufe0f": ""}
"""What people write for suits, and the mark behind it that asks for a picture."""
_NAMES: Final = {60: _names(RANKS_60), 36: _names(RANKS_36)}
_NUMBERS: Final = {deck: {n: c for c, n in names.items()} for deck, names in _NAMES.items()}


def card_name(card: int, deck: int = 60) -> str:
    """The name of a card in a deck of 60 or 36.

    >>> card_name(parse_card("Td")), card_name(31), card_name(31, deck=36)
    ('Td', '2h', '1h')
    """
    return _NAMES[deck][int(card)]


def parse_card(text: str, deck: int = 60) -> int:
    """The number of a named card; the inverse of :func:`card_name`.

    Raises:
        BadNotation: the text names no card of that deck.

    >>> parse_card("Zs")
    59
    >>> parse_card("1h")
    Traceback (most recent call last):
    foretell.base.errors.BadNotation: '1h' is no card: a rank (2 3 4 5 6 7 8 9 T J Q K A) and a \
suit (c d h s), Z or N and a suit, or Me Mo Ex Gr
    """
    number = _NUMBERS[deck].get(text)
    if number is None:
        if text in ANNIVERSARY_CARDS:
            raise spoken(BadNotation(""), "refused-not-played", value=repr(text))
        if near := near_card(text, deck):
            raise spoken(BadNotation(""), "refused-near-card", value=repr(text), near=near)
        ranks = " ".join(RANKS_36 if deck == 36 else RANKS_60)
        raise spoken(BadNotation(""), "refused-no-card", value=repr(text), ranks=ranks)
    return number


def near_card(text: str, deck: int = 60) -> str | None:
    """The card that somebody may have meant with a text that names none; ``None`` if nobody knows.

    >>> [near_card(text) for text in ("10h", "ac", "♥A", "QS ", "Wc", "xy")]
    ['Th', 'Ac', 'Ah', 'Qs', 'Zc', None]
    """
    word = "".join(SUIT_SIGNS.get(sign, sign) for sign in text.strip().replace("10", "T"))
    for name in (word, word[::-1]):
        near = name[:1].upper().replace("W", "Z") + name[1:].lower()
        if near in _NUMBERS[deck]:
            return near
    return None


def parse_cards(text: str, deck: int = 60) -> list[int]:
    """The numbers of card names separated by spaces, in their order.

    >>> parse_cards("2c Nd")
    [1, 15]
    """
    return [parse_card(word, deck) for word in text.split()]


def names_of(cards: list[int], deck: int = 60) -> str:
    """Card names separated by spaces; the inverse of :func:`parse_cards`.

    >>> names_of([1, 15])
    '2c Nd'
    """
    return " ".join(card_name(card, deck) for card in cards)


def names_in(mask: int, deck: int = 60) -> list[str]:
    """The names of the cards in a mask, lowest number first.

    >>> names_in(0b1000_0000_0000_0010)
    ['2c', 'Nd']
    """
    names, bits, found = _NAMES[deck], int(mask) & ALL_BITS, []
    while bits:
        lowest = bits & -bits
        found.append(names[lowest.bit_length() - 1])
        bits ^= lowest
    return found


def suit_name(suit: int) -> str:
    """The letter of a suit, ``none`` for no suit.

    >>> suit_name(Suit.HEARTS), suit_name(Suit.NONE)
    ('h', 'none')
    """
    return "none" if suit < 0 else SUIT_LETTERS[suit]


def parse_suit(text: str) -> int:
    """The suit of a letter; the inverse of :func:`suit_name`.

    Raises:
        BadNotation: the text is none of ``c d h s none``.

    >>> int(parse_suit("s"))
    3
    """
    if text == "none":
        return Suit.NONE
    if len(text) == 1 and text in SUIT_LETTERS:
        return SUIT_LETTERS.index(text)
    raise spoken(BadNotation(""), "failed-no-suit", text=repr(text))


def deck_order(deck: int = 60) -> list[int]:
    """All printed cards of a deck in the fixed order that verifiable deals start from.

    Plain cards by suit c d h s, ranks upwards; wizards; jesters (fair-deals ``fair1``).

    >>> len(deck_order(60)), len(deck_order(36)), names_of(deck_order(36)[-4:], 36)
    (60, 36, 'Zc Zd Nc Nd')
    """
    ranks, suited = (8, 2) if deck == 36 else (13, 4)
    plain = [LANE * suit + rank for suit in range(4) for rank in range(1, ranks + 1)]
    wizards = [LANE * suit + WIZARD for suit in range(suited)]
    jesters = [LANE * suit + JESTER for suit in range(suited)]
    return plain + wizards + jesters
