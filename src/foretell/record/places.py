"""Where in a record something is wrong, and how an error says it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from foretell.errors import BadRecord

MOST_TEXT: Final = 60
MOST_MESSAGE: Final = 600
NOT_YET: Final = "not-played-yet"


@dataclass(slots=True)
class Place:
    """A round and a trick of a record, from 1, and a seat; 0 and -1 stand for none.

    Files count seats from 0 and people from 1: where a name is known, it says who is meant.

    >>> str(Place(round_no=3, trick=2, seat=1)), str(Place(3, seat=1, names=("Ada", "Bo")))
    ('round 3, trick 2, seat 2: ', 'round 3, Bo: ')
    """

    round_no: int = 0
    trick: int = 0
    seat: int = -1
    names: tuple[str, ...] = ()

    def __str__(self) -> str:
        parts = [f"round {self.round_no}"] if self.round_no else []
        parts += [f"trick {self.trick}"] if self.trick else []
        parts += [self.who(self.seat)] if self.seat >= 0 else []
        return ", ".join(parts) + ": " if parts else ""

    def who(self, seat: int) -> str:
        """Who sits somewhere: the name, else the seat, counted from 1."""
        name = self.names[seat].strip() if 0 <= seat < len(self.names) else ""
        return shown(name) if name else f"seat {seat + 1}"

    def bad(self, code: str, message: str) -> BadRecord:
        """The error that something is wrong here; its details say the place in numbers.

        >>> Place(round_no=3).bad("wrong-count", "two hands").details
        {'round': 3}
        """
        said = {"round": self.round_no, "trick": self.trick}
        details: dict[str, object] = {name: number for name, number in said.items() if number}
        if self.seat >= 0:
            details["seat"] = self.seat
        return BadRecord(code, f"{self}{clean(message)}", **details)


def shown(text: str) -> str:
    """A text of a file as an error shows it: short, and without what a terminal obeys.

    >>> shown("9c"), shown("9c\\x1b"), shown("x" * 99)[-3:]
    ('9c', "'9c\\\\x1b'", 'x …')
    """
    return shortened(text if text and text.isprintable() else repr(text))


def shown_value(value: object) -> str:
    """Any value of a file as an error shows it; texts stand in quotes.

    >>> shown_value("9c"), shown_value(True), shown_value([1])
    ("'9c'", 'true', '[1]')
    """
    if isinstance(value, bool):
        return str(value).lower()
    try:
        return shortened(repr(value))
    except ValueError:
        return "a very long number"


def shortened(text: str) -> str:
    """A text, or its beginning."""
    return text if len(text) <= MOST_TEXT else text[:MOST_TEXT] + " …"


def missing(key: str) -> str:
    """That a key is missing.

    >>> missing("bids"), missing("trump")
    ('bids: are missing', 'trump: is missing')
    """
    return f"{key}: {be(key)} missing"


def missing_one(key: str) -> str:
    """That a seat's part of a list is missing.

    >>> missing_one("passes")
    'passes: its own is missing'
    """
    return f"{key}: its own is missing"


def be(key: str) -> str:
    """The verb for a key: those of many things end in s."""
    return "are" if key.endswith("s") else "is"


def clean(message: str) -> str:
    """A message as one line of characters that print, not too long.

    >>> clean("no rules '\\n'" + chr(27))
    "no rules '\\\\n'\\\\x1b"
    """
    text = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in message)
    return text if len(text) <= MOST_MESSAGE else text[:MOST_MESSAGE] + " …"
