"""A table of a robot event: how it is opened, and what its game came to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from foretell.server.daily.days import PLAYERS
from foretell.server.daily.events import (
    AnyRobotEvent,
    RobotPlayDropped,
    RobotPlayEnded,
    RobotRound,
)
from foretell.server.daily.state import RobotEvent
from foretell.server.protocol import events as e
from foretell.server.protocol.event import EventDeals, Options
from foretell.server.store.interface import Person, RatedGame
from foretell.server.table.seats import bot_sat
from foretell.server.table.state import Status, TableState

SEAT: Final = 0
"""Where the person sits."""
POOL: Final = "robots"
"""With which games those against the event's bots are compared."""
OPTIONS: Final = Options(clock=0)
"""Nobody else waits: there is no clock."""


def opening(state: RobotEvent) -> e.Opened:
    """How a table is opened: it has no host, and nothing about it is changed."""
    opened = state.opened
    return e.Opened(
        opened.day,
        opened.rules,
        PLAYERS,
        "",
        private=True,
        options=OPTIONS,
        event=EventDeals(state.game),
    )


def sitting(state: RobotEvent, person: Person) -> list[e.AnyEvent]:
    """The person sits first, the bots of the event after them."""
    made: list[e.AnyEvent] = [e.Sat(SEAT, person.id, person.name)]
    taken = {person.name}
    for seat, bot in enumerate(state.opened.bots, start=SEAT + 1):
        sat = bot_sat(seat, bot, taken)
        taken.add(sat.name)
        made.append(sat)
    return [*made, e.Locked(on=True)]


def ended(state: RobotEvent, table: str, game: TableState | None) -> Iterator[AnyRobotEvent]:
    """What comes of a table that is over, if that is not noted yet.

    A game that was not played to its end does not count.
    """
    play = state.plays.get(table)
    if play is None or play.is_over:
        return
    if game is None or game.status is not Status.FINISHED:
        yield RobotPlayDropped(table)
        return
    rounds = [RobotRound(x.bids[SEAT], x.won[SEAT], x.points[SEAT]) for x in game.sheet]
    yield RobotPlayEnded(table, game.sheet[-1].scores[SEAT], rounds)


def rated_event(state: RobotEvent, at: int) -> RatedGame:
    """What an event that is over says: one game of all who took up its cards.

    Whoever has not played to the end is last. The day must have begun after the choice to be rated.
    """
    ranked = state.ranked()
    places = [(one.person, place) for place, one in ranked]
    left = [(one.person, len(ranked) + 1) for one in state.plays.values() if not one.counts]
    return RatedGame(state.game, POOL, state.begins_at, at, [*places, *left])
