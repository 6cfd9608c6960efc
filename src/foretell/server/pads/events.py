"""What has happened to a score pad, for good: its log is a list of these (score-pad.md).

A pad's log lies beside those of the tables, under an id that no table has. It names no guest but
the one who opened it; who may write is known by the digest of a pencil alone.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from foretell.server.protocol.event import Event, RulesValue

PREFIX: Final = "pad."
"""How a pad's log is called in the store, before its id: ids of tables have no dot."""


class PadNote(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing somebody noted, as :class:`foretell.scorepad.Entry` has it."""

    n: int
    key: str
    value: Any = None
    seat: int | None = None


class PadOpened(Event, frozen=True):
    """A guest opened a pad; a copy that somebody went on with says of which pad it is one."""

    rules: RulesValue
    players: list[str]
    dealer: int
    owner: str
    pencil: str
    rules_name: str = ""
    copy_of: str = ""


class Noted(Event, frozen=True):
    """The holder of the pencil noted something."""

    notes: list[PadNote]


class PencilHanded(Event, frozen=True):
    """The pencil went to another device; kept is its digest."""

    pencil: str


class CopyMade(Event, frozen=True):
    """Somebody else went on with a copy, without the pencil."""

    pad: str


class VersionChosen(Event, frozen=True):
    """Of two versions one was chosen; where it is the other one, this one is not gone on with."""

    pad: str


AnyPadEvent = PadOpened | Noted | PencilHanded | CopyMade | VersionChosen


class PadLogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of a pad, and when it happened in milliseconds since 1970."""

    at: int
    event: AnyPadEvent


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(PadLogEntry)


def pad_entry_written(entry: PadLogEntry) -> bytes:
    """An entry as it is kept."""
    return _ENCODER.encode(entry)


def pad_entry_read(body: bytes) -> PadLogEntry:
    """An entry that was kept.

    Raises:
        msgspec.MsgspecError: it is none.

    >>> entry = PadLogEntry(1, CopyMade("pad.x"))
    >>> pad_entry_read(pad_entry_written(entry)) == entry
    True
    """
    return _DECODER.decode(body)
