"""What has happened to the seats of a table: who sat down, left, moved, and who is host."""

from __future__ import annotations

from foretell.server.protocol.event import Event


class Sat(Event, frozen=True):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class SatLate(Event, frozen=True):
    """A person will take a bot's seat when the next round is dealt."""

    seat: int
    person: str
    name: str


class StoodLate(Event, frozen=True):
    """The person who would have taken a bot's seat does not."""

    seat: int


class Stood(Event, frozen=True):
    """A seat became free."""

    seat: int


class Removed(Event, frozen=True):
    """The host put a person out of a seat, before the start; who may not sit down again."""

    seat: int


class BotSat(Event, frozen=True):
    """A bot took a free seat."""

    seat: int
    bot: str
    name: str


class Swapped(Event, frozen=True):
    """Two seats changed places."""

    seat: int
    other: int


class Shrunk(Event, frozen=True):
    """The free seats went; which seats of before stayed, in their new order."""

    seats: list[int]


class Locked(Event, frozen=True):
    """Nobody else may sit down, or again everybody may."""

    on: bool


class HostIs(Event, frozen=True):
    """The table has another host."""

    person: str
