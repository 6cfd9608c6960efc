"""One hero at a table of others, each deal played once from every seat.

What happens in a game rests on the seed, the deal's number and the hero's seat: whoever plays it
in whichever order or process, it is the same game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import numpy as np

from foretell.arena.asking import ask
from foretell.arena.loading import BotSource
from foretell.arena.timing import CLASSES, ClockedBot, begun_phases
from foretell.bots import Bot
from foretell.bots.loop import ELSEWHERE, SIZES, TALLIES, play_on_at
from foretell.engine.chance import seed_rng, seed_stream
from foretell.engine.fields import Ints
from foretell.engine.structs import VIEW, Phase, new_record
from foretell.play.acting import act_on
from foretell.play.handle import STATE_PLACES, Handle
from foretell.play.seen import see
from foretell.rules.axes import MAX_SEATS
from foretell.rules.value import Rules

DEAL_STEP: Final = 1_000_003
"""Between the seeds of two matches: more than the deals of one."""
HERO: Final = 0
OTHERS: Final = 1
SIDES: Final = 2


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays whom, under which rules, with which deals."""

    rules: Rules
    hero: BotSource
    others: BotSource
    seed: int


@dataclass(frozen=True, slots=True)
class Games:
    """The figures of some deals, arrays of whole numbers.

    ``scores`` by deal, the hero's seat and seat; ``tallies`` by deal, side (hero, others), rounds
    or hits, and number of cards; ``choices`` by deal and the hero's seat; ``times`` counts by side
    the decisions that were timed (see :mod:`foretell.arena.timing`).
    """

    scores: Ints
    tallies: Ints
    choices: Ints
    times: Ints


def play_deals(pairing: Pairing, numbers: range) -> Games:
    """Play some deals, each from every seat.

    Raises:
        ForetellError: a bot cannot be made, failed, or answered with what is not allowed.
    """
    players, table = pairing.rules.players, DuplicateTable(pairing)
    shape = len(numbers), players
    scores, choices = np.zeros((*shape, MAX_SEATS), np.int64), np.zeros(shape, np.int64)
    tallies = np.zeros((len(numbers), SIDES, TALLIES, SIZES), np.int64)
    with own_chance():
        for place, number in enumerate(numbers):
            for seat in range(players):
                choices[place, seat] = table.play(number, seat)
                scores[place, seat] = table.handle.ints[STATE_PLACES["scores"]]
                tallies[place, HERO] += table.tallies[seat]
                tallies[place, OTHERS] += table.tallies.sum(axis=0) - table.tallies[seat]
    return Games(scores[:, :, :players], tallies, choices, table.times)


def time_deal(rules: Rules, bot: BotSource, seed: int) -> Ints:
    """The times of a compiled bot's decisions as it is asked from Python, in a deal among its own.

    Counted as in :attr:`Games.times`, for one side. A game goes before it that is not timed: in it
    is loaded or compiled what is needed, once for ever.
    """
    table = DuplicateTable(Pairing(rules, bot, bot, seed), asks_all=True)
    with own_chance():
        table.play(0, 0)
        table.times[:] = 0
        for seat in range(rules.players):
            table.play(0, seat)
    times: Ints = table.times.sum(axis=0)
    return times


@contextmanager
def own_chance() -> Iterator[None]:
    """Leave Python's common generator as it was: bots may draw from it, seeded game by game."""
    before = random.getstate()
    try:
        yield
    finally:
        random.setstate(before)


class DuplicateTable:
    """One table at which game after game of a pairing is played."""

    def __init__(self, pairing: Pairing, *, asks_all: bool = False) -> None:
        """``asks_all`` asks each bot from Python, those too that compiled loops know."""
        self.pairing = pairing
        self.handle = Handle(pairing.rules)
        self.tallies = np.zeros((MAX_SEATS, TALLIES, SIZES), np.int64)
        self.times = np.zeros((SIDES, CLASSES), np.int64)
        self._asks_all = asks_all
        self._views = new_record(VIEW)
        self._kinds = np.zeros(MAX_SEATS, np.int64)
        self._deals, self._rng = np.zeros(1, np.int64), np.zeros(1, np.int64)
        self._bots: dict[int, Bot] = {}
        tables = self.handle.rules[0]
        self._cards = tables.deck_cards[: tables.deck_len].copy()

    def play(self, number: int, hero: int) -> int:
        """Play a deal, counted from 0, with the hero at a seat; how many choices were made."""
        self._begin(number, hero)
        deck, choices = self._cards.copy(), 0
        handle = self.handle
        while True:
            choices += play_on_at(
                handle.rules, handle.states, self._views, deck, self._deals, self._rng,
                self._kinds, self.tallies,
            )  # fmt: skip
            if handle.get("phase") == Phase.OVER:
                return choices
            actor = handle.actor()
            self._ask(actor, self._source(actor, hero).name)
            choices += 1

    def _source(self, seat: int, hero: int) -> BotSource:
        return self.pairing.hero if seat == hero else self.pairing.others

    def _begin(self, number: int, hero: int) -> None:
        """Start a game, with bots of its own, and all chance where this game has it."""
        seed, players = self.pairing.seed, self.pairing.rules.players
        seed_rng(self._deals, seed * DEAL_STEP + number)
        seed_stream(self._rng, seed, number * MAX_SEATS + hero)
        self.tallies[:] = 0
        self.handle.start(number % players)
        self._bots.clear()
        for seat in range(players):
            source = self._source(seat, hero)
            self._kinds[seat] = ELSEWHERE if self._asks_all else source.kind
            if self._kinds[seat] == ELSEWHERE:
                chance = random.Random(f"foretell match {seed} {number} {hero} {seat}")
                random.seed(chance.getrandbits(62))
                bot = source.fresh(chance.getrandbits(62))
                times = self.times[HERO if seat == hero else OTHERS]
                begun = begun_phases(source.name, source.identity)
                self._bots[seat] = ClockedBot(bot, times, begun)

    def _ask(self, seat: int, name: str) -> None:
        handle, deck = self.handle, self.pairing.rules.deck
        seen = see(self.pairing.rules, handle, seat)
        ask(self._bots[seat], name, seen, lambda answer: act_on(handle, answer, deck, []))
