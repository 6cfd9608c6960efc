"""Consent: what the persons at a table have asked for, who has a say, and what they agree on."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any, Final

from foretell.server.protocol import events as e
from foretell.server.table import undoing
from foretell.server.table.state import Status, TableState


def voters(state: TableState) -> set[int]:
    """The seats whose persons play themselves: absent ones have no say."""
    return {place for place, seat in enumerate(state.seats) if seat.person and not seat.stand_in}


def agreed_without(state: TableState, seat: int) -> list[e.AnyEvent]:
    """What all the others have asked for, once a bot takes a seat, which has no say: an end, or an
    undone choice and a pause.

    Where nobody is left it rests with whoever comes back.
    """
    if state.status is not Status.PLAYING:
        return []
    left, requests = voters(state) - {seat}, state.requests
    if _is_agreed(left, requests.end):
        return [e.Ended("agreed")]
    if state.is_paused:
        return []
    pause: list[e.AnyEvent] = [e.Paused()] if _is_agreed(left, requests.pause) else []
    return [*undone_if_agreed(state, left), *pause]


def undone_if_agreed(state: TableState, left: Set[int]) -> list[e.AnyEvent]:
    """The choice undone that all who are left ask to have undone."""
    by = state.requests.undo_by
    is_agreed = _is_agreed(left, state.requests.undo) and undoing.last_choice(state, by) is not None
    return [e.Undone(by)] if is_agreed else []


def _is_agreed(left: Set[int], asking: Set[int]) -> bool:
    return bool(left) and left <= asking


def _pause_asked(state: TableState, event: e.PauseAsked, _entry: e.LogEntry) -> None:
    _ask(state.requests.pause, event.seat, on=event.on)


def _end_asked(state: TableState, event: e.EndAsked, _entry: e.LogEntry) -> None:
    _ask(state.requests.end, event.seat, on=event.on)


def _ask(requests: set[int], seat: int, *, on: bool) -> None:
    if on:
        requests.add(seat)
    else:
        requests.discard(seat)


def _undo_asked(state: TableState, event: e.UndoAsked, _entry: e.LogEntry) -> None:
    requests = state.requests
    if event.on and not requests.undo:
        requests.undo_by = event.seat
    _ask(requests.undo, event.seat, on=event.on)
    if requests.undo_by not in requests.undo:
        requests.clear_undo()


def _undone(state: TableState, event: e.Undone, _entry: e.LogEntry) -> None:
    undoing.undo(state, event.seat)
    state.v += 1


def _paused(state: TableState, _event: e.Paused, _entry: e.LogEntry) -> None:
    state.is_paused = True
    state.requests.pause.clear()


def _resumed(state: TableState, _event: e.Resumed, _entry: e.LogEntry) -> None:
    state.is_paused = False


CONSENT: Final[dict[type, Callable[[TableState, Any, e.LogEntry], None]]] = {
    e.PauseAsked: _pause_asked,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.EndAsked: _end_asked,
    e.UndoAsked: _undo_asked,
    e.Undone: _undone,
}
"""By the type of an event about consent, what it does to a table."""
