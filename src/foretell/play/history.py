"""What has happened in a game, entry by entry: enough to write its record or play it again."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from foretell.engine.structs import PLAY_OFF_ROW
from foretell.play.handle import Handle, dealing_order


class Deal(NamedTuple):
    """A round was dealt: hands as card numbers in the order dealt, ``turn_up`` -1 for none."""

    dealer: int
    round_no: int
    is_play_off: bool
    hands: tuple[tuple[int, ...], ...]
    turn_up: int

    @property
    def deck(self) -> list[int]:
        """The cards of the hands in the order in which they were dealt (rules 4)."""
        order = [*self.hands[self.dealer + 1 :], *self.hands[: self.dealer + 1]]
        return [card for cards in zip(*filter(None, order), strict=True) for card in cards]


class HistoryStep(NamedTuple):
    """A choice was made: in a phase, for a seat (-1 for a lot), in the engine's numbers."""

    phase: int
    seat: int
    choice: int


class Call(NamedTuple):
    """A revoke was called (rules 14): ``trick`` from 0."""

    caller: int
    seat: int
    trick: int
    is_right: bool


class Pad(NamedTuple):
    """A round was begun with real cards, as a score pad has it.

    ``unknown`` names what nobody noted; ``turn_up`` is then a card that stands in for it.
    """

    dealer: int
    round_no: int
    is_play_off: bool
    size: int
    turn_up: int
    unknown: tuple[str, ...]


class Tally(NamedTuple):
    """Such a round was scored: tricks by seat, who took the Grail, a revoke (-1: none, unknown)."""

    won: tuple[int, ...]
    grail_seat: int
    revoke_seat: int
    revoke_trick: int


Entry = Deal | HistoryStep | Call | Pad | Tally


def is_whole(history: Sequence[Entry]) -> bool:
    """Whether a history begins with a deal: that of a sampled game begins somewhere in a round.

    >>> is_whole([]), is_whole([HistoryStep(4, 0, 1)])
    (True, False)
    """
    return not history or isinstance(history[0], Deal | Pad)


Packed = tuple[bytes | Entry, ...]
STEP: Final = struct.Struct("bbb")


def pack(entries: Sequence[Entry]) -> Packed:
    """A history in little room: the steps between two other entries in three bytes each.

    >>> pack([HistoryStep(4, 0, 1), HistoryStep(4, 1, 0)])
    (b'\\x04\\x00\\x01\\x04\\x01\\x00',)
    """
    packed: list[bytes | Entry] = []
    for kind, group in groupby(entries, type):
        run = tuple(group)
        packed += [b"".join(STEP.pack(*one) for one in run)] if kind is HistoryStep else run
    return tuple(packed)


def unpack(packed: Packed) -> list[Entry]:
    """The history that was packed.

    >>> unpack(pack([HistoryStep(4, 0, 1)]))
    [HistoryStep(phase=4, seat=0, choice=1)]
    """
    entries: list[Entry] = []
    for one in packed:
        if isinstance(one, bytes):
            entries += map(HistoryStep._make, STEP.iter_unpack(one))
        else:
            entries.append(one)
    return entries


def dealt(handle: Handle, deck: Sequence[int]) -> Deal:
    """The deal that has just been made from a deck."""
    get = handle.get
    order = dealing_order(handle)
    cards = get("cards_each") * len(order)
    hands: list[tuple[int, ...]] = [()] * handle.seats
    for place, seat in enumerate(order):
        hands[seat] = tuple(deck[place : cards : len(order)])
    is_play_off = get("row") == PLAY_OFF_ROW
    return Deal(get("dealer"), get("round_no"), is_play_off, tuple(hands), get("turn_up"))
