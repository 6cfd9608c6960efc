"""The start of a game under ``fair1``: who has committed to what, and who has revealed it.

Commitments first, then the server's own, then the seeds, then the cards: no seed can depend on
another, and nobody, the server included, chooses the deals (docs/fair-deals.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import UNSET, UnsetType

from foretell import fair
from foretell.fair import BOT, PlayerSeed
from foretell.server.protocol.event import EventDeals
from foretell.server.protocol.views import EventSeeds, FairView

REVEAL_SECONDS = 10.0
"""The time that devices have to reveal their seeds, by themselves."""


def game_id(table: str, attempt: int) -> str:
    """The id of a start's game: every start, failed ones too, has its own secret.

    >>> game_id("x7", 1), game_id("x7", 2)
    ('x7', 'x7.2')
    """
    return table if attempt == 1 else f"{table}.{attempt}"


def table_of(game: str) -> str:
    """The table of a game by its address: the inverse of :func:`game_id`.

    >>> table_of("x7.2")
    'x7'
    """
    return game.partition(".")[0]


def address_of(game: str, table: str) -> str:
    """What a game of a table is called in addresses, by its id.

    >>> address_of("x7.2", "x7"), address_of("hidden.2", "x7")
    ('x7.2', 'x7.2')
    """
    return table + game.removeprefix(table_of(game))


@dataclass(slots=True)
class Fairness:
    """What is public of the coming or running game's seeds, by seat."""

    table: str
    players: int
    stem: str = ""
    """What the ids of the table's games begin with; empty: with the table's id."""
    attempt: int = 1
    event: EventDeals | None = None
    """The event that the deals belong to, where they are not this table's alone."""
    is_shut: bool = False
    """Whether that is not over, so that nothing of what was played here may be shown."""
    pinned: str = ""
    """The hash of all commitments of the event."""
    commit: str = ""
    """The server's commitment C; empty before the start."""
    commits: list[str] = field(default_factory=list)
    seeds: list[str | None] = field(default_factory=list)
    missed: set[int] = field(default_factory=set)
    """Seats that did not reveal in one of the starts: they are bots' until they commit anew."""
    misses: list[int] = field(default_factory=list)
    """How often each seat has committed and not revealed."""
    transcript: str = ""
    all_seeds: list[PlayerSeed] | None = None
    """What all gave the event, once it is over."""

    def __post_init__(self) -> None:
        """Nobody has committed."""
        self.misses = [0] * self.players
        self.is_shut = self.event is not None
        self._begin()

    def _begin(self) -> None:
        self.commit = self.pinned = ""
        self.commits, self.seeds = [""] * self.players, [None] * self.players

    @property
    def game(self) -> str:
        """The game's id, by which the list of all commitments names it."""
        return game_id(self.stem or self.table, self.attempt)

    @property
    def address(self) -> str:
        """What the game is called in addresses: who knows it knows the table."""
        return game_id(self.table, self.attempt)

    @property
    def shared(self) -> str:
        """What commitments are made to: the event's game, or the table's own."""
        return game_id(self.event.game, self.attempt) if self.event else self.game

    def place(self, seat: int) -> int:
        """The place of a seat in a commitment; -1 where it gives the event no seed."""
        if self.event is None:
            return seat
        return self.event.seats[seat] if self.event.seats else -1

    @property
    def has_others(self) -> bool:
        """Whether people at other tables give seeds too, so that no table begins by itself."""
        return self.event is not None and bool(self.event.seats)

    def is_opened(self, seat: int, seed: str) -> bool:
        """Whether a seed is the one that a seat has committed to."""
        return fair.opens(self.commits[seat], self.shared, self.place(seat), seed)

    def forget(self, *seats: int) -> None:
        """Others sit there now: their commitments are void."""
        for seat in seats:
            self.commits[seat] = ""
            self.missed.discard(seat)

    def committed(self, seat: int, commit: str) -> None:
        """A seat's device has committed."""
        self.commits[seat] = commit
        self.missed.discard(seat)

    def starting(self, commit: str, commits: list[str], bots: set[int], pinned: str) -> None:
        """The server has committed; bots, and who gives an event no seed, reveal nothing."""
        self.commit, self.commits, self.pinned = commit, list(commits), pinned
        known = bots | {seat for seat in range(self.players) if self.place(seat) < 0}
        self.seeds = [BOT if seat in known else None for seat in range(self.players)]

    def cancelled(self, seats: list[int]) -> None:
        """The start failed; the next one is another game, with new seeds."""
        self.attempt += 1
        self.missed |= set(seats)
        for seat in seats:
            self.misses[seat] += 1
        self._begin()

    def missing(self) -> list[int]:
        """The seats that have not revealed."""
        return [seat for seat, seed in enumerate(self.seeds) if seed is None]

    def disclose(self, commits: Sequence[str], seeds: Sequence[str]) -> None:
        """The event is over; what all who gave a seed committed to and revealed."""
        self.is_shut = False
        self.all_seeds = [PlayerSeed(c, r) for c, r in zip(commits, seeds, strict=True)]

    def players_seeds(self) -> list[PlayerSeed]:
        """What each seat gave; of an event that is over, everybody at all its tables."""
        if self.all_seeds is not None:
            return self.all_seeds
        return [PlayerSeed(c, r) for c, r in zip(self.commits, self.seeds, strict=True)]

    def said(self) -> str:
        """The transcript T, once every seed is known; of an event, where nobody gives one."""
        seeds = [] if self.event else self.players_seeds()
        return fair.transcript(self.shared, self.commit, seeds)

    def view(self) -> FairView:
        """What everybody may know."""
        event: EventSeeds | UnsetType = UNSET
        if self.event is not None:
            event = EventSeeds(self.shared, self.event.seats, self.pinned, self.is_shut)
        commits, seeds = list(self.commits), list(self.seeds)
        address = self.address if self.stem else UNSET
        return FairView(self.game, self.commit, commits, seeds, self.transcript, event, address)
