"""What is answered about robot events (tournaments.md)."""

from __future__ import annotations

import msgspec

from foretell.server.daily.events import RobotRound


class RobotLine(msgspec.Struct, frozen=True):
    """What the deals came to for one person; ``game`` once it may be looked through."""

    place: int
    name: str
    is_me: bool
    points: int
    rounds: list[RobotRound]
    game: str


class RobotPoints(msgspec.Struct, frozen=True):
    """How many people have so many points."""

    points: int
    people: int


class RobotEventView(msgspec.Struct, frozen=True):
    """A day's event as it stands for who asks; times in milliseconds since 1970.

    ``kind``: ``deal`` or ``evening``. ``sizes``: the cards of each deal. ``commit``: what commits
    the server to the secret of its deals; ``seed``: that secret, once nobody plays any more.
    ``table``: the own table, once it has begun; ``is_done``: it is over, and all is shown.
    ``finished``: how many have played to the end. Before that, and of an event that is not over,
    ``spread`` and ``lines`` are empty: so many of the best, and the own one.
    """

    id: str
    kind: str
    day: str
    game: str
    sizes: list[int]
    rules: str
    bots: list[str]
    commit: str
    seed: str
    begins_at: int
    ends_at: int
    table: str
    is_done: bool
    finished: int
    spread: list[RobotPoints]
    lines: list[RobotLine]


class ComingEvent(msgspec.Struct, frozen=True):
    """What commits the server to the deals of a day to come."""

    day: str
    kind: str
    game: str
    commit: str


class DailyView(msgspec.Struct, frozen=True):
    """A day's events, the days before it that can be looked at, and what is to come."""

    today: str
    now: int
    events: list[RobotEventView]
    days: list[str]
    coming: list[ComingEvent]
