"""What has happened in a game, entry by entry: enough to write its record or play it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from foretell.engine.structs import PLAY_OFF_ROW
from foretell.play.handle import Handle


class Deal(NamedTuple):
    """A round was dealt: hands as card numbers in the order dealt, ``turn_up`` -1 for none."""

    dealer: int
    round_no: int
    is_play_off: bool
    hands: tuple[tuple[int, ...], ...]
    turn_up: int


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


def dealt(handle: Handle, deck: Sequence[int]) -> Deal:
    """The deal that has just been made from a deck."""
    get = handle.get
    sitting = [seat for seat in range(handle.seats) if get("sitting") >> seat & 1]
    first = sum(seat <= get("dealer") for seat in sitting)
    order = sitting[first:] + sitting[:first]
    cards = get("cards_each") * len(order)
    hands: list[tuple[int, ...]] = [()] * handle.seats
    for place, seat in enumerate(order):
        hands[seat] = tuple(deck[place : cards : len(order)])
    is_play_off = get("row") == PLAY_OFF_ROW
    return Deal(get("dealer"), get("round_no"), is_play_off, tuple(hands), get("turn_up"))
