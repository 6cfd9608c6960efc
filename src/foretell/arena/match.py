"""How strong a bot is: the same deals from every seat, the deal as the unit of chance."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from foretell.arena.duplicate import CHOICES_AT, HITS_AT, ROUNDS_AT, Pairing, play_deals
from foretell.arena.loading import BotLike, bot_source
from foretell.arena.processes import by_processes, cores
from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.engine.fields import Ints
from foretell.rules.presets import preset
from foretell.rules.value import Rules

Numbers = npt.NDArray[np.float64]
PLAYERS: Final = 4
CHUNK: Final = 10
"""Deals that a process plays at a time."""
WORTH_PROCESSES: Final = 1.0
"""Seconds of work left for which other processes are begun."""
NORMAL_95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, with the half-width of its 95 % interval.

    >>> Estimate(12.0, 4.5).low, str(Estimate(12.0, 4.5))
    (7.5, '12.0 ±4.5')
    """

    mean: float
    margin: float

    @property
    def low(self) -> float:
        """Where the interval begins."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """Where it ends."""
        return self.mean + self.margin

    def __str__(self) -> str:
        """As it stands in a report: shares of one with three digits, all else with one."""
        digits = 1 if abs(self.mean) > 1 or self.margin > 1 else 3
        return f"{self.mean:.{digits}f} ±{self.margin:.{digits}f}"


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What a bot made at tables of another, over duplicate deals.

    ``points`` a game, their ``lead`` over the mean of the others, the share of ``hits`` among
    its bids and of ``wins`` among its games (shared by those who tie), the choices of a game.
    """

    bot: str
    others: str
    players: int
    deals: int
    seed: int
    points: Estimate
    lead: Estimate
    hits: Estimate
    wins: Estimate
    choices: float

    def to_dict(self) -> dict[str, Any]:
        """The same as plain values, for JSON."""
        return asdict(self)

    def __str__(self) -> str:
        """In one line."""
        return (
            f"{self.bot} at a table of {self.others}, {self.players} players, {self.deals} deals "
            f"from every seat: {self.points} points, {self.lead} ahead, hits {self.hits}, "
            f"wins {self.wins}"
        )


def match(
    bot: BotLike,
    others: BotLike,
    deals: int = 1000,
    *,
    rules: Rules | str = "standard",
    players: int | None = None,
    seed: int = 0,
    processes: int | None = None,
) -> MatchResult:
    """Play a bot against a table of others, each deal once from every seat.

    A *deal* is the shuffles of one whole game. It is the unit of chance: the intervals are over
    deals, and who plays the same deals from the same seed meets the same luck. The same seed
    gives the same result, whatever the number of processes.

    Args:
        bot: a name (``rule``), ``file.py:Class``, a class, a function that makes a bot, or a bot;
            each game gets a bot of its own. A class or function that has a parameter ``seed`` is
            handed one, and Python's own ``random`` is seeded anew for each game.
        others: who sits in the other seats, in the same ways.
        deals: how many, from 2 on.
        rules: a set of rules, or a preset's name.
        players: how many play; four, or as the preset has it.
        seed: of the deals and the bots.
        processes: how many work; all cores when left out.

    Raises:
        ForetellError: there is no such bot, it failed, or it answered with what is not allowed.
        BadRules: there are no such rules for so many players.

    >>> found = match("novice", "random", deals=4, players=3)
    >>> found.lead.low > 100, found.deals
    (True, 4)
    """
    if deals < 2:
        raise spoken(ForetellError("few-deals", ""), "failed-few-deals", deals=deals)
    pairing = Pairing(_rules(rules, players), bot_source(bot), bot_source(others), seed)
    parts = _play_all(pairing, deals, cores() if processes is None else processes)
    return _summed_up(pairing, np.concatenate(list(parts)))


def _rules(rules: Rules | str, players: int | None) -> Rules:
    if isinstance(rules, str):
        return preset(rules, players)
    if players not in (None, rules.players):
        error = ForetellError("other-players", "")
        asked = {"players": rules.players, "said": players}
        raise spoken(error, "failed-other-players", **asked)
    return rules


def _play_all(pairing: Pairing, deals: int, processes: int) -> Iterator[Ints]:
    """The figures part by part; the first deal compiles what is not compiled, and says how long."""
    start = time.perf_counter()
    yield play_deals(pairing, range(1))
    seconds = time.perf_counter() - start
    starts = range(1, deals, CHUNK)
    job = partial(_chunk, pairing, deals)
    if processes > 1 and len(starts) > 1 and seconds * deals > WORTH_PROCESSES:
        yield from by_processes(job, starts, min(processes, len(starts)), at_once=1)
    else:
        yield from map(job, starts)


def _chunk(pairing: Pairing, deals: int, first: int) -> Ints:
    return play_deals(pairing, range(first, min(first + CHUNK, deals)))


def _summed_up(pairing: Pairing, figures: Ints) -> MatchResult:
    """Figures by deal, the hero's seat and what they count, made into estimates."""
    deals, players, _ = figures.shape
    scores = figures[:, :, :players]
    seats = np.arange(players)
    own = scores[:, seats, seats]
    rest = (scores.sum(axis=2) - own) / max(1, players - 1)
    best = scores == scores.max(axis=2, keepdims=True)
    wins = (best / best.sum(axis=2, keepdims=True))[:, seats, seats]
    bids = figures[:, :, ROUNDS_AT].sum(axis=1)
    return MatchResult(
        bot=pairing.hero.name,
        others=pairing.others.name,
        players=players,
        deals=deals,
        seed=pairing.seed,
        points=estimate(own.mean(axis=1)),
        lead=estimate((own - rest).mean(axis=1)),
        hits=ratio(figures[:, :, HITS_AT].sum(axis=1), bids),
        wins=estimate(wins.mean(axis=1)),
        choices=float(figures[:, :, CHOICES_AT].mean()),
    )


def estimate(by_deal: Sequence[float] | Numbers) -> Estimate:
    """The mean of what each deal gave.

    >>> estimate([1.0, 2.0, 3.0]).mean
    2.0
    """
    numbers = np.asarray(by_deal, dtype=np.float64)
    margin = NORMAL_95 * float(numbers.std(ddof=1)) / len(numbers) ** 0.5
    return Estimate(float(numbers.mean()), margin)


def ratio(parts: Sequence[float] | Ints, wholes: Sequence[float] | Ints) -> Estimate:
    """The share that parts are of wholes, both by deal; deals may have more or less of both.

    >>> ratio([1, 3], [2, 4]).mean
    0.6666666666666666
    """
    total = float(np.sum(wholes))
    share = float(np.sum(parts)) / max(1.0, total)
    off = np.asarray(parts, dtype=np.float64) - share * np.asarray(wholes, dtype=np.float64)
    return Estimate(share, estimate(off).margin * len(off) / max(1.0, total))
