"""What came of a match: points, lead, bids met, wins, ranks and times, with their intervals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from foretell.arena.duplicate import HERO, OTHERS, Games, Pairing
from foretell.arena.estimates import Estimate, estimate, ratio
from foretell.arena.loading import BotSource
from foretell.arena.ratings import places
from foretell.arena.timing import DecisionTimes, times_of
from foretell.bots.loop import HITS, ROUNDS
from foretell.engine.fields import Ints
from foretell.rules.toml import rules_value
from foretell.rules.value import Rules


@dataclass(frozen=True, slots=True)
class Side:
    """What one side of a match made, the bot or each of the others.

    ``points`` a game, the share of ``hits`` among its bids and of ``wins`` among its games
    (shared by those who tie), ``times`` of a decision; ``hits_by_cards`` has a share for each
    number of cards that was played.
    """

    name: str
    version: str
    points: Estimate
    hits: Estimate
    wins: Estimate
    hits_by_cards: dict[int, float]
    times: DecisionTimes = field(compare=False)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What a bot made at tables of another, by ``rules``, over duplicate deals.

    ``hero`` and ``table`` are the sides, ``lead`` the hero's points above the mean of the others',
    ``rank`` its mean place (1 is first; who ties shares), ``choices`` those of a game.
    """

    rules: Rules
    players: int
    deals: int
    seed: int
    hero: Side
    table: Side
    lead: Estimate
    rank: Estimate
    choices: float

    @property
    def bot(self) -> str:
        """The hero's name."""
        return self.hero.name

    @property
    def others(self) -> str:
        """The name of those at the table."""
        return self.table.name

    @property
    def points(self) -> Estimate:
        """The hero's points a game."""
        return self.hero.points

    @property
    def hits(self) -> Estimate:
        """The share of the hero's bids that it met."""
        return self.hero.hits

    @property
    def wins(self) -> Estimate:
        """The share of games that the hero won."""
        return self.hero.wins

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON: ``a`` is the hero, ``b`` each of the others."""
        sides = {"a": self.hero, "b": self.table}
        figures = {"points": "points", "hit": "hits", "win": "wins"}

        def of_both(name: str, part: str) -> dict[str, float]:
            return {key: getattr(getattr(side, name), part) for key, side in sides.items()}

        return {
            "rules": rules_value(self.rules),
            "players": self.players,
            "deals": self.deals,
            "seed": self.seed,
            "a": self.hero.name,
            "b": self.table.name,
            "versions": {key: side.version or None for key, side in sides.items()},
            "difference": self.lead.to_dict(),
            **{key: of_both(name, "mean") for key, name in figures.items()},
            "margins": {key: of_both(name, "margin") for key, name in figures.items()},
            "rank": self.rank.to_dict(),
            "hit_by_cards": {key: side.hits_by_cards for key, side in sides.items()},
            "choices": self.choices,
            "ms": {key: side.times.to_dict() for key, side in sides.items()},
        }

    def __str__(self) -> str:
        """In one line."""
        return (
            f"{self.bot} at a table of {self.others}, {self.players} players, {self.deals} deals "
            f"from every seat: {self.points} points, {self.lead} ahead, hits {self.hits}, "
            f"wins {self.wins}"
        )


def summed_up(pairing: Pairing, games: Games) -> MatchResult:
    """Figures made into estimates."""
    deals, players, _ = games.scores.shape
    scores, seats = games.scores, np.arange(players)
    own = scores[:, seats, seats]
    rest = (scores.sum(axis=2) - own) / max(1, players - 1)
    shares = places(scores) / players
    wins = shares[:, 0]
    hero = side(pairing.hero, own.mean(axis=1), wins, games, HERO)
    left = (1.0 - wins) / max(1, players - 1)
    table = side(pairing.others, rest.mean(axis=1), left, games, OTHERS)
    return MatchResult(
        rules=pairing.rules,
        players=players,
        deals=deals,
        seed=pairing.seed,
        hero=hero,
        table=table,
        lead=estimate((own - rest).mean(axis=1)),
        rank=estimate(shares @ (seats + 1)),
        choices=float(games.choices.mean()),
    )


def side(bot: BotSource, points: Any, wins: Any, games: Games, which: int) -> Side:
    """The figures of one side, from its points and wins by deal."""
    rounds, hits = games.tallies[:, which, ROUNDS], games.tallies[:, which, HITS]
    return Side(
        name=bot.name,
        version=bot.version,
        points=estimate(points),
        hits=ratio(hits.sum(axis=1), rounds.sum(axis=1)),
        wins=estimate(wins),
        hits_by_cards=by_cards(rounds.sum(axis=0), hits.sum(axis=0)),
        times=times_of(games.times[which]),
    )


def by_cards(rounds: Ints, hits: Ints) -> dict[int, float]:
    """The share of bids met for each number of cards that was played.

    >>> by_cards(np.array([0, 4, 8]), np.array([0, 3, 4]))
    {1: 0.75, 2: 0.5}
    """
    return {size: float(hits[size] / rounds[size]) for size in np.flatnonzero(rounds).tolist()}
