"""A game to look through, as it is sent: who sat where, the sheet, and step by step the table."""

from __future__ import annotations

from typing import Any

import msgspec

from foretell.server.protocol.views import GameView, RoundRulesView, SheetRow, TrickView
from foretell.server.protocol.words import GameStatus, PhaseWord, SeatKind, StepKind


class LookSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat at a seat."""

    name: str
    kind: SeatKind = "person"


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, and the fields of the game that are different after it.

    ``k`` is ``dealt``, ``begun`` (a score pad's round), ``chosen``, ``called`` (a revoke) or
    ``scored``. ``phase`` is what was chosen in, ``text`` what, in the notation of the record.
    """

    k: StepKind
    round: int
    """From 1, play-offs counted on."""
    game: GameView
    hands: dict[int, str] = {}
    """By seat, the hands that are others now, their cards separated by spaces."""
    trick: int = 0
    """From 1; 0 for what belongs to no trick."""
    seat: int | None = None
    phase: PhaseWord = ""
    text: str = ""
    taken: TrickView | None = None
    """The trick that this step finished; it lies on the table until the next step."""
    counts: str | None = None
    """What the card that was played counts as, as in ``trick_as``, where that may be another."""
    round_rules: RoundRulesView | None = None
    """What is special in the round that begins, where that is not as in the round before."""


class GameSteps(msgspec.Struct, frozen=True):
    """A whole game to look through, all hands open.

    ``game`` of the first step is a whole view; put the fields of later ones over it, in turn, and
    ``hands`` over ``known``. What can be told from other fields stays as it was at the beginning.
    ``round_rules`` of a deal hold until another deal brings its own; ``counts`` is what the card
    that was played counts as, where that is not sure from its face.
    """

    game: str
    """Its id on this server; empty for a file."""
    name: str
    """The table's, or what the file says of it."""
    status: GameStatus
    """``ended``: early; ``unfinished``: a file."""
    date: str
    """The day, as 2026-07-07; empty where it is not known."""
    rules: str | dict[str, Any]
    players: int
    rounds: int
    """Planned rounds; 0 where a target score ends the game."""
    seats: list[LookSeat]
    """The seats of the table, dummies too."""
    sheet: list[SheetRow]
    steps: list[Step]


class RecordFile(msgspec.Struct, forbid_unknown_fields=True):
    """A game record to look through: the text of its file (docs/record.md)."""

    record: str
