"""Claiming the rest: proved from the claimer's view alone, then played out as ordinary choices."""

from __future__ import annotations

from foretell.engine.claims import proven_order
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import How
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.asker import Asker
from foretell.server.table.game import returned, running
from foretell.server.table.seats import own_seat
from foretell.server.table.state import TableState


def claim(state: TableState, asker: Asker, _command: w.Claim) -> list[e.AnyEvent]:
    """Take all tricks left, if no lay and no play of the others can prevent it (ruling 37)."""
    seat = own_seat(state, asker)
    running(state, asker.v)
    order = proven_order(state.handle.rules, state.handle.view(seat))
    if not order:
        raise Rejection("not-proven")
    return [*returned(state, seat), e.Claimed(seat), *played_out(state, seat, order)]


def played_out(state: TableState, seat: int, order: list[int]) -> list[e.AnyEvent]:
    """The cards that are laid: the claimer's as proven, of the others the lowest that follows."""
    laid = state.handle.played_out(seat, order)
    return [e.Acted(turn, [card], How.CLAIM) for turn, card in laid]
