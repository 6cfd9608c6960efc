"""What somebody notes on a score pad, one thing at a time, and which shapes of it there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from foretell.base.decoding import is_visible, shown
from foretell.base.errors import ForetellError
from foretell.base.i18n import DeferredText, Value, spoken
from foretell.record.format import RevokeNote
from foretell.rules.axes import MAX_HAND, MAX_ROUNDS, MAX_SEATS, Twist

MOST_ROUNDS: Final = MAX_ROUNDS + 20
"""Rounds that can be noted: the longest game, and twenty play-offs."""
MOST_NAME: Final = 40
MOST_TEXT: Final = 8
"""Characters of a card, or of what beats everything."""
TRUMPS: Final = ("c", "d", "h", "s", "none")
REVOKE: Final = {"seat", "trick"}
TWISTS: Final = tuple(one.value for one in Twist)

PadValue = Any
"""A number, a text, a truth, a tuple of seats, a :class:`RevokeNote`, or ``None`` for nothing."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One note: what of a round (``n`` from 1, 0 for the pad), for a seat where the key has one.

    Raises:
        ForetellError: it has not the shape of a note.

    >>> Entry(3, "bid", 2, seat=1).to_dict()
    {'n': 3, 'key': 'bid', 'value': 2, 'seat': 1}
    """

    n: int
    key: str
    value: PadValue
    seat: int | None = None

    def __post_init__(self) -> None:
        """Refuse what is no note at all."""
        object.__setattr__(self, "value", kept_value(self.key, self.value))
        check_entry(self)

    @property
    def place(self) -> tuple[int, str, int]:
        """What it is a note of: the last entry for a place counts."""
        return self.n, self.key, -1 if self.seat is None else self.seat

    def to_dict(self) -> dict[str, Any]:
        """The entry as plain values for JSON."""
        plain = {"n": self.n, "key": self.key, "value": plain_value(self.value)}
        return plain if self.seat is None else {**plain, "seat": self.seat}

    @classmethod
    def from_dict(cls, table: object) -> Entry:
        """The entry of plain values.

        Raises:
            ForetellError: it has not the shape of a note.

        >>> Entry.from_dict({"n": 0, "key": "finish", "value": True})
        Entry(n=0, key='finish', value=True, seat=None)
        """
        keys = set(table) if isinstance(table, Mapping) else set()
        if not {"n", "key", "value"} <= keys <= {"n", "key", "value", "seat"}:
            raise bad_entry("shape", value=shown(table))
        assert isinstance(table, Mapping)  # noqa: S101  # it has keys
        if not isinstance(table["key"], str):
            raise bad_entry("key", value=shown(table["key"]), allowed=" ".join(PAD_ROUND_KEYS))
        return cls(table["n"], table["key"], table["value"], table.get("seat"))


def kept_value(key: str, value: PadValue) -> PadValue:
    """A value that nobody can change, of what JSON has; what cannot be one stays as it is."""
    if isinstance(value, list):
        return tuple(value)
    if key == "revoke" and isinstance(value, dict) and {"seat"} <= value.keys() <= REVOKE:
        return RevokeNote(**value)
    return value


def plain_value(value: PadValue) -> PadValue:
    """A value as JSON has it.

    >>> plain_value(RevokeNote(1)), plain_value((0, 2)), plain_value(3)
    ({'seat': 1}, [0, 2], 3)
    """
    if isinstance(value, RevokeNote):
        trick = {} if value.trick is None else {"trick": value.trick}
        return {"seat": value.seat, **trick}
    return list(value) if isinstance(value, tuple) else value


def bad_entry(key: str, /, **args: Value) -> ForetellError:
    """The error that something is no note, by the text ``scorepad-entry-<key>``."""
    return spoken(ForetellError("bad-entry", ""), f"scorepad-entry-{key}", **args)


def is_number(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number within a range.

    >>> is_number(2, 0, 20), is_number(True, 0, 20), is_number(21, 0, 20)
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def is_seat(value: object) -> bool:
    """Whether a value may be a seat."""
    return is_number(value, 0, MAX_SEATS - 1)


def is_count(value: object) -> bool:
    """Whether a value may be a bid, or tricks taken."""
    return is_number(value, 0, MAX_HAND)


def is_name(value: object) -> bool:
    """Whether somebody may be called so."""
    return (
        isinstance(value, str)
        and 1 <= len(value) <= MOST_NAME
        and is_visible(value)
        and value == value.strip()
    )


def is_short(value: object) -> bool:
    """Whether a text may be a card, or what beats everything; which there are, the pad knows."""
    return isinstance(value, str) and 1 <= len(value) <= MOST_TEXT


def is_revoke(value: object) -> bool:
    """Whether a value says who revoked, and perhaps in which trick."""
    if not isinstance(value, RevokeNote) or not is_seat(value.seat):
        return False
    return value.trick is None or is_number(value.trick, 1, MAX_HAND)


def are_seats(value: object) -> bool:
    """Whether a value lists seats, lowest first."""
    return (
        isinstance(value, tuple) and all(map(is_seat, value)) and list(value) == sorted(set(value))
    )


PAD_KEYS: Final[dict[str, Callable[[object], bool]]] = {
    "name": is_name,
    "dealer": is_seat,
    "finish": lambda value: isinstance(value, bool),
}
"""What may be noted of the pad itself."""
PAD_ROUND_KEYS: Final[dict[str, Callable[[object], bool]]] = {
    "play_off": are_seats,
    "dealer": is_seat,
    "turn_up": is_short,
    "trump": lambda value: value in TRUMPS,
    "twist": lambda value: value in TWISTS,
    "uber": is_short,
    "bid": is_count,
    "adjust": is_count,
    "revoke": is_revoke,
    "grail": is_seat,
    "won": is_count,
}
"""What may be noted of a round."""
BY_SEAT: Final = ("name", "bid", "won")
"""Keys that every seat has one of."""


def check_entry(entry: Entry) -> None:
    """Refuse an entry that is no note, whatever the rules and the other notes are.

    Raises:
        ForetellError: it has another round, key, seat or value than a note can have.

    >>> Entry(1, "bid", 21, seat=0)
    Traceback (most recent call last):
    foretell.base.errors.ForetellError: bid: 21 cannot be noted here
    """
    if not is_number(entry.n, 0, MOST_ROUNDS):
        raise bad_entry("round", value=shown(entry.n), most=MOST_ROUNDS)
    keys = PAD_ROUND_KEYS if entry.n else PAD_KEYS
    if entry.key not in keys:
        raise bad_entry("key", value=shown(entry.key), allowed=" ".join(keys))
    what = DeferredText(f"scorepad-key-{entry.key}")
    if entry.key in BY_SEAT and not is_seat(entry.seat):
        raise bad_entry("seat", what=what, value=shown(entry.seat))
    if entry.key not in BY_SEAT and entry.seat is not None:
        raise bad_entry("no-seat", what=what)
    if entry.value is not None and not keys[entry.key](entry.value):
        raise bad_entry("value", what=what, value=shown(entry.value))
