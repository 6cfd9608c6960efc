"""How strong a bot is: the same deals from every seat, the deal as the unit of chance."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from foretell.arena.cluster import Cluster
from foretell.arena.duplicate import Games, Pairing, play_deals, time_deal
from foretell.arena.keeping import KeptParts
from foretell.arena.loading import BotLike, bot_source
from foretell.arena.processes import by_processes, cores
from foretell.arena.result import MatchResult, summed_up
from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.bots.loop import ELSEWHERE
from foretell.rules.presets import preset
from foretell.rules.value import Rules

CHUNK: Final = 5
"""Deals that a process plays at a time, and that are kept together."""
WORTH_PROCESSES: Final = 1.0
"""Seconds of work left for which other processes are begun."""
LEAST: Final = 2
"""Deals without which there is no interval."""


def match(
    bot: BotLike,
    others: BotLike,
    deals: int = 1000,
    *,
    rules: Rules | str = "standard",
    players: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    cluster: Cluster | None = None,
    keep: Path | None = None,
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
        cluster: other machines, which work instead.
        keep: a folder for what has been played: the same match goes on from there. A class, a
            function or an object needs a ``version`` then, which tells it from others of its name.

    Raises:
        ForetellError: there is no such bot, it failed, or it answered with what is not allowed.
        BadRules: there are no such rules for so many players.

    >>> found = match("novice", "random", deals=4, players=3)
    >>> found.lead.low > 100, found.deals
    (True, 4)
    """
    played = Match(
        bot, others, deals, rules=rules, players=players, seed=seed, processes=processes,
        cluster=cluster, keep=keep,
    )  # fmt: skip
    for _ in played.run():
        pass
    return played.result()


class Match:
    """A match that is played part by part, looked at meanwhile, and summed up at any time."""

    def __init__(
        self,
        bot: BotLike,
        others: BotLike,
        deals: int,
        *,
        rules: Rules | str = "standard",
        players: int | None = None,
        seed: int = 0,
        processes: int | None = None,
        cluster: Cluster | None = None,
        keep: Path | None = None,
    ) -> None:
        """The same as for :func:`match`, which has all of them explained."""
        if deals < LEAST:
            raise spoken(ForetellError("few-deals", ""), "failed-few-deals", deals=deals)
        sources = bot_source(bot), bot_source(others)
        self.pairing = Pairing(_rules(rules, players), *sources, seed)
        self.deals = deals
        self.kept = 0
        """Deals that were found, and not played again."""
        self._parts: dict[int, Games] = {}
        self._pace = 0.0
        self._is_begun = False
        self._processes = cores() if processes is None else processes
        self._cluster = cluster
        self._store = KeptParts(keep, self.pairing) if keep else None

    @property
    def done(self) -> int:
        """Deals of which the figures are there."""
        return sum(len(part.scores) for part in self._parts.values())

    @property
    def seconds_left(self) -> float:
        """How long one process would play what is missing, once the first deals are played."""
        return self._pace * (self.deals - self.done)

    def begin(self) -> Iterator[int]:
        """Find what is kept, and play the first deals, which show how long one takes.

        These are two parts of a deal each: one compiles what is not compiled, the next is timed;
        of a match that goes on it is the first part that is missing.

        Raises:
            ForetellError: as for :meth:`run`.
        """
        missing = [part for part in parts_of(self.deals) if not self._find(part)]
        self.kept, self._is_begun = self.done, True
        if self.kept:
            yield self.done
        for part in [one for one in missing[:LEAST] if one.stop <= LEAST] or missing[:1]:
            start = time.perf_counter()
            self._take(part, play_deals(self.pairing, part))
            self._pace = (time.perf_counter() - start) / len(part)
            yield self.done

    def run(self) -> Iterator[int]:
        """Play what is not kept yet; yields the number of deals that are done, part by part.

        It begins the match if nobody has.

        Raises:
            ForetellError: a bot failed or answered with what is not allowed, or a part cannot be
                kept.
        """
        if not self._is_begun:
            yield from self.begin()
        missing = [part for part in parts_of(self.deals) if part.start not in self._parts]
        for part, games in zip(missing, self._play(missing), strict=True):
            self._take(part, games)
            yield self.done

    def result(self) -> MatchResult:
        """What came of the deals that are done.

        Raises:
            ForetellError: fewer than two are done.
        """
        if self.done < LEAST:
            raise spoken(ForetellError("few-deals", ""), "failed-few-deals", deals=self.done)
        return summed_up(self.pairing, self._timed(self.games()))

    def games(self) -> Games:
        """The figures of all deals that are done, by their numbers."""
        parts = [self._parts[start] for start in sorted(self._parts)]
        return Games(
            scores=np.concatenate([part.scores for part in parts]),
            tallies=np.concatenate([part.tallies for part in parts]),
            choices=np.concatenate([part.choices for part in parts]),
            times=np.sum([part.times for part in parts], axis=0),
        )

    def _play(self, parts: list[range]) -> Iterator[Games]:
        """Play parts one after the other, or by several processes if that is worth it."""
        job = partial(play_deals, self.pairing)
        is_long = len(parts) > 1 and self.seconds_left > WORTH_PROCESSES
        if self._cluster and is_long:
            return self._cluster.each(job, parts)
        if self._processes > 1 and is_long:
            return by_processes(job, parts, min(self._processes, len(parts)))
        return map(job, parts)

    def _find(self, part: range) -> bool:
        """Take a part from where it was kept, if it was."""
        games = self._store.found(part) if self._store else None
        if games is None:
            return False
        self._parts[part.start] = games
        return True

    def _take(self, part: range, games: Games) -> None:
        if self._store:
            self._store.keep(part, games)
        self._parts[part.start] = games

    def _timed(self, games: Games) -> Games:
        """The same with times of compiled bots too, which are asked from Python for one deal."""
        times, (rules, seed) = games.times.copy(), (self.pairing.rules, self.pairing.seed)
        for place, side in enumerate((self.pairing.hero, self.pairing.others)):
            if side.kind != ELSEWHERE:
                times[place] = time_deal(rules, side, seed)
        return replace(games, times=times)


def parts_of(deals: int) -> list[range]:
    """The numbers of the deals, part by part.

    >>> parts_of(8)
    [range(0, 1), range(1, 2), range(2, 7), range(7, 8)]
    """
    starts = range(LEAST, deals, CHUNK)
    later = [range(start, min(start + CHUNK, deals)) for start in starts]
    return [range(1), range(1, LEAST), *later]


def _rules(rules: Rules | str, players: int | None) -> Rules:
    if isinstance(rules, str):
        return preset(rules, players)
    if players not in (None, rules.players):
        error = ForetellError("other-players", "")
        asked = {"players": rules.players, "said": players}
        raise spoken(error, "failed-other-players", **asked)
    return rules
