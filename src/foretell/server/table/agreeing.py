"""What the events of consent do to a table: what is wished for, what has been agreed on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from foretell.server.protocol import events as e
from foretell.server.table import undoing
from foretell.server.table.state import TableState


def _pause_asked(state: TableState, event: e.PauseAsked, _entry: e.LogEntry) -> None:
    _command(state.commands.pause, event.seat, on=event.on)


def _end_asked(state: TableState, event: e.EndAsked, _entry: e.LogEntry) -> None:
    _command(state.commands.end, event.seat, on=event.on)


def _command(commands: set[int], seat: int, *, on: bool) -> None:
    if on:
        commands.add(seat)
    else:
        commands.discard(seat)


def _undo_asked(state: TableState, event: e.UndoAsked, _entry: e.LogEntry) -> None:
    commands = state.commands
    if event.on and not commands.undo:
        commands.undo_by = event.seat
    _command(commands.undo, event.seat, on=event.on)
    if commands.undo_by not in commands.undo:
        commands.want_no_undo()


def _undone(state: TableState, event: e.Undone, _entry: e.LogEntry) -> None:
    undoing.undo(state, event.seat)
    state.v += 1


def _paused(state: TableState, _event: e.Paused, _entry: e.LogEntry) -> None:
    state.is_paused = True
    state.commands.pause.clear()


def _resumed(state: TableState, _event: e.Resumed, _entry: e.LogEntry) -> None:
    state.is_paused = False


AGREEING: Final[dict[type, Callable[[TableState, Any, e.LogEntry], None]]] = {
    e.PauseAsked: _pause_asked,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.EndAsked: _end_asked,
    e.UndoAsked: _undo_asked,
    e.Undone: _undone,
}
