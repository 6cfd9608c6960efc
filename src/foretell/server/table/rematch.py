"""Another game of the same people at a table like the one before."""

from __future__ import annotations

from foretell.server import events as e
from foretell.server.table.state import TableState


def again(state: TableState, host: str) -> e.Opened:
    """The opening of a table like one that has finished."""
    players = state.rules.players
    return e.Opened(state.name, state.rules_value, players, host, state.is_private, state.options)


def seated_again(state: TableState) -> list[e.AnyEvent]:
    """Everybody sits as before; the first dealer is drawn anew."""
    found: list[e.AnyEvent] = []
    for place, seat in enumerate(state.seats):
        if seat.person:
            found.append(e.Sat(place, seat.person, seat.name))
        elif seat.bot:
            found.append(e.BotSat(place, seat.bot, seat.name))
    return found
