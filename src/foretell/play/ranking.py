"""Who won: places from totals, drops and play-offs (rules 12, Nannie's Rule)."""

from __future__ import annotations

from foretell.play.handle import Handle

Key = tuple[int, int, int, int]


def ranks(handle: Handle, players: int) -> list[int]:
    """The place of each player, from 1; equal players share a place.

    Those left rank above those who dropped out, the later out the higher; then totals; then
    play-offs, where whoever came to the later one ranks above, and points of the last one count.

    >>> from foretell.rules.value import Rules
    >>> handle = Handle(Rules(players=3))
    >>> handle.start(0)
    >>> ranks(handle, 3)
    [1, 1, 1]
    """
    keys = _keys(handle, players)
    return [1 + sum(other > key for other in keys) for key in keys]


def _keys(handle: Handle, players: int) -> list[Key]:
    columns = [
        [out or 10_000 for out in handle.seats_of("out_round")],
        handle.seats_of("scores"),
        handle.seats_of("stage"),
        handle.seats_of("stage_points"),
    ]
    return [
        (columns[0][seat], columns[1][seat], columns[2][seat], columns[3][seat])
        for seat in range(players)
    ]
