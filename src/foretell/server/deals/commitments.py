"""The start of a game under ``fair1``: who has committed to what, and who has revealed it.

Commitments first, then the server's own, then the seeds, then the cards: no seed can depend on
another, and nobody, the server included, chooses the deals (docs/fair-deals.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from foretell import fair
from foretell.fair import BOT, PlayerSeed
from foretell.server.protocol.views import FairView

REVEAL_SECONDS = 10.0
"""The time that devices have to reveal their seeds, by themselves."""


def game_id(table: str, attempt: int) -> str:
    """The id of a start's game: every start, failed ones too, has its own secret.

    >>> game_id("x7", 1), game_id("x7", 2)
    ('x7', 'x7.2')
    """
    return table if attempt == 1 else f"{table}.{attempt}"


def table_of(game: str) -> str:
    """The table of a game: the inverse of :func:`game_id`.

    >>> table_of("x7.2")
    'x7'
    """
    return game.partition(".")[0]


@dataclass(slots=True)
class Fairness:
    """What is public of the coming or running game's seeds, by seat."""

    table: str
    players: int
    attempt: int = 1
    commit: str = ""
    """The server's commitment C; empty before the start."""
    commits: list[str] = field(default_factory=list)
    seeds: list[str | None] = field(default_factory=list)
    missed: set[int] = field(default_factory=set)
    """Seats that did not reveal the last time: they are bots' until they commit anew."""
    misses: list[int] = field(default_factory=list)
    """How often each seat has committed and not revealed."""
    transcript: str = ""

    def __post_init__(self) -> None:
        """Nobody has committed."""
        self.misses = [0] * self.players
        self._begin()

    def _begin(self) -> None:
        self.commit = ""
        self.commits, self.seeds = [""] * self.players, [None] * self.players

    @property
    def game(self) -> str:
        """The game's id."""
        return game_id(self.table, self.attempt)

    def forget(self, *seats: int) -> None:
        """Others sit there now: their commitments are void."""
        for seat in seats:
            self.commits[seat] = ""
            self.missed.discard(seat)

    def committed(self, seat: int, commit: str) -> None:
        """A seat's device has committed."""
        self.commits[seat] = commit
        self.missed.discard(seat)

    def starting(self, commit: str, commits: list[str], bots: set[int]) -> None:
        """The server has committed; bots have nothing to reveal."""
        self.commit, self.commits = commit, list(commits)
        self.seeds = [BOT if seat in bots else None for seat in range(self.players)]

    def cancelled(self, seats: list[int]) -> None:
        """The start failed; the next one is another game, with new seeds."""
        self.attempt += 1
        self.missed = set(seats)
        for seat in seats:
            self.misses[seat] += 1
        self._begin()

    def missing(self) -> list[int]:
        """The seats that have not revealed."""
        return [seat for seat, seed in enumerate(self.seeds) if seed is None]

    def players_seeds(self) -> list[PlayerSeed]:
        """What each seat gave."""
        return [PlayerSeed(c, r) for c, r in zip(self.commits, self.seeds, strict=True)]

    def said(self) -> str:
        """The transcript T, once every seed is known."""
        return fair.transcript(self.game, self.commit, self.players_seeds())

    def view(self) -> FairView:
        """What everybody may know."""
        return FairView(
            self.game, self.commit, list(self.commits), list(self.seeds), self.transcript
        )
