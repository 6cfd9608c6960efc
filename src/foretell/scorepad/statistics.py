"""What pads tell of those who played: how often bids were met, which rounds were best and worst."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from foretell.scorepad.pad import ScorePad
from foretell.scorepad.standing import SCORED, PadRound, PadStanding


class NotedRound(NamedTuple):
    """What one player did in one round; ``game`` counts the pads from 1.

    ``bid`` and ``won`` are ``None`` for a dealer that does not bid, and after a revoke.
    """

    game: int
    n: int
    size: int
    bid: int | None
    won: int | None
    points: int


@dataclass(slots=True)
class SizeStatistics:
    """Rounds of one size in which a bid was made, and how many met it."""

    size: int
    bids: int = 0
    met: int = 0


@dataclass(slots=True)
class NameStatistics:
    """What the pads tell of one name; rates are ``None`` without a bid."""

    name: str
    games: int = 0
    wins: int = 0
    """Games that are over or finished, and in which this name came first, be it with others."""
    rounds: int = 0
    bids: int = 0
    met: int = 0
    over: int = 0
    """Bids of more tricks than were taken."""
    under: int = 0
    rate: float | None = None
    by_size: list[SizeStatistics] = field(default_factory=list)
    mean_points: float = 0.0
    best: NotedRound | None = None
    worst: NotedRound | None = None

    def to_dict(self) -> dict[str, Any]:
        """The statistics of a name as plain values, for JSON."""
        plain = asdict(self)
        for key in ("best", "worst"):
            one: NotedRound | None = getattr(self, key)
            plain[key] = one._asdict() if one else None
        return plain


def statistics(pads: Iterable[ScorePad]) -> list[NameStatistics]:
    """By name, in the order in which the names first come; play-offs are left out.

    >>> from foretell.rules.value import Rules
    >>> [one.name for one in statistics([ScorePad(Rules(players=3), ("Ada", "Ben", "Cy"), 0)])]
    ['Ada', 'Ben', 'Cy']
    """
    standings = [pad.standing() for pad in pads]
    noted: dict[str, list[NotedRound]] = defaultdict(list)
    made: dict[str, NameStatistics] = {}
    for game, standing in enumerate(standings, start=1):
        for seat, name in enumerate(standing.names):
            one = made.setdefault(name, NameStatistics(name))
            one.games += 1
            one.wins += seat in standing.winners
            noted[name] += rounds_of_seat(game, standing, seat)
    for name, one in made.items():
        count_rounds(one, noted[name])
    return list(made.values())


def rounds_of_seat(game: int, standing: PadStanding, seat: int) -> Iterator[NotedRound]:
    """The scored rounds that a seat was in."""
    for one in standing.rounds:
        if one.state == SCORED and not one.play_off and seat in one.seats and one.points:
            bid, won = (None, None) if one.revoke else (one.bid(seat), one.won[seat])
            yield NotedRound(game, one.n, one.size or 0, bid, won, one.points[seat])


def count_rounds(one: NameStatistics, noted: list[NotedRound]) -> None:
    """Count rounds into what is told of a name; the earlier of equal rounds is best or worst."""
    sizes: dict[int, SizeStatistics] = {}
    for round_ in noted:
        if round_.bid is not None and round_.won is not None:
            size = sizes.setdefault(round_.size, SizeStatistics(round_.size))
            size.bids, size.met = size.bids + 1, size.met + (round_.bid == round_.won)
            one.over += round_.bid > round_.won
            one.under += round_.bid < round_.won
    one.rounds = len(noted)
    one.by_size = [sizes[size] for size in sorted(sizes)]
    one.bids = sum(size.bids for size in one.by_size)
    one.met = sum(size.met for size in one.by_size)
    one.rate = one.met / one.bids if one.bids else None
    if noted:
        one.mean_points = sum(round_.points for round_ in noted) / len(noted)
        one.best = max(noted, key=lambda round_: round_.points)
        one.worst = min(noted, key=lambda round_: round_.points)


def chart(standing: PadStanding) -> list[tuple[int, tuple[int, ...]]]:
    """The totals after each scored round, for a line for each seat; play-offs are left out.

    >>> from foretell.rules.value import Rules
    >>> chart(ScorePad(Rules(players=3), ("Ada", "Ben", "Cy"), 0).standing())
    [(0, (0, 0, 0))]
    """
    rows = [(0, (0,) * len(standing.names))]
    return rows + [(one.n, one.totals) for one in standing.rounds if is_drawn(one) and one.totals]


def is_drawn(one: PadRound) -> bool:
    """Whether a round is part of a chart."""
    return one.state == SCORED and not one.play_off
