"""Another game of the same people at a table like the one before."""

from __future__ import annotations

from collections.abc import Callable

from foretell.server.protocol import events as e
from foretell.server.protocol.names import clash, is_untitled, table_title
from foretell.server.store.interface import Person
from foretell.server.table.state import TableState

NameOf = Callable[[str], str | None]


def again(state: TableState, host: Person) -> e.Opened:
    """The opening of a table like one that has finished; one without a name is its new host's."""
    name = table_title(host.name) if is_untitled(state.name) else state.name
    is_private, called = state.is_private, state.rules_name
    players, options = state.rules.players, state.options
    return e.Opened(name, state.rules_value, players, host.id, is_private, options, called)


def seated_again(state: TableState, name_of: NameOf) -> list[e.AnyEvent]:
    """Everybody sits as before, under the name of now; the first dealer is drawn anew.

    A name that passes for another one here stays the old one; the seat of who is gone is free.
    """
    found: list[e.AnyEvent] = []
    names = [seat.name for seat in state.seats]
    for place, seat in enumerate(state.seats):
        now = name_of(seat.person) if seat.person else seat.name
        if now is None:
            continue
        if now and not any(clash(now, other) for other in names[:place] + names[place + 1 :]):
            names[place] = now
        if seat.person:
            found.append(e.Sat(place, seat.person, names[place]))
        elif seat.bot:
            found.append(e.BotSat(place, seat.bot, names[place]))
    return found
