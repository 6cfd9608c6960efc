"""Requests: pauses, an early end and undone choices need others, breaks and bots' help time."""

from __future__ import annotations

from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.asker import Asker
from foretell.server.table.consent import agreed_without, undone_if_agreed, voters
from foretell.server.table.game import returned
from foretell.server.table.seats import exists, own_seat
from foretell.server.table.state import Status, TableState
from foretell.server.table.undoing import last_choice


def _running(state: TableState) -> None:
    if state.status is not Status.PLAYING:
        raise Rejection("not-started")


def back(state: TableState, asker: Asker, _command: w.Back) -> list[e.AnyEvent]:
    """Take the own seat back from a bot, at once."""
    return returned(state, own_seat(state, asker))


def be_back(state: TableState, asker: Asker, _command: w.BeBack) -> list[e.AnyEvent]:
    """Three minutes for oneself, once a game."""
    _running(state)
    seat = own_seat(state, asker)
    if state.seats[seat].was_away:
        raise Rejection("break-used")
    return [e.BackSoon(seat)]


def hand_to_bot(state: TableState, asker: Asker, command: w.HandToBot) -> list[e.AnyEvent]:
    """Let a bot play for somebody who has been away for long."""
    _running(state)
    exists(state, command.seat)
    sitting = state.seats[command.seat]
    if not sitting.person or sitting.stand_in:
        raise Rejection("no-person", seat=command.seat)
    if sitting.person not in asker.absent():
        raise Rejection("not-absent", seat=command.seat)
    return [e.SeatToBot(command.seat), *agreed_without(state, command.seat)]


def pause(state: TableState, asker: Asker, command: w.Pause) -> list[e.AnyEvent]:
    """Ask for a pause; it begins when all persons who play have asked for one."""
    _running(state)
    seat = own_seat(state, asker)
    if state.is_paused:
        raise Rejection("paused")
    asked: list[e.AnyEvent] = [e.PauseAsked(seat, command.on)]
    asking = state.requests.pause | {seat}
    return [*asked, e.Paused()] if command.on and voters(state) <= asking else asked


def resume(state: TableState, asker: Asker, _command: w.Resume) -> list[e.AnyEvent]:
    """Go on; any person may say so. What was agreed meanwhile, as others left, is undone now."""
    own_seat(state, asker)
    if not state.is_paused:
        return []
    return [e.Resumed(), *undone_if_agreed(state, voters(state))]


def end(state: TableState, asker: Asker, command: w.End) -> list[e.AnyEvent]:
    """Ask for an early end; it comes when all persons who play have asked for it."""
    _running(state)
    seat = own_seat(state, asker)
    asked: list[e.AnyEvent] = [e.EndAsked(seat, command.on)]
    asking = state.requests.end | {seat}
    return [*asked, e.Ended("agreed")] if command.on and voters(state) <= asking else asked


def undo(state: TableState, asker: Asker, command: w.Undo) -> list[e.AnyEvent]:
    """Ask for the own last choice to be undone, or agree; it is undone when all who play agree."""
    _running(state)
    seat = own_seat(state, asker)
    if not state.options.undo:
        raise Rejection("no-undo")
    if state.is_paused:
        raise Rejection("paused")
    asking = state.requests.undo | {seat}
    by = state.requests.undo_by if state.requests.undo else seat
    if command.on and last_choice(state, by) is None:
        raise Rejection("nothing-undone")
    asked: list[e.AnyEvent] = [e.UndoAsked(seat, command.on)]
    return [*asked, e.Undone(by)] if command.on and voters(state) <= asking else asked
