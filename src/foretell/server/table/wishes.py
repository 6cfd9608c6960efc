"""What happens at last since one who did not want it no longer plays: a bot has no say."""

from __future__ import annotations

from collections.abc import Set

from foretell.server.protocol import events as e
from foretell.server.table.state import Status, TableState
from foretell.server.table.undoing import last_choice


def voters(state: TableState) -> set[int]:
    """The seats whose persons play themselves: absent ones have no say."""
    return {place for place, seat in enumerate(state.seats) if seat.person and not seat.stand_in}


def agreed_without(state: TableState, seat: int) -> list[e.AnyEvent]:
    """What all the others want, once a bot takes a seat: an end, or an undone choice and a pause.

    Where nobody is left it rests with whoever comes back.
    """
    if state.status is not Status.PLAYING:
        return []
    left, wanted = voters(state) - {seat}, state.commands
    if _is_agreed(left, wanted.end):
        return [e.Ended("agreed")]
    if state.is_paused:
        return []
    pause: list[e.AnyEvent] = [e.Paused()] if _is_agreed(left, wanted.pause) else []
    return [*undone_if_agreed(state, left), *pause]


def undone_if_agreed(state: TableState, left: Set[int]) -> list[e.AnyEvent]:
    """The choice undone that all who are left want undone."""
    by = state.commands.undo_by
    is_agreed = _is_agreed(left, state.commands.undo) and last_choice(state, by) is not None
    return [e.Undone(by)] if is_agreed else []


def _is_agreed(left: Set[int], wanting: Set[int]) -> bool:
    return bool(left) and left <= wanting
