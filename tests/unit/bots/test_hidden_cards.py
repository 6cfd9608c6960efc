"""Bots decide by what their seat may know: dealt anew, what is hidden changes no choice of theirs.

``CASES`` positions for each level anywhere in the first 154 steps of a game, and ``LAST_CASES``
in the last round of a whole game, where the champion looks to the end and plays for first place.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.unit.bots.playing import is_chance_made

from foretell.base.jit import IS_PLAIN
from foretell.bots import NAMES, make
from foretell.bots.actions import ActionBot
from foretell.bots.learned.lookahead import is_last_round
from foretell.bots.learned.policy import is_asked
from foretell.engine.chance import new_rng, pick
from foretell.engine.fields import Records
from foretell.engine.sample import new_work, sample_at
from foretell.engine.structs import Phase
from foretell.play.handle import Handle
from foretell.rules.presets import PRESETS, preset
from foretell.rules.value import Rules

LONG = os.environ.get("FORETELL_TESTS") == "long"
CASES = 10_000 // len(NAMES) + 1 if LONG else 40
"""By level, with rules of all presets; in the long run ten thousand by all levels together."""
LAST_CASES = 2_000 // len(NAMES) + 1 if LONG else 50
"""By level, half of them with rules that the net knows; in the long run two thousand by all."""
KNOWN = [preset("standard", players=players) for players in (3, 4, 5, 6)]
ENDLESS = ("nannie", "nannie-3", "two-player")
"""Presets whose games go on until somebody has won: no round is known to be the last."""
FULL = [preset(name) for name in PRESETS if name not in ENDLESS]

needs_speed = pytest.mark.skipif(IS_PLAIN, reason="thousands of rounds played out")


def anywhere(rules: Rules, seed: int) -> Handle:
    """A game played at random for up to 154 steps."""
    handle, chance = Handle(rules), new_rng(seed)
    handle.start(dealer=0)
    for _ in range(5 + seed % 150):
        if handle.get("phase") == Phase.OVER:
            break
        if not is_chance_made(handle, chance, rules):
            assert handle.attempt(int(pick(handle.legal(), chance)))
    return handle


def in_last_round(rules: Rules, seed: int) -> Handle:
    """A whole game played at random, and one of the decisions of its last round."""
    handle, chance = Handle(rules), new_rng(seed)
    handle.start(dealer=0)
    last, decisions = int(handle.rules[0].rounds) - 1, list[Records]()
    while handle.get("phase") != Phase.OVER:
        if is_chance_made(handle, chance, rules):
            continue
        if handle.get("round_no") == last:
            decisions.append(handle.states.copy())
        assert handle.attempt(int(pick(handle.legal(), chance)))
    return Handle(rules, decisions[seed % len(decisions)])


def chooses_alike(
    rules: Rules, world: Handle, seed: int, made: Callable[[Handle], ActionBot]
) -> bool:
    """Whether a bot makes the same choice in a world that looks the same from its seat, and is not.

    ``made`` makes the bot for a world, of which an honest one takes nothing.
    """
    if world.actor() < 0:
        return True
    view, other = world.view(world.actor()).copy(), Handle(rules)
    assert sample_at(world.rules, view, other.states, seed, new_work())
    seen = other.view(world.actor())
    return made(world).choices(world.rules, view) == made(other).choices(other.rules, seen)


class LatePeeper(ActionBot):
    """Looks at the cards of all, but in the last round alone."""

    name, version = "peeper", "1"

    def __init__(self, world: Handle) -> None:
        """Take the world along."""
        self.world = world

    def choices(self, rules: Records, views: Records) -> list[int]:
        """The first that is legal; in the last round that which the hidden hands say."""
        legal = int(views[0].legal)
        allowed = [choice for choice in range(64) if legal >> choice & 1]
        hands = [hand % 2**64 for hand in self.world.seats_of("hands")]
        is_last = is_last_round(rules[0], views[0])
        return [allowed[hash(tuple(hands)) % len(allowed) if is_last else 0]]


@needs_speed
@pytest.mark.parametrize("level", NAMES)
@settings(deadline=None, max_examples=CASES)
@given(seed=st.integers(0, 2**31), name=st.sampled_from(list(PRESETS)))
def test_hidden_cards_change_nothing(level: str, seed: int, name: str) -> None:
    """Two games that look the same from a seat, and are not, get the same choice."""
    rules = preset(name)
    world = anywhere(rules, seed)
    assert chooses_alike(rules, world, seed, lambda _world: make(level, seed, worlds=2))


@needs_speed
@pytest.mark.parametrize("level", NAMES)
@settings(deadline=None, max_examples=LAST_CASES)
@given(seed=st.integers(0, 2**31), rules=st.sampled_from(KNOWN) | st.sampled_from(FULL))
def test_hidden_cards_change_nothing_in_the_last_round(level: str, seed: int, rules: Rules) -> None:
    """Nor do they where it is the last round of a whole game."""
    world = in_last_round(rules, seed)
    assert chooses_alike(rules, world, seed, lambda _world: make(level, seed, worlds=2))


@needs_speed
@pytest.mark.parametrize("rules", KNOWN, ids=lambda rules: f"{rules.players} seats")
def test_these_are_positions_in_which_the_champion_looks_to_the_end(rules: Rules) -> None:
    """The net knows each of them; most leave a choice, and some are played otherwise for that."""
    choices, changed = [], 0
    for seed in range(20):
        world = in_last_round(rules, seed)
        view = world.view(world.actor())
        assert is_last_round(world.rules[0], view[0])
        assert is_asked(world.rules[0], view[0])
        choices.append(int(view[0].legal).bit_count())
        net, champion = make("policy", seed), make("champion", seed, worlds=200)
        changed += net.choices(world.rules, view) != champion.choices(world.rules, view)
    assert sum(many > 1 for many in choices) >= 10
    assert changed > 0


def test_who_peeps_in_the_last_round_is_found_there() -> None:
    """A bot that looks at hidden cards only there: earlier positions would let it pass."""
    [rules] = [one for one in KNOWN if one.players == 4]
    early = [chooses_alike(rules, anywhere(rules, seed), seed, LatePeeper) for seed in range(20)]
    late = [
        chooses_alike(rules, in_last_round(rules, seed), seed, LatePeeper) for seed in range(20)
    ]
    assert all(early)
    assert late.count(False) >= 5
