"""Cards that change hands after the bids: one passed left, or one drawn from the right."""

from __future__ import annotations

from foretell.base.jit import jit
from foretell.cards import NO_CARD
from foretell.engine.fields import RulesStruct, State
from foretell.engine.masks import before_in, bit, next_in
from foretell.engine.structs import ExchangeMode, Phase


@jit
def start_exchange(s: State) -> None:
    """Begin the exchange if the round has one, else the tricks (rules 15)."""
    if s.exchange == ExchangeMode.NONE:
        start_tricks(s)
        return
    s.phase = Phase.PASS if s.exchange == ExchangeMode.PASS_ONE else Phase.PULL
    s.turn = next_in(s.sitting, s.dealer)


@jit
def start_tricks(s: State) -> None:
    """The player at the dealer's left leads (rules 7)."""
    s.phase = Phase.PLAY
    s.turn = s.leader


@jit
def pass_card(rules: RulesStruct, s: State, card: int) -> None:
    """Lay a card aside for the left-hand neighbour; all move at once (Pass one)."""
    s.passed[s.turn] = card
    if s.turn == s.dealer:
        move_passed(rules, s)
        start_tricks(s)
    else:
        s.turn = next_in(s.sitting, s.turn)


@jit
def move_passed(rules: RulesStruct, s: State) -> None:
    """Move every passed card to the next seat."""
    for seat in range(rules.seats):
        if s.passed[seat] != NO_CARD:
            s.hands[seat] &= ~bit(s.passed[seat])
    for seat in range(rules.seats):
        if s.passed[seat] != NO_CARD:
            s.hands[next_in(s.sitting, seat)] |= bit(s.passed[seat])


@jit
def pull_card(s: State, card: int) -> None:
    """Draw a card that chance has chosen out of the right-hand neighbour's hand (Pull one)."""
    s.hands[before_in(s.sitting, s.turn)] &= ~bit(card)
    s.hands[s.turn] |= bit(card)
    s.drawn[s.turn] = card
    if s.turn == s.dealer:
        start_tricks(s)
    else:
        s.turn = next_in(s.sitting, s.turn)
