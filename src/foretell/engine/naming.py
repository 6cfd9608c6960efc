"""What the dealer names before the bids: trump, a twist, an uber card (rules 5, 15)."""

from __future__ import annotations

from foretell.base.jit import jit
from foretell.cards import JESTERS, LANE
from foretell.engine.bidding import start_bidding
from foretell.engine.deal import after_trump, show_last_cards
from foretell.engine.fields import RulesStruct, State
from foretell.engine.masks import bit, holds
from foretell.engine.structs import RANK_NAMED, ExchangeMode, Phase, RoleMode, TwistChoice

RANKS = 13


@jit
def name_trump(rules: RulesStruct, s: State, suit: int) -> None:
    """The dealer names a suit for a turned-up wizard (rules 5); a twist may follow (Smyrna)."""
    s.trump = suit
    if rules.twists[s.row]:
        s.phase = Phase.TWIST
    else:
        after_trump(rules, s)


@jit
def name_twist(rules: RulesStruct, s: State, choice: int) -> None:
    """Put one more rule in force for this round (Smyrna)."""
    s.twist = choice
    if choice == TwistChoice.CALLED:
        s.roles = RoleMode.CALLED
    elif choice == TwistChoice.ALL_WIZARDS:
        s.roles = RoleMode.ALL_WIZARDS
    elif choice == TwistChoice.ALL_JESTERS:
        s.roles = RoleMode.ALL_JESTERS
    elif choice == TwistChoice.PASS_ONE:
        s.exchange = ExchangeMode.PASS_ONE
    elif choice == TwistChoice.PULL_ONE:
        s.exchange = ExchangeMode.PULL_ONE
    elif choice == TwistChoice.LAST_CARD_UP:
        show_last_cards(rules, s)
    elif choice == TwistChoice.FLAT:
        s.is_flat = 1
    if choice == TwistChoice.UBER:
        s.phase = Phase.UBER_RANK
    else:
        after_trump(rules, s)


@jit
def cards_of_rank(rules: RulesStruct, rank: int) -> int:
    """The plain cards of a rank (1 ... 13) that are in the deck."""
    cards = 0
    for suit in range(4):
        cards |= bit(LANE * suit + rank)
    return cards & rules.deck_mask


@jit
def uber_ranks(rules: RulesStruct) -> int:
    """Mask of what may be named: bit 0 the jesters, then ranks (Uber-wizard)."""
    ranks = 1 if rules.deck_mask & JESTERS else 0
    for rank in range(1, RANKS + 1):
        if cards_of_rank(rules, rank):
            ranks |= 1 << rank
    return ranks


@jit
def uber_suits(rules: RulesStruct, rank: int) -> int:
    """Mask of the suits whose card of a rank may be named, and RANK_NAMED (Uber-wizard)."""
    suits = 1 << RANK_NAMED
    for suit in range(4):
        if holds(rules.deck_mask, LANE * suit + rank):
            suits |= 1 << suit
    return suits


@jit
def name_uber_rank(rules: RulesStruct, s: State, rank: int) -> None:
    """Name the jesters, or a rank whose suit, if one is meant, comes next (Uber-wizard)."""
    s.uber_rank = rank
    if rank == 0:
        s.uber = rules.deck_mask & JESTERS
        start_bidding(rules, s)
    else:
        s.phase = Phase.UBER_SUIT


@jit
def name_uber_suit(rules: RulesStruct, s: State, suit: int) -> None:
    """Name one suit's card of the rank, or all of it: these beat everything (Uber-wizard)."""
    if suit == RANK_NAMED:
        s.uber = cards_of_rank(rules, s.uber_rank)
    else:
        s.uber = bit(LANE * suit + s.uber_rank)
    start_bidding(rules, s)
