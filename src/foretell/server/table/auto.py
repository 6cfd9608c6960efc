"""Cards that play themselves: a premove, and the only legal card of a seat that wants that."""

from __future__ import annotations

from foretell.base.errors import ForetellError
from foretell.base.jit import popcount, trailing_zeros
from foretell.engine.structs import TURN, Phase
from foretell.server.table.moves import choices_of, overlay
from foretell.server.table.seat_state import SeatState
from foretell.server.table.state import Status, TableState


def by_itself(state: TableState, place: int) -> list[int]:
    """The choices that a seat makes without being asked; none where the person decides.

    While a person is late or has a break, the only legal card waits for them, too: played by
    itself it would tell everybody that it was the only one.
    """
    seat = state.seats[place]
    if state.phase != Phase.PLAY or not (seat.premove or seat.plays_forced):
        return []
    if seat.premove and (choices := _legal(state, place, seat.premove)):
        return choices
    is_here = not (seat.timeouts or seat.away_until)
    return _forced(state, place) if seat.plays_forced and is_here else []


def _legal(state: TableState, place: int, text: str) -> list[int]:
    try:
        return choices_of(state, place, text)
    except ForetellError:
        return []


def _forced(state: TableState, place: int) -> list[int]:
    """The only legal card, unless it asks for a role."""
    view = overlay(state, place).view(place)[0]
    if view.may_turn:
        return [TURN]
    if popcount(view.legal) != 1:
        return []
    card = int(trailing_zeros(view.legal))
    twin = state.handle.copy()
    twin.attempt(card)
    return [] if twin.get("phase") == Phase.ROLE else [card]


def drop_premoves(state: TableState) -> None:
    """Let a mark fall whose card is not legal at its turn: nothing is played then (rules, 6.3)."""
    if state.status is not Status.PLAYING or state.phase != Phase.PLAY:
        return
    if not any(seat.premove for seat in state.seats):
        return
    for place in state.turns_now().due:
        seat = state.seats[place]
        if seat.premove and not _legal(state, place, seat.premove):
            unmark(state, seat)


def unmark(state: TableState, seat: SeatState) -> None:
    """Take a seat's mark away, if it has one."""
    if seat.premove:
        seat.premove = ""
        state.changes += 1
