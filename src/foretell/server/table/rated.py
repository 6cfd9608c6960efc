"""What a finished game says about how well people play: their places, where it counts at all."""

from __future__ import annotations

from collections.abc import Sequence

from foretell.fair import BOT
from foretell.play.standing import ranks
from foretell.rules.presets import ALIASES
from foretell.server.store.interface import RatedGame
from foretell.server.table.state import Status, TableState


def rated_game(state: TableState) -> RatedGame | None:
    """The places of the people in a game that counts: played to its end, by known rules.

    ``None`` where a bot had a seat from the start, and under rules of one's own, which are compared
    with nothing. Whoever has left, so that a bot has their seat at the end, is last.
    """
    value = state.rules_value
    is_known = isinstance(value, str) and not state.rules_name
    if state.status is not Status.FINISHED or not is_known or _has_bots(state):
        return None
    people, pool = [seat.person for seat in state.seats], ALIASES.get(str(value), str(value))
    left = [place for place, seat in enumerate(state.seats) if seat.player]
    where = places_without(ranks(state.handle, len(people)), left)
    places = [(person, at) for person, at in zip(people, where, strict=True) if person]
    return RatedGame(state.fair.address, pool, state.opened, state.changed, places)


def _has_bots(state: TableState) -> bool:
    """Whether a seat was a bot's at the start, and not lent to it by somebody who was late."""
    return any(
        seed == BOT and place not in state.absent for place, seed in enumerate(state.fair.seeds)
    )


def places_without(places: Sequence[int], left: Sequence[int]) -> tuple[int, ...]:
    """Places by seat where those who have left share the last one.

    >>> places_without((2, 1, 3), [1])
    (1, 3, 2)
    """
    there = [seat for seat in range(len(places)) if seat not in left]
    last = len(there) + 1
    return tuple(
        last if seat in left else 1 + sum(places[other] < places[seat] for other in there)
        for seat in range(len(places))
    )
