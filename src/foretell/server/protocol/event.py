"""What every event at a table is made of, and the options that a table has."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

RulesValue = str | dict[str, Any]
"""Rules as a record writes them: a preset's name or a table of axes."""


class How(StrEnum):
    """Who made a choice for a seat."""

    PERSON = "person"
    BOT = "bot"
    CLOCK = "clock"
    FORCED = "forced"
    CLAIM = "claim"


class Options(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table may choose beside its rules.

    ``clock``: seconds for a decision, 0 for none. ``delay``: tricks that spectators see late.
    ``open_hands``: whether spectators see all hands once a round is over. ``pace``: milliseconds
    before a bot or a forced card acts. ``dealer``: the seat that deals first;
    none: it is drawn (rules 4). ``undo``: whether a choice is undone where all persons agree.
    """

    clock: int = 30
    delay: int = 0
    open_hands: bool = False
    pace: int = 700
    dealer: int | None = None
    undo: bool = False


RANGES = {"clock": (10, 300), "delay": (0, 20), "pace": (0, 5000)}
"""From where to where the numbers of the options go; a clock may also be 0."""


class TournamentPlace(msgspec.Struct, frozen=True):
    """Which table of which tournament: its id and name, the round and the table from 1."""

    id: str
    name: str
    n: int
    table: int


class EventDeals(msgspec.Struct, frozen=True, omit_defaults=True):
    """The event from which a table has its deals, like all other tables of it (``fair1-event``).

    ``game``: the event and its round, to which all its seeds are committed. ``seats``: by seat,
    the place of its person among all who give the event a seed, -1 for a bot; none where nobody
    gives one.
    """

    game: str
    seats: list[int] = []


def tag(name: str) -> str:
    """The tag of a struct: its name in lower case with hyphens.

    >>> tag("SeatToBot")
    'seat-to-bot'
    """
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="k", tag=tag):
    """Something that has happened."""


class OfSeat(Event, frozen=True):
    """Something about one seat alone."""

    seat: int


class Request(OfSeat, frozen=True):
    """A seat wants something of all, or no longer."""

    on: bool = True
