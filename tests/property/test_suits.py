"""Suits relabelled give the relabelled game: no suit is special (rules 2, 8-10)."""

from __future__ import annotations

import random
from dataclasses import fields
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import CAMELOT_CARDS, LANE, MERLIN, cards_in, mask_of
from foretell.engine.structs import STATE, Form, Phase, new_record
from foretell.play.handle import Handle
from foretell.rules.axes import Axes, Trump, always
from foretell.rules.plan import deck_of
from foretell.rules.value import Rules
from tests.property.playing import Move, at_random, draw_move, fields_that_differ, make, tried
from tests.strategies_rules import rules_strategy

PERMUTATIONS = list(permutations(range(4)))
CARDS = ("turn_up", "last_dealt", "passed", "drawn", "trick", "trick_as", "last_trick", "last_as")
MASKS = ("hands", "played", "uber", "face_up", "played_by")
SUITS = ("trump", "led")

Perm = tuple[int, ...]


def card_of(card: int, perm: Perm) -> int:
    """A card, or an effective card, in its new suit."""
    if not 0 <= card < MERLIN:
        return card
    return perm[card // LANE] * LANE + card % LANE


def mask_in(mask: int, perm: Perm) -> int:
    """A mask of cards in their new suits."""
    return mask_of([card_of(card, perm) for card in cards_in(mask)])


def suits_in(mask: int, perm: Perm) -> int:
    """A mask of suits, relabelled."""
    return sum(1 << perm[suit] for suit in range(4) if mask >> suit & 1)


def relabelled(rules: Rules, one: Handle, perm: Perm) -> Handle:
    """The state with every suit renamed."""
    twin = Handle(rules, new_record(STATE))
    twin.restore(one.save())
    old, new = one.states, twin.states
    for name in SUITS:
        suit = int(old[0][name])
        new[0][name] = perm[suit] if 0 <= suit < 4 else suit
    suits = [int(suit) for suit in old["trump_was"].reshape(-1)]
    new["trump_was"] = [perm[suit] if 0 <= suit < 4 else suit for suit in suits]
    for names, relabel in ((CARDS, card_of), (MASKS, mask_in), (("voids",), suits_in)):
        for name in names:
            values = [relabel(int(value), perm) for value in old[name].reshape(-1)]
            new[name] = values if len(values) > 1 else values[0]
    return twin


def moved(phase: int, move: Move, perm: Perm) -> Move:
    """The same move in the renamed game."""
    if isinstance(move, list):
        return [card_of(card, perm) for card in move]
    if phase in (Phase.PLAY, Phase.PASS, Phase.PULL):
        return card_of(move, perm)
    if phase in (Phase.TRUMP, Phase.UBER_SUIT) and move < 4:
        return perm[move]
    if phase == Phase.ROLE and move >= Form.NAMES:
        return move - (move & 3) + perm[move & 3]
    return move


@tried
@given(
    rules=rules_strategy(
        deck=60, drop=(), cancels=(), dummies=0, add=(), trump=always(Trump.TURNED)
    ),
    has_camelot=st.booleans(),
    seed=st.integers(0, 2**32),
    perm=st.sampled_from(PERMUTATIONS),
)
def test_suits_relabelled_give_the_relabelled_game(
    rules: Rules, has_camelot: bool, seed: int, perm: Perm
) -> None:
    """Whatever is done, done in other suits, leaves the same game in other suits."""
    if has_camelot and rules.players < 6 and rules.deuces.value == "plain":
        kept = {axis.name: getattr(rules, axis.name) for axis in fields(Axes)}
        rules = Rules(**{**kept, "add": tuple(CAMELOT_CARDS)})
    deck, chance = deck_of(rules), random.Random(seed)
    one = at_random(rules, seed, 200)
    for _ in range(40):
        if one.get("phase") == Phase.OVER:
            return
        two, phase = relabelled(rules, one, perm), one.get("phase")
        move = draw_move(one, deck, chance)
        make(one, move)
        make(two, moved(phase, move, perm))
        assert fields_that_differ(two.states, relabelled(rules, one, perm).states) == []
