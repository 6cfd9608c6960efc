"""How strong a bot is: the same deals from every seat, the deal as the unit of chance.

python -m foretell.bots.measure rule novice --players 4 --deals 2000
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit
from foretell.bots.bot import NAMES
from foretell.bots.loop import step_with
from foretell.engine.chance import new_rng, seed_rng
from foretell.engine.compile import compile_rules
from foretell.engine.deal import new_game
from foretell.engine.fields import Ints, Records, RulesStruct, State
from foretell.engine.structs import NO_BID, STATE, VIEW, Phase, new_record
from foretell.rules.axes import MAX_SEATS
from foretell.rules.presets import preset
from foretell.rules.value import Rules

ROUNDS: Final = 0
HITS: Final = 1
TALLIES: Final = 2
Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class MeanWithInterval:
    """A mean with the half-width of its 95 % interval."""

    mean: float
    margin: float

    def __str__(self) -> str:
        """As it stands in a report: ``+12.3 ±4.5``."""
        return f"{self.mean:+.1f} ±{self.margin:.1f}"


@dataclass(frozen=True, slots=True)
class HeroResult:
    """What one hero made at tables of others, over duplicate deals.

    ``points`` a game, their ``lead`` over the mean of the others, the share of ``hits`` among
    its bids and of ``wins`` among its games (shared by those who tie), the choices of a game.
    """

    points: MeanWithInterval
    lead: MeanWithInterval
    hits: float
    wins: float
    choices: float


def measure(rules: Rules, hero: str, others: str, deals: int, seed: int = 0) -> HeroResult:
    """Play a hero against a table of others, each deal once from every seat.

    >>> from foretell.rules.value import Rules
    >>> measure(Rules(players=3), "novice", "random", deals=1).lead.mean > 100
    True
    """
    players = rules.players
    scores = np.zeros((players, deals, MAX_SEATS), dtype=np.int64)
    tallies = np.zeros((MAX_SEATS, TALLIES), dtype=np.int64)
    total = np.zeros(TALLIES, dtype=np.int64)
    choices = 0
    for seat in range(players):
        kinds = np.full(MAX_SEATS, NAMES.index(others), dtype=np.int64)
        kinds[seat] = NAMES.index(hero)
        tallies[:] = 0
        rng = new_rng(seed * MAX_SEATS + seat)
        choices += _play(compile_rules(rules), kinds, rng, seed, scores[seat], tallies)
        total += tallies[seat]
    return _summed_up(scores[:, :, :players], total, choices)


def _summed_up(scores: Ints, total: Ints, choices: int) -> HeroResult:
    """Scores by the hero's seat, deal and seat, made into figures."""
    players, deals, _ = scores.shape
    own = np.stack([scores[seat, :, seat] for seat in range(players)])
    rest = (scores.sum(axis=2) - own) / max(1, players - 1)
    best = scores == scores.max(axis=2, keepdims=True)
    share = best / best.sum(axis=2, keepdims=True)
    wins = np.mean([share[seat, :, seat] for seat in range(players)])
    return HeroResult(
        points=_figure(own.mean(axis=0)),
        lead=_figure((own - rest).mean(axis=0)),
        hits=float(total[HITS] / max(1, total[ROUNDS])),
        wins=float(wins),
        choices=choices / (deals * players),
    )


def _figure(by_deal: Numbers) -> MeanWithInterval:
    deals = len(by_deal)
    spread = float(by_deal.std(ddof=1)) if deals > 1 else 0.0
    return MeanWithInterval(float(by_deal.mean()), 1.96 * spread / deals**0.5)


def _play(rules: Records, kinds: Ints, rng: Ints, seed: int, scores: Ints, tallies: Ints) -> int:
    """Play one game for each row of scores; how many choices that took."""
    states, views = new_record(STATE), new_record(VIEW)
    deck = np.array(rules[0].deck_cards)
    return int(_play_all(rules, states, views, deck, kinds, new_rng(0), rng, seed, scores, tallies))


@jit
def _play_all(
    rules: Records,
    states: Records,
    views: Records,
    deck: Ints,
    kinds: Ints,
    deals: Ints,
    rng: Ints,
    seed: int,
    scores: Ints,
    tallies: Ints,
) -> int:
    """Game after game; each game's deals depend on its number and the seed alone."""
    r, s, v = rules[0], states[0], views[0]
    choices = 0
    for number in range(len(scores)):
        for place in range(len(deck)):
            deck[place] = r.deck_cards[place]
        seed_rng(deals, seed * 1_000_003 + number)
        new_game(r, s, number % r.players)
        while s.phase != Phase.OVER:
            made = step_with(r, s, v, deck, deals, rng, kinds)
            if made and (s.phase >= Phase.LOT or s.phase == Phase.DEAL):
                _tally(r, s, tallies)
            choices += made
        for seat in range(r.players):
            scores[number, seat] = s.scores[seat]
    return choices


@jit
def _tally(rules: RulesStruct, s: State, tallies: Ints) -> None:
    """Count the bids of the round just scored, and those that were met."""
    for seat in range(rules.players):
        if s.bids[seat] != NO_BID:
            tallies[seat, ROUNDS] += 1
            tallies[seat, HITS] += s.bids[seat] == s.won[seat]


def main() -> None:
    """Print one measurement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hero", choices=NAMES)
    parser.add_argument("others", choices=NAMES)
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    rules = preset(asked.rules, asked.players)
    found = measure(rules, asked.hero, asked.others, asked.deals, asked.seed)
    print(
        f"{asked.hero} at a table of {asked.others}, {asked.rules}, {rules.players} players, "
        f"{asked.deals} deals: {found.points} points, {found.lead} ahead, "
        f"hits {found.hits:.3f}, wins {found.wins:.3f}"
    )


if __name__ == "__main__":
    main()
