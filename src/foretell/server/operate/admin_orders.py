"""What an operator may ask of a server, running or not, and what comes back."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from foretell.server.protocol.event import tag

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Kind = Literal["person", "address"]
MOST_HOURS = 24 * 365 * 100
"""A hundred years; what is to hold for good has 0."""
Hours = Annotated[float, Meta(ge=0, le=MOST_HOURS)]


class Order(msgspec.Struct, frozen=True, tag_field="do", tag=tag, forbid_unknown_fields=True):
    """Something to do or to tell."""


class Tables(Order, frozen=True):
    """List tables, the last changed first; those that are over only if asked for."""

    over: bool = False


class Show(Order, frozen=True):
    """Tell all about a table: who sits, with their ids, and the numbered lines of chat."""

    table: TableId


class Message(Order, frozen=True):
    """Say something at a table, as the server."""

    table: TableId
    text: Text


class Close(Order, frozen=True):
    """End a table's game unfinished."""

    table: TableId


class Ban(Order, frozen=True):
    """Ban a person or an address, for some hours or for good."""

    kind: Kind
    what: Text
    hours: Hours = 0
    reason: Annotated[str, Meta(max_length=200)] = ""


class Unban(Order, frozen=True):
    """Lift a ban."""

    kind: Kind
    what: Text


class Mute(Order, frozen=True):
    """Let a person play but not talk, for some hours or for good."""

    person: Text
    hours: Hours = 0
    reason: Annotated[str, Meta(max_length=200)] = ""


class Unmute(Order, frozen=True):
    """Let a person talk again."""

    person: Text


class Bans(Order, frozen=True):
    """List the bans, and who may not talk."""


class WithdrawName(Order, frozen=True):
    """Give a person a neutral name, and the old one to nobody any more."""

    person: Text


class WithdrawLine(Order, frozen=True):
    """Take a line of chat away, by its number at its table."""

    table: TableId
    line: Annotated[int, Meta(ge=0)]


AnyOrder = (
    Tables | Show | Message | Close | Ban | Unban | Mute | Unmute | Bans | WithdrawName
    | WithdrawLine
)  # fmt: skip


class TableRow(msgspec.Struct):
    """A table in a list."""

    id: str
    name: str
    status: str
    seats: list[str]
    changed: int
    viewers: int | None
    """``None`` where another server may have the table: only that knows."""


class SeatRow(msgspec.Struct):
    """A seat with the id of its person."""

    seat: int
    name: str
    person: str = ""
    bot: str = ""
    is_here: bool = False


class ChatRow(msgspec.Struct):
    """A line of chat with its number."""

    line: int
    at: int
    name: str
    text: str
    person: str = ""


class TableShown(msgspec.Struct):
    """All about a table that an operator needs; no card is among it."""

    id: str
    name: str
    status: str
    rules: str
    round_no: int
    host: str
    private: bool
    opened: int
    changed: int
    entries: int
    viewers: int | None
    seats: list[SeatRow]
    chat: list[ChatRow]


class BanRow(msgspec.Struct):
    """A ban; ``until`` in milliseconds since 1970, 0 for good."""

    kind: str
    what: str
    until: int
    reason: str


class OrderDone(msgspec.Struct):
    """What was done; the sentence is the asker's, by the kind of the order and what it is about."""

    about: dict[str, str | int]


Answer = list[TableRow] | TableShown | list[BanRow] | OrderDone
"""What comes back, by the kind of the order."""
ANSWERS: dict[type, type] = {
    Tables: list[TableRow],
    Show: TableShown,
    Bans: list[BanRow],
}
"""The type of an answer, if it is not :class:`OrderDone`."""
