"""The score pads of one server: opened, noted on, handed over, copied; each change on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

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
    pad_entry_read,
    pad_entry_written,
)
from foretell.server.pads.scoring import with_notes
from foretell.server.pads.state import PAD, PadState, pencil_digest
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.entry_logs import EntryLogs
from foretell.server.store.interface import Store, Summary
from foretell.server.tables.damages import Damages

MOST_LIVE: Final = 500
"""Pads in memory; another one comes from its log."""
ASK_SECONDS: Final = 90.0
"""So long the holder of a pencil sees that somebody asks for it."""
MOST_ASKERS: Final = 6


class PencilAsk(NamedTuple):
    """Somebody asks for the pencil: under a number, with a name, until when."""

    number: int
    name: str
    pencil: str
    until: float


class Pads:
    """All score pads of one server."""

    def __init__(self, store: Store, now: Callable[[], float], damages: Damages) -> None:
        """None is in memory yet; ``now`` in seconds."""
        self._now = now
        self._logs = EntryLogs[PadState](
            *(store, PREFIX, self._read, self._at, self._written, pad_summary, MOST_LIVE),
            damages.noted,
            self._unasked,
        )
        self._asks: dict[str, list[PencilAsk]] = {}
        self._numbers = 0

    def _read(self, pad: str, log: list[bytes] | None) -> PadState:
        if log is None:
            raise Rejection("no-such-pad")
        return PadState.of(pad, [pad_entry_read(body) for body in log])

    def _at(self) -> int:
        return int(self._now() * 1000)

    def _written(self, at: int, event: AnyPadEvent) -> tuple[PadLogEntry, bytes]:
        entry = PadLogEntry(at, event)
        return entry, pad_entry_written(entry)

    def _unasked(self, pad: str) -> None:
        self._asks.pop(pad, None)

    async def open(
        self, pad: str, opened: PadOpened, pencil: str, notes: list[PadNote]
    ) -> PadState:
        """Open a pad under the id that its device drew, with what was noted on it so far.

        Sent once more by the same pencil it is open already, and only the notes are added.

        Raises:
            Rejection: another pad has this id.
        """
        known = await self._logs.begin(pad, [opened, *([Noted(notes)] if notes else [])])
        if not known.holds(pencil):
            raise Rejection("pad-taken")
        return await self.note(pad, pencil, 0, notes) if notes else known

    async def get(self, pad: str) -> PadState:
        """A pad, from memory or from its log.

        Raises:
            Rejection: there is no such pad, or it is damaged.
        """
        return await self._logs.get(pad)

    def drop(self, pad: str) -> None:
        """Have a pad no more in memory."""
        self._logs.drop(pad)

    def drop_all(self) -> None:
        """Have no pad in memory."""
        self._logs.drop_all()

    async def note(self, pad: str, pencil: str, after: int, notes: list[PadNote]) -> PadState:
        """Add notes.

        Raises:
            Rejection: another device holds the pencil, or the pad is another than it was.
        """
        return await self._logs.change(pad, lambda state: state.note(pencil, after, notes))

    async def ask(self, pad: str, pencil: str, name: str) -> None:
        """Ask the holder for the pencil, which would be this one."""
        state = await self.get(pad)
        if not state.holds(pencil):
            others = [one for one in self.asks(pad) if one.pencil != pencil][-MOST_ASKERS + 1 :]
            self._numbers += 1
            asked = PencilAsk(self._numbers, name, pencil, self._now() + ASK_SECONDS)
            self._asks[pad] = [*others, asked]

    def asks(self, pad: str) -> list[PencilAsk]:
        """Who asks for the pencil of a pad just now."""
        return [one for one in self._asks.get(pad, []) if one.until > self._now()]

    async def hand(self, pad: str, pencil: str, number: int) -> PadState:
        """Hand the pencil to somebody who asks for it.

        Raises:
            Rejection: it is another device's, or nobody asks any more.
        """
        asked = next((one for one in self.asks(pad) if one.number == number), None)

        def handed(state: PadState) -> list[AnyPadEvent]:
            state.demand(pencil)
            if asked is None:
                raise Rejection("nobody-asks")
            return [PencilHanded(pencil_digest(asked.pencil))]

        state = await self._logs.change(pad, handed)
        self._asks.pop(pad, None)
        return state

    async def copy(self, pad: str, made: str, owner: str, pencil: str) -> PadState:
        """Go on with a copy under an id of its own: from now on there are two versions."""
        old = await self.get(pad)
        opened = PadOpened(
            old.opened.rules,
            old.opened.players,
            old.opened.dealer,
            owner,
            pencil_digest(pencil),
            old.opened.rules_name,
            copy_of=pad,
        )
        state = await self.open(made, opened, pencil, list(old.notes))
        await self._logs.change(pad, lambda old: [] if made in old.copies else [CopyMade(made)])
        return state

    async def choose(self, pad: str, other: str, pencil: str) -> PadState:
        """Choose this version: the other one is not gone on with, and still there to be read.

        Either pencil may choose, since one of the devices may have died; but a game that is over
        is not replaced without its own. A version that was deleted chooses nothing any more.

        Raises:
            Rejection: they are no versions of one pad, or the pencil is of neither.
        """
        one, two = await self.get(pad), await self._kept(other)
        if other not in (one.opened.copy_of, *one.copies):
            raise Rejection("no-version")
        may = [one] if two is None else [one, two]
        is_over = two is not None and pad in two.copies and await asyncio.to_thread(_is_over, two)
        if two is not None and is_over:
            may = [two]
        if not any(version.holds(pencil) for version in may):
            raise Rejection("pad-is-over" if is_over and one.holds(pencil) else "no-pencil")

        def chosen(state: PadState) -> list[AnyPadEvent]:
            return [] if state.chosen == pad else [VersionChosen(pad)]

        if two is not None:
            await self._logs.change(other, chosen)
        return await self._logs.change(pad, chosen)

    async def _kept(self, pad: str) -> PadState | None:
        """A pad, if it is still there."""
        try:
            return await self.get(pad)
        except Rejection as refused:
            if refused.code != "no-such-pad":
                raise
            return None

    async def delete(self, pads: list[str]) -> None:
        """Keep nothing of some pads."""
        await self._logs.delete(pads)


def _is_over(pad: PadState) -> bool:
    """Whether the game on a pad has come to its end."""
    return with_notes(pad.opened, pad.notes).standing().over


def pad_summary(state: PadState) -> Summary:
    """A pad in short, for the guest who opened it; no lobby lists it."""
    opened = state.opened
    rules = opened.rules if isinstance(opened.rules, str) else opened.rules_name
    return Summary(
        PREFIX + state.id,
        " · ".join(opened.players),
        PAD,
        rules or "own",
        len(opened.players),
        opened.players,
        state.began,
        state.changed,
        people=[opened.owner],
        is_private=True,
    )
