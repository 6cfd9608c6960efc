"""A robot event as it is told to somebody: results only to whoever can gain nothing by them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import groupby

from foretell.rules.plan import round_sizes
from foretell.rules.toml import parse_rules
from foretell.server.daily.days import PLAYERS
from foretell.server.daily.registry import robot_summary
from foretell.server.daily.state import RobotEvent, RobotPlay
from foretell.server.http.bodies.daily import (
    ComingEvent,
    RobotEventView,
    RobotLine,
    RobotPoints,
)
from foretell.server.people.mentions import GONE

MOST_LINES = 100
"""So many of the best are told, and the own one."""
NameOf = Callable[[str], Awaitable[str | None]]


async def robot_event_view(state: RobotEvent, person: str, name_of: NameOf) -> RobotEventView:
    """An event for who asks; ``person`` is empty for a stranger."""
    opened, mine, ranked = state.opened, state.play_of(person), state.ranked()
    is_open = bool(state.seed) or (mine is not None and mine.is_over)
    shown = [one for at, one in enumerate(ranked) if at < MOST_LINES or one[1] is mine]
    return RobotEventView(
        state.id,
        opened.kind,
        opened.day,
        state.game,
        list(round_sizes(parse_rules(opened.rules, PLAYERS))),
        robot_summary(state).rules,
        opened.bots,
        opened.commit,
        state.seed,
        state.begins_at,
        state.ends_at,
        mine.table if mine else "",
        mine is not None and mine.is_over,
        len(ranked),
        _spread(ranked) if is_open else [],
        [await _line(state, one, person, name_of) for one in shown] if is_open else [],
    )


async def _line(
    state: RobotEvent, ranked: tuple[int, RobotPlay], person: str, name_of: NameOf
) -> RobotLine:
    place, play = ranked
    name = await name_of(play.person)
    is_me = bool(person) and play.person == person
    game = play.table if state.seed else ""
    return RobotLine(place, name or GONE, is_me, play.points, play.rounds, game)


def _spread(ranked: list[tuple[int, RobotPlay]]) -> list[RobotPoints]:
    """How many have how many points, the most first."""
    points = [play.points for _, play in ranked]
    return [RobotPoints(value, len(list(some))) for value, some in groupby(points)]


def coming_event(state: RobotEvent) -> ComingEvent:
    """What is told of an event before its day."""
    return ComingEvent(state.opened.day, state.opened.kind, state.game, state.opened.commit)
