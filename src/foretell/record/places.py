"""Where in a record something is wrong, and how an error says it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from foretell.base.decoding import clean, shortened, shown
from foretell.base.errors import BadRecord
from foretell.base.i18n import DeferredText, Enumerated, Value, spoken

NOT_YET: Final = "not-played-yet"
SHAPES: Final = {
    (False, False): "round",
    (True, False): "trick",
    (False, True): "seat",
    (True, True): "card",
}
"""How exactly a place is known, by whether its trick and its seat are: the texts that say it."""


@dataclass(slots=True)
class RecordPlace:
    """A round and a trick of a record, from 1, and a seat; 0 and -1 stand for none.

    Files count seats from 0 and people from 1: where a name is known, it says who is meant.
    """

    round_no: int = 0
    trick: int = 0
    seat: int = -1
    names: tuple[str, ...] = ()

    def who(self, seat: int) -> str | DeferredText:
        """Who sits somewhere: the name, else the seat, counted from 1."""
        name = self.names[seat].strip() if 0 <= seat < len(self.names) else ""
        return shown(name) if name else DeferredText("record-seat", {"number": str(seat + 1)})

    def all(self, seats: Iterable[int]) -> Enumerated:
        """Who sits at several seats."""
        return Enumerated(tuple(self.who(seat) for seat in seats))

    def bad(self, code: str, key: str, /, **args: Value) -> BadRecord:
        """The error that something is wrong here, by the text ``record-<key>``.

        Its details say the place in numbers.

        >>> place = RecordPlace(round_no=3, seat=1, names=("Ada", "Bo"))
        >>> bad = place.bad("unfinished", "missing", key="won")
        >>> str(bad), bad.details
        ('round 3, Bo: won: missing', {'round': 3, 'seat': 1})
        """
        plain = {name: clean(one) if isinstance(one, str) else one for name, one in args.items()}
        if self.round_no:
            shape = SHAPES[self.trick > 0, self.seat >= 0]
            place = {"round": self.round_no, "trick": self.trick, "who": self.who(self.seat)}
            what = DeferredText(f"record-{key}", plain)
            error = spoken(BadRecord(code, ""), f"record-at-{shape}", what=what, **place)
        else:
            error = spoken(BadRecord(code, ""), f"record-{key}", **plain)
        error.words, error.details = error.details, self.numbers
        return error

    @property
    def numbers(self) -> dict[str, object]:
        """The place for programs: round and trick from 1, the seat as in the file."""
        numbers = {"round": self.round_no, "trick": self.trick}
        seat = {"seat": self.seat} if self.seat >= 0 else {}
        return {**{name: one for name, one in numbers.items() if one}, **seat}


def shown_value(value: object) -> str | DeferredText:
    """Any value of a file as an error shows it; texts stand in quotes.

    >>> shown_value("9c"), shown_value(True), shown_value([1])
    ("'9c'", 'true', '[1]')
    """
    if isinstance(value, bool):
        return str(value).lower()
    try:
        return shortened(repr(value))
    except ValueError:
        return DeferredText("record-long-number")
