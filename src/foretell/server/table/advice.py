"""Advice: who may ask what a choice is worth, and when."""

from __future__ import annotations

from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.asker import Asker
from foretell.server.table.game import running
from foretell.server.table.seats import own_seat
from foretell.server.table.state import TableState


def advise(state: TableState, asker: Asker, _command: w.Advise) -> list[e.AnyEvent]:
    """Let somebody ask who plays alone against bots; nothing happens at the table.

    Raises:
        Rejection: others play too, or nothing is asked of the own seat now.
    """
    seat = own_seat(state, asker)
    running(state, asker.v)
    if state.persons() != {seat} or any(one.late_person for one in state.seats):
        raise Rejection("no-advice")
    if seat not in state.due():
        raise Rejection("not-your-turn")
    return []
