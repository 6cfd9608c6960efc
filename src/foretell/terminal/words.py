"""How a terminal speaks: the reader's language, within the characters that it can show."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Mapping
from functools import cached_property
from typing import Final

from foretell.base.i18n import text
from foretell.cards import CAMELOT_CARDS, RANKS_36, RANKS_60, SUIT_LETTERS
from foretell.rules.presets import name_of
from foretell.rules.value import Rules

PIPS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
COERCED: Final = ("C.UTF-8", "C.utf8", "UTF-8")
"""What Python itself writes into ``LC_CTYPE`` where the locale is C (PEP 538)."""
PLAIN: Final = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "“": '"',
        "”": '"',
        "„": '"',
        "’": "'",
        "…": "...",
        "–": "-",
        "−": "-",
        "·": "-",
        "×": "x",
        "♣": "c",
        "♦": "d",
        "♥": "h",
        "♠": "s",
        "▶": ">",
        "●": "*",
        "○": "o",
        "★": "<",
        "─": "-",
        "│": "|",
        "╭": "+",
        "╮": "+",
        "╰": "+",
        "╯": "+",
        "←": "<",
        "→": ">",
    }
)


def plain(words: str) -> str:
    """Words in ASCII, for a terminal that knows no more.

    >>> plain("Zurück – 7♥ …")
    'Zurueck - 7h ...'
    >>> plain("\\U0001f469\\u200d\\U0001f4bb"), plain("\\u2764\\ufe0f")
    ('??', '?')
    """
    spelled = unicodedata.normalize("NFKD", words.translate(PLAIN))
    return "".join(c if c.isascii() else "" if _adds_none(c) else "?" for c in spelled)


def _adds_none(character: str) -> bool:
    """Whether a character takes no room of its own: an accent, or what joins pictures."""
    return unicodedata.category(character) in ("Mn", "Me", "Cf")


def knows_unicode(environ: Mapping[str, str], encoding: str | None) -> bool:
    """Whether a terminal shows more than ASCII, by its locale and the encoding of its output.

    >>> knows_unicode({"LANG": "de_DE.UTF-8"}, "utf-8"), knows_unicode({"LANG": "C"}, "utf-8")
    (True, False)
    """
    if "utf" not in (encoding or "").lower() or environ.get("TERM") == "dumb":
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    said = environ.get("LC_ALL") or environ.get("LC_CTYPE") or environ.get("LANG") or "C"
    if not environ.get("LC_ALL") and said in COERCED:
        said = environ.get("LANG") or "C"
    return "utf" in said.lower()


class Words:
    """Texts, suits and cards as one terminal shows them.

    Args:
        lang: the reader's language.
        unicode: whether the terminal shows more than ASCII.
        symbols: whether suits are shown as symbols; else as letters, unique in each language.
        few_colours: whether there are but sixteen colours.

    >>> Words("en", unicode=True, symbols=True).card("Th")
    '10♥'
    >>> Words("de", unicode=False, symbols=False).card("Qd")
    'Dk'
    """

    def __init__(
        self, lang: str, *, unicode: bool, symbols: bool, few_colours: bool = False
    ) -> None:
        self.lang = lang
        self.unicode = unicode
        self.symbols = symbols and unicode
        self.few_colours = few_colours

    def fit(self, words: str) -> str:
        """Words in the characters of this terminal."""
        return words if self.unicode else plain(words)

    def say(self, key: str, **args: str | int) -> str:
        """A text of ``terminal.ftl``, by its key without ``terminal-``."""
        return self.text(f"terminal-{key}", **args)

    def text(self, key: str, **args: str | int) -> str:
        """Any text, by its whole key."""
        return self.fit(text(key, self.lang, **args))

    @cached_property
    def letters(self) -> dict[str, str]:
        """The letter of each suit in this language, by the letter that records use."""
        return {suit: text(f"terminal-letter-{suit}", self.lang) for suit in SUIT_LETTERS}

    @cached_property
    def ranks(self) -> dict[str, str]:
        """What is printed for each rank."""
        ranks = dict.fromkeys((*RANKS_60, *RANKS_36))
        return {rank: text("rules-rank", self.lang, rank=rank) for rank in ranks}

    @cached_property
    def specials(self) -> dict[str, str]:
        """Short names of the cards without a suit: wizard, jester, Camelot's."""
        names = ("Z", "N", *CAMELOT_CARDS)
        return {name: self.say(f"short-{name}") for name in names}

    def suit(self, letter: str) -> str:
        """A suit as it stands on a card."""
        return PIPS[letter] if self.symbols else self.letters[letter]

    def suit_name(self, letter: str) -> str:
        """A suit, or ``none``, in words."""
        return self.say(f"suit-{letter}")

    def card(self, name: str, *, suited: bool = False) -> str:
        """A card, short; ``suited`` adds the suit that a wizard or jester bears."""
        if name in CAMELOT_CARDS:
            return self.specials[name]
        if name[0] in "ZN":
            return self.specials[name[0]] + (self.suit(name[1]) if suited else "")
        return self.ranks[name[0]] + self.suit(name[1])

    def cards(self, names: list[str]) -> str:
        """Cards with spaces between."""
        return " ".join(self.card(name) for name in names)

    def number(self, value: int) -> str:
        """A number with a minus that looks like one."""
        return self.fit(str(value).replace("-", "−"))

    def signed(self, value: int) -> str:
        """A number with its sign: by how much something is more or less."""
        return f"{'+' if value > 0 else ''}{self.number(value)}"


def words_for(lang: str, suits: str | None) -> Words:
    """Words for the terminal that this program runs in; ``suits`` is ``letters`` or ``symbols``."""
    unicode = knows_unicode(os.environ, sys.stdout.encoding)
    if suits == "symbols":
        unicode = unicode or "utf" in (sys.stdout.encoding or "").lower()
    many = "256" in os.environ.get("TERM", "") or os.environ.get("COLORTERM") or os.name == "nt"
    return Words(lang, unicode=unicode, symbols=suits != "letters", few_colours=not many)


def rules_title(words: Words, rules: Rules) -> str:
    """What rules are called: as somebody calls them, else by the preset they are."""
    return words.fit(rules.name) or name_of(rules) or words.say("own-rules")


def dummies(words: Words, count: int) -> tuple[str, ...]:
    """Names for so many dummies."""
    if count == 1:
        return (words.say("dummy"),)
    return tuple(words.say("dummy-number", number=number + 1) for number in range(count))
