"""What the net chooses by itself, without any search: in some microseconds."""

from __future__ import annotations

from typing import Final

import numpy as np

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.bots.actions import ActionBot
from foretell.bots.beliefs import A_WIZARD
from foretell.bots.learned.net import Net, NetRoom, new_net_room, think
from foretell.bots.learned.weights import released
from foretell.bots.pimc import best_of
from foretell.bots.rule import choose_rule
from foretell.bots.sight import allowed
from foretell.cards import LANE, SUITS
from foretell.engine.chance import new_rng
from foretell.engine.fields import Ints, Records, RulesStruct, ViewRecord
from foretell.engine.second_step import go_on, goes_on
from foretell.engine.structs import (
    UNNAMED,
    VIEW,
    BidMode,
    DealerMode,
    Form,
    Phase,
    RoleMode,
    SeesMode,
    new_record,
)

FULL_DECK: Final = (1 << LANE * SUITS) - 1


@jit
def is_known(rules: RulesStruct, v: ViewRecord) -> bool:
    """Whether a round is of a kind that the net has learned (docs/training.md, "The recipe").

    Plain cards, wizards and jesters of the whole deck, all of which may be in play; trump turned
    up; no dummies, and every seat plays; bids in turn or all at once, and shown before play.
    """
    row = v.row
    if rules.deck_mask != FULL_DECK or rules.aside or rules.cancels or rules.deuces_magic:
        return False
    if rules.dummies or popcount(v.sitting) != rules.players:
        return False
    if rules.bid_mode[row] > BidMode.HIDDEN or (rules.uneven[row] and rules.uneven_mend):
        return False
    if rules.trump_of[row] != UNNAMED or rules.wizards_change_trump or rules.honour:
        return False
    if rules.sees[row] != SeesMode.OWN or rules.last_up[row] or v.is_flat:
        return False
    if v.exchange or v.roles != RoleMode.PRINTED or v.twist >= 0 or v.uber or rules.uber:
        return False
    if rules.dealer_mode[row] != DealerMode.NONE:
        return False
    return rules.forms[v.roles, A_WIZARD] < 1 << Form.NAMES


@jit
def is_asked(rules: RulesStruct, v: ViewRecord) -> bool:
    """Whether the net knows an answer to what is to be decided: a bid, or a card to play."""
    if v.phase != Phase.BID and (v.phase != Phase.PLAY or v.may_turn):
        return False
    return is_known(rules, v)


@jit
def choose_learned(rules: RulesStruct, v: ViewRecord, net: Net, room: NetRoom, rng: Ints) -> int:
    """The net's choice; the rule bot's where the net knows nothing."""
    if v.phase == Phase.TRUMP and is_known(rules, v):
        return name_trump(rules, v, net, room)
    if not is_asked(rules, v):
        return choose_rule(rules, v, rng)
    choices = allowed(v)
    if popcount(choices) == 1:
        return trailing_zeros(choices)
    think(rules, v, choices, net, room)
    return best_of(choices, room.points)


@jit
def name_trump(rules: RulesStruct, v: ViewRecord, net: Net, room: NetRoom) -> int:
    """The suit with which the best bid brings most; the view is left as it was."""
    trump, phase, best, most = v.trump, v.phase, 0, -1e9
    v.phase = Phase.BID
    bids = (1 << (v.cards_each + 1)) - 1
    for suit in range(SUITS):
        v.trump = suit
        think(rules, v, bids, net, room)
        points = room.points[best_of(bids, room.points)]
        if points > most and (v.legal >> suit) & 1:
            best, most = suit, points
    v.trump, v.phase = trump, phase
    return best


@jit
def _choices_at(
    rules: Records, views: Records, net: Net, room: NetRoom, rng: Ints, choices: Ints
) -> int:
    """Write the one or two choices of an action; how many they are. The view is written over."""
    choices[0] = choose_learned(rules[0], views[0], net, room, rng)
    if not goes_on(rules[0], views[0], choices[0]):
        return 1
    go_on(rules[0], views[0], choices[0])
    choices[1] = choose_learned(rules[0], views[0], net, room, rng)
    return 2


class Policy(ActionBot):
    """A bot that takes what the net likes best; under rules that it does not know, `rule`'s choice.

    >>> from foretell import Game, preset
    >>> game = Game(preset("standard", players=4), seed=7, dealer=3)
    >>> Policy().choose(game.view(0)) in game.legal()
    True
    """

    name = "policy"
    version = "1"

    def __init__(self, seed: int = 0, net: Net | None = None) -> None:
        """With the weights of this version, or others."""
        self._net = net or released()
        self._room, self._views = new_net_room(), new_record(VIEW)
        self._rng, self._choices = new_rng(seed), np.zeros(2, np.int64)

    def choices(self, rules: Records, views: Records) -> list[int]:
        """The action in the engine's numbers: see :meth:`ActionBot.choices`."""
        self._views[0] = views[0]
        made = _choices_at(rules, self._views, self._net, self._room, self._rng, self._choices)
        return self._choices[:made].tolist()
