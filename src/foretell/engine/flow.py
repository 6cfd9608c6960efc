"""The two questions every caller asks: what is legal, and what follows from a choice."""

from __future__ import annotations

from foretell.base.jit import jit, jit_inline
from foretell.engine.bidding import bid, legal_bids, mend, mended_bids
from foretell.engine.exchange import pass_card, pull_card
from foretell.engine.fields import RulesStruct, State
from foretell.engine.honour import agree
from foretell.engine.masks import before_in
from foretell.engine.naming import (
    name_trump,
    name_twist,
    name_uber_rank,
    name_uber_suit,
    uber_ranks,
    uber_suits,
)
from foretell.engine.play import play, settle
from foretell.engine.structs import NO_SEAT, Phase
from foretell.engine.trick import playable

ALL_SUITS = 15


@jit
def actor(rules: RulesStruct, s: State) -> int:
    """The seat that decides now: -1 for chance, a deal or the end; a dummy's player for it."""
    if s.turn == NO_SEAT or s.phase == Phase.PULL:
        return NO_SEAT
    who = rules.actor_of[s.turn]
    return s.leader if who == NO_SEAT else who


@jit_inline
def legal(rules: RulesStruct, s: State) -> int:
    """Mask of the choices open now; what a bit means depends on the phase (see ``Phase``)."""
    if s.phase == Phase.PLAY:
        return playable(rules, s, s.turn)
    if s.phase == Phase.BID:
        return legal_bids(rules, s)
    if s.phase == Phase.ROLE:
        return rules.forms[s.roles, s.trick[s.trick_len - 1]]
    if s.phase == Phase.TRUMP:
        return ALL_SUITS
    return legal_rarely(rules, s)


@jit
def legal_rarely(rules: RulesStruct, s: State) -> int:
    """The choices of the phases that the base game does not have."""
    if s.phase == Phase.TWIST:
        return rules.twists[s.row]
    if s.phase == Phase.UBER_RANK:
        return uber_ranks(rules)
    if s.phase == Phase.UBER_SUIT:
        return uber_suits(rules, s.uber_rank)
    if s.phase == Phase.MEND:
        return mended_bids(s)
    if s.phase == Phase.PASS:
        return s.hands[s.turn]
    if s.phase == Phase.PULL:
        return s.hands[before_in(s.sitting, s.turn)]
    if s.phase == Phase.AGREE:
        return 1
    return s.sitting if s.phase == Phase.LOT else 0


@jit_inline
def apply(rules: RulesStruct, s: State, choice: int) -> None:
    """Change the state by one legal choice of :func:`legal`, or TURN; nothing is checked here."""
    if s.phase == Phase.PLAY:
        play(rules, s, choice)
    elif s.phase == Phase.BID:
        bid(rules, s, choice)
    elif s.phase == Phase.ROLE:
        settle(rules, s, choice)
    elif s.phase == Phase.TRUMP:
        name_trump(rules, s, choice)
    else:
        apply_rarely(rules, s, choice)


@jit
def apply_rarely(rules: RulesStruct, s: State, choice: int) -> None:
    """The choices of the phases that the base game does not have."""
    if s.phase == Phase.TWIST:
        name_twist(rules, s, choice)
    elif s.phase == Phase.UBER_RANK:
        name_uber_rank(rules, s, choice)
    elif s.phase == Phase.UBER_SUIT:
        name_uber_suit(rules, s, choice)
    elif s.phase == Phase.MEND:
        mend(s, choice)
    elif s.phase == Phase.PASS:
        pass_card(rules, s, choice)
    elif s.phase == Phase.PULL:
        pull_card(s, choice)
    elif s.phase == Phase.AGREE:
        agree(rules, s)
    elif s.phase == Phase.LOT:
        s.dealer = choice
        s.phase = Phase.DEAL
