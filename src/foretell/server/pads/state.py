"""A score pad as its log makes it, and what may be done with it."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field, replace
from typing import Final

from foretell.scorepad.pad import MOST_ENTRIES
from foretell.server.pads.events import (
    PREFIX,
    AnyPadEvent,
    CopyMade,
    Noted,
    PadLogEntry,
    PadNote,
    PadOpened,
    PencilHanded,
    VersionChosen,
)
from foretell.server.protocol.rejection import Rejection

PAD: Final = "pad"
"""What stands for a pad where tables say how far they are."""


def pad_id(stored: str) -> str:
    """The id of a pad by that of its log.

    >>> pad_id("pad.a")
    'a'
    """
    return stored.removeprefix(PREFIX)


def pencil_digest(pencil: str) -> str:
    """What is kept of a pencil: random letters that the device made, which nobody else knows.

    >>> pencil_digest("a" * 22)[:8]
    'ec7c494d'
    """
    return hashlib.sha256(pencil.encode()).hexdigest()[:32]


@dataclass(slots=True)
class PadState:
    """One pad: its rules and players, all notes in their order, and who may go on."""

    id: str
    opened: PadOpened
    began: int
    changed: int
    length: int = 1
    """Entries of its log."""
    notes: list[PadNote] = field(default_factory=list)
    pencil: str = ""
    copies: list[str] = field(default_factory=list)
    chosen: str = ""

    @classmethod
    def of(cls, pad: str, entries: list[PadLogEntry]) -> PadState:
        """A pad from its log.

        Raises:
            ValueError: the log does not begin with how the pad was opened.
        """
        first = entries[0]
        if not isinstance(first.event, PadOpened):
            raise ValueError("no score pad")  # noqa: TRY004
        state = cls(pad, first.event, first.at, first.at, pencil=first.event.pencil)
        for entry in entries[1:]:
            state.apply(entry)
        return state

    def copy(self) -> PadState:
        """A copy of this pad, which changes by itself."""
        return replace(self, notes=[*self.notes], copies=[*self.copies])

    @property
    def is_closed(self) -> bool:
        """Whether another version was chosen."""
        return self.chosen not in ("", self.id)

    def name_of(self, seat: int) -> str:
        """What a seat is called: as it was noted last."""
        noted = (x.value for x in reversed(self.notes) if (x.key, x.seat) == ("name", seat))
        found = next(noted, None)
        return found if isinstance(found, str) else self.opened.players[seat]

    def holds(self, pencil: str) -> bool:
        """Whether somebody holds the pencil."""
        return bool(pencil) and hmac.compare_digest(self.pencil, pencil_digest(pencil))

    def apply(self, entry: PadLogEntry) -> None:
        """Let something happen."""
        self.length += 1
        self.changed = entry.at
        match entry.event:
            case Noted(notes):
                self.notes += notes
            case PencilHanded(pencil):
                self.pencil = pencil
            case CopyMade(pad):
                self.copies.append(pad)
            case VersionChosen(pad):
                self.chosen = pad

    def note(self, pencil: str, after: int, notes: list[PadNote]) -> list[AnyPadEvent]:
        """What comes of notes that follow ``after`` others; those that are there already do not.

        Raises:
            Rejection: another device holds the pencil, or has noted something else meanwhile.
        """
        self.demand(pencil)
        known = self.notes[after:]
        both = min(len(known), len(notes))
        if after > len(self.notes) or known[:both] != notes[:both]:
            raise Rejection("pad-moved", count=len(self.notes), after=after)
        if after + len(notes) > MOST_ENTRIES:
            raise Rejection("pad-full", most=MOST_ENTRIES)
        return [Noted(notes[both:])] if len(notes) > both else []

    def demand(self, pencil: str) -> None:
        """Let only the holder of the pencil go on.

        Raises:
            Rejection: another device holds it, or another version was chosen.
        """
        if not self.holds(pencil):
            raise Rejection("no-pencil")
        if self.is_closed:
            raise Rejection("pad-closed")
