"""What is sent and answered over HTTP about score pads."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from foretell.rules.files import MOST_NAME
from foretell.server.pads.events import PadNote
from foretell.server.pads.state import PadState, pad_id
from foretell.server.protocol.event import RulesValue
from foretell.server.store.interface import Summary

Pencil = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
PadName = Annotated[str, Meta(min_length=1, max_length=60)]
PadId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{11,23}$")]
Notes = Annotated[list[PadNote], Meta(max_length=1000)]
Count = Annotated[int, Meta(ge=0, le=100_000)]


class PadAsk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something asked for by who holds a pencil: letters that a device drew and tells nobody."""

    pencil: Pencil


class NewPad(PadAsk, frozen=True, kw_only=True):
    """A score pad to open: rules, names in their seats, who deals first, what is noted already.

    The device draws the ``id``: sent once more, the pad is open already.
    """

    id: PadId
    rules: RulesValue = "standard"
    rules_name: Annotated[str, Meta(max_length=MOST_NAME)] = ""
    players: Annotated[list[PadName], Meta(min_length=2, max_length=6)]
    dealer: Annotated[int, Meta(ge=0, le=5)] = 0
    notes: Notes = []


class PadRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules whose tables are asked for."""

    rules: RulesValue
    players: Annotated[int, Meta(ge=2, le=6)]


class NewNotes(PadAsk, frozen=True, kw_only=True):
    """Notes that follow ``after`` others; those that have come already are not added again."""

    after: Count
    notes: Annotated[Notes, Meta(min_length=1)]


class AskPencil(PadAsk, frozen=True):
    """Somebody asks for the pencil, under a name that its holder knows."""

    name: PadName


class HandPencil(PadAsk, frozen=True):
    """The pencil goes to whoever asked under this number."""

    to: Count


class CopyPad(PadAsk, frozen=True):
    """A copy to go on with, under an id that the device drew."""

    id: PadId


class ChooseVersion(PadAsk, frozen=True):
    """Of two versions this one is gone on with, and not ``other``."""

    other: Annotated[str, Meta(max_length=40)]


class PencilAsker(msgspec.Struct, frozen=True):
    """Somebody asks for the pencil."""

    number: int
    name: str


class PadAnswer(msgspec.Struct, frozen=True):
    """A score pad: from note ``after`` on, how many there are, and who may go on.

    ``is_mine``: the pencil that was shown is the one that counts. ``copies`` and ``copy_of`` are
    other versions, by their ids; ``chosen`` the one of them that is gone on with.
    """

    id: str
    page: str
    rules: RulesValue
    rules_name: str
    players: list[str]
    dealer: int
    after: int
    count: int
    notes: list[PadNote]
    is_mine: bool
    asking: list[PencilAsker]
    copies: list[str]
    copy_of: str
    chosen: str
    changed: int


class PadRef(msgspec.Struct, frozen=True):
    """A score pad in a list."""

    id: str
    page: str
    players: list[str]
    rules: str
    opened: int
    changed: int


def pad_answer(
    state: PadState, after: int, asking: list[PencilAsker], *, is_mine: bool
) -> PadAnswer:
    """A pad as it is told."""
    opened = state.opened
    return PadAnswer(
        state.id,
        f"/pad/{state.id}",
        opened.rules,
        opened.rules_name,
        opened.players,
        opened.dealer,
        after,
        len(state.notes),
        state.notes[after:],
        is_mine,
        asking,
        state.copies,
        opened.copy_of,
        state.chosen,
        state.changed,
    )


def pad_ref(summary: Summary) -> PadRef:
    """A pad as a list shows it."""
    s, pad = summary, pad_id(summary.id)
    return PadRef(pad, f"/pad/{pad}", s.seats, s.rules, s.opened, s.changed)
