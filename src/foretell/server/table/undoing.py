"""Choices undone by consent: a round goes back to just before a seat's last choice."""

from __future__ import annotations

from collections.abc import Iterable

from foretell.server.protocol.event import How
from foretell.server.table.auto import unmark
from foretell.server.table.state import BrokenLog, Past, TableState


def keep(state: TableState, seats: Iterable[int], how: How) -> None:
    """Remember how the round stands, before seats choose, where choices may be undone.

    Nobody chose the cards of a claim. A card that played itself counts as chosen: otherwise what
    can be undone would tell that it was the only one.
    """
    if not state.options.undo:
        return
    whose = () if how is How.CLAIM else tuple(sorted(seats))
    if state.requests.undo_by in whose:
        state.requests.clear_undo()
        state.changes += 1
    made = 0 if state.history is None else len(state.history)
    state.past.append(
        Past(whose, state.handle.save(), state.tricks, state.trick_count, state.draws, made)
    )


def last_choice(state: TableState, seat: int) -> int | None:
    """The place of a seat's last choice among those of this round that may be undone."""
    places = [place for place, one in enumerate(state.past) if seat in one.seats]
    return places[-1] if places else None


def undo(state: TableState, seat: int) -> None:
    """Go back to before a seat's last choice; cards marked ahead were meant for another trick.

    Raises:
        BrokenLog: there is none.
    """
    place = last_choice(state, seat)
    if place is None:
        raise BrokenLog(f"seat {seat} has made no choice in this round")
    past = state.past[place]
    state.handle.restore(past.saved)
    state.tricks, state.trick_count, state.draws = past.tricks, past.trick_count, past.draws
    if state.history is not None:
        del state.history[past.history :]
    state.sealed.clear()
    state.corrected.clear()
    state.before, state.has_taken_back = b"", False
    for one in state.seats:
        unmark(state, one)
    forget(state, place)


def forget(state: TableState, place: int = 0) -> None:
    """Let nothing from a place on be undone: it is undone, or no longer can be."""
    del state.past[place:]
    state.requests.clear_undo()
