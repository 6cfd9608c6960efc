"""Wishes that need others, or time: pauses, an early end, breaks, seats lent to bots."""

from __future__ import annotations

from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Refused
from foretell.server.table.asker import Asker
from foretell.server.table.game import returned
from foretell.server.table.seats import exists, own_seat
from foretell.server.table.state import Status, TableState


def _running(state: TableState) -> None:
    if state.status is not Status.PLAYING:
        raise Refused("not-started", "the game has not begun")


def voters(state: TableState) -> set[int]:
    """The seats whose persons play themselves: absent ones have no say."""
    return {place for place, seat in enumerate(state.seats) if seat.person and not seat.stand_in}


def back(state: TableState, asker: Asker, _wish: w.Back) -> list[e.AnyEvent]:
    """Take the own seat back from a bot, at once."""
    return returned(state, own_seat(state, asker))


def be_back(state: TableState, asker: Asker, _wish: w.BeBack) -> list[e.AnyEvent]:
    """Three minutes for oneself, once a game."""
    _running(state)
    seat = own_seat(state, asker)
    if state.seats[seat].was_away:
        raise Refused("break-used", "you have had your three minutes in this game")
    return [e.BackSoon(seat)]


def hand_to_bot(state: TableState, asker: Asker, wish: w.HandToBot) -> list[e.AnyEvent]:
    """Let a bot play for somebody who has been away for long."""
    _running(state)
    exists(state, wish.seat)
    sitting = state.seats[wish.seat]
    if not sitting.person or sitting.stand_in:
        raise Refused("no-person", f"no person plays in seat {wish.seat}")
    if wish.seat not in asker.absent():
        raise Refused("not-absent", f"seat {wish.seat} has not been away for three minutes")
    return [e.SeatToBot(wish.seat)]


def pause(state: TableState, asker: Asker, wish: w.Pause) -> list[e.AnyEvent]:
    """Want a pause; it begins when all persons who play want one."""
    _running(state)
    seat = own_seat(state, asker)
    if state.is_paused:
        raise Refused("paused", "the game rests already")
    asked: list[e.AnyEvent] = [e.PauseAsked(seat, wish.on)]
    wanting = state.wishes.pause | {seat}
    return [*asked, e.Paused()] if wish.on and voters(state) <= wanting else asked


def resume(state: TableState, asker: Asker, _wish: w.Resume) -> list[e.AnyEvent]:
    """Go on; any person at the table may say so."""
    own_seat(state, asker)
    return [e.Resumed()] if state.is_paused else []


def end(state: TableState, asker: Asker, wish: w.End) -> list[e.AnyEvent]:
    """Want to end early; it ends when all persons who play want it."""
    _running(state)
    seat = own_seat(state, asker)
    asked: list[e.AnyEvent] = [e.EndAsked(seat, wish.on)]
    wanting = state.wishes.end | {seat}
    return [*asked, e.Ended("agreed")] if wish.on and voters(state) <= wanting else asked
