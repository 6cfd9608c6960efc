"""Events of a start under ``fair1``: commitments, the server's own, seeds, and what fails."""

from __future__ import annotations

from foretell.server.protocol.event import Event


class Committed(Event, frozen=True):
    """A seat's device has drawn a seed and shows what commits it to that: ``c_i``."""

    seat: int
    commit: str


class Starting(Event, frozen=True):
    """Seats are frozen, the secret is stored: the server's commitment C, and all ``c_i`` by seat.

    ``game`` is the game's id: every start is a game of its own, whether it succeeds or not.
    """

    game: str
    commit: str
    commits: list[str]


class Revealed(Event, frozen=True):
    """A seat has revealed the seed that it had committed to."""

    seat: int
    seed: str


class Cancelled(Event, frozen=True):
    """The start failed: these seats revealed nothing in time. No card exists; S is published."""

    seats: list[int]
