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
from foretell.bots import Bot
from foretell.bots.loop import ELSEWHERE, HITS, ROUNDS, TALLIES, play_on_at
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
FIGURES: Final = MAX_SEATS + TALLIES + 1
"""Of a game: the score of each seat, the hero's rounds and hits, the choices of all."""
ROUNDS_AT: Final = MAX_SEATS + ROUNDS
HITS_AT: Final = MAX_SEATS + HITS
CHOICES_AT: Final = MAX_SEATS + TALLIES


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays whom, under which rules, with which deals."""

    rules: Rules
    hero: BotSource
    others: BotSource
    seed: int


def play_deals(pairing: Pairing, numbers: range) -> Ints:
    """The figures of some deals: by deal, by the hero's seat, FIGURES numbers.

    Raises:
        ForetellError: a bot cannot be made, failed, or answered with what is not allowed.
    """
    table = DuplicateTable(pairing)
    players = pairing.rules.players
    with own_chance():
        games = [[table.play(number, seat) for seat in range(players)] for number in numbers]
    return np.array(games, dtype=np.int64).reshape(len(numbers), players, FIGURES)


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

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.handle = Handle(pairing.rules)
        self._views = new_record(VIEW)
        self._kinds = np.zeros(MAX_SEATS, np.int64)
        self._tallies = np.zeros((MAX_SEATS, TALLIES), np.int64)
        self._deals, self._rng = np.zeros(1, np.int64), np.zeros(1, np.int64)
        self._bots: dict[int, Bot] = {}
        tables = self.handle.rules[0]
        self._cards = tables.deck_cards[: tables.deck_len].copy()

    def play(self, number: int, hero: int) -> list[int]:
        """Play a deal, counted from 0, with the hero at a seat; the game's figures."""
        self._begin(number, hero)
        deck, choices = self._cards.copy(), 0
        handle = self.handle
        while True:
            choices += play_on_at(
                handle.rules, handle.states, self._views, deck, self._deals, self._rng,
                self._kinds, self._tallies,
            )  # fmt: skip
            if handle.get("phase") == Phase.OVER:
                break
            actor = handle.actor()
            self._ask(actor, self._source(actor, hero).name)
            choices += 1
        return [*handle.ints[STATE_PLACES["scores"]], *self._tallies[hero], choices]

    def _source(self, seat: int, hero: int) -> BotSource:
        return self.pairing.hero if seat == hero else self.pairing.others

    def _begin(self, number: int, hero: int) -> None:
        """Start a game, with bots of its own, and all chance where this game has it."""
        seed, players = self.pairing.seed, self.pairing.rules.players
        seed_rng(self._deals, seed * DEAL_STEP + number)
        seed_stream(self._rng, seed, number * MAX_SEATS + hero)
        self._tallies[:] = 0
        self.handle.start(number % players)
        self._bots.clear()
        for seat in range(players):
            source = self._source(seat, hero)
            self._kinds[seat] = source.kind
            if source.kind == ELSEWHERE:
                chance = random.Random(f"foretell match {seed} {number} {hero} {seat}")
                random.seed(chance.getrandbits(62))
                self._bots[seat] = source.fresh(chance.getrandbits(62))

    def _ask(self, seat: int, name: str) -> None:
        handle, deck = self.handle, self.pairing.rules.deck
        seen = see(self.pairing.rules, handle, seat)
        ask(self._bots[seat], name, seen, lambda answer: act_on(handle, answer, deck, []))
