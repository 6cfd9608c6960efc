"""What has happened to a robot event, for good: its log is a list of these (tournaments.md).

It names people by their ids alone: what somebody is called stands with them and at their table.
"""

from __future__ import annotations

from typing import Final

import msgspec

from foretell.server.protocol.event import Event, RulesValue

PREFIX: Final = "day."
"""How an event's log is called in the store, before its id: ids of tables have no dot."""


class RobotRound(msgspec.Struct, frozen=True, array_like=True):
    """What a deal came to for the person: bid (nothing where none was asked), tricks, points."""

    bid: int | None
    won: int
    points: int


class RobotEventOpened(Event, frozen=True):
    """The server drew a secret for a day's event, stored with this, and shows what commits it.

    ``kind``: ``deal`` or ``evening``. ``day``: as 2026-11-25, in UTC. ``bots``: their levels, in
    the seats after the person's. ``commit``: ``C`` of fair1.
    """

    kind: str
    day: str
    rules: RulesValue
    bots: list[str]
    commit: str


class RobotPlayBegan(Event, frozen=True):
    """A person took up the event's cards, once for good; the table is opened after this."""

    person: str
    table: str


class RobotPlayEnded(Event, frozen=True):
    """A table was played to its end: the person's points, and what each deal came to."""

    table: str
    points: int
    rounds: list[RobotRound]


class RobotPlayDropped(Event, frozen=True):
    """A table was not played to its end: it does not count."""

    table: str


class RobotEventClosed(Event, frozen=True):
    """The day is over, and nobody plays any more: the secret is open to everybody."""

    seed: str


AnyRobotEvent = (
    RobotEventOpened | RobotPlayBegan | RobotPlayEnded | RobotPlayDropped | RobotEventClosed
)


class RobotLogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of a robot event, and when it happened in milliseconds since 1970."""

    at: int
    event: AnyRobotEvent


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(RobotLogEntry)


def robot_entry_written(entry: RobotLogEntry) -> bytes:
    """An entry as it is kept."""
    return _ENCODER.encode(entry)


def robot_entry_read(body: bytes) -> RobotLogEntry:
    """An entry that was kept.

    Raises:
        msgspec.MsgspecError: it is none.

    >>> entry = RobotLogEntry(1, RobotPlayEnded("t", 30, [RobotRound(1, 1, 30)]))
    >>> robot_entry_read(robot_entry_written(entry)) == entry
    True
    """
    return _DECODER.decode(body)
