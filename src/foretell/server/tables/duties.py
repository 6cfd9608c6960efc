"""What a table does by itself: deal, let bots act, and end the time of those who think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from foretell.bots.levels import level_of
from foretell.server.deals.commitments import REVEAL_SECONDS
from foretell.server.table.auto import by_itself
from foretell.server.table.game import deal_due
from foretell.server.table.play import BREAK_MS
from foretell.server.table.state import Status, TableState

DEAL = -1
REVEAL = -2
ROUND_PAUSE = 5
"""Paces between the score of a round and the next deal."""


class Duty(NamedTuple):
    """Something due: a deal, the end of the time to reveal seeds, or a seat's choice.

    A choice is made by a bot or, without one, by the clock.

    ``seconds`` from when it falls due; while a person has a break, from its end: ``after``.
    """

    v: int
    seat: int
    bot: str
    seconds: float
    after: float = 0.0
    choices: tuple[int, ...] = ()
    """What is played by itself, where that is settled: a marked card, a forced one."""

    def wait(self, now: float) -> float:
        """Seconds from now; no break is longer than one is, though somebody set the clock back."""
        return self.seconds + min(max(0.0, self.after - now), BREAK_MS / 1000)


def duties(state: TableState, pardon: Mapping[int, float] | None = None) -> list[Duty]:
    """What is due at a table; ``pardon``: seconds by which the break of a seat is longer."""
    pace = state.options.pace / 1000
    if deal_due(state):
        return [Duty(state.v, DEAL, "", pace * (ROUND_PAUSE if state.sheet else 1))]
    if state.status is Status.STARTING:  # whoever leads an event looks after its seeds
        reveal = Duty(state.v, REVEAL, "", REVEAL_SECONDS)
        return [] if state.fair.has_others else [reveal]
    if state.is_paused:
        return []
    found = []
    for place in state.due():
        seat = state.seats[place]
        if seat.player:
            found.append(Duty(state.v, place, seat.player, max(pace, wait_of(seat.player))))
            continue
        if choices := by_itself(state, place):
            found.append(Duty(state.v, place, "", pace, choices=tuple(choices)))
        if state.options.clock:
            after = seat.away_until / 1000 + (pardon or {}).get(place, 0.0)
            found.append(Duty(state.v, place, "", state.options.clock, after))
    return found


def wait_of(bot: str) -> float:
    """The seconds before a bot of a level is heard: as long whatever it holds, and how it finds."""
    level = level_of(bot)
    return level.wait / 1000 if level else 0.0


class Outage(NamedTuple):
    """Nobody served a table since anybody saw something change: then, in milliseconds since 1970.

    A card that somebody has marked counts for nothing: all would see it by the time that is left.

    ``pardon``: by seat, the seconds of its break that passed since.
    """

    since: int
    pardon: Mapping[int, float]


def outage_of(state: TableState, now: int) -> Outage:
    """What a table missed that comes into memory now."""
    last = state.changed
    breaks = (place for place, seat in enumerate(state.seats) if seat.away_until > last)
    return Outage(last, dict.fromkeys(breaks, (now - last) / 1000))
