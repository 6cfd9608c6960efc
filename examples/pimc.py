"""A bot that plays each choice out in sampled worlds: python pimc.py [DEALS] [WORLDS]."""

import sys

import numpy as np

from foretell import Seen, bots, match
from foretell.bots.loop import choose
from foretell.cards import cards_in
from foretell.engine import api as e
from foretell.play.actions import choice_text

RULE = int(bots.BotKind.RULE)


@e.jit
def play_out(rules: e.RulesStruct, s: e.State, v: e.ViewRecord, rng: e.Ints) -> None:
    """Let the rule bot play all seats to the end of the round."""
    while s.phase < e.Phase.LOT and s.phase != e.Phase.DEAL:
        seat = e.actor(rules, s)
        if seat == e.NO_SEAT:
            e.apply(rules, s, e.pick(e.legal(rules, s), rng))
        else:
            e.write_view(rules, s, seat, v)
            e.apply(rules, s, choose(RULE, rules, v, rng))


@e.jit
def weigh(
    rules: e.Records, seen: e.Records, states: e.Records, views: e.Records, rng: e.Ints,
    table: e.Ints, scratch: e.Records, worlds: int, points: e.Ints,
) -> None:  # fmt: skip
    """Add up, by choice, the points of the round in worlds that fit what is seen."""
    for _ in range(worlds):
        e.sample(rules[0], seen[0], states[0], rng, table, scratch)
        choices = seen[0].legal
        while choices != 0:
            choice = e.trailing_zeros(choices)
            states[1] = states[0]
            e.apply(rules[0], states[1], choice)
            play_out(rules[0], states[1], views[0], rng)
            points[choice] += states[1].points[seen[0].seat]
            choices &= choices - 1


class Pimc:
    """Perfect information Monte Carlo: the choice that is best on average in many worlds."""

    name, version, worlds = "pimc", "1", 32

    def __init__(self, seed: int = 0) -> None:
        self.rule = bots.make("rule", seed)
        self.rng, (self.table, self.scratch, _) = e.new_rng(seed), e.new_work()
        self.states, self.views = np.zeros(2, e.STATE), e.new_record(e.VIEW)

    def choose(self, seen: Seen) -> str:
        """Weigh bids and cards; what is rarer is left to the rule bot."""
        if len(seen.legal) > 1 and seen.phase in (e.Phase.BID, e.Phase.PLAY):
            points, rules = np.zeros(64, np.int64), e.compile_rules(seen.rules)
            room = (self.states, self.views, self.rng, self.table, self.scratch)
            weigh(rules, seen.record, *room, self.worlds, points)
            best = max(cards_in(int(seen.record[0].legal)), key=points.__getitem__)
            text = choice_text(seen.phase, best, seen.rules.deck)
            if text in seen.legal:  # not so where something has to be said with the card
                return text
        return self.rule.choose(seen)


if __name__ == "__main__":
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    Pimc.worlds = int(sys.argv[2]) if len(sys.argv) > 2 else Pimc.worlds
    for others in ("novice", "rule"):
        print(match(Pimc, others, deals, players=4), flush=True)
